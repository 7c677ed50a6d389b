import type { QueryTree } from 'contract/query/tree';
import type { Document } from '../document.ts';
import type { Filters, Search } from '../document-store.ts';
import { unfiltered } from '../filters.ts';

/** A document with nothing remarkable about it but what the test says. */
export function aDocument(differences: Partial<Document> & Pick<Document, 'id'>): Document {
  return {
    domain: 'nl',
    source: 'test',
    demo: false,
    groupPath: 'tk/motie',
    sourceType: 'Motie',
    institution: 'Tweede Kamer',
    title: 'Zonder titel',
    titles: {},
    language: 'nl',
    date: Date.UTC(2025, 5, 1, 12),
    timeKnown: true,
    sourceDate: '2025-06-01T14:00',
    text: '',
    attachments: [],
    people: [],
    organisations: [],
    committees: [],
    numbers: [],
    votes: [],
    relations: [],
    originalUrls: [],
    confidentiality: 'Openbaar',
    ...differences,
  };
}

/** What a test asks of a search besides its query. */
export type SearchDifferences = Partial<Omit<Search, 'filters' | 'query'>> & { filters?: Partial<Filters> };

/** A search in the domain nl that sees everything but what the test says. */
export function aSearch(query: QueryTree, { filters, ...differences }: SearchDifferences = {}): Search {
  return {
    query,
    scope: { domains: ['nl', 'nl-lr', 'eu', 'be-fed', 'be-flm'], excludedPaths: [] },
    metadataField: 'metadata',
    ...differences,
    filters: { ...unfiltered, domain: 'nl', kind: 'document', ...filters },
  };
}

/** A meeting of a plenary. */
export const aMeeting = {
  kind: 'plenary',
  start: Date.UTC(2025, 5, 1, 12),
  timeKnown: true,
  status: 'planned',
  agendaItems: [],
} satisfies Document['meeting'];
