import type { FileOfDocuments } from 'contract/related-documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import type { Document } from '#stores/documents/document.ts';

let product: TestProduct;
let reader: Subscriber;

beforeAll(async () => {
  product = await openProduct();
  reader = await product.subscriber();
});
afterAll(() => product.close());

async function dossier(id: string, body: object = {}, by = reader): Promise<FileOfDocuments | null> {
  const answer = await by.post(`/document/${id}/dossier`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: FileOfDocuments | null }>().data;
}
const ids = (found: FileOfDocuments | null) => found?.documents.map(({ id }) => id);
const day = (date: string) => Date.parse(`${date}T10:00:00Z`);
const plain = (id: string, date: string, fields: Partial<Document> = {}) =>
  aDocument({ id, title: `Titel ${id}`, text: `Alleen ${id}.`, date: day(date), ...fields });
const numbered = (kind: 'dossier' | 'case' | 'procedure', value: string): Partial<Document> => ({
  numbers: [{ kind, value }],
});
const meeting: Document['meeting'] = {
  kind: 'plenary',
  start: day('2026-03-01'),
  timeKnown: true,
  status: 'held',
  agendaItems: [],
};

describe('the dossier of a document', () => {
  it('holds its documents and meetings oldest first, the document itself among them', async () => {
    await product.documents.put([
      plain('a-law', '2026-01-01', numbered('dossier', '36 410')),
      plain('a-self', '2026-02-01', { dossier: { number: '36 410', title: 'Energiewet' } }),
      plain('a-debate', '2026-03-01', { ...numbered('dossier', '36410, nr. 7'), meeting }),
      plain('a-debated', '2026-03-01', {
        ...numbered('dossier', '36 410, nr. 9'),
        dossier: { number: '36410', title: '' },
        meeting,
      }),
      plain('a-vote', '2026-04-01', numbered('dossier', '36 410')),
      plain('a-chapter', '2026-04-02', numbered('dossier', '36 410-XV')),
    ]);
    const found = await dossier('a-self');
    expect(found).toMatchObject({ kind: 'dossier', number: '36 410', title: 'Energiewet', more: false });
    expect(ids(found)).toEqual(['a-law', 'a-self', 'a-debated', 'a-vote']);
  });

  it('is the procedure of a European document, over the domains, with a lock outside the modules', async () => {
    const procedure = numbered('procedure', '2025/0581(COD)');
    await product.documents.put([
      plain('b-proposal', '2026-01-01', {
        ...procedure,
        domain: 'eu',
        groupPath: 'commission/proposal',
        dossier: { number: '2025/0581(COD)', title: 'Proposal' },
      }),
      plain('b-fiche', '2026-02-01', procedure),
    ]);
    expect(await dossier('b-proposal')).toMatchObject({ kind: 'procedure', title: 'Proposal' });
    const national = await product.subscriber({ modules: ['nlDashboard'] });
    const found = await dossier('b-fiche', {}, national);
    expect(found?.documents).toMatchObject([
      { id: 'b-proposal', title: 'Titel b-proposal', locked: true, module: 'MC07' },
      { id: 'b-fiche', locked: false },
    ]);
    expect(found?.documents[0]).not.toHaveProperty('date');
  });

  it('of a local body is its own: others count the same numbers', async () => {
    const local = (id: string, institution: string) =>
      plain(id, '2026-01-01', {
        ...numbered('case', '2026-17'),
        domain: 'nl-lr',
        groupPath: 'gemeenten',
        institution,
      });
    await product.documents.put([
      local('c-self', 'Gemeente Assen'),
      local('c-same', 'Gemeente Assen'),
      local('c-other', 'Gemeente Breda'),
    ]);
    expect(ids(await dossier('c-self'))).toEqual(['c-same', 'c-self'].toSorted());
  });

  it('of more documents than asked shows those nearest in time', async () => {
    await product.documents.put(
      Array.from({ length: 9 }, (_, index) =>
        plain(`d-${index}`, `2026-01-0${index + 1}`, numbered('dossier', '36 777')),
      ),
    );
    expect(await dossier('d-4', { size: 3 })).toMatchObject({ more: true });
    expect(ids(await dossier('d-4', { size: 3 }))).toEqual(['d-3', 'd-4', 'd-5']);
    expect(ids(await dossier('d-0', { size: 3 }))).toEqual(['d-0', 'd-1', 'd-2']);
    expect(ids(await dossier('d-8', { size: 4 }))).toEqual(['d-5', 'd-6', 'd-7', 'd-8']);
    expect(ids(await dossier('d-4', { size: 9 }))).toHaveLength(9);
  });

  it('is none of a document alone, of one without numbers and of a confidential one', async () => {
    await product.documents.put([
      plain('e-alone', '2026-01-01', numbered('dossier', '36 888')),
      plain('e-none', '2026-01-01'),
      plain('e-open', '2026-01-01', numbered('dossier', '36 889')),
      plain('e-closed', '2026-01-02', { ...numbered('dossier', '36 889'), confidentiality: 'Besloten' }),
    ]);
    for (const id of ['e-alone', 'e-none', 'e-closed', 'e-open']) expect(await dossier(id)).toBeNull();
  });

  it('is refused as the document is, and above the limit', async () => {
    await product.documents.put([
      plain('f-eu', '2026-01-01', { domain: 'eu', groupPath: 'commission/proposal' }),
    ]);
    const national = await product.subscriber({ modules: ['nlDashboard'] });
    expect((await national.post('/document/f-eu/dossier', {})).json()).toMatchObject({
      errors: [{ code: 'EC-07', module: 'MC07' }],
    });
    expect((await reader.post('/document/f-nowhere/dossier', {})).statusCode).toBe(404);
    expect((await reader.post('/document/f-eu/dossier', { size: 101 })).statusCode).toBe(400);
    expect((await reader.post('/document/f-eu/dossier', { more: true })).statusCode).toBe(400);
  });
});
