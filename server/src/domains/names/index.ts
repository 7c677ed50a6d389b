export { countriesByName } from './countries.ts';
export { followNames, pagesOfNames } from './follow-names.ts';
export { rememberNames, versionOfNames } from './store.ts';
