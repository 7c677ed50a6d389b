export { readCriteria, savedSearchOf } from './criteria.ts';
export type { SavedRow } from './store.ts';
