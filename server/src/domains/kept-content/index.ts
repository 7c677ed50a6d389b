/** What staff changed of the content that ships, each part under its name with a version. */
export { changeKept, keep, readKept, versionsKept } from './kept.ts';
