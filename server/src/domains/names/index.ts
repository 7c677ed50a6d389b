export { countriesByName } from './countries.ts';
export { followNames } from './follow-names.ts';
export { readNames, rememberNames, versionOfNames } from './store.ts';
