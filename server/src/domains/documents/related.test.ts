import type { RelatedDocument } from 'contract/related-documents';
import { moduleKeys } from 'contract/modules';
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

async function related(
  body: { id: string; size?: number },
  by = reader,
  path = '/nl/related',
): Promise<RelatedDocument[]> {
  const answer = await by.post(path, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: RelatedDocument[] }>().data;
}
const briefly = (found: readonly RelatedDocument[]) => found.map(({ id, relatedness }) => [id, relatedness]);
const day = (date: string) => Date.parse(`${date}T10:00:00Z`);

/** Texts of unlike topics, so that only what a test means is similar. */
const plain = (id: string, fields: Partial<Document> = {}) =>
  aDocument({ id, title: `Titel ${id}`, text: `Alleen ${id}.`, ...fields });
const inDossier = (id: string, number: string, fields: Partial<Document> = {}) =>
  plain(id, { numbers: [{ kind: 'dossier', value: number }], ...fields });

describe('related documents', () => {
  it('are those of the same dossier however it is written, newest first, and not of one that contains its number', async () => {
    await product.documents.put([
      inDossier('a-self', '36 410', { dossier: { number: '36 410', title: 'Begroting' } }),
      inDossier('a-old', '36410', { date: day('2024-01-01') }),
      inDossier('a-new', '36 410', { date: day('2026-11-01'), groupPath: 'regering/kamerbrief' }),
      inDossier('a-chapter', '36 410-XV'),
      plain('a-mentions', { numbers: [{ kind: 'reference', value: '36 410' }] }),
    ]);
    const found = await related({ id: 'a-self' });
    expect(briefly(found)).toEqual([
      ['a-new', 'dossier'],
      ['a-old', 'dossier'],
    ]);
    expect(found[0]).toMatchObject({
      title: 'Titel a-new',
      domain: 'nl',
      groupPath: 'regering/kamerbrief',
      date: '2026-11-01T10:00:00.000Z',
      locked: false,
    });
    expect(found[0]).not.toHaveProperty('people');
  });

  it('are those of the same case, and say the nearest relation', async () => {
    const numbers: Document['numbers'] = [
      { kind: 'dossier', value: '36 500' },
      { kind: 'case', value: '2026Z00500' },
    ];
    await product.documents.put([
      plain('b-self', { numbers }),
      plain('b-both', { numbers, date: day('2026-11-03') }),
      plain('b-case', { numbers: numbers.slice(1), date: day('2026-11-04') }),
    ]);
    expect(briefly(await related({ id: 'b-self' }))).toEqual([
      ['b-case', 'case'],
      ['b-both', 'dossier'],
    ]);
  });

  it('are followed by similar ones, each once and at most as many as asked', async () => {
    const text =
      'Het waterstofnetwerk en de elektrolyser vragen om een importterminal voor ammoniak. '.repeat(4);
    const similar = (id: string, fields: Partial<Document> = {}) =>
      plain(id, { title: 'Waterstof', text, ...fields });
    const dossier: Partial<Document> = { numbers: [{ kind: 'dossier', value: '36 600' }] };
    await product.documents.put([
      similar('c-self', dossier),
      similar('c-dossier', { ...dossier, date: day('2020-01-01') }),
      ...Array.from({ length: 14 }, (_, index) => similar(`c-similar-${index}`)),
    ]);
    const found = await related({ id: 'c-self' });
    expect(found).toHaveLength(10);
    expect(new Set(found.map(({ id }) => id)).size).toBe(10);
    expect(found.map(({ id }) => id)).not.toContain('c-self');
    expect(found.map(({ relatedness }) => relatedness)).toEqual(['dossier', ...Array(9).fill('similar')]);
    expect(found[0]!.id).toBe('c-dossier');
    expect(await related({ id: 'c-self', size: 3 })).toEqual(found.slice(0, 3));
  });

  it('are never withdrawn', async () => {
    await product.documents.put([
      inDossier('d-self', '36 700'),
      inDossier('d-gone', '36 700'),
      inDossier('d-left', '36 700'),
    ]);
    await product.documents.withdraw(['d-gone']);
    expect(briefly(await related({ id: 'd-self' }))).toEqual([['d-left', 'dossier']]);
  });

  it('show outside the modules their title and the missing module, and nothing else', async () => {
    const procedure: Partial<Document> = { numbers: [{ kind: 'procedure', value: '2025/0581(COD)' }] };
    await product.documents.put([
      plain('e-self', procedure),
      plain('e-european', {
        ...procedure,
        domain: 'eu',
        groupPath: 'commission/proposal',
        date: day('2026-11-02'),
      }),
      plain('e-senate', { ...procedure, groupPath: 'ek/brief', date: day('2026-11-01') }),
    ]);
    const national = await product.subscriber({ modules: ['nlDashboard'] });
    expect(await related({ id: 'e-self' }, national)).toEqual([
      { id: 'e-european', relatedness: 'procedure', title: 'Titel e-european', locked: true, module: 'MC07' },
      { id: 'e-senate', relatedness: 'procedure', title: 'Titel e-senate', locked: true, module: 'DSModule' },
    ]);
    expect((await related({ id: 'e-self' })).map(({ locked }) => locked)).toEqual([false, false]);
    expect(briefly(await related({ id: 'e-european' }, reader, '/eu/related'))).toEqual([
      ['e-self', 'procedure'],
      ['e-senate', 'procedure'],
    ]);
  });

  it('tell nothing of or through a confidential document but its title and date', async () => {
    await product.documents.put([
      inDossier('f-self', '36 800'),
      inDossier('f-open', '36 800'),
      inDossier('f-closed', '36 800', { confidentiality: 'Besloten', text: 'zeer geheim' }),
    ]);
    expect(briefly(await related({ id: 'f-self' }))).toEqual([['f-open', 'dossier']]);
    expect(await related({ id: 'f-closed' })).toEqual([]);
  });

  it('look past many documents whose number only contains this one', async () => {
    await product.documents.put([
      inDossier('g-self', '36 900'),
      ...Array.from({ length: 120 }, (_, index) => inDossier(`g-chapter-${index}`, `36 900-${index + 1}`)),
      inDossier('g-old', '36 900', { date: day('2023-01-01') }),
    ]);
    expect(briefly(await related({ id: 'g-self' }))).toEqual([['g-old', 'dossier']]);
  });

  it('survive numbers that no query can carry', async () => {
    const numbers: Document['numbers'] = [
      { kind: 'case', value: '"*?' },
      { kind: 'dossier', value: '—' },
      { kind: 'dossier', value: '36 950 OF "stroomnet' },
    ];
    await product.documents.put([plain('h-self', { numbers }), plain('h-other', { numbers })]);
    expect(briefly(await related({ id: 'h-self' }))).toEqual([['h-other', 'dossier']]);
  });
});

