import type { List } from 'contract/lists';
import type { ListItem } from 'contract/list-items';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { readWorkbook } from '#test/workbook.ts';

let product: TestProduct;
let user: Subscriber;
let list: List;

beforeAll(async () => {
  product = await openProduct('2026-11-20T23:30:00Z', undefined, { BASE_URL: 'https://vizier.example' });
  await product.documents.put([
    aDocument({
      id: 'x-a',
      title: '=1+1; motie',
      originalUrls: ['https://bron.example/a'],
      date: Date.parse('2026-10-25T01:30:00Z'),
      timeKnown: true,
      people: [{ name: 'A. Bee' }],
      numbers: [{ kind: 'document', value: '36 001, nr. 2' }],
    }),
    aDocument({ id: 'x-b', title: 'Niet aangevinkt' }),
    aDocument({ id: 'x-closed', title: 'Besloten', confidentiality: 'Besloten', institution: 'Geheim' }),
    aDocument({ id: 'x-gone', title: 'Weg', originalUrls: ['https://bron.example/weg'] }),
  ]);
  user = await product.subscriber();
  list = (await user.post('/lists', { title: 'Net' })).json<{ data: List }>().data;
  await user.post('/lists/list-items', {
    listIds: [list.id],
    listItems: [
      { kind: 'document', documentId: 'x-a', note: 'Bellen.\nVoor dinsdag.' },
      { kind: 'document', documentId: 'x-b' },
      { kind: 'subheading', title: 'Van ons' },
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
    ],
  });
  await product.app.inject({
    method: 'PUT',
    url: '/api/lists/list-items',
    headers: { 'x-auth': user.token },
    payload: { listItem: { id: await idOf('Niet aangevinkt'), markedForExport: false } },
  });
  await product.documents.withdraw(['x-gone']);
});
afterAll(() => product.close());

const idOf = async (title: string) =>
  (await user.get(`/lists/${list.id}/list-items`))
    .json<{ data: ListItem[] }>()
    .data.find((item) => item.title === title)!.id;
const ask = (format: string, body: object = {}, who = user, language = 'nl') =>
  who.post(`/lists/${list.id}/export/${format}`, body, { 'accept-language': language });

test('list as a table: what is marked, in its order, under its subheadings, with notes and what became of it', async () => {
  const answer = await ask('csv');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="Net 2026-11-21.csv"',
  });
  const [head, motion, update, closed, gone, ...rest] = answer.body.split('\r\n');
  expect(head).toBe(
    '\uFEFFTussenkop;Datum;Tijd;Soort;Titel;Bron;Personen;Nummers;Notitie;Citaten;Opmerking;Pagina;Adres bij de bron',
  );
  expect(motion).toMatch(/^;25-10-2026;02:30;/);
  expect(motion).toContain(`;"'=1+1; motie";`);
  expect(motion).toContain(
    ';A. Bee;"36 001, nr. 2";Bellen. Voor dinsdag.;;;https://vizier.example/nl/document/x-a;https://bron.example/a',
  );
  expect(update).toBe(
    'Van ons;01-11-2026;;Eigen update;Onze reactie;Eigen site;;;Wij steunen dit. • een;;;;https://ons.example',
  );
  expect(closed).toMatch(/^Van ons;.*;Besloten;Besloten;;;;;;;https:\/\/vizier\.example/);
  expect(gone).toMatch(/;Weg;.*;Ingetrokken door de bron;;$/);
  expect(rest).toEqual(['']);
});

test('list as a table: items that are named, in the words of the reader; none at all is refused (3.27)', async () => {
  const itemIds = [await idOf('Niet aangevinkt')];
  const { rows } = readWorkbook((await ask('xlsx', { itemIds }, user, 'en-gb')).rawPayload);
  expect(rows.map((row) => row[4])).toEqual(['Title', 'Niet aangevinkt']);
  const refused = await ask('xlsx', { itemIds: [] });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ errors: [{ message: 'Selecteer ten minste 1 item' }] });
  expect((await ask('pdf')).statusCode).toBe(400);
});

test('list as a table: the list of somebody else is not known, and a document outside the subscription says so', async () => {
  expect((await ask('csv', {}, await product.subscriber())).statusCode).toBe(404);
  expect((await ask('csv', {}, await product.subscriber({ modules: ['nlDashboard'] }))).statusCode).toBe(403);
  await product.people.db
    .updateTable('organisationModules')
    .set({ endsOn: '2026-11-19' })
    .where('moduleKey', '=', 'nlDashboard')
    .execute();
  const motion = (await ask('csv')).body.split('\r\n')[1];
  expect(motion).toContain('Valt buiten je abonnement');
  expect(motion).not.toContain('A. Bee');
});
