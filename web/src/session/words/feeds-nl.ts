import feeds from 'contract/nl/feeds.json';

/** The words of RSS and calendars, which are fetched with what shows their addresses. */
export const words = { feeds };
