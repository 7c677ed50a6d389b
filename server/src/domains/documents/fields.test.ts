import type { DocumentDetail } from 'contract/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let reader: Subscriber;

beforeAll(async () => {
  product = await openProduct();
  reader = await product.subscriber();
});
afterAll(() => product.close());

async function detail(id: string, by = reader, body = {}): Promise<DocumentDetail> {
  const answer = await by.post(`/document/${id}`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: DocumentDetail }>().data;
}

describe('the fields of a document', () => {
  it('name every source with its own addresses, the leading one first', async () => {
    await product.documents.put([
      aDocument({
        id: 'tk-joined',
        source: 'tweedekamer',
        originalUrls: ['https://example.org/own', 'https://example.org/shared', 'https://example.org/second'],
        joined: [
          {
            source: 'officielebekendmakingen',
            given: { originalUrls: ['https://example.org/shared', 'https://example.org/second'] },
          },
        ],
        identities: ['kst-36410-12'],
        labels: [{ scheme: 'eurovoc', code: '2470', name: 'energie' }],
      }),
    ]);
    expect(await detail('tk-joined')).toMatchObject({
      sources: [
        { source: 'tweedekamer', urls: ['https://example.org/own'] },
        {
          source: 'officielebekendmakingen',
          urls: ['https://example.org/shared', 'https://example.org/second'],
        },
      ],
      identities: ['kst-36410-12'],
      labels: [{ name: 'energie' }],
    });
  });

  it('give the titles in other languages that say something else', async () => {
    await product.documents.put([
      aDocument({ id: 'title-1', title: 'Motion', language: 'fr', titles: { nl: 'Motie', fr: 'Motion' } }),
    ]);
    expect((await detail('title-1')).titles).toEqual([{ language: 'nl', title: 'Motie' }]);
  });

  it('begin with the title in the language that was chosen, and say that it is a translation', async () => {
    for (const highlightWord of [undefined, 'motie']) {
      const chosen = await detail('title-1', reader, { metadataField: 'metadata_nl', highlightWord });
      expect(chosen).toMatchObject({ title: { text: 'Motie' }, titleLanguage: 'nl', language: 'fr' });
      expect(chosen.titles).toEqual([{ language: 'fr', title: 'Motion' }]);
    }
    const missing = await detail('title-1', reader, { metadataField: 'metadata_de' });
    expect(missing.title.text).toBe('Motion');
    expect(missing).not.toHaveProperty('titleLanguage');
  });

  it('show an agenda item by item with its documents, and of a confidential item its title only', async () => {
    await product.documents.put([
      aDocument({ id: 'paper-1', title: 'Brief over de dijken' }),
      aDocument({ id: 'paper-eu', title: 'Proposal', domain: 'eu', groupPath: 'commission/proposal' }),
      aDocument({ id: 'paper-secret', title: 'Vertrouwelijk stuk' }),
      aDocument({ id: 'meeting-old', title: 'Vergadering van gisteren' }),
      aDocument({
        id: 'meeting-1',
        title: 'Commissiedebat',
        meeting: {
          kind: 'committee',
          start: Date.parse('2026-11-20T09:00:00Z'),
          end: Date.parse('2026-11-20T12:13:00Z'),
          timeKnown: true,
          approximate: true,
          sourceTimes: { start: '00:00', end: '12:13' },
          place: 'Klompézaal',
          status: 'held',
          replaces: 'meeting-old',
          resumes: 'meeting-nowhere',
          agendaItems: [
            { number: '1', title: 'Dijken', documentIds: ['paper-1', 'paper-gone', 'paper-eu'] },
            { number: '2', title: 'Besloten deel', documentIds: ['paper-secret'], confidential: true },
          ],
        },
      }),
    ]);
    const national = await product.subscriber({ modules: ['nlDashboard'] });
    const { meeting } = await detail('meeting-1', national);
    expect(meeting).toMatchObject({
      start: '2026-11-20T09:00:00.000Z',
      end: '2026-11-20T12:13:00.000Z',
      place: 'Klompézaal',
      approximate: true,
      sourceTimes: { start: '00:00' },
      replaces: { id: 'meeting-old', title: 'Vergadering van gisteren', locked: false },
      agendaItems: [
        {
          number: '1',
          confidential: false,
          documents: [
            { id: 'paper-1', title: 'Brief over de dijken', locked: false },
            { id: 'paper-eu', title: 'Proposal', locked: true, module: 'MC07' },
          ],
        },
        { number: '2', title: 'Besloten deel', confidential: true, documents: [] },
      ],
    });
    expect(meeting?.agendaItems[0]?.documents).toHaveLength(2);
    expect(meeting).not.toHaveProperty('resumes');
    expect(JSON.stringify(meeting)).not.toContain('Vertrouwelijk stuk');
  });

  it('lead to related documents that are known here, and keep the others as the source names them', async () => {
    await product.documents.put([
      aDocument({ id: 'rel-1', title: 'Antwoord', date: Date.parse('2026-10-01T08:00:00Z') }),
      aDocument({
        id: 'rel-self',
        partOf: { id: 'rel-meeting', title: 'Vergadering van 1 oktober', item: 'Vragen' },
        relations: [
          { relation: 'Beantwoord in', id: 'rel-1', title: 'Antwoord' },
          { relation: 'Bijlage bij', id: 'rel-unknown', title: 'Onbekend', url: 'https://example.org/a' },
        ],
      }),
    ]);
    const { relations, partOf } = await detail('rel-self');
    expect(relations).toMatchObject([
      {
        relation: 'Beantwoord in',
        document: { id: 'rel-1', date: '2026-10-01T08:00:00.000Z', locked: false },
      },
      { relation: 'Bijlage bij', title: 'Onbekend', url: 'https://example.org/a' },
    ]);
    expect(relations[1]).not.toHaveProperty('document');
    expect(partOf).toEqual({ id: 'rel-meeting', title: 'Vergadering van 1 oktober', item: 'Vragen' });
  });

  it('say of a confidential document nothing but title, type and date', async () => {
    await product.documents.put([
      aDocument({
        id: 'closed-1',
        confidentiality: 'Besloten',
        labels: [{ scheme: 'eurovoc', name: 'geheim' }],
        identities: ['geheim-1'],
        titles: { en: 'geheim' },
        originalUrls: ['https://example.org/geheim'],
        dossier: { number: 'geheim', title: 'geheim' },
        partOf: { id: 'closed-2', title: 'geheim' },
        relations: [{ relation: 'geheim', title: 'geheim' }],
        agendaItem: 'geheim',
      }),
    ]);
    expect(JSON.stringify(await detail('closed-1'))).not.toContain('geheim');
  });
});
