import { parseQuery } from 'contract/query/parse';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type QueryField, suggestedFields } from 'contract/query/fields';
import { beginningOf, keysOf } from 'contract/query/value-keys';
import type { Document } from '../document.ts';
import type { Bucket, DocumentStore, ValuesAsked } from '../document-store.ts';
import { suggestedValuesOf } from '../suggested-values.ts';
import type { OpenStore } from './compliance.ts';
import { aDocument, aMeeting, aSearch } from './documents.ts';

const scope = aSearch(parseQuery('wet', []).tree!).scope;
const withoutUpperHouse = { ...scope, excludedPaths: [{ domain: 'nl' as const, path: 'ek' }] };
const person = (name: string, party?: string) => ({ name, ...(party && { party }) });

/** What the definition says of documents, most of them first. */
function expectedOf(
  documents: readonly Document[],
  { domain, kind, field, text, scope: { excludedPaths }, limit }: ValuesAsked,
): Bucket[] {
  const begin = beginningOf(field, text);
  const counts = new Map<string, { key: string; count: number }>();
  for (const document of documents) {
    const { groupPath } = document;
    const isExcluded = excludedPaths.some(
      (node) => node.domain === domain && (groupPath === node.path || groupPath.startsWith(`${node.path}/`)),
    );
    const isOther = document.domain !== domain || (document.meeting ? 'meeting' : 'document') !== kind;
    if (isOther || isExcluded) continue;
    for (const { field: of, value } of suggestedValuesOf(document)) {
      const [key] = keysOf(of, value)
        .filter((each) => each.startsWith(begin))
        .toSorted();
      if (of !== field || key === undefined) continue;
      counts.set(value, { key, count: (counts.get(value)?.count ?? 0) + 1 });
    }
  }
  const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
  return [...counts]
    .toSorted(
      ([value, one], [other, two]) => two.count - one.count || order(one.key, two.key) || order(value, other),
    )
    .slice(0, limit)
    .map(([value, { count }]) => ({ value, count }));
}

