/** The words of the document page, which are fetched with it. */
export { default as connectors } from 'contract/en-gb/connectors.json';
export { default as document } from 'contract/en-gb/document.json';
export { default as summary } from 'contract/en-gb/summary.json';
export { default as transcript } from 'contract/en-gb/transcript.json';
