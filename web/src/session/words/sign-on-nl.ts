/** The words of logging in by the provider of an organisation, which are fetched where there is one. */
export { default as signOn } from 'contract/nl/signOn.json';
