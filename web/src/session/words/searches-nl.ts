import searches from 'contract/nl/searches.json';

/** The words of saved searches, which are fetched with what first says them. */
export const words = { searches };
