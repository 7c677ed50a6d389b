import type { AgendaDetail } from 'contract/agenda-meeting';
import type { AgendasResponse } from 'contract/agendas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Document, Meeting } from '#stores/documents/document.ts';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

function aMeeting(id: string, start: string, fields: Partial<Document> = {}, meeting: Partial<Meeting> = {}) {
  return aDocument({
    id,
    groupPath: 'tk/agenda',
    title: `Debat ${id} over het stroomnet`,
    text: 'De commissie spreekt over netverzwaring.',
    date: Date.parse(start),
    ...fields,
    meeting: {
      kind: 'committee',
      start: Date.parse(start),
      timeKnown: true,
      status: 'planned',
      place: 'Thorbeckezaal',
      agendaItems: [],
      ...meeting,
    },
  });
}

const earlier = { start: '2026-11-24T13:00:00.000Z', timeKnown: true, approximate: false };

let product: TestProduct;
let reader: Subscriber;
beforeAll(async () => {
  product = await openProduct('2026-11-20T09:30:00Z');
  await product.documents.put([
    aMeeting('m-late', '2027-05-20T20:00:00Z'),
    aMeeting(
      'm-next',
      '2026-11-24T12:30:00Z',
      {},
      { kind: 'plenary', end: Date.parse('2026-11-24T16:30:00Z') },
    ),
    aMeeting('m-same', '2026-11-24T09:00:00Z', {
      source: 'other',
      was: { at: '2026-11-19T09:00:00.000Z', time: earlier, place: 'Klompézaal' },
    }),
    aMeeting('m-third', '2026-12-01T09:00:00Z', {
      confidentiality: 'Besloten',
      title: 'Netverzwaring',
      was: { at: '2026-11-19T09:00:00.000Z', time: earlier, place: 'Klompézaal' },
    }),
    aMeeting('m-past', '2026-08-20T09:00:00Z', { was: { at: '2026-11-13T09:00:00.000Z', time: earlier } }),
    aMeeting('m-beyond', '2027-05-21T09:00:00Z'),
    aMeeting('m-before', '2026-08-19T09:00:00Z'),
    aMeeting('m-senate', '2026-12-02T09:00:00Z', { groupPath: 'ek/agenda' }),
    aMeeting('m-local', '2026-11-25T09:00:00Z', { domain: 'nl-lr', groupPath: 'gemeente/agenda' }),
    aMeeting('m-else', '2026-11-26T09:00:00Z', { title: 'Iets anders', text: 'Over water.' }),
    aDocument({ id: 'm-paper', text: 'Brief over netverzwaring.' }),
  ]);
  reader = await product.subscriber();
});
afterAll(() => product.close());

const address = (parameters: object) =>
  `/agendas?${new URLSearchParams({ query: 'netverzwaring', ...parameters })}`;
