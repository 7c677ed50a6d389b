import { limits } from 'contract/limits';
import type { DocumentListItem } from 'contract/list-items';
import type { List } from 'contract/lists';
import type { Quotation } from 'contract/quotations';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aDocument } from '#test/documents.ts';
import { readWord } from '#test/word.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let user: Subscriber;
let list: List;

const letter = 'De minister verlaagt het tarief.\n\nBedrijven die buiten de piek draaien, betalen minder.';
const debate = 'Mevrouw Bosveld:\nDank, voorzitter. Ik vraag.\nDe voorzitter:\nTot slot.';
const bosveld = { name: 'Vera Bosveld', party: 'Groen Verbond' };
const at = (seconds: number) => Date.parse('2026-11-19T10:00:00Z') + seconds * 1_000;

beforeAll(async () => {
  product = await openProduct('2026-11-20T09:30:00Z', undefined, { BASE_URL: 'https://vizier.example' });
  await product.documents.put([
    aDocument({ id: 'x-letter', title: 'Kamerbrief', text: letter }),
    aDocument({
      id: 'x-debate',
      title: 'Debat',
      text: debate,
      turns: [
        { speaker: bosveld, from: 17, to: 45, start: at(40), end: at(50) },
        { speaker: { name: 'De voorzitter' }, chair: true, from: 60, to: 69, start: at(51), end: at(53) },
      ],
    }),
    aDocument({ id: 'x-closed', title: 'Besloten', text: letter, confidentiality: 'Besloten' }),
    aDocument({ id: 'x-senate', groupPath: 'ek/motie', text: letter }),
    aDocument({
      id: 'x-long',
      groupPath: 'regering/kamerbrief',
      date: Date.parse('2026-11-02T10:00:00Z'),
      text: 'De minister verlaagt het tarief voor bedrijven die buiten de piek draaien. '.repeat(40),
    }),
    aDocument({ id: 'x-changes', text: letter }),
  ]);
});
beforeEach(async () => {
  user = await product.subscriber();
  list = await made();
});
afterAll(() => product.close());

const made = async (who = user) => (await who.post('/lists', { title: 'Net' })).json<{ data: List }>().data;
const quote = async (documentId: string, quoted: object, who = user, listId = list.id) => {
  const answer = await who.post('/lists/list-items/quotations', { listId, documentId, quoted });
  type Answer = { data: { listItemId: string; added: boolean; quotationIds: string[] }; errors: object[] };
  return { status: answer.statusCode, ...answer.json<Answer>() };
};
/** The stretch of a text from where some words begin to where others end. */
const stretch = (text: string, from: string, to = from) => {
  const [start, end] = [text.indexOf(from), text.indexOf(to) + to.length];
  return { kind: 'passage', start, end, words: text.slice(start, end).replaceAll(/\s+/g, ' ') };
};
const items = async (who = user, id = list.id) =>
  (await who.get(`/lists/${id}/list-items`)).json<{ data: DocumentListItem[] }>().data;
const change = async (way: 'DELETE' | 'POST', listItemId: string, quotationIds: string[], who = user) => {
  const url = `/api/lists/list-items/quotations${way === 'POST' ? '/restore' : ''}`;
  const headers = { 'x-auth': who.token };
  const answer = await product.app.inject({
    method: way,
    url,
    headers,
    payload: { listItemId, quotationIds },
  });
  return { status: answer.statusCode, ...answer.json<{ data: Quotation[]; errors: object[] }>() };
};
const gone = { status: 404, errors: [{ code: 'EC-03' }] };

test('quotations: a passage puts its document on the list, and the next one goes with it; the same is not there twice', async () => {
  const first = await quote('x-letter', stretch(letter, 'De minister', 'tarief.'));
  expect(first).toMatchObject({ status: 200, data: { added: true } });
  const next = await quote('x-letter', stretch(letter, 'tarief.', 'Bedrijven'));
  expect(next.data).toMatchObject({ added: false, listItemId: first.data.listItemId });
  expect((await quote('x-letter', stretch(letter, 'tarief.', 'Bedrijven'))).data.quotationIds).toEqual([]);
  const [item, ...others] = await items();
  expect(others).toEqual([]);
  expect(item).toMatchObject({ title: 'Kamerbrief', markedForExport: true, state: 'same' });
  expect(item?.quotations).toEqual([
    { id: first.data.quotationIds[0], words: 'De minister verlaagt het tarief.', hash: 'p=0-32' },
    { id: next.data.quotationIds[0], words: 'tarief. Bedrijven', hash: 'p=25-43' },
  ]);
});

test('quotations: of a debate each speaker is quoted by name, with the second, without the lines that name them', async () => {
  const { data } = await quote('x-debate', stretch(debate, 'Ik vraag', 'Tot slot.'));
  expect((await items())[0]?.quotations).toEqual([
    {
      id: data.quotationIds[0],
      words: 'Ik vraag.',
      speaker: 'Vera Bosveld',
      party: 'Groen Verbond',
      saidAt: '2026-11-19T10:00:46.428Z',
      hash: 't=7',
    },
    {
      id: data.quotationIds[1],
      words: 'Tot slot.',
      speaker: 'De voorzitter',
      saidAt: '2026-11-19T10:00:51.000Z',
      hash: 't=11',
    },
  ]);
  const passage = stretch(debate, 'Dank', 'Tot slot.');
  await quote('x-debate', { ...passage, only: 'De voorzitter' });
  expect((await items())[0]?.quotations).toHaveLength(2);
  expect(await quote('x-debate', stretch(debate, 'Mevrouw Bosveld:'))).toMatchObject({
    status: 400,
    errors: [{ code: 'EC-02' }],
  });
});

