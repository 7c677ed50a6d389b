/** The words of the page of a person, which are fetched with it. */
export { default as person } from 'contract/nl/person.json';
