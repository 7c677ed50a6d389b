export { BackupError, restoreFile } from './backup.ts';
export { isUniqueViolation } from './faults.ts';
export { NewerSchemaError } from './migrate.ts';
export { openPeople, type People } from './open.ts';
export { signingKeyOf } from './signing-key.ts';
export type { PeopleStore, Tables } from './tables.ts';
