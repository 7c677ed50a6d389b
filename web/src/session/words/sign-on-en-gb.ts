/** The words of what only some logins come to: the provider of an organisation, and the second step. */
export { default as factor } from 'contract/en-gb/factor.json';
export { default as signOn } from 'contract/en-gb/signOn.json';
