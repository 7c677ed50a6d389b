export { followNames, pagesOfNames, type FollowedNames } from './follow-names.ts';
export { readNames, rememberNames, versionOfNames } from './store.ts';
