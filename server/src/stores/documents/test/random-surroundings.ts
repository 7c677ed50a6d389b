import fc from 'fast-check';
import type { MetadataField } from 'contract/document-parts';
import type { AgendaKind, AgendaState } from 'contract/session-filters';
import type { Filters } from '../document-store.ts';
import type { Facts } from '../meeting-facts.ts';
import type { SearchDifferences } from './documents.ts';
import { date, groupPath } from './random-words.ts';

const someFacts: fc.Arbitrary<Facts> = fc.record(
  {
    kind: fc.constantFrom<AgendaKind[]>([], ['plenary'], ['committee', 'other']),
    status: fc.constantFrom<AgendaState[]>([], ['planned'], ['changed', 'cancelled'], ['confidential']),
    committee: fc.constantFrom([], ['ENVI'], ['envi', 'f-35'], ['none']),
    place: fc.constantFrom([], ['Zaal 1'], ['zaal 1', 'Hal: Zuid']),
    origin: fc.constantFrom([], ['other'], ['nobody']),
  },
  { requiredKeys: [] },
);

const someIds = fc.constantFrom<string[]>([], [], [], ['t-0', 't-919', 't-838', 't-757', 't-nothing']);

/** What few documents have is asked for now and then. */
const wide = Array.from({ length: 10 }, () => undefined);

/** Facts are asked of meetings: no document has any. */
const someFilters: fc.Arbitrary<Partial<Filters>> = fc
  .record(
    {
      domain: fc.constantFrom('nl' as const, 'nl' as const, 'nl' as const, 'eu' as const),
      from: fc.oneof(date, fc.constant(Date.UTC(2024, 0, 1))),
      until: fc.oneof(date, fc.constant(Date.UTC(2026, 0, 1))),
      groupPaths: fc.uniqueArray(groupPath, { maxLength: 2 }),
      committees: fc.constantFrom([], [], ['ENVI'], ['f-35', 'envi']),
      stakeholders: fc.constantFrom([], [], ['PER:wet'], ['PER:stikstof', 'PER:landbouw', 'committees:ENVI']),
      withoutStakeholders: fc.constantFrom([], [], ['PER:landbouw'], ['PER:wet', 'committees:ENVI']),
      topics: fc.constantFrom([], [], ['stikstof'], ['wet', 'landbouw']),
      withoutTopics: fc.constantFrom([], [], ['landbouw'], ['stikstof', 'wet']),
      contexts: fc.record({
        codes: fc.constantFrom(['water' as const], ['water' as const, 'asiel-migratie' as const]),
        minimum: fc.integer({ min: 0, max: 20 }).map((step) => step * 5),
      }),
      kind: fc.constantFrom('document' as const, 'document' as const, 'meeting' as const),
      having: fc.constantFrom(...wide, 'votes' as const, 'commitment' as const),
    },
    { requiredKeys: [] },
  )
  .chain((filters) =>
    filters.kind === 'meeting'
      ? fc.tuple(someFacts, someIds).map(([facts, ids]) => ({ ...filters, facts, ids }))
      : fc.constant(filters),
  );

/** What surrounds a query: filters, scope and the language of titles. */
export const someSurroundings: fc.Arbitrary<SearchDifferences> = fc
  .record({
    filters: fc.option(someFilters, { nil: undefined, freq: 3 }),
    metadataField: fc.constantFrom<MetadataField>(
      'metadata',
      'metadata',
      'metadata_nl',
      'metadata_en',
      'metadata_fr',
    ),
    excluded: fc.option(groupPath, { nil: undefined }),
    seq: fc.option(
      fc.record(
        { after: fc.integer({ min: 0, max: 210 }), upTo: fc.integer({ min: 0, max: 210 }) },
        { requiredKeys: [] },
      ),
      { nil: undefined, freq: 3 },
    ),
  })
  .map(({ filters, metadataField, excluded, seq }) => ({
    filters,
    seq,
    metadataField,
    scope: { domains: ['nl', 'eu'], excludedPaths: excluded ? [{ domain: 'nl', path: excluded }] : [] },
  }));
