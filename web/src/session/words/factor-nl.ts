/** The words of the second step of a login. */
export { default as factor } from 'contract/nl/factor.json';
