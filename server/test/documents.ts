import type { DocumentId } from 'contract/documents';
import type { Document } from '#stores/documents/document.ts';

let made = 0;

/** A plain open NL document; what a test cares about goes into `fields`. */
export function aDocument(fields: Partial<Document> = {}): Document {
  made += 1;
  const id: DocumentId = fields.id ?? `test-${made}`;
  return {
    id,
    domain: 'nl',
    source: 'test',
    demo: false,
    groupPath: 'tk/motie',
    sourceType: 'Motie',
    institution: 'Tweede Kamer',
    title: `Motie ${made} over het stroomnet`,
    titles: {},
    language: 'nl',
    date: Date.parse('2026-11-19T10:00:00Z'),
    timeKnown: true,
    sourceDate: '2026-11-19T11:00:00+01:00',
    text: 'De Kamer verzoekt de regering de wachtrij voor het stroomnet te verkorten.',
    attachments: [],
    people: [],
    organisations: [],
    committees: [],
    numbers: [],
    votes: [],
    relations: [],
    originalUrls: [],
    confidentiality: 'Openbaar',
    ...fields,
  };
}
