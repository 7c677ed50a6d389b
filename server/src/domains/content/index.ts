export { contentParts, draftedParts } from './content-parts.ts';
export { followContent } from './follow-content.ts';
