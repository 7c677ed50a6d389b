import feeds from 'contract/nl/feeds.json';
import saving from 'contract/nl/saving.json';

/** The words of the dialog and the page of saved searches and of their feeds, which are fetched with what first says them. */
export const words = { feeds, saving };