describe('related: the calls of a domain', () => {
  it('serve documents of their own domain and name the other one (decision 2.2)', async () => {
    await product.documents.put([
      plain('i-nl'),
      plain('i-eu', { domain: 'eu', groupPath: 'ep/plenary/report', text: 'Energy in Europe.' }),
      plain('i-flm', { domain: 'be-flm', groupPath: 'vlaams-parlement/motie' }),
    ]);
    const detail = await reader.post('/eu/document/i-eu', { highlightWord: 'energies' });
    expect(detail.json()).toMatchObject({ data: { id: 'i-eu', text: { marks: [[0, 6]] } } });
    expect((await reader.post('/document/i-eu', {})).statusCode).toBe(200);
    for (const [path, body, domain] of [
      ['/eu/document/i-nl', {}, 'nl'],
      ['/eu/related', { id: 'i-flm' }, 'be-flm'],
      ['/nl/related', { id: 'i-eu' }, 'eu'],
    ] as const) {
      const answer = await reader.post(path, body);
      expect(answer.statusCode, path).toBe(404);
      expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-03', domain }] });
    }
    expect(await related({ id: 'i-flm' })).toEqual([]);
  });

  it('refuse documents outside the modules, unknown ones and withdrawn ones', async () => {
    await product.documents.put([
      plain('j-eu', { domain: 'eu' }),
      plain('j-senate', { groupPath: 'ek/brief' }),
      plain('j-gone'),
    ]);
    await product.documents.withdraw(['j-gone']);
    const without = await product.subscriber({
      modules: moduleKeys.filter((key) => !['EUDashboard', 'DSModule'].includes(key)),
    });
    for (const [path, body, status, error] of [
      ['/eu/document/j-eu', {}, 403, { code: 'EC-07', module: 'MC07' }],
      ['/eu/related', { id: 'j-eu' }, 403, { code: 'EC-07', module: 'MC07' }],
      ['/nl/related', { id: 'j-senate' }, 403, { code: 'EC-07', module: 'DSModule' }],
      ['/nl/related', { id: 'j-nowhere' }, 404, { code: 'EC-03' }],
      ['/nl/related', { id: 'j-gone' }, 404, { code: 'EC-03', oldLink: { title: 'Titel j-gone' } }],
      ['/nl/related', {}, 400, { code: 'EC-02', field: 'body.id' }],
      ['/nl/related', { id: 'j-gone', size: 11 }, 400, { code: 'EC-02', field: 'body.size' }],
      ['/nl/related', { id: '../etc' }, 400, { code: 'EC-02', field: 'body.id' }],
    ] as const) {
      const answer = await without.post(path, body);
      expect(answer.statusCode, `${path} ${JSON.stringify(body)}`).toBe(status);
      expect(answer.json()).toMatchObject({ errors: [error] });
    }
  });
});
