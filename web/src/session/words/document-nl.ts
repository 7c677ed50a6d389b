import document from 'contract/nl/document.json';
import summary from 'contract/nl/summary.json';
import transcript from 'contract/nl/transcript.json';

/** The words of the document page, which are fetched with it. */
export const words = { document, summary, transcript };
