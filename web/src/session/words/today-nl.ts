/** The words of the first screen, which are fetched with it. */
export { default as today } from 'contract/nl/today.json';
