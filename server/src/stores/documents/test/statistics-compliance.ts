import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseQuery } from 'contract/query/parse';
import { everything } from 'contract/query/tree';
import type { OpenStore } from './compliance.ts';
import type { Dimension, DocumentStore, Search } from '../document-store.ts';
import { agreementRuns, bucketsOf, foundIn, someDocuments } from './agreement.ts';
import { aDocument, aMeeting, aSearch } from './documents.ts';
import { someTree } from './random-queries.ts';
import { someSurroundings } from './random-surroundings.ts';

/** What is counted is what the search finds, and what is copied is what was there. */
export function statisticsCompliance(open: OpenStore): void {
  describe('counting hits', () => {
    const second = Date.UTC(2025, 0, 1);
    const corpus = [
      aDocument({ id: 'x-1', groupPath: 'tk/motie', people: [{ name: 'Anna Bos' }, { name: 'Bo Ster' }] }),
      aDocument({ id: 'x-2', groupPath: 'tk/motie', people: [{ name: 'Bo Ster' }], date: second }),
      aDocument({ id: 'x-3', groupPath: 'tk', people: [{ name: 'Bo Ster' }], date: second - 1 }),
      aDocument({ id: 'x-4', groupPath: 'ek/brief', people: [{ name: 'Zoë Ant' }], date: second + 999 }),
      aDocument({
        id: 'x-5',
        groupPath: 'tk/motie',
        people: [{ name: 'Bo Ster' }],
        confidentiality: 'Besloten',
        title: 'woord',
      }),
      aDocument({
        id: 'x-6',
        domain: 'eu',
        groupPath: 'tk/motie',
        numbers: [{ kind: 'pe', value: 'PE731.563' }],
      }),
      aDocument({ id: 'x-7', groupPath: 'tk/motie', people: [{ name: 'Bo Ster' }], meeting: aMeeting }),
    ].map((document) => ({ ...document, text: 'woord' }));
    let store: DocumentStore;
    const search = (differences: Parameters<typeof aSearch>[1] = {}, text = 'woord') =>
      aSearch(parseQuery(text, []).tree!, differences);

    beforeAll(async () => {
      store = await open({});
      await store.put(corpus);
    });
    afterAll(() => store.close());

    test('of everything, whatever stands in it: found, counted and by time, within scope and filters', async () => {
      for (const until of [second + 1_000, second]) {
        const one = aSearch(everything, { filters: { until } });
        const { hits, total } = await store.search(one, { size: 10 });
        expect(hits).toHaveLength(total);
        expect(await store.count(one)).toBe(total);
        const counted = await store.histogram(one, [0, until]);
        expect(counted.reduce((sum, { counts }) => sum + counts[0]!, 0)).toBe(total);
      }
      const ids = async (differences: Parameters<typeof aSearch>[1]) =>
        (await store.search(aSearch(everything, differences), { size: 10 })).hits
          .map(({ document }) => document.id)
          .toSorted();
      expect(await ids({})).toEqual(['x-1', 'x-2', 'x-3', 'x-4', 'x-5']);
      expect(await ids({ filters: { groupPaths: ['tk/motie'] } })).toEqual(['x-1', 'x-2', 'x-5']);
      expect(await ids({ filters: { kind: 'meeting' } })).toEqual(['x-7']);
      expect(
        await ids({ scope: { domains: ['nl'], excludedPaths: [{ domain: 'nl', path: 'ek' }] } }),
      ).toEqual(['x-1', 'x-2', 'x-3', 'x-5']);
    });

    test('by node of the source tree, its own documents only', async () => {
      expect(await store.buckets(search(), 'groupPath', { limit: 10 })).toEqual([
        { value: 'tk/motie', count: 3 },
        { value: 'ek/brief', count: 1 },
        { value: 'tk', count: 1 },
      ]);
      const withoutUpper = {
        domains: ['nl' as const],
        excludedPaths: [{ domain: 'nl' as const, path: 'ek' }],
      };
      expect(
        await store.buckets(search({ scope: withoutUpper }), 'groupPath', { limit: 1, minimum: 2 }),
      ).toEqual([{ value: 'tk/motie', count: 3 }]);
      expect(await store.buckets(search({}, 'niets'), 'groupPath', { limit: 10 })).toEqual([]);
    });

    test('by stakeholder, and each number opens what it counted', async () => {
      const found = await store.buckets(search(), 'stakeholder', { limit: 10, prefix: 'PER:' });
      expect(found).toEqual([
        { value: 'PER:Bo Ster', count: 3 },
        { value: 'PER:Anna Bos', count: 1 },
        { value: 'PER:Zoë Ant', count: 1 },
      ]);
      const all = await store.count(search());
      for (const { value, count } of found) {
        expect(await store.count(search({ filters: { stakeholders: [value] } }))).toBe(count);
        expect(await store.count(search({ filters: { withoutStakeholders: [value] } }))).toBe(all - count);
      }
      expect(await store.count(search({ filters: { stakeholders: ['PER:Zoë Ant', 'PER:Anna Bos'] } }))).toBe(
        2,
      );
      expect(await store.count(search({ filters: { stakeholders: ['PER:zoë ant'] } }))).toBe(0);
      const among = ['PER:Anna Bos', 'PER:nobody', 'PER:Bo Ster'];
      expect(await store.buckets(search(), 'stakeholder', { limit: 1, among })).toEqual([
        { value: 'PER:Bo Ster', count: 3 },
      ]);
      expect(await store.buckets(search(), 'stakeholder', { limit: 10, prefix: 'COM:' })).toEqual([]);
    });

    test('by period to the millisecond', async () => {
      const edges = [second - 1_000, second, second + 999, second + 1_000];
      expect(await store.histogram(search(), edges)).toEqual([
        { groupPath: 'ek/brief', counts: [0, 0, 1] },
        { groupPath: 'tk', counts: [1, 0, 0] },
        { groupPath: 'tk/motie', counts: [0, 1, 0] },
      ]);
      expect(await store.histogram(search(), [0, 1])).toEqual([]);
    });

    test('after a document changed, moved or was withdrawn', async () => {
      const own = await open({});
      const names = async () =>
        (await own.buckets(search(), 'stakeholder', { limit: 9 })).map(({ value }) => value);
      const document = { ...corpus[0]!, people: [{ name: 'Oud' }] };
      await own.put([document, { ...document, id: 'x-9', people: [{ name: 'Blijft' }] }]);
      expect(await names()).toEqual(['PER:Blijft', 'PER:Oud']);
      await own.put([{ ...document, people: [{ name: 'Nieuw' }] }]);
      expect(await names()).toEqual(['PER:Blijft', 'PER:Nieuw']);
      await own.put([{ ...document, people: [{ name: 'Verplaatst' }], date: second, groupPath: 'ek' }]);
      expect(await names()).toEqual(['PER:Blijft', 'PER:Verplaatst']);
      expect(await own.histogram(search(), [second, second + 1])).toEqual([{ groupPath: 'ek', counts: [1] }]);
      await own.withdraw(['x-9']);
      expect(await names()).toEqual(['PER:Verplaatst']);
      await own.close();
    });

    test('finds what counts for any query, and counts it as the reference does', async () => {
      const documents = someDocuments(150, 77);
      const own = await open({});
      await own.put(documents);
      let counted = 0;
      const edges = [Date.UTC(1500, 0, 1), second, second + 1_000, second + 3_500, Date.UTC(2299, 0, 1)];
      await fc.assert(
        fc.asyncProperty(
          someTree,
          someSurroundings,
          fc.constantFrom<Dimension>('groupPath', 'stakeholder', 'topic'),
          fc.record({ limit: fc.integer({ min: 1, max: 30 }), minimum: fc.integer({ min: 1, max: 3 }) }),
          async (query, around, dimension, options) => {
            const asked = aSearch(query, around);
            const found = foundIn(documents, asked);
            counted += found.length;
            expect(await own.buckets(asked, dimension, options)).toEqual(
              bucketsOf(found, dimension, options),
            );
            const perGroup = await own.histogram(asked, edges);
            expect(sum(perGroup.flatMap(({ counts }) => counts))).toBe(
              found.filter(({ date }) => date >= edges[0]! && date < edges.at(-1)!).length,
            );
            for (const { groupPath, counts } of perGroup) {
              expect(counts).toEqual(
                counts.map(
                  (_, step) =>
                    found.filter(
                      (one) =>
                        one.groupPath === groupPath &&
                        one.date >= edges[step]! &&
                        one.date < edges[step + 1]!,
                    ).length,
                ),
              );
            }
          },
        ),
        { numRuns: agreementRuns(250), seed: 4 },
      );
      expect(counted).toBeGreaterThan(600);
      await own.close();
    }, 60_000);

    test('refuses too broad a wildcard there too', async () => {
      const own = await open({ maximumExpansions: 2 });
      await own.put([aDocument({ id: 'x-1', text: 'abca abcb abcc' })]);
      const broad = search({}, 'abc*');
      await expect(own.buckets(broad, 'groupPath', { limit: 1 })).rejects.toThrow('too many words');
      await expect(own.histogram(broad, [0, 1])).rejects.toThrow('too many words');
      await own.close();
    });
  });

  describe('documents alike (decision 7.20)', () => {
    test('share the most topics, then are the newest; never itself, nothing withdrawn or out of scope', async () => {
      const store = await open({});
      const about = (...topics: string[]) =>
        topics.map((topic) => `De ${topic} groeit. Over ${topic} is veel gezegd; ${topic} blijft.`).join(' ');
      const [a, b, c] = ['stikstofdepositie', 'warmtenetten', 'drinkwaterkwaliteit'];
      const day = 86_400_000;
      const documents = [
        aDocument({ id: 'x-self', text: about(a, b, c) }),
        aDocument({ id: 'x-two-old', text: about(a, b), date: day }),
        aDocument({ id: 'x-two-new', text: about(b, c), date: 2 * day }),
        aDocument({ id: 'x-two-new2', text: about(b, c), date: 2 * day }),
        aDocument({ id: 'x-three', text: about(c, a, b), date: 0 }),
        aDocument({ id: 'x-one', text: about(a) }),
        aDocument({ id: 'x-gone', text: about(a, b, c) }),
        aDocument({ id: 'x-upper', groupPath: 'ek/brief', text: about(a, b, c) }),
        aDocument({ id: 'x-eu', domain: 'eu', text: about(a, b, c) }),
      ];
      await store.put(documents);
      await store.withdraw(['x-gone']);
      const scope = {
        domains: ['nl' as const, 'eu' as const],
        excludedPaths: [{ domain: 'nl' as const, path: 'ek' }],
      };
      const ids = async (id: string, size: number) =>
        (await store.similar(id, scope, size)).map((document) => document.id);
      expect(await ids('x-self', 10)).toEqual(['x-three', 'x-two-new2', 'x-two-new', 'x-two-old']);
      expect(await ids('x-self', 2)).toEqual(['x-three', 'x-two-new2']);
      expect(await ids('x-eu', 10)).toEqual([]);
      expect(await ids('x-unknown', 10)).toEqual([]);
      expect(await store.similar('x-self', { domains: ['eu'], excludedPaths: [] }, 10)).toEqual([]);
      expect((await store.similar('x-self', scope, 1))[0]).not.toHaveProperty('text');
      const every = aSearch(parseQuery('groeit', []).tree!, { scope });
      const found = await store.buckets(every, 'topic', { limit: 10, among: [a, b, c] });
      expect(found).toEqual(
        [
          { value: b, count: 5 },
          { value: c, count: 4 },
          { value: a, count: 4 },
        ].toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1)),
      );
      const all = await store.count(every);
      for (const { value, count } of found) {
        expect(await store.count({ ...every, filters: { ...every.filters, topics: [value] } })).toBe(count);
        const without = { ...every.filters, withoutTopics: [value] };
        expect(await store.count({ ...every, filters: without })).toBe(all - count);
      }
      const either = { ...every.filters, topics: [a, c] };
      expect(await store.count({ ...every, filters: either })).toBe(6);
      await store.close();
    });
  });

  describe('copying', () => {
    test('keeps numbers, versions and tombstones, in parts and when repeated', async () => {
      const [from, to] = await Promise.all([open({}), open({})]);
      const documents = someDocuments(60, 5);
      await from.put(documents);
      await from.put([{ ...documents[3]!, confidentiality: 'Openbaar', text: 'nieuw woord' }]);
      await from.withdraw([documents[7]!.id]);
      const kept = await from.dump(0, 1_000);
      expect(kept).toHaveLength(60);
      expect(kept.map(({ seq }) => seq)).toEqual(kept.map(({ seq }) => seq).toSorted((l, r) => l - r));
      let after = 0;
      for (;;) {
        const part = await from.dump(after, 25);
        if (part.length === 0) break;
        await to.load(part);
        after = part.at(-1)!.seq;
      }
      await to.load(kept.slice(0, 10));
      expect(await to.dump(0, 1_000)).toEqual(kept);
      expect(await to.settled()).toBe(await from.settled());
      const all: Search = aSearch(parseQuery('wet OF nieuw OF soort*', []).tree!);
      const page = (store: DocumentStore) => store.search(all, { size: 100 });
      expect(await page(to)).toEqual(await page(from));
      expect(await to.facets('nl')).toEqual(await from.facets('nl'));
      expect(await to.get(documents[7]!.id)).toEqual(await from.get(documents[7]!.id));
      expect(await to.put([documents[5]!])).toMatchObject([{ outcome: 'same' }]);
      expect(await to.put([{ ...documents[5]!, title: 'weer anders' }])).toMatchObject([
        { outcome: 'changed', seq: 62 },
      ]);
      await Promise.all([from.close(), to.close()]);
    });
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
