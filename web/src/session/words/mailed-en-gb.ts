import mailed from 'contract/en-gb/mailed.json';

/** The words around mails, which are fetched with the pages that show them. */
export const words = { mailed };
