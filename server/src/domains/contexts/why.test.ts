import type { ContextReasons } from 'contract/context-calls';
import type { ContextCode } from 'contract/contexts';
import { moduleKeys } from 'contract/modules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import type { Document } from '#stores/documents/document.ts';
import { builtInClassifier } from './built-in.ts';
import { boundedText } from './classifier.ts';
import { scoreAll } from './score-all.ts';

const classifier = builtInClassifier();
let product: TestProduct;
let reader: Subscriber;

beforeAll(async () => {
  product = await openProduct();
  reader = await product.subscriber();
});
afterAll(async () => {
  await classifier.close();
  await product.close();
});

async function keep(fields: Partial<Document> & { id: string }): Promise<Document> {
  const [scored] = await scoreAll([aDocument(fields)], classifier);
  await product.documents.put([scored!]);
  return scored!;
}

/** Other scores in the store, as another model or a service gives them; the document stays as it is. */
async function rescored(id: string, scores: Pick<Document, 'contexts' | 'contextsVersion'>): Promise<void> {
  const all = await product.documents.dump(0, 100);
  const kept = all.find(({ document }) => document.id === id)!;
  await product.documents.rescore([{ ...kept, document: { ...kept.document, ...scores } }]);
}

async function why(id: string, code: ContextCode, by = reader): Promise<ContextReasons> {
  const answer = await by.get(`/document/${id}/contexts/${code}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: ContextReasons }>().data;
}

const filler =
  'De voorzitter dankt de leden voor hun komst en gaat daarna over tot de orde van de dag. '.repeat(12);
const asylum =
  'Asielzoekers wachten in het azc op hun asielprocedure. De opvang van asielzoekers kost de gemeente veel.';

test('why a context: the words that carried the percentage, as the document writes them, and the pieces they stand in', async () => {
  const document = await keep({
    id: 'why-1',
    title: 'Brief over de Opvang',
    text: `${filler}${asylum} ${filler}`,
  });
  const told = await why('why-1', 'asiel-migratie');
  expect(told).toMatchObject({ code: 'asiel-migratie', known: true, labels: [] });
  expect(told.percentage).toBe(document.contexts!['asiel-migratie']);
  const words = told.words.map(({ word }) => word);
  expect(
    words.some((word) => /^Asielzoekers$/.test(word)),
    words.join(', '),
  ).toBe(true);
  for (const { word } of told.words) expect(`${document.title} ${document.text}`).toContain(word);
  const shares = told.words.map(({ share }) => share);
  expect(shares).toEqual(shares.toSorted((one, other) => other - one));
  expect(told.words.length).toBeLessThanOrEqual(8);
  expect(told.passages.length).toBeGreaterThan(0);
  const [first] = told.passages;
  expect(first!.text).toContain('asielprocedure');
  const marked = first!.marks.map(([start, end]) => first!.text.slice(start, end).toLowerCase());
  expect(marked.join(' ')).toContain('asielzoekers');
});

test('why a context: what the source says of it is told with what it carried, and words and labels together are all', async () => {
  await keep({
    id: 'why-2',
    title: 'Nieuwe helikopters',
    text: 'De krijgsmacht krijgt helikopters.',
    committees: [{ code: 'DEF', name: 'vaste commissie voor Defensie' }],
  });
  const told = await why('why-2', 'defensie');
  expect(told.labels).toEqual([
    { label: 'vaste commissie voor Defensie', share: expect.any(Number) as number },
  ]);
  expect(told.labels[0]!.share).toBeGreaterThan(10);
  const sum = [...told.words, ...told.labels].reduce((all, { share }) => all + share, 0);
  expect(sum).toBeGreaterThan(70);
  expect(sum).toBeLessThanOrEqual(105);
});

test('why a context: nothing is told of a closed document', async () => {
  await keep({
    id: 'why-3',
    title: 'Brief over asielzoekers',
    text: asylum,
    confidentiality: 'Besloten',
  });
  expect(await why('why-3', 'asiel-migratie')).toEqual({
    ...{ code: 'asiel-migratie', percentage: null, known: false },
    ...{ words: [], labels: [], passages: [] },
  });
});

test('why a context: a percentage that the model in use did not give has no reasons', async () => {
  const document = await keep({ id: 'why-4', title: 'Asielzoekers', text: asylum });
  const bare = { known: false, words: [], labels: [], passages: [] };
  const { contexts, contextsVersion } = document as Required<Document>;
  await rescored('why-4', { contexts, contextsVersion: 'a service' });
  expect(await why('why-4', 'asiel-migratie')).toMatchObject({
    ...bare,
    percentage: document.contexts!['asiel-migratie'],
  });
  await rescored('why-4', { contexts: { ...contexts, 'asiel-migratie': 12 }, contextsVersion });
  expect(await why('why-4', 'asiel-migratie')).toMatchObject({ ...bare, percentage: 12 });
  await product.documents.put([aDocument({ id: 'why-5' })]);
  expect(await why('why-5', 'water')).toMatchObject({ ...bare, percentage: null });
});

test('why a context: pieces of a long text come out of what was looked at, and one never joins two of them', async () => {
  const text = `${filler.repeat(70)}${asylum}`;
  await keep({ id: 'why-6', title: 'Verslag', text });
  const { known, passages } = await why('why-6', 'asiel-migratie');
  expect(known).toBe(true);
  expect(passages.length).toBeGreaterThan(0);
  for (const passage of passages) {
    for (const piece of passage.text.split('…')) {
      expect(text).toContain(piece.trim());
      expect(boundedText(text)).toContain(piece.trim());
    }
  }
});

test('why a context: a document outside the subscription is not explained, and no other area than there is', async () => {
  await keep({ id: 'why-7', title: 'Asielzoekers', text: asylum });
  const outside = await product.subscriber({ modules: moduleKeys.filter((key) => key !== 'nlDashboard') });
  expect((await outside.get('/document/why-7/contexts/asiel-migratie')).statusCode).toBe(403);
  expect((await reader.get('/document/why-7/contexts/weather')).statusCode).toBe(400);
  expect((await reader.get('/document/why-none/contexts/water')).statusCode).toBe(404);
});
