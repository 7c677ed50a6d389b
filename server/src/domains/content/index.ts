export { contentParts } from './content-parts.ts';
export { followContent } from './follow-content.ts';
