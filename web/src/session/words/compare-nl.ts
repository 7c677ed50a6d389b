/** The words of comparing versions of a text, which are fetched with it. */
export { default as compare } from 'contract/nl/compare.json';
