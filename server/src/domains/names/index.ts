export { readNames, rememberNames, versionOfNames } from './store.ts';
