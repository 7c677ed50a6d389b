/** The words of what only some logins come to: the provider of an organisation, and the second step. */
export { default as factor } from 'contract/nl/factor.json';
export { default as signOn } from 'contract/nl/signOn.json';
