export { followContent } from './follow-content.ts';
