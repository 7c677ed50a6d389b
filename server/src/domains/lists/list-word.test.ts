import type { List } from 'contract/lists';
import type { ListItem } from 'contract/list-items';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { readWord } from '#test/word.ts';

let product: TestProduct;
let user: Subscriber;
let list: List;

beforeAll(async () => {
  product = await openProduct('2026-11-20T09:30:00Z', undefined, { BASE_URL: 'https://vizier.example' });
  await product.documents.put([
    aDocument({ id: 'x-a', title: 'Motie A', originalUrls: ['https://bron.example/a'] }),
    aDocument({ id: 'x-b', title: 'Motie B' }),
    aDocument({ id: 'x-closed', title: 'Besloten', confidentiality: 'Besloten', institution: 'Geheim' }),
    aDocument({ id: 'x-gone', title: 'Weg' }),
    aDocument({ id: 'x-senate', title: 'Eerste Kamer', groupPath: 'ek/motie' }),
  ]);
  user = await product.subscriber();
  list = (await user.post('/lists', { title: `Net: "wéék" ${'x'.repeat(60)}` })).json<{ data: List }>().data;
  await user.post('/lists/list-items', {
    listIds: [list.id],
    listItems: [
      { kind: 'subheading', title: 'Uit de Kamer' },
      { kind: 'document', documentId: 'x-a', note: 'Bellen.\nVoor dinsdag.' },
      { kind: 'document', documentId: 'x-b' },
      {
        kind: 'update',
        title: 'Onze reactie',
        sourceName: 'Eigen site',
        sourceUrl: 'https://ons.example',
        description: '<p>Wij <b>steunen</b> dit.</p><ul><li>een</li></ul>',
        date: '2026-11-01',
      },
      { kind: 'document', documentId: 'x-closed' },
      { kind: 'document', documentId: 'x-gone' },
      { kind: 'document', documentId: 'x-senate' },
    ],
  });
  await mark('Motie B', false);
});
afterAll(() => product.close());

const items = async () => (await user.get(`/lists/${list.id}/list-items`)).json<{ data: ListItem[] }>().data;
const idOf = async (title: string) => (await items()).find((item) => item.title === title)!.id;
async function mark(title: string, markedForExport: boolean): Promise<void> {
  await product.app.inject({
    method: 'PUT',
    url: '/api/lists/list-items',
    headers: { 'x-auth': user.token },
    payload: { listItem: { id: await idOf(title), markedForExport } },
  });
}
const ask = (body: object = {}, who = user, locale = 'nl', id = list.id) =>
  who.post(`/lists/${id}/export/docx/${locale}`, body);
const headingsOf = async (body: object) =>
  readWord((await ask(body)).rawPayload)
    .paragraphs.filter(({ style }) => style?.startsWith('Heading'))
    .map(({ text }) => text);

test('list as Word: marked items under their subheadings, as saved, with notes and links; the whole name (7.12, 5.13)', async () => {
  await product.documents.withdraw(['x-gone']);
  const answer = await ask();
  expect(answer.headers['content-disposition']).toContain(
    encodeURIComponent(
      `Net "wéék" ${'x'.repeat(60)} 2026-11-20.docx`.replaceAll('"', '').replace(/ +/g, ' '),
    ),
  );
  const { paragraphs, around } = readWord(answer.rawPayload);
  expect(around[0]).toMatch(/^Organisation /);
  expect(paragraphs[0]!.text).toBe(list.title);
  expect(await headingsOf({})).toEqual([
    'Uit de Kamer',
    'Motie A',
    'Onze reactie',
    'Besloten',
    'Weg',
    'Eerste Kamer',
  ]);
  const texts = paragraphs.map(({ text }) => text);
  expect(texts).toEqual(
    expect.arrayContaining(['Bellen.', 'Voor dinsdag.', 'Wij steunen dit.', 'Ingetrokken door de bron']),
  );
  expect(texts.join('\n')).not.toContain('Geheim');
  const links = paragraphs.flatMap((paragraph) => paragraph.links);
  expect(links).toEqual(
    expect.arrayContaining([
      'https://bron.example/a',
      'https://vizier.example/nl/document/x-a',
      'https://ons.example',
    ]),
  );
  expect(links.join(' ')).not.toContain('x-gone');
  expect(paragraphs.find(({ text }) => text === 'een')?.list).toBeDefined();
});

test('list as Word: items that are named come in the order of the list; none at all is refused (3.27)', async () => {
  const [first, second] = [await idOf('Motie B'), await idOf('Motie A')];
  expect(await headingsOf({ itemIds: [first, second] })).toEqual(['Motie A', 'Motie B']);
  const heading = await idOf('Uit de Kamer');
  for (const itemIds of [[], [heading]]) {
    const answer = await ask({ itemIds });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ message: 'Selecteer ten minste 1 item' }] });
  }
  const english = await user.post(
    `/lists/${list.id}/export/docx/en-gb`,
    { itemIds: [] },
    { 'accept-language': 'en-gb' },
  );
  expect(english.json()).toMatchObject({ errors: [{ message: 'Select at least 1 item' }] });
  expect((await ask({ itemIds: ['AAAAAAAAAAAAAAAAAAAAAA'] })).statusCode).toBe(404);
  expect((await ask({}, user, 'fr')).statusCode).toBe(400);
  const stranger = await product.subscriber();
  expect((await ask({}, stranger)).statusCode).toBe(404);
});

test('list as Word: the logo of the organisation stands in the header, with what is read in its place', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';
  const put = await product.app.inject({
    method: 'PUT',
    url: '/api/newsletters/logo',
    headers: { 'x-auth': user.token },
    payload: {
      picture: { fileName: 'logo.svg', content: Buffer.from(svg).toString('base64') },
      alt: 'Vel & Kers',
    },
  });
  expect(put.statusCode, put.body).toBe(200);
  const { parts, around } = readWord((await ask()).rawPayload);
  const header = Object.entries(parts).find(([name]) => /^word\/header\d*\.xml$/.test(name))![1];
  expect(header).toContain('descr="Vel &amp; Kers"');
  expect(parts['word/_rels/header1.xml.rels']).toMatch(/Target="media\/[^"]+\.png"/);
  expect(around[1]).toMatch(/^Organisation/);
});

test('list as Word: the newsletter module is not asked, and a document outside the subscription keeps its title', async () => {
  const { db } = product.people;
  await db
    .updateTable('organisationModules')
    .set({ endsOn: '2026-11-19' })
    .where('moduleKey', 'in', ['DSModule', 'newsletter'])
    .execute();
  const { paragraphs } = readWord((await ask()).rawPayload);
  const texts = paragraphs.map(({ text }) => text);
  expect(texts).toContain('Valt buiten je abonnement');
  expect(texts).toContain('Eerste Kamer');
});