test('quotations: a summary says who made it, and a document without one says that', async () => {
  await quote('x-long', { kind: 'summary' });
  expect((await items())[0]?.quotations).toMatchObject([
    { madeBy: 'extract', hash: '', words: expect.stringContaining('De minister verlaagt') },
  ]);
  expect(await quote('x-letter', { kind: 'summary' })).toMatchObject({
    ...gone,
    errors: [{ message: 'Van dit document is er geen korte samenvatting.' }],
  });
});

test('quotations: words that are not there, a closed document, one outside the subscription and another list are refused', async () => {
  const passage = stretch(letter, 'De minister', 'tarief.');
  expect(await quote('x-letter', { ...passage, words: 'De minister verhoogt het tarief.' })).toMatchObject({
    status: 400,
    errors: [{ code: 'EC-02', field: 'body.quoted.words' }],
  });
  expect(await quote('x-closed', passage)).toMatchObject(gone);
  expect(await quote('x-unknown', passage)).toMatchObject(gone);
  expect(await quote('x-letter', passage, await product.subscriber())).toMatchObject(gone);
  const poor = await product.subscriber({ modules: ['nlDashboard', 'listManager'] });
  expect(await quote('x-senate', passage, poor, (await made(poor)).id)).toMatchObject({
    status: 403,
    errors: [{ code: 'EC-07' }],
  });
  expect(await items()).toEqual([]);
});

test('quotations: one is taken off and put back within a day, by its owner', async () => {
  const { data } = await quote('x-debate', stretch(debate, 'Dank', 'Tot slot.'));
  const [first, second] = data.quotationIds as [string, string];
  expect(await change('DELETE', data.listItemId, [first], await product.subscriber())).toMatchObject(gone);
  expect((await change('DELETE', data.listItemId, [first])).data).toMatchObject([{ id: second }]);
  expect(await change('DELETE', data.listItemId, [first])).toMatchObject(gone);
  expect((await change('POST', data.listItemId, [first])).data).toMatchObject([
    { id: first },
    { id: second },
  ]);
  await change('DELETE', data.listItemId, [first, second]);
  expect((await items())[0]?.quotations).toEqual([]);
  product.clock.advance(25 * 60 * 60_000);
  // The session has ended meanwhile.
  const login = { email: user.email, password: user.password };
  const { token } = (await user.post('/users/login', login)).json<{ data: { token: string } }>().data;
  expect(await change('POST', data.listItemId, [first], { ...user, token })).toMatchObject(gone);
});

test('quotations: a document holds as many as it may', async () => {
  const text = Array.from({ length: limits.maximumQuotations + 1 }, (_, at) => `Zin ${at}.`);
  await product.documents.put([aDocument({ id: 'x-many', text: text.join(' ') })]);
  const quoteSentence = (sentence: string) => quote('x-many', stretch(text.join(' '), sentence));
  for (const sentence of text.slice(0, -1)) expect((await quoteSentence(sentence)).status).toBe(200);
  expect(await quoteSentence(text.at(-1)!)).toMatchObject({ status: 400, errors: [{ code: 'EC-05' }] });
});

test('quotations: they go along with a copy and into exports, and are not shown of what is closed since', async () => {
  await quote('x-debate', stretch(debate, 'Ik vraag', 'Ik vraag.'));
  await quote('x-changes', stretch(letter, 'De minister', 'tarief.'));
  const copy = (await user.post(`/lists/${list.id}/duplicate`, {})).json<{ data: List }>().data;
  expect((await items(user, copy.id)).map(({ quotations }) => quotations.length)).toEqual([1, 1]);
  const { text } = (
    await user.post(`/lists/${list.id}/newsletter/preview`, { settings: {}, locale: 'nl' })
  ).json<{ data: { text: string } }>().data;
  expect(text).toContain('‘Ik vraag.’\nVera Bosveld (Groen Verbond), 19 nov 2026, 11:00');
  expect((await user.post(`/lists/${list.id}/export/csv`, {})).body).toContain(
    '‘Ik vraag.’ (Vera Bosveld (Groen Verbond)',
  );
  const word = await user.post(`/lists/${list.id}/export/docx/nl`, {});
  const texts = readWord(word.rawPayload).paragraphs.map(({ text: written }) => written);
  expect(texts.slice(texts.indexOf('Ik vraag.')).slice(0, 2)).toEqual([
    'Ik vraag.',
    'Vera Bosveld (Groen Verbond), 19 nov 2026, 11:00',
  ]);
  await product.documents.put([
    aDocument({ id: 'x-changes', text: letter, confidentiality: 'Besloten', date: at(0) }),
  ]);
  expect((await items()).map(({ quotations }) => quotations.length)).toEqual([1, 0]);
});
