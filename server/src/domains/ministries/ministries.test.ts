import type { CountedSearch } from 'contract/counted';
import type { MinistryHead, MinistryPapers } from 'contract/ministries';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rememberNames } from '#domains/names/index.ts';
import type { Document } from '#stores/documents/document.ts';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { isNamed, isOffice, keyOf } from './naming.ts';
import { openedBy } from '#domains/persons/test/opened.ts';

let product: TestProduct;
let reader: Subscriber;

const at = (day: string) => Date.parse(`${day}T10:00:00Z`);
const minister = { name: 'S.M. Verhoeckx', function: 'minister van Klimaat en Groene Groei' };
const before = { name: 'O. Voorganger', function: 'minister van Klimaat en Groene Groei' };
const climate = { name: 'Klimaat en Groene Groei', relation: 'Ministerie' };
const paper = (id: string, groupPath: string, day: string, fields: Partial<Document> = {}) =>
  aDocument({ ...{ id, title: `Stuk ${id} over het stroomnet`, groupPath, date: at(day) }, ...fields });
const promised = (id: string, day: string, fields: Partial<Document['commitment'] & object>, by = minister) =>
  paper(id, 'tk/toezegging', day, {
    people: [{ ...by, role: 'Toezegging' }],
    organisations: [climate],
    commitment: {
      state: 'open',
      by,
      ministry: climate.name,
      to: [],
      toParties: [],
      fulfilledBy: [],
      ...fields,
    },
  });

beforeAll(async () => {
  product = await openProduct();
  reader = await product.subscriber();
  await product.people.db.transaction().execute((inside) =>
    rememberNames(inside, { source: 'tweedekamer', domain: 'nl' }, [
      {
        ...{ kind: 'person', person: 'min', name: 'Sanne Verhoeckx', surname: 'Verhoeckx', initials: 'S.M.' },
        ...{ function: 'Minister van Klimaat en Groene Groei', from: '2026-03-01' },
      },
      { kind: 'person', person: 'other', name: 'Ties Elders', function: 'Minister van Financiën' },
    ]),
  );
  await product.documents.put([
    promised('doc-c1', '2026-10-01', { due: '2026-12-31' }),
    promised('doc-c2', '2026-05-01', { due: '2026-07-01' }),
    promised('doc-c3', '2026-01-10', { state: 'fulfilled' }, before),
    paper('doc-letter', 'regering/kamerbrief', '2026-10-05', { people: [{ ...minister, role: 'Afzender' }] }),
    paper('doc-own', 'regering/bijlage', '2026-10-06', {
      organisations: [{ name: 'Ministerie van Klimaat en Groene Groei', relation: 'Maker' }],
    }),
    paper('doc-elsewhere', 'regering/kamerbrief', '2026-10-07', {
      people: [{ name: 'Ties Elders', function: 'minister van Financiën', role: 'Afzender' }],
    }),
    paper('doc-q1', 'tk/schriftelijke-vragen', '2026-10-01', {
      people: [{ ...minister, role: 'Gericht aan' }],
      numbers: [{ kind: 'case', value: '2026Z001' }],
    }),
    paper('doc-a1', 'tk/antwoord', '2026-11-10', { numbers: [{ kind: 'case', value: '2026Z001' }] }),
    paper('doc-agency', 'regering/bijlage', '2026-10-08', { organisations: [{ name: 'Klimaatinstituut' }] }),
  ]);
});
afterAll(() => product.close());

async function asked<Answer>(path: string, body: object): Promise<Answer> {
  const answer = await reader.post(path, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: Answer }>().data;
}
const opened = (search: CountedSearch) => openedBy(reader, search);
const name = 'Klimaat en Groene Groei';

