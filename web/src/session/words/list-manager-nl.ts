import listManager from 'contract/nl/listManager.json';

/** The words of the list manager, which are fetched with it. */
export const words = { listManager };
