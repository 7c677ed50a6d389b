import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseQuery } from 'contract/query/parse';
import { everything } from 'contract/query/tree';
import type { OpenStore } from './compliance.ts';
import type { Bucket, DocumentStore, Facet, Filters, Search, Tally } from '../document-store.ts';
import { factNames } from '../meeting-facts.ts';
import type { Document, Meeting } from '../document.ts';
import { agreementRuns, foundIn, someDocuments } from './agreement.ts';
import { aDocument, aMeeting, aSearch } from './documents.ts';
import { someTree } from './random-queries.ts';
import { someSurroundings } from './random-surroundings.ts';
import { factsOf } from './reference-evaluator.ts';

const day = Date.UTC(2025, 0, 1);

function meeting(id: string, differences: Partial<Document>, held: Partial<Meeting> = {}): Document {
  return aDocument({
    id,
    groupPath: 'tk/agenda',
    title: 'woord',
    date: day,
    ...differences,
    meeting: { ...aMeeting, kind: 'committee', start: differences.date ?? day, ...held },
  });
}

const water = { code: 'WAT', name: 'Water' };
const corpus = [
  meeting('x-plenary', { groupPath: 'ek/agenda' }, { kind: 'plenary', place: 'Zaal 1' }),
  meeting('x-water', { committees: [water], date: day + 1_000 }, { place: 'Zaal 1' }),
  meeting('x-visit', { source: 'other' }, { status: 'cancelled', place: 'zaal 1' }),
  meeting('x-moved', { committees: [water, { code: 'a b', name: '' }] }, { status: 'moved' }),
  meeting('x-instead', {}, { replaces: 'x-moved', status: 'held' }),
  meeting('x-closed', { committees: [water], confidentiality: 'Besloten' }, { place: 'Zaal 1' }),
  aDocument({ id: 'x-paper', groupPath: 'tk/agenda', title: 'woord', committees: [water] }),
];

