import { dashboards } from 'contract/dashboards';
import type { DocumentDetail } from 'contract/documents';
import { findMarks } from 'contract/query/highlight';
import { parseQuery } from 'contract/query/parse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let reader: Subscriber;

beforeAll(async () => {
  product = await openProduct();
  reader = await product.subscriber();
  await product.documents.put([
    aDocument({
      id: 'doc-full',
      title: 'Brief over warmtenetten',
      text: 'Warmtenetten in de wijk. Een warmtenet vraagt om regie. Geen warmtepomp.',
      dossier: { number: '36 914', title: 'Energiewet' },
      votes: [
        {
          subject: 'Motie',
          outcome: 'aangenomen',
          parties: [{ party: 'Partij', seats: 80, choice: 'Voor' }],
          members: [],
        },
      ],
      attachments: [
        { fileId: 'doc-full~1', title: 'Bijlage', url: 'https://example.org/secret-source-address' },
      ],
    }),
    aDocument({
      id: 'doc-closed',
      title: 'Besloten overleg',
      text: 'zeer geheim',
      confidentiality: 'Besloten',
    }),
    aDocument({ id: 'doc-gone', title: 'Ingetrokken brief' }),
  ]);
  await product.documents.withdraw(['doc-gone']);
});
afterAll(() => product.close());

async function detail(id: string, body: object = {}): Promise<DocumentDetail> {
  const answer = await reader.post(`/document/${id}`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: DocumentDetail }>().data;
}

describe('the document page', () => {
  it('answers the whole text with every hit of the highlight word marked', async () => {
    const document = await detail('doc-full', { highlightWord: 'warmtenet' });
    const marked = document.text!.marks.map(([start, end]) => document.text!.text.slice(start, end));
    expect(marked).toEqual(['Warmtenetten', 'warmtenet']);
    expect(document.title.marks).toEqual([[11, 23]]);
    expect(document).toMatchObject({ dossier: { number: '36 914' }, votes: [{ outcome: 'aangenomen' }] });
  });

  it('tells who spoke in a debate, but not in a closed one', async () => {
    const turns = [{ speaker: { name: 'Vera Bosveld', party: 'GV' }, from: 13, to: 29 }];
    const debate = { text: 'Het Kamerlid:\nDank, voorzitter.', turns };
    await product.documents.put([
      aDocument({ id: 'doc-debate', ...debate }),
      aDocument({ id: 'doc-debate-closed', ...debate, confidentiality: 'Besloten' }),
    ]);
    const { transcript } = await detail('doc-debate', { highlightWord: 'voorzitter' });
    expect(transcript).toEqual({
      status: 'official',
      speakers: [{ name: 'Vera Bosveld', party: 'GV' }],
      blocks: [{ speaker: 0, from: 13, to: 29 }],
    });
    expect(await detail('doc-debate-closed')).not.toHaveProperty('transcript');
    expect(await detail('doc-full')).not.toHaveProperty('transcript');
  });

  it('says in which files the hits of the highlight word are', async () => {
    const url = 'https://example.org/file';
    await product.documents.put([
      aDocument({
        id: 'doc-files',
        text: 'Brief zonder dat woord.',
        file: { fileId: 'doc-files~0', title: 'Brief', url, text: 'Brief zonder dat woord.' },
        attachments: [
          { fileId: 'doc-files~1', title: 'Nota', url, text: 'Een warmtenet naast een warmtenet.' },
          { fileId: 'doc-files~2', title: 'Lijst', url },
        ],
      }),
    ]);
    const document = await detail('doc-files', { highlightWord: 'warmtenet' });
    expect(document.text!.marks).toEqual([]);
    expect(document.attachments.map(({ hits }) => hits)).toEqual([2, undefined]);
    expect(document.file).not.toHaveProperty('hits');
    expect((await detail('doc-files')).attachments[0]).not.toHaveProperty('hits');
  });

  it('counts hits in a file whose rest of the query is in another, and says what was met for the file alone', async () => {
    const url = 'https://example.org/file';
    await product.documents.put([
      aDocument({
        id: 'doc-spread',
        text: 'Brief.',
        attachments: [
          { fileId: 'doc-spread~1', title: 'Nota', url, text: 'Een warmtenet naast een warmtenet.' },
          { fileId: 'doc-spread~2', title: 'Lijst', url, text: 'Deze gemeente.' },
        ],
      }),
    ]);
    const query = 'warmtenet EN gemeente NIET stroom';
    const { attachments, domain, met } = await detail('doc-spread', { highlightWord: query });
    expect(attachments.map(({ hits }) => hits)).toEqual([2, 1]);
    const { tree } = parseQuery(query, dashboards[domain].languages);
    const alone = [{ field: 'text' as const, text: 'Een warmtenet naast een warmtenet.' }];
    expect(findMarks(tree!, alone, undefined, met)[0]).toHaveLength(2);
    expect(findMarks(tree!, alone)[0]).toHaveLength(0);
  });

  it('takes any query as highlight word and refuses a broken one', async () => {
    const document = await detail('doc-full', { highlightWord: 'warmte* NIET warmtepomp' });
    expect(document.text!.marks).toEqual([]);
    const broken = await reader.post('/document/doc-full', { highlightWord: '(warmtenet' });
    expect(broken.json()).toMatchObject({
      errors: [{ code: 'EC-02', query: { problem: 'unbalancedBracket' } }],
    });
  });

  it('keeps to itself where files come from', async () => {
    expect(JSON.stringify(await detail('doc-full'))).not.toContain('secret-source-address');
  });

  it('shows title and date only of a confidential document (decision 3.33)', async () => {
    const document = await detail('doc-closed', { highlightWord: 'geheim' });
    expect(document).toMatchObject({ confidentiality: 'Besloten', attachments: [] });
    expect(document.text).toBeUndefined();
    expect(JSON.stringify(document)).not.toContain('geheim');
  });

  it('answers a merged id with the document that took its place (decision 2.6)', async () => {
    const alias = { id: 'doc-merged', documentId: 'doc-full' };
    await product.people.db.insertInto('documentAliases').values(alias).execute();
    expect(await detail('doc-merged', { highlightWord: 'regie' })).toMatchObject({
      id: 'doc-full',
      title: { text: 'Brief over warmtenetten' },
      text: { marks: [[49, 54]] },
    });
  });

  it('says what a withdrawn document was called (decision 2.6) and does not know others', async () => {
    const gone = await reader.post('/document/doc-gone', {});
    expect(gone.statusCode).toBe(404);
    expect(gone.json()).toMatchObject({
      errors: [{ code: 'EC-03', message: 'Deze link is verouderd', oldLink: { title: 'Ingetrokken brief' } }],
    });
    expect((await reader.post('/document/doc-nowhere', {})).statusCode).toBe(404);
    expect((await reader.post('/document/..%2F..%2Fetc', {})).statusCode).toBe(400);
  });
});
