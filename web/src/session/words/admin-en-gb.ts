/** The words of the admin site. */
export { default as admin } from 'contract/en-gb/admin.json';
export { default as factor } from 'contract/en-gb/factor.json';
