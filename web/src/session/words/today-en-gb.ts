import today from 'contract/en-gb/today.json';

/** The words of the first screen, which are fetched with it. */
export const words = { today };
