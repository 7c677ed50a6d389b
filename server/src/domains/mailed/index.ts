export { forgetHighlights, highlightPart, keepHighlights } from './highlights.ts';
