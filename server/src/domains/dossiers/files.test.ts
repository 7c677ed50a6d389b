import type { DossierFile } from 'contract/dossier-files';
import type { Dossier } from 'contract/dossiers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Document } from '#stores/documents/document.ts';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let reader: Subscriber;
beforeAll(async () => {
  product = await openProduct();
  reader = await product.subscriber();
});
afterAll(() => product.close());

const paper = (id: string, day: string, files: number, fields: Partial<Document> = {}) =>
  aDocument({
    id,
    date: Date.parse(`${day}T10:00:00Z`),
    dossier: { number: '40 301', title: 'Wet bijlagen' },
    attachments: Array.from({ length: files }, (_, at) => ({
      fileId: `${id}~${at + 1}`,
      title: `Bijlage ${at + 1}`,
      mimeType: 'application/pdf',
      size: 1_000 * (at + 1),
      text: 'Geheim van de bijlage.',
    })),
    ...fields,
    numbers: [{ kind: 'dossier', value: '40 301' }, ...(fields.numbers ?? [])],
  });

async function files(body: object = {}, by = reader) {
  const answer = await by.post('/dossiers/nl/40301/files', body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: DossierFile[]; total: number; upTo: number }>();
}
const ids = ({ data }: { data: DossierFile[] }) => data.map(({ file }) => file.fileId);

test('dossier files: attachments come by document, newest first, page by page, with what is known of each', async () => {
  await product.documents.put([
    paper('files-old', '2026-05-01', 1, { numbers: [{ kind: 'reference', value: '40 301, nr. 2' }] }),
    paper('files-new', '2026-05-02', 2),
    paper('files-none', '2026-05-03', 0),
    paper('files-senate', '2026-05-04', 3, { groupPath: 'ek/brief' }),
    paper('files-closed', '2026-05-05', 1, { confidentiality: 'Besloten' }),
  ]);
  const narrow = await product.subscriber({ modules: ['nlDashboard'] });
  const whole = await files({}, narrow);
  expect([ids(whole), whole.total]).toEqual([['files-new~1', 'files-new~2', 'files-old~1'], 3]);
  expect(whole.data[2]).toEqual({
    file: { fileId: 'files-old~1', title: 'Bijlage 1', mimeType: 'application/pdf', size: 1_000 },
    document: expect.objectContaining({ id: 'files-old', locked: false }),
    mark: 'nr. 2',
    date: '2026-05-01T10:00:00.000Z',
  });
  const first = await files({ size: 2 });
  expect([ids(first), first.total]).toEqual([['files-senate~1', 'files-senate~2'], 6]);
  await product.documents.put([paper('files-later', '2026-06-01', 1)]);
  expect(ids(await files({ size: 2, from: 2, upTo: first.upTo }))).toEqual(['files-senate~3', 'files-new~1']);
  const { data } = (await narrow.post('/dossiers/nl/40301', {})).json<{ data: Dossier }>();
  expect(data).toMatchObject({ files: 4 });
});

test('dossier files: none of a dossier that is not there or outside the subscription', async () => {
  expect((await reader.post('/dossiers/nl/99999/files', {})).statusCode).toBe(404);
  const outside = await product.subscriber({ modules: ['EUDashboard'] });
  expect((await outside.post('/dossiers/nl/40301/files', {})).statusCode).toBe(403);
});
