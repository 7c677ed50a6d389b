/** The words of the settings page and of the second step of a login, which are fetched with either. */
export { default as api } from 'contract/nl/api.json';
export { default as aboutContexts } from 'contract/nl/aboutContexts.json';
export { default as factor } from 'contract/nl/factor.json';
export { default as settings } from 'contract/nl/settings.json';
