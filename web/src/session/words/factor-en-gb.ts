/** The words of the second step of a login. */
export { default as factor } from 'contract/en-gb/factor.json';
