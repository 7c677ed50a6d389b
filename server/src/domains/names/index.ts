export { followNames, pagesOfNames } from './follow-names.ts';
export { rememberNames } from './store.ts';