/** Values of the fields that a query names, while one of them is typed. */
export function valuesCompliance(open: OpenStore): void {
  let store: DocumentStore;
  beforeAll(async () => {
    store = await open({});
    await store.put([
      aDocument({
        id: 'x-1',
        people: [person('Jan de Vries', 'D66'), person('Zoë Jansen'), person('Jan de Vries')],
        committees: [
          { code: 'EZK', name: 'Economische Zaken en Klimaat' },
          { code: 'go-stad-6', name: 'Commissie Zorg' },
        ],
        numbers: [{ kind: 'dossier', value: '36410-XV' }],
      }),
      aDocument({
        id: 'x-2',
        groupPath: 'ek/motie',
        sourceType: 'Brief  regering',
        people: [person('Jan de Vries'), person('Ellen Vrees')],
        organisations: [{ name: 'Gemeente Ede' }],
      }),
      aDocument({ id: 'x-3', people: [person('Piet de Vries'), person('Zoë Jansen')] }),
      aDocument({ id: 'x-4', domain: 'eu', groupPath: 'ep/report', people: [person('Jan Eurovries')] }),
      aDocument({ id: 'x-5', people: [person('Jan Vergadering')], meeting: aMeeting }),
      aDocument({ id: 'x-6', people: [person('Jan Besloten')], confidentiality: 'Besloten' }),
    ]);
  });
  afterAll(() => store.close());
  const asked = (field: QueryField, text: string, more: Partial<ValuesAsked> = {}) =>
    store.fieldValues({ domain: 'nl', kind: 'document', field, text, scope, limit: 10, ...more });
  const valuesOf = async (...given: Parameters<typeof asked>) =>
    (await asked(...given)).map(({ value }) => value);

  test('values: most documents first, found by any of their words and those behind it', async () => {
    expect(await asked('person', 'JAN')).toEqual([
      { value: 'Jan de Vries', count: 2 },
      { value: 'Zoë Jansen', count: 2 },
    ]);
    expect(await valuesOf('person', 'de vr')).toEqual(['Jan de Vries', 'Piet de Vries']);
    expect(await valuesOf('person', 'vr')).toEqual(['Jan de Vries', 'Ellen Vrees', 'Piet de Vries']);
    expect(await valuesOf('person', 'zoe')).toEqual(['Zoë Jansen']);
    expect(await valuesOf('person', 'ries')).toEqual([]);
    expect(await valuesOf('person', 'jan', { limit: 1 })).toEqual(['Jan de Vries']);
  });

  test('values: numbers however they are written, codes of committees only where people say them', async () => {
    for (const text of ['36410', '36 410-x', '36.410 XV', 'xv']) {
      expect(await valuesOf('number', text)).toEqual(['36410-XV']);
    }
    expect(await valuesOf('committee', 'ez')).toEqual(['EZK']);
    expect(await valuesOf('committee', 'zaken')).toEqual(['Economische Zaken en Klimaat']);
    expect(await valuesOf('committee', 'go')).toEqual([]);
    expect(await valuesOf('organisation', 'ede')).toEqual(['Gemeente Ede']);
  });

  test('values: nothing typed is every value, also of what is searched only by name', async () => {
    expect(await asked('type', '')).toEqual([
      { value: 'Motie', count: 3 },
      { value: 'Brief regering', count: 1 },
    ]);
    expect(await valuesOf('party', '')).toEqual(['D66']);
  });

  test('values: those of meetings apart from those of documents', async () => {
    expect(await asked('person', 'jan', { kind: 'meeting' })).toEqual([
      { value: 'Jan Vergadering', count: 1 },
    ]);
    expect(await asked('person', 'jan', { kind: 'meeting', domain: 'eu' })).toEqual([]);
  });

  test('values: those of the domain asked alone, and of what may be read', async () => {
    expect(await valuesOf('person', 'jan', { domain: 'eu' })).toEqual(['Jan Eurovries']);
    expect(await asked('person', 'vr', { scope: withoutUpperHouse })).toEqual([
      { value: 'Jan de Vries', count: 1 },
      { value: 'Piet de Vries', count: 1 },
    ]);
    expect(await valuesOf('person', 'jan', { scope: { domains: ['eu'], excludedPaths: [] } })).toEqual([]);
  });

  test('values: counts follow documents that are replaced, withdrawn, moved and copied', async () => {
    const changing = await open({});
    const values = (text: string) =>
      changing.fieldValues({ domain: 'nl', kind: 'document', field: 'person', text, scope, limit: 10 });
    const named = (id: string, ...names: string[]) =>
      aDocument({ id, people: names.map((name) => person(name)) });
    await changing.put(
      Array.from({ length: 20 }, (_, index) => named(`x-${index}`, 'Jan Alfa', `Jan ${index}`)),
    );
    expect((await values('alfa'))[0]?.count).toBe(20);
    await changing.put([
      named('x-0', 'Jan Beta'),
      named('x-1', 'Jan Alfa', 'Jan Beta'),
      named('x-2', 'Jan Alfa'),
    ]);
    await changing.withdraw(['x-3', 'x-4', 'x-4']);
    await changing.put([named('x-4', 'Jan Beta'), named('x-5', 'Jan Alfa', 'Jan 5')]);
    const after = [
      { value: 'Jan Alfa', count: 17 },
      { value: 'Jan Beta', count: 3 },
      { value: 'Jan 10', count: 1 },
    ];
    expect((await values('jan')).slice(0, 3)).toEqual(after);
    for (const gone of ['0', '3', '4']) expect(await values(gone)).toEqual([]);
    const copy = await open({});
    await copy.load(await changing.dump(0, 100));
    await copy.rescore(
      (await changing.dump(0, 5)).map((one) => ({
        ...one,
        document: { ...one.document, contexts: { water: 5 } },
      })),
    );
    const inCopy = {
      domain: 'nl',
      kind: 'document',
      field: 'person',
      text: 'jan',
      scope,
      limit: 100,
    } as const;
    expect(await copy.fieldValues(inCopy)).toEqual(await changing.fieldValues(inCopy));
    await changing.close();
    await copy.close();
  });

  test('values: any documents and anything typed, as the definition says', async () => {
    const words = fc.constantFrom(
      'jan',
      'Jansen',
      'de',
      'Vries',
      'Vreeland',
      'van',
      'Élan',
      "d'Hondt",
      '36',
      'A-1',
    );
    const someName = fc.array(words, { minLength: 1, maxLength: 3 }).map((each) => each.join(' '));
    const someDocument = fc.record({
      people: fc.array(fc.record({ name: someName, party: words }), { maxLength: 3 }),
      numbers: fc.array(
        someName.map((value) => ({ kind: 'document' as const, value })),
        { maxLength: 2 },
      ),
      groupPath: fc.constantFrom('tk/motie', 'ek', 'ek/motie', 'eke'),
      domain: fc.constantFrom('nl' as const, 'eu' as const),
      meeting: fc.constantFrom(undefined, undefined, aMeeting),
    });
    const documents = fc
      .sample(someDocument, { numRuns: 400, seed: 7 })
      .map((differences, index) => aDocument({ id: `x-${index}`, ...differences }));
    const random = await open({});
    try {
      for (let at = 0; at < documents.length; at += 50) await random.put(documents.slice(at, at + 50));
      let found = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.record({
            domain: fc.constantFrom('nl' as const, 'eu' as const),
            kind: fc.constantFrom('document' as const, 'document' as const, 'meeting' as const),
            field: fc.constantFrom(...suggestedFields),
            text: fc.oneof(
              someName,
              fc.string({ maxLength: 3 }),
              fc.constantFrom('', 'v', 'ja', 'de v', '3'),
            ),
            scope: fc.constantFrom(scope, withoutUpperHouse),
            limit: fc.constantFrom(1, 3, 10),
          }),
          async (question) => {
            const values = await random.fieldValues(question);
            found += values.length;
            expect(values).toEqual(expectedOf(documents, question));
          },
        ),
        { numRuns: 300, seed: 11 },
      );
      expect(found).toBeGreaterThan(250);
    } finally {
      await random.close();
    }
  });
}
