import type { AskEnd, AskEvent, AskFound } from 'contract/asks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from 'contract/limits';
import { setLimit } from '#domains/organisations/index.ts';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let reader: Subscriber;

const question = 'Wat zegde de minister toe over de wachttijd voor huishoudens?';
// Longer than what is read together.
const filler = 'De voorzitter dankt alle leden van de commissie voor hun inbreng in dit overleg. '
  .repeat(11)
  .trim();

beforeAll(async () => {
  product = await openProduct();
  reader = await product.subscriber();
  await product.documents.put([
    aDocument({
      id: 'ask-letter',
      title: 'Voortgang maatregelen netcongestie',
      text: `${filler}\n\nDe wachttijd voor huishoudens verschilt sterk per gebied en loopt soms op tot drie jaar.\n\n${filler}`,
    }),
    aDocument({
      id: 'ask-one-word',
      title: 'Brief over wachtlijsten',
      text: `De wachttijd in de jeugdzorg neemt af door extra geld voor de gemeenten.`,
    }),
    aDocument({
      id: 'ask-closed',
      title: 'Besloten brief over wachttijd voor huishoudens',
      text: 'De wachttijd voor huishoudens blijft geheim en staat in geen enkel ander stuk.',
      confidentiality: 'Besloten',
    }),
    aDocument({
      id: 'ask-senate',
      groupPath: 'ek/motie',
      title: 'Motie van de Eerste Kamer',
      text: 'De wachttijd voor huishoudens mag van de senaat hooguit een half jaar duren.',
    }),
    aDocument({
      id: 'ask-scan',
      title: 'Verslag over de wachttijd voor huishoudens',
      text: 'De wachttijd voor huishoudens staat in de bijlage die bij dit verslag hoort.',
      attachments: [{ fileId: 'ask-scan~1', title: 'Bijlage', mimeType: 'application/pdf' }],
    }),
    ...Array.from({ length: 4 }, (_, index) =>
      aDocument({
        id: `ask-bird-${index}`,
        title: 'Trekvogels',
        text: `Trekvogels vliegen over route ${index} naar het zuiden.`,
      }),
    ),
  ]);
});
afterAll(() => product.close());

const asking = (fields = {}) => ({
  question,
  context: ['all'],
  groupingDetails: { name: 'nl' },
  ...fields,
});

async function asked(fields = {}, who = reader): Promise<{ found: AskFound; end: AskEnd; kinds: string[] }> {
  const answer = await who.post('/document/ask', asking(fields));
  expect(answer.statusCode, answer.body).toBe(200);
  const events = answer.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as AskEvent);
  return {
    found: events[0] as AskFound,
    end: events.at(-1) as AskEnd,
    kinds: events.map(({ kind }) => kind),
  };
}
const ids = ({ passages }: AskFound) => passages.map(({ document }) => document.id);

test('questions: without a service the best passages are the answer, word for word', async () => {
  const { found, end, kinds } = await asked();
  expect(kinds).toEqual(['found', 'end']);
  expect(end).toEqual({ kind: 'end', noAnswer: 'noService', notFound: [], followUps: [] });
  expect(found).toMatchObject({
    translated: 'wachttijd AND huishoudens',
    madeBy: 'words',
    leftOut: ['wat', 'zegde', 'de', 'minister', 'toe', 'over', 'voor'],
    answers: false,
  });
  const letter = found.passages.find(({ document }) => document.id === 'ask-letter');
  expect(letter?.words.text).toBe(
    'De wachttijd voor huishoudens verschilt sterk per gebied en loopt soms op tot drie jaar.',
  );
  const [kept] = await product.documents.getMany(['ask-letter']);
  expect(kept!.text.slice(letter!.start, letter!.end)).toBe(letter!.words.text);
  expect(letter!.words.marks.map(([start, end_]) => letter!.words.text.slice(start, end_))).toEqual([
    'wachttijd',
    'huishoudens',
  ]);
  expect(letter!.hash).toBe(`p=${letter!.start}-${letter!.end}`);
});

test('questions: nothing of a document behind closed doors is told', async () => {
  const { found } = await asked();
  expect(ids(found)).not.toContain('ask-closed');
  const kept = [{ documentId: 'ask-closed', start: 0, end: 20 }];
  expect(ids((await asked({ kept })).found)).not.toContain('ask-closed');
});

test('questions: nothing outside the modules is told, also where a passage of before is named', async () => {
  expect(ids((await asked()).found)).toContain('ask-senate');
  const other = await product.subscriber({ modules: ['nlDashboard'] });
  const kept = [{ documentId: 'ask-senate', start: 0, end: 20 }];
  const { found } = await asked({ kept }, other);
  expect(ids(found)).not.toContain('ask-senate');
  expect(ids(found)).toContain('ask-letter');
});

test('questions: within a search nothing else is found, and its filters hold', async () => {
  const { found } = await asked({ query: 'netcongestie' });
  expect(ids(found)).toEqual(['ask-letter']);
  expect((await asked({ startDate: '2020-01-01', endDate: '2020-12-31' })).found.count).toBe(0);
});

test('questions: what hardly any document has together is looked for with fewer words', async () => {
  const { found } = await asked({ question: 'Hoe lang is de wachttijd in de jeugdzorg voor trekvogels?' });
  expect(found.translated).toBe('wachttijd OR jeugdzorg OR trekvogels');
  expect(ids(found)[0]).toBe('ask-one-word');
});

test('questions: words that no document has are named', async () => {
  const { found, end } = await asked({ question: 'Wat is de wachttijd bij kernfusie?' });
  expect(found).toMatchObject({ translated: 'wachttijd', unknown: ['kernfusie'] });
  expect(end.notFound).toEqual(['kernfusie']);
});

test('questions: files that could not be read are named', async () => {
  expect((await asked()).found.unread.map(({ id }) => id)).toEqual(['ask-scan']);
});

test('questions: a query that its asker wrote is looked for as it is', async () => {
  const { found } = await asked({ translated: 'trekvogels AND zuid*' });
  expect(found).toMatchObject({ translated: 'trekvogels AND zuid*', madeBy: 'asker', leftOut: [] });
  expect(found.count).toBe(4);
  const wrong = await reader.post('/document/ask', asking({ translated: 'trekvogels AND (' }));
  expect(wrong.statusCode).toBe(400);
});

test('questions: passages of before stay in front', async () => {
  const kept = [{ documentId: 'ask-bird-2', start: 0, end: 20 }];
  const { found } = await asked({ kept });
  expect(ids(found)[0]).toBe('ask-bird-2');
  expect(ids(found)).toContain('ask-letter');
});

test('questions: a user asks so many in an hour', async () => {
  const other = await product.subscriber();
  const user = await product.people.db
    .selectFrom('users')
    .select('organisationId')
    .where('email', '=', other.email)
    .executeTakeFirstOrThrow();
  await setLimit(product.people.db, user.organisationId, 'asksPerHour', 2);
  await asked({}, other);
  await asked({}, other);
  const third = await other.post('/document/ask', asking());
  expect(third.statusCode).toBe(429);
  expect(third.json<{ errors: { code: string }[] }>().errors[0]!.code).toBe('RATE');
  product.clock.advance(61 * 60_000);
  await asked({}, other);
});

test('questions: a long one is refused, and one without words', async () => {
  for (const wrong of ['x'.repeat(limits.maximumQuestion + 1), '  ']) {
    expect((await reader.post('/document/ask', asking({ question: wrong }))).statusCode).toBe(400);
  }
});
