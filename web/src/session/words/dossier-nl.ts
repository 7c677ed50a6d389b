/** The words of the page of a dossier, which are fetched with it. */
export { default as dossier } from 'contract/nl/dossier.json';
