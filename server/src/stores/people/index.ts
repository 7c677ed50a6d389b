export { BackupError } from '../database-files.ts';
export { restoreFile } from './backup.ts';
export { isUniqueViolation } from './faults.ts';
export { NewerSchemaError } from './migrate.ts';
export { oneAtATime } from './one-at-a-time.ts';
export { openPeople, type People } from './open.ts';
export { requestCounts, requestsCounted } from './request-counts.ts';
export { signingKeyOf } from './signing-key.ts';
export type { PeopleStore, Tables } from './tables.ts';
