/** The words of the votes of a search, which are fetched with them. */
export { default as votes } from 'contract/nl/votes.json';
