/** What services that documents come from are called. */
export { default as connectors } from 'contract/en-gb/connectors.json';
