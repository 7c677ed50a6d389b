export { standingSearches } from './searches/active-agenda-searches.ts';
export { readCriteria, savedSearchOf } from './searches/saved-search-criteria.ts';
export { newHitsOf } from './follow/new-hits.ts';
export { setMark } from './follow/match-store.ts';
export { failuresOf, seeFailures } from './tell/failures.ts';
export { dismissStop, stopsOf, undoStop } from './tell/mail-stops.ts';
