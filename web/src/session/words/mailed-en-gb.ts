/** The words around mails, which are fetched with the pages that show them. */
export { default as mailed } from 'contract/en-gb/mailed.json';
