export { readCriteria, savedSearchOf } from './criteria.ts';
export { newHitsOf } from './new-hits.ts';
export { repeatedSave, requireDifferent, requireRoom } from './rules.ts';
export { newSavedSearchId, ownSavedSearch, type SavedRow } from './store.ts';
