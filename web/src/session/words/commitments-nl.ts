/** The words of commitments, which are fetched with them. */
export { default as commitments } from 'contract/nl/commitments.json';
