/** What services that documents come from are called. */
export { default as connectors } from 'contract/nl/connectors.json';
