export { highlightPart, keepHighlights } from './highlights.ts';