async function found(parameters: object, body: object = {}, by = reader): Promise<AgendasResponse> {
  const answer = await by.post(address(parameters), body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const ids = ({ data }: AgendasResponse) => data.map(({ id }) => id);

describe('agenda: the search of meetings (7, 5.14, 8.3)', () => {
  it('finds the soonest three meetings from a day on, and says how many there are', async () => {
    const answer = await found({ startDate: '2026-11-20' });
    expect(ids(answer)).toEqual(['m-same', 'm-next', 'm-local']);
    expect(answer).toMatchObject({ countTotal: 6, actions: { more: true } });
    expect(answer.data[1]).toMatchObject({
      domain: 'nl',
      kind: 'plenary',
      startTime: '2026-11-24T12:30:00.000Z',
      endTime: '2026-11-24T16:30:00.000Z',
      place: 'Thorbeckezaal',
      status: 'planned',
      approximate: false,
    });
  });

  it('covers three months back to six months ahead, whole days, and nothing beyond', async () => {
    const answer = await found({ limit: 50 });
    expect(ids(answer)).toEqual(['m-past', 'm-same', 'm-next', 'm-local', 'm-third', 'm-senate', 'm-late']);
    expect(answer).toMatchObject({ countTotal: 7, actions: { more: false } });
  });

  it('tells time and place before a change of this week, of a closed meeting the time alone (3.25, 3.33)', async () => {
    const { data } = await found({ limit: 50 });
    const was = (id: string) => data.find((one) => one.id === id)!.was;
    const at = '2026-11-19T09:00:00.000Z';
    expect(was('m-same')).toEqual({ at, time: earlier, place: 'Klompézaal' });
    expect(was('m-third')).toEqual({ at, time: earlier });
    expect(was('m-past')).toBeUndefined();
  });

  it('refuses days the agenda reaches in part, and finds no source for those it does not reach', async () => {
    for (const beyond of [{ startDate: '2026-08-19' }, { endDate: '2027-05-21' }]) {
      const answer = await reader.post(address(beyond), {});
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-02' }] });
    }
    const answer = await reader.post(address({ startDate: '2027-06-01', endDate: '2027-06-02' }), {});
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-04', module: 'MC05' }] });
  });

  it('is narrowed to dashboards, nodes of their trees and a service', async () => {
    expect(ids(await found({}, { sessionFilters: ['nl-lr'] }))).toEqual(['m-local']);
    expect(ids(await found({}, { sessionFilters: ['nl:ek', 'nl-lr'] }))).toEqual(['m-local', 'm-senate']);
    expect(ids(await found({ origin: 'other' }))).toEqual(['m-same']);
    expect(await found({ origin: 'nobody' })).toMatchObject({ countTotal: 0, data: [] });
    expect((await reader.post(address({}), { sessionFilters: ['nl:nowhere'] })).statusCode).toBe(400);
  });

  it('shows of a meeting behind closed doors its title and time only (3.33)', async () => {
    const { data } = await found({ limit: 50 });
    const closed = data.find(({ id }) => id === 'm-third');
    expect(closed).toMatchObject({ confidentiality: 'Besloten', committees: [] });
    expect(closed).not.toHaveProperty('place');
  });

  it('keeps to the modules: without a dashboard there is no source (6.5, 8.3)', async () => {
    const national = await product.subscriber({ modules: ['agenda', 'nlDashboard'] });
    expect(ids(await found({ limit: 50 }, {}, national))).not.toContain('m-local');
    expect(ids(await found({ limit: 50 }, {}, national))).not.toContain('m-senate');
    const local = await national.post(address({}), { sessionFilters: ['nl-lr'] });
    expect(local.json()).toMatchObject({ errors: [{ code: 'EC-04', module: 'MC05' }] });
  });

  it('has nothing to say about words no meeting has: an ordinary empty answer', async () => {
    expect(await found({ query: 'kwantumzeppelin' })).toMatchObject({ countTotal: 0, data: [] });
  });
});

describe('agenda: one meeting (7)', () => {
  beforeAll(async () => {
    await product.documents.put([
      aMeeting(
        'm-full',
        '2026-11-27T09:00:00Z',
        { people: [{ name: 'A. Deelnemer', role: 'Deelnemer' }] },
        {
          agendaItems: [
            { number: '1', title: 'Netverzwaring', documentIds: ['m-paper', 'm-unknown'] },
            { number: '2', title: 'Besloten deel', documentIds: ['m-paper'], confidential: true },
          ],
        },
      ),
    ]);
  });

  it('shows its agenda with documents and participants, and marks the words of the query in all of them', async () => {
    const answer = await reader.get('/agendas/m-full?query=netverzwaring&origin=test');
    expect(answer.statusCode, answer.body).toBe(200);
    const { result } = answer.json<{ result: AgendaDetail }>();
    expect(result).toMatchObject({
      id: 'm-full',
      place: 'Thorbeckezaal',
      text: { marks: [[26, 39]] },
      points: 2,
      documents: 2,
      hits: 1,
      people: [{ name: 'A. Deelnemer' }],
      agenda: [
        {
          number: '1',
          title: { text: 'Netverzwaring', marks: [[0, 13]] },
          confidential: false,
          documents: [{ id: 'm-paper', locked: false, title: { marks: [] }, hits: 1 }],
        },
        { title: { text: 'Besloten deel', marks: [] }, confidential: true, documents: [] },
      ],
      changes: [],
      reports: [],
      related: [],
      tellsLive: false,
      followed: false,
      inFeed: false,
    });
    expect(result.meeting).not.toHaveProperty('agendaItems');
    const plain = await reader.get('/agendas/m-full');
    expect(plain.json()).toMatchObject({
      result: { hits: 0, agenda: [{ title: { marks: [] }, documents: [{ hits: 0 }] }, {}] },
    });
  });

  it('marks words in a point that its query needs beside those of the meeting', async () => {
    const { result } = (await reader.get('/agendas/m-full?query=netverzwaring%20AND%20commissie')).json<{
      result: AgendaDetail;
    }>();
    expect(result.agenda[0]!.title.marks).toEqual([[0, 13]]);
  });

  it('shows behind closed doors title and time only', async () => {
    const { result } = (await reader.get('/agendas/m-third')).json<{ result: object }>();
    expect(result).toMatchObject({ title: { text: 'Netverzwaring' }, people: [], attachments: [] });
    for (const absent of ['text', 'place', 'meeting']) expect(result).not.toHaveProperty(absent);
  });

  it('keeps to modules, to meetings and to the service that was asked', async () => {
    expect((await reader.get('/agendas/m-paper')).statusCode).toBe(404);
    expect((await reader.get('/agendas/m-full?origin=other')).statusCode).toBe(404);
    expect((await reader.get('/agendas/m-full?query=(net')).statusCode).toBe(400);
    const national = await product.subscriber({ modules: ['agenda', 'nlDashboard'] });
    for (const path of ['/agendas/m-local', '/agendas/export/xlsx/m-local']) {
      const locked = await national.get(path);
      expect(locked.statusCode).toBe(403);
      expect(locked.json()).toMatchObject({ errors: [{ code: 'EC-07' }] });
    }
  });

  it('is an Excel file', async () => {
    const answer = await reader.get('/agendas/export/xlsx/m-full');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="Agenda 2026-11-27.xlsx"');
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect((await reader.get('/agendas/export/xlsx/m-nothing')).statusCode).toBe(404);
  });
});
