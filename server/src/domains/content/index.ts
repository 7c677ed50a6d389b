export { contentParts, draftedParts } from './content-parts.ts';
export { councilsOfStaff, keepCouncils } from './councils.ts';
export { followContent } from './follow-content.ts';
