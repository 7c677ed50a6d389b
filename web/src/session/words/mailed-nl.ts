/** The words around mails, which are fetched with the pages that show them. */
export { default as mailed } from 'contract/nl/mailed.json';
