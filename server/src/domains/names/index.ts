export { countriesByName } from './countries.ts';
export { followNames, pagesOfNames } from './follow-names.ts';
export { readNames, readSeats, rememberNames, versionOfNames } from './store.ts';
