/** The words of the page of a party, which are fetched with it. */
export { default as party } from 'contract/en-gb/party.json';
