export type { ExportEntry, ExportItem } from './entries.ts';
export { documentFacts } from './document-item.ts';
export { renderNewsletter } from './newsletter/newsletter.ts';
export { composeWord } from './word/word.ts';
