import settings from 'contract/en-gb/settings.json';

/** The words of the settings page, which are fetched with it. */
export const words = { settings };
