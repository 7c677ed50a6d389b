import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from 'contract/limits';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { readWorkbook } from '#test/workbook.ts';

let product: TestProduct;
let user: Subscriber;

beforeAll(async () => {
  product = await openProduct('2026-11-20T23:30:00Z', undefined, { BASE_URL: 'https://vizier.example' });
  await product.documents.put([
    aDocument({
      id: 'x-a',
      title: '=HYPERLINK("https://elders.example"); over het stroomnet',
      originalUrls: ['https://bron.example/a'],
      // The hour that comes twice in the night in which clocks go back.
      date: Date.parse('2026-10-25T01:30:00Z'),
      timeKnown: true,
      people: [{ name: 'A. Bee' }, { name: 'A. Bee', party: 'P' }, { name: 'C. Dee' }],
      numbers: [{ kind: 'document', value: '36 001, nr. 2' }],
    }),
    aDocument({
      id: 'x-closed',
      title: 'Besloten stroomnet',
      confidentiality: 'Besloten',
      date: Date.parse('2026-10-20T22:30:00Z'),
      timeKnown: false,
      originalUrls: ['https://bron.example/geheim'],
    }),
    aDocument({
      id: 'x-senate',
      title: 'Stroomnet',
      groupPath: 'ek/motie',
      date: Date.parse('2026-09-01T10:00:00Z'),
    }),
    aDocument({ id: 'x-other', title: 'Water', text: 'Over dijken.' }),
  ]);
  user = await product.subscriber();
});
afterAll(() => product.close());

const ask = (format: string, fields: object = {}, who = user, language = 'nl') =>
  who.post(
    `/document/timeline/export/${format}`,
    { search: { query: 'stroomnet', context: ['all'], groupingDetails: { name: 'nl' }, ...fields } },
    { 'accept-language': language },
  );

test('result as a table: CSV is what a Dutch spreadsheet opens, newest first, with no formula and nothing of what is closed', async () => {
  const answer = await ask('csv');
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="Resultaten voor stroomnet 2026-11-21.csv"',
  });
  const lines = answer.body.split('\r\n');
  expect(lines[0]).toBe('\uFEFFDatum;Tijd;Soort;Titel;Bron;Personen;Nummers;Pagina;Adres bij de bron');
  expect(lines[1]).toMatch(/^25-10-2026;02:30;/);
  expect(lines[1]).toContain(`;"'=HYPERLINK(""https://elders.example""); over het stroomnet";`);
  expect(lines[1]).toContain(
    ';"A. Bee, C. Dee";"36 001, nr. 2";https://vizier.example/nl/document/x-a;https://bron.example/a',
  );
  expect(lines[2]).toBe(
    '21-10-2026;;Besloten;Besloten stroomnet;;;;https://vizier.example/nl/document/x-closed;',
  );
  expect(lines[3]).toMatch(/^01-09-2026;/);
  expect(lines.slice(4)).toEqual(['']);
});

test('result as a table: in English CSV has commas, and Excel its own words and real dates', async () => {
  const { body } = await ask('csv', {}, user, 'en-gb');
  expect(body).toMatch(/^\uFEFFDate,Time,Type,Title,/);
  expect(body).toMatch(/\r\n25\/10\/2026,02:30,/);
  const { rows, sheet } = readWorkbook((await ask('xlsx', {}, user, 'en-gb')).rawPayload);
  expect(rows[0]).toEqual('Date,Time,Type,Title,Source,People,Numbers,Page,Address at the source'.split(','));
  expect(rows.map((row) => row[3]).slice(1)).toEqual([
    '=HYPERLINK("https://elders.example"); over het stroomnet',
    'Besloten stroomnet',
    'Stroomnet',
  ]);
  expect(sheet).not.toContain('<f>');
});

test('result as a table: it follows the order of the search', async () => {
  const titles = async (order: string) =>
    (await ask('csv', { order })).body
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(';')[0]);
  expect(await titles('newest')).toEqual(['25-10-2026', '21-10-2026', '01-09-2026']);
  expect(await titles('oldest')).toEqual(['01-09-2026', '21-10-2026', '25-10-2026']);
  // The shorter a document, the better a title with the word fits it: of the closed one nothing else can be found.
  expect(await titles('best')).toEqual(['21-10-2026', '01-09-2026', '25-10-2026']);
});

test('result as a table: it is narrowed as the timeline is, and to the modules of who asks', async () => {
  const titles = async (...asked: [fields?: object, who?: Subscriber]) =>
    readWorkbook((await ask('xlsx', ...asked)).rawPayload).rows.slice(1).length;
  expect(await titles({ groupPaths: ['ek'] })).toBe(1);
  expect(await titles({ query: 'kabouters' })).toBe(0);
  expect(await titles({}, await product.subscriber({ modules: ['nlDashboard'] }))).toBe(2);
});

test('result as a table: what may not be read, means nothing or is too much is refused', async () => {
  const local = await product.subscriber({ modules: ['nlLrDashboard'] });
  expect((await ask('csv', {}, local)).json()).toMatchObject({ errors: [{ code: 'EC-01', module: 'MC11' }] });
  expect((await ask('pdf')).statusCode).toBe(400);
  expect((await ask('csv', { query: '(stroomnet' })).statusCode).toBe(400);
  expect((await ask('csv', { size: 5 })).statusCode).toBe(400);
  const many = Array.from({ length: limits.maximumTableRows + 1 }, (_, nth) =>
    aDocument({
      id: `x-many-${nth}`,
      title: 'Waterstof',
      text: nth < 60 ? 'Over groene waterstof.' : 'Kort.',
    }),
  );
  await product.documents.put(many);
  // So many that a thread of its own writes them.
  const green = await ask('csv', { query: 'groene' });
  expect(green.body.split('\r\n')).toHaveLength(60 + 2);
  const refused = await ask('csv', { query: 'waterstof' });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ errors: [{ code: 'EC-05' }] });
  expect(refused.json<{ errors: { message: string }[] }>().errors[0]!.message).toMatch(
    /hoogstens 5000 .* 5001/,
  );
});
