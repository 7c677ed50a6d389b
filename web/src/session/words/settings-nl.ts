/** The words of the settings page, which are fetched with it. */
export { default as api } from 'contract/nl/api.json';
export { default as aboutContexts } from 'contract/nl/aboutContexts.json';
export { default as settings } from 'contract/nl/settings.json';
