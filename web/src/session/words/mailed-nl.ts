import mailed from 'contract/nl/mailed.json';

/** The words around mails, which are fetched with the pages that show them. */
export const words = { mailed };
