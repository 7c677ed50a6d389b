import feeds from 'contract/en-gb/feeds.json';

/** The words of RSS and calendars, which are fetched with what shows their addresses. */
export const words = { feeds };
