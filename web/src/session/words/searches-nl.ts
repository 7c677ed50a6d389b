/** The words of saved searches, which are fetched with what first says them. */
export { default as searches } from 'contract/nl/searches.json';
