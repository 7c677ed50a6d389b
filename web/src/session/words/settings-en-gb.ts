/** The words of the settings page and of the second step of a login, which are fetched with either. */
export { default as api } from 'contract/en-gb/api.json';
export { default as aboutContexts } from 'contract/en-gb/aboutContexts.json';
export { default as factor } from 'contract/en-gb/factor.json';
export { default as settings } from 'contract/en-gb/settings.json';
