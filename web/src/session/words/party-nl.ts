/** The words of the page of a party, which are fetched with it. */
export { default as party } from 'contract/nl/party.json';