/** What narrows an agenda, and how many meetings each choice would find. */
export function tallyCompliance(open: OpenStore): void {
  describe('facets of meetings', () => {
    let store: DocumentStore;
    const search = (filters: Partial<Filters>, text?: string) =>
      aSearch(text === undefined ? everything : parseQuery(text, []).tree!, {
        filters: { kind: 'meeting', ...filters },
      });
    const idsOf = async (filters: Partial<Filters>) =>
      (await store.search(search(filters), { size: 10 })).hits
        .map(({ document }) => document.id.slice(2))
        .sort();

    beforeAll(async () => {
      store = await open({});
      await store.put(corpus);
    });
    afterAll(() => store.close());

    test('are filters: values of one are alternatives, and each narrows the others', async () => {
      expect(await idsOf({ facts: { kind: ['plenary'] } })).toEqual(['plenary']);
      expect(await idsOf({ facts: { kind: ['other'] } })).toEqual(['instead', 'visit']);
      expect(await idsOf({ facts: { status: ['changed', 'cancelled'] } })).toEqual([
        'instead',
        'moved',
        'visit',
      ]);
      expect(await idsOf({ facts: { status: ['changed'], committee: ['a b'] } })).toEqual(['moved']);
      expect(await idsOf({ facts: { place: ['Zaal 1'] } })).toEqual(['plenary', 'water']);
      expect(await idsOf({ facts: { committee: ['WAT'] } })).toEqual(['moved', 'water']);
      expect(await idsOf({ facts: { status: ['confidential'] } })).toEqual(['closed']);
      expect(await idsOf({ facts: { origin: ['other'] }, groupPaths: ['tk'] })).toEqual(['visit']);
      expect(await idsOf({ facts: { place: [], kind: ['none'] } })).toEqual([]);
    });

    test('are filters beside the meetings that are meant, which are none of another kind or domain', async () => {
      const ids = ['x-water', 'x-moved', 'x-paper', 'x-unknown'];
      expect(await idsOf({ ids })).toEqual(['moved', 'water']);
      expect(await idsOf({ ids, facts: { status: ['changed'] } })).toEqual(['moved']);
      expect(await idsOf({ ids, groupPaths: ['ek'] })).toEqual([]);
      expect(await idsOf({ ids, domain: 'eu' })).toEqual([]);
      expect(await idsOf({ ids: ['x-unknown'] })).toEqual([]);
      expect(await idsOf({ ids: [] })).toHaveLength(6);
      expect(await store.count(search({ ids, from: day + 1_000 }, 'woord'))).toBe(1);
      const { total, facets } = await store.tally(search({ ids, facts: { status: ['changed'] } }), []);
      expect([total, facets.status]).toEqual([
        1,
        [
          { value: 'changed', count: 1 },
          { value: 'planned', count: 1 },
        ],
      ]);
    });

    test('are counted, each without its own filter', async () => {
      const narrowed = search({ facts: { kind: ['committee'], place: ['Zaal 1'] }, groupPaths: ['tk'] });
      expect(await store.tally(narrowed, [day, day + 1_000, day + 2_000])).toEqual({
        total: 1,
        steps: [0, 1],
        facets: {
          groupPath: [{ value: 'tk/agenda', count: 1 }],
          kind: [{ value: 'committee', count: 1 }],
          status: [{ value: 'planned', count: 1 }],
          committee: [{ value: 'WAT', count: 1 }],
          place: [{ value: 'Zaal 1', count: 1 }],
          origin: [{ value: 'test', count: 1 }],
        },
      } satisfies Tally);
      const { total, facets } = await store.tally(search({ facts: { status: ['cancelled'] } }, 'woord'), []);
      expect(total).toBe(1);
      expect(facets.status).toEqual([
        { value: 'changed', count: 2 },
        { value: 'planned', count: 2 },
        { value: 'cancelled', count: 1 },
        { value: 'confidential', count: 1 },
      ]);
      expect(facets.committee).toEqual([]);
    });

    test('after a meeting changed and another was withdrawn', async () => {
      const own = await open({});
      await own.put(corpus);
      await own.put([{ ...corpus[1]!, meeting: { ...corpus[1]!.meeting!, place: 'Zaal 2' } }]);
      await own.withdraw(['x-plenary']);
      const { facets, total } = await own.tally(search({}), []);
      expect(total).toBe(5);
      expect(facets.place).toEqual([
        { value: 'Zaal 2', count: 1 },
        { value: 'zaal 1', count: 1 },
      ]);
      await own.close();
    });

    test('count what the reference finds, whatever is asked', async () => {
      const documents = someDocuments(150, 78);
      const own = await open({});
      await own.put(documents);
      const edges = [Date.UTC(1500, 0, 1), day, day + 1_000, day + 3_500, Date.UTC(2299, 0, 1)];
      let counted = 0;
      await fc.assert(
        fc.asyncProperty(someTree, someSurroundings, async (query, around) => {
          const asked = aSearch(query, { ...around, filters: { ...around.filters, kind: 'meeting' } });
          const expected = tallied(documents, asked, edges);
          counted += expected.total;
          expect(await own.tally(asked, edges)).toEqual(expected);
        }),
        { numRuns: agreementRuns(250), seed: 5 },
      );
      expect(counted).toBeGreaterThan(250);
      await own.close();
    }, 60_000);
  });
}

function tallied(documents: readonly Document[], search: Search, edges: readonly number[]): Tally {
  const found = foundIn(documents, search);
  const without = (facet: Facet) => {
    const { filters } = search;
    const wider = facet === 'groupPath' ? { groupPaths: [] } : { facts: { ...filters.facts, [facet]: [] } };
    return foundIn(documents, { ...search, filters: { ...filters, ...wider } });
  };
  const bucketsOf = (facet: Facet): Bucket[] => {
    const counts = new Map<string, number>();
    for (const document of without(facet)) {
      const values = facet === 'groupPath' ? [document.groupPath] : new Set(factsOf(document)[facet]);
      for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return [...counts]
      .map(([value, count]) => ({ value, count }))
      .sort((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1));
  };
  return {
    total: found.length,
    steps: edges
      .slice(1)
      .map((to, step) => found.filter(({ date }) => date >= edges[step]! && date < to).length),
    facets: Object.fromEntries(
      (['groupPath', ...factNames] as const).map((facet) => [facet, bucketsOf(facet)]),
    ) as Tally['facets'],
  };
}
