import listManager from 'contract/en-gb/listManager.json';

/** The words of the list manager, which are fetched with it. */
export const words = { listManager };
