import document from 'contract/en-gb/document.json';
import summary from 'contract/en-gb/summary.json';
import transcript from 'contract/en-gb/transcript.json';

/** The words of the document page, which are fetched with it. */
export const words = { document, summary, transcript };
