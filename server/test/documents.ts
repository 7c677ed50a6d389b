import type { Document } from '#stores/documents/document.ts';
import { aDocument as aPlainDocument } from '#stores/documents/test/documents.ts';

let made = 0;

/** An open NL motion of the day before the test product's clock; what a test cares about goes into `fields`. */
export function aDocument(fields: Partial<Document> = {}): Document {
  made += 1;
  return aPlainDocument({
    id: `test-${made}`,
    title: `Motie ${made} over het stroomnet`,
    date: Date.parse('2026-11-19T10:00:00Z'),
    text: 'De Kamer verzoekt de regering de wachtrij voor het stroomnet te verkorten.',
    ...fields,
  });
}
