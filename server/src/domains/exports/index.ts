export type { ComparedLine, ExportEntry, ExportItem, ExportQuotation } from './entries.ts';
export { fileName } from './found.ts';
export { documentFacts, tableItem, type Writing } from './document-item.ts';
export { itemsTable, type TableItem } from './items-table.ts';
export { plainText } from './rich-text.ts';
export { type NewsletterOrder, renderNewsletter } from './newsletter/newsletter.ts';
export { composeWord } from './word/word.ts';
