export { countriesByName } from './countries.ts';
export { followNames, pagesOfNames } from './follow-names.ts';
export { readNames, rememberNames, versionOfNames } from './store.ts';
