import { limits } from 'contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { readWord } from '#test/word.ts';

let product: TestProduct;
let user: Subscriber;

beforeAll(async () => {
  product = await openProduct('2026-11-20T23:30:00Z', undefined, { BASE_URL: 'https://vizier.example' });
  await product.documents.put([
    aDocument({
      id: 'x-a',
      title: 'Motie: "slim" laden / net?',
      text: 'Eerste alinea over het stroomnet.\n\nTweede alinea.',
      originalUrls: ['https://bron.example/a'],
      date: Date.parse('2026-11-02T10:00:00Z'),
    }),
    aDocument({ id: 'x-b', title: 'Brief', text: 'Het stroomnet is vol.' }),
    aDocument({ id: 'x-closed', title: 'Besloten brief', text: 'Geheim.', confidentiality: 'Besloten' }),
    aDocument({ id: 'x-senate', title: 'Eerste Kamer', groupPath: 'ek/motie' }),
    aDocument({ id: 'x-gone', title: 'Weg' }),
  ]);
  await product.documents.withdraw(['x-gone']);
  user = await product.subscriber();
});
afterAll(() => product.close());

const ask = (body: object, who = user, language = 'nl') =>
  who.post('/file/export/docx', body, { 'accept-language': language });
const search = (fields: object = {}) => ({
  search: { query: 'stroomnet', context: ['all'], groupingDetails: { name: 'nl' }, ...fields },
});
async function paragraphsOf(body: object) {
  const answer = await ask(body);
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return readWord(answer.rawPayload).paragraphs;
}

test('documents as Word: one comes with its whole text and its own name, on the day of Amsterdam', async () => {
  const answer = await ask({ documentIds: ['x-a'] });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'content-disposition': 'attachment; filename="Motie slim laden net 2026-11-21.docx"',
  });
  const { paragraphs } = readWord(answer.rawPayload);
  expect(paragraphs[0]).toMatchObject({ style: 'Title', text: 'Motie: "slim" laden / net?' });
  expect(paragraphs.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Eerste alinea over het stroomnet.', 'Tweede alinea.']),
  );
  expect(paragraphs.flatMap(({ links }) => links)).toEqual([
    'https://bron.example/a',
    'https://vizier.example/nl/document/x-a',
  ]);
});

test('documents as Word: a selection keeps its order; what is closed tells title and date alone (3.33)', async () => {
  const paragraphs = await paragraphsOf({ documentIds: ['x-closed', 'x-a', 'x-b', 'x-a'], title: 'Δελτίο' });
  const headings = paragraphs.filter(({ style }) => style === 'Heading1').map(({ text }) => text);
  expect(headings).toEqual(['Besloten brief', 'Motie: "slim" laden / net?', 'Brief']);
  expect(paragraphs.map(({ text }) => text).join('\n')).not.toMatch(/Geheim|Tweede alinea/);
  expect((await ask({ documentIds: ['x-b', 'x-a'], title: 'Δελτίο' })).headers['content-disposition']).toBe(
    `attachment; filename="2026-11-21.docx"; filename*=UTF-8''${encodeURIComponent('Δελτίο')}%202026-11-21.docx`,
  );
  const alone = await paragraphsOf({ documentIds: ['x-closed'] });
  expect(alone.map(({ text }) => text).join('\n')).not.toContain('Geheim');
});

test('documents as Word: a whole result with its passages, in the language asked', async () => {
  const answer = await ask(search(), user, 'en-gb');
  const { paragraphs } = readWord(answer.rawPayload);
  expect(paragraphs[0]!.text).toBe('Results for stroomnet');
  expect(paragraphs.filter(({ style }) => style === 'Quote').map(({ text }) => text)).toEqual(
    expect.arrayContaining([expect.stringContaining('Het stroomnet is vol.')]),
  );
});

test('documents as Word: what may not be read, is not there or is too much is refused', async () => {
  const local = await product.subscriber({ modules: ['nlLrDashboard'] });
  const noSenate = await product.subscriber({ modules: ['nlDashboard'] });
  for (const [body, who, status, error] of [
    [{}, user, 400, { code: 'EC-02', field: 'body.documentIds' }],
    [{ documentIds: ['x-a'], ...search() }, user, 400, { code: 'EC-02', field: 'body.search' }],
    [{ documentIds: [] }, user, 400, { field: 'body.documentIds' }],
    [{ documentIds: ['x-a', 'x-nothing'] }, user, 404, { code: 'EC-03' }],
    [{ documentIds: ['x-gone'] }, user, 404, { code: 'EC-03' }],
    [{ documentIds: ['x-b', 'x-senate'] }, noSenate, 403, { code: 'EC-07', module: 'DSModule' }],
    [{ documentIds: ['x-b'] }, local, 403, { code: 'EC-07', module: 'MC11' }],
    [search(), local, 403, { code: 'EC-01', module: 'MC11' }],
    [search({ query: '(net' }), user, 400, { code: 'EC-02' }],
    [search({ size: 5 }), user, 400, { field: 'body.search.size' }],
  ] as const) {
    const answer = await ask(body, who);
    expect(answer.statusCode, JSON.stringify(body)).toBe(status);
    expect(answer.json()).toMatchObject({ errors: [error] });
  }
  const maximum = limits.maximumWordDocuments;
  await product.documents.put(
    Array.from({ length: maximum + 1 }, (_none, at) =>
      aDocument({ id: `y-${at}`, title: `Kabouter ${at}`, text: 'Kabouterkwestie.' }),
    ),
  );
  const answer = await ask(search({ query: 'kabouterkwestie' }));
  expect(answer.json()).toMatchObject({
    errors: [{ code: 'EC-05', message: expect.stringMatching(/500 documenten .* 501/) }],
  });
  await product.documents.withdraw(['y-0']);
  const headings = (await paragraphsOf(search({ query: 'kabouterkwestie' }))).filter(
    ({ style }) => style === 'Heading1',
  );
  expect(headings).toHaveLength(maximum);
});
