/** The words of the settings page, which are fetched with it. */
export { default as api } from 'contract/en-gb/api.json';
export { default as aboutContexts } from 'contract/en-gb/aboutContexts.json';
export { default as settings } from 'contract/en-gb/settings.json';