test('ministries: one is what papers call it, with its ministers as list and papers name them', async () => {
  const head = await asked<MinistryHead>('/ministry/nl', { name });
  expect(head).toMatchObject({
    name: 'Klimaat en Groene Groei',
    queries: { all: 'organisatie:"Klimaat en Groene Groei"' },
    ministers: [
      { id: 'tweedekamer-min', name: 'Sanne Verhoeckx', from: '2026-03-01' },
      { name: 'O. Voorganger', named: { from: '2026-01-10', to: '2026-01-10' } },
    ],
    commitments: { count: 3 },
    letters: { count: 1 },
    questions: { count: 1 },
    documents: { count: 4 },
  });
  // With the word for what it is the name leads to the same.
  expect(await asked('/ministry/nl', { name: `Ministerie van ${name}` })).toEqual(head);
});

test('ministries: every number opens exactly what it counts', async () => {
  const head = await asked<MinistryHead>('/ministry/nl', { name });
  expect(await opened(head.documents.search!)).toEqual(['doc-c1', 'doc-c2', 'doc-c3', 'doc-own']);
  expect(await opened(head.commitments!.search!)).toEqual(['doc-c1', 'doc-c2', 'doc-c3']);
  expect(await opened(head.questions!.search!)).toEqual(['doc-q1']);
  const { kinds, topics } = await asked<MinistryPapers>('/ministry/nl/papers', { name });
  expect(kinds.map(({ groupPath, count }) => [groupPath, count])).toEqual([
    ['tk/toezegging', 3],
    ['regering/bijlage', 1],
  ]);
  expect(await opened(kinds[1]!.search)).toEqual(['doc-own']);
  expect(topics.length).toBeGreaterThan(0);
  for (const { documents, search } of topics) expect(await opened(search)).toHaveLength(documents);
});

test('ministries: late commitments come first, and questions say whether the answer was in time', async () => {
  const papers = await asked<MinistryPapers>('/ministry/nl/papers', { name });
  expect(papers.commitments).toMatchObject({
    ministries: [name],
    counts: [
      { standing: 'overdue', count: 1 },
      { standing: 'open', count: 1 },
      { standing: 'fulfilled', count: 1 },
    ],
  });
  expect(papers.commitments!.first.map(({ document }) => document.id)).toEqual([
    'doc-c2',
    'doc-c1',
    'doc-c3',
  ]);
  expect(papers.questions?.counts).toMatchObject({ late: 1, onTime: 0 });
  expect(papers.letters.map(({ id }) => id)).toEqual(['doc-letter']);
});

test('ministries: nothing is answered that ranks, scores, or votes', async () => {
  const keys: string[] = [];
  for (const part of ['', '/papers'])
    JSON.stringify(
      await asked(`/ministry/nl${part}`, { name }),
      (key, value: unknown) => (keys.push(key), value),
    );
  expect(keys.filter((key) => /rank|score|attend|view|vote|interest/i.test(key))).toEqual([]);
});

test('ministries: a name that no paper calls a ministry has no page, nor has one outside the subscription', async () => {
  expect((await reader.post('/ministry/nl', { name: 'Klimaatinstituut' })).statusCode).toBe(404);
  expect((await reader.post('/ministry/nl', { name: 'Klimaat' })).statusCode).toBe(404);
  expect((await reader.post('/ministry/nl', { name: '--' })).statusCode).toBe(404);
  const elsewhere = await product.subscriber({ modules: ['EUDashboard'] });
  expect((await elsewhere.post('/ministry/nl', { name })).statusCode).toBe(403);
});

test.each([
  ['Ministerie van Financiën', undefined, true],
  ['Het ministerie van Financien', 'Maker', true],
  ['Financiën', 'Ministerie', true],
  ['Financiën', 'Maker', false],
  ['Ministerie van Financiën en Zaken', undefined, false],
])('ministries: %s (%s) is a name of that of Financiën: %s', (written, relation, is) => {
  const organisation = { name: written, ...(relation === undefined ? {} : { relation }) };
  expect(isNamed(keyOf('Financiën'), organisation)).toBe(is);
});

test.each([
  ['minister van Financiën', true],
  ['Staatssecretaris van Financiën', true],
  ['minister-president', false],
  ['minister van Buitenlandse Zaken', false],
  ['oud-minister van Financiën', false],
  [undefined, false],
])('ministries: %s heads that of Financiën: %s', (position, is) => {
  expect(isOffice(keyOf('Ministerie van Financiën'), position)).toBe(is);
});
