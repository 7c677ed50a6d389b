/** The words of the document page, which are fetched with it. */
export { default as connectors } from 'contract/nl/connectors.json';
export { default as document } from 'contract/nl/document.json';
export { default as summary } from 'contract/nl/summary.json';
export { default as transcript } from 'contract/nl/transcript.json';
