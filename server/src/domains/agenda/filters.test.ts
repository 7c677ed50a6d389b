import type { AgendasResponse } from 'contract/agendas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Document, Meeting } from '#stores/documents/document.ts';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

function meeting(id: string, day: number, fields: Partial<Document> = {}, held: Partial<Meeting> = {}) {
  const start = Date.parse(`2026-12-${String(day).padStart(2, '0')}T09:00:00Z`);
  return aDocument({
    id,
    groupPath: 'tk/agenda',
    title: `Overleg ${id}`,
    text: 'Over de wachtrij.',
    date: start,
    ...fields,
    meeting: { kind: 'committee', start, timeKnown: true, status: 'planned', agendaItems: [], ...held },
  });
}

const water = { code: 'IENW', name: 'Infrastructuur en Waterstaat' };
const environment = { code: 'ENVI', name: 'Milieu' };
const european = { domain: 'eu', groupPath: 'ep/committees/agenda' } as const;

let product: TestProduct;
let reader: Subscriber;
beforeAll(async () => {
  product = await openProduct('2026-11-20T09:30:00Z');
  await product.documents.put([
    meeting('v-plenary', 1, {}, { kind: 'plenary', place: 'Plenaire zaal' }),
    meeting('v-water', 2, { committees: [water] }, { place: 'Thorbeckezaal' }),
    meeting('v-off', 3, { committees: [water] }, { place: 'Thorbeckezaal', status: 'cancelled' }),
    meeting(
      'v-visit',
      4,
      { title: 'Werkbezoek', was: { at: '2026-10-01T09:00:00.000Z', place: 'Statenpassage' } },
      { place: 'Online' },
    ),
    meeting('v-moved', 5, { committees: [water] }, { status: 'moved', replacedBy: 'v-water' }),
    meeting('v-closed', 6, { committees: [water], confidentiality: 'Besloten' }, { place: 'Troelstrazaal' }),
    meeting('v-senate', 7, { groupPath: 'ek/agenda' }, { kind: 'plenary' }),
    meeting('v-envi', 8, { ...european, committees: [environment] }, { place: 'Brussel' }),
  ]);
  reader = await product.subscriber();
});
afterAll(() => product.close());

const december = { startDate: '2026-12-01', endDate: '2026-12-31', limit: '50' };
const ask = (sessionFilters: string[], parameters: Record<string, string> = {}, by = reader) =>
  by.post(`/agendas?${new URLSearchParams({ ...december, ...parameters })}`, { sessionFilters });
async function found(...asked: Parameters<typeof ask>): Promise<AgendasResponse> {
  const answer = await ask(...asked);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const ids = ({ data }: AgendasResponse) => data.map(({ id }) => id.slice(2));
const counted = (counts: readonly { filter: string; count: number }[] = []) =>
  Object.fromEntries(counts.map(({ filter, count }) => [filter, count]));

describe('filters: an agenda without a query (10.3)', () => {
  it('is every meeting of period and filters', async () => {
    const everything = ['plenary', 'water', 'off', 'visit', 'moved', 'closed', 'senate', 'envi'];
    expect(ids(await found([]))).toEqual(everything);
    expect(ids(await found([], { query: '  ' }))).toEqual(everything);
    expect(ids(await found(['nl:ek']))).toEqual(['senate']);
    expect(ids(await found(['eu'], { endDate: '2026-12-07' }))).toEqual([]);
  });

  it('needs a body no more than a query', async () => {
    const answer = await product.app.inject({
      method: 'POST',
      url: '/api/agendas',
      headers: { 'x-auth': reader.token },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ countTotal: 8 });
  });

  it('is a query still where anything is written', async () => {
    expect(ids(await found([], { query: 'werkbezoek' }))).toEqual(['visit']);
    expect((await ask([], { query: '*' })).statusCode).toBe(400);
    expect((await ask([], { query: 'NIET werkbezoek' })).statusCode).toBe(400);
  });
});

describe('filters of the agenda (3, 7)', () => {
  it('are committees, kinds, statuses and places, beside sources', async () => {
    expect(ids(await found(['kind:plenary']))).toEqual(['plenary', 'senate']);
    expect(ids(await found(['kind:other']))).toEqual(['visit']);
    expect(ids(await found(['status:planned', 'nl:tk']))).toEqual(['plenary', 'water']);
    expect(ids(await found(['status:cancelled', 'status:changed']))).toEqual(['off', 'visit', 'moved']);
    expect(ids(await found(['status:confidential']))).toEqual(['closed']);
    expect(ids(await found(['place:Thorbeckezaal', 'place:Online']))).toEqual(['water', 'off', 'visit']);
    expect(ids(await found(['committee:nl:IENW', 'committee:eu:ENVI']))).toEqual([
      'water',
      'off',
      'moved',
      'envi',
    ]);
    expect(ids(await found(['committee:nl:IENW', 'status:planned'], { query: 'wachtrij' }))).toEqual([
      'water',
    ]);
    expect(await found(['place:Maan'])).toMatchObject({ countTotal: 0, data: [] });
  });

  it('say of every meeting how it stands, and tell nothing of one behind closed doors', async () => {
    const { data } = await found([]);
    expect(data.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'plenary planned',
      'committee planned',
      'committee cancelled',
      'other changed',
      'committee changed',
      'committee confidential',
      'plenary planned',
      'committee planned',
    ]);
    expect(await found(['place:Troelstrazaal'])).toMatchObject({ countTotal: 0 });
  });

  it('are counted, each sort without its own filters, so that a choice can be made wider', async () => {
    const { counts, countTotal } = await found(['nl:tk', 'committee:nl:IENW', 'status:planned']);
    expect(countTotal).toBe(1);
    expect(counted(counts?.sources)).toEqual({ nl: 1, 'nl:tk': 1, 'nl:tk/agenda': 1 });
    expect(counted(counts?.committees)).toEqual({ 'committee:nl:IENW': 1 });
    expect(counts?.kinds).toEqual([
      { filter: 'kind:plenary', count: 0 },
      { filter: 'kind:committee', count: 1 },
      { filter: 'kind:other', count: 0 },
    ]);
    expect(counts?.statuses).toEqual([
      { filter: 'status:planned', count: 1 },
      { filter: 'status:changed', count: 1 },
      { filter: 'status:cancelled', count: 1 },
      { filter: 'status:confidential', count: 0 },
    ]);
    expect(counted(counts?.places)).toEqual({ 'place:Thorbeckezaal': 1 });
  });

  it('count what other dashboards have where these are not among the chosen', async () => {
    const dutch = (await found(['nl', 'kind:committee'])).counts;
    expect(counted(dutch?.sources)).toMatchObject({ nl: 4, eu: 1, 'eu:ep': 1, 'eu:ep/committees/agenda': 1 });
    expect(counted(dutch?.committees)).toEqual({ 'committee:nl:IENW': 3 });
    const ofOneCommittee = (await found(['committee:nl:IENW'])).counts;
    expect(counted(ofOneCommittee?.sources)).toEqual({ nl: 3, 'nl:tk': 3, 'nl:tk/agenda': 3 });
    expect(counted(ofOneCommittee?.committees)).toEqual({ 'committee:nl:IENW': 3, 'committee:eu:ENVI': 1 });
  });

  it('find exactly what they were counted to find', async () => {
    const chosen = ['nl:tk', 'kind:committee'];
    const { counts } = await found(chosen);
    for (const { filter, count } of [...counts!.statuses, ...counts!.places, ...counts!.committees]) {
      expect(await found([...chosen, filter]), filter).toMatchObject({ countTotal: count });
    }
    for (const { filter, count } of counts!.kinds) {
      expect(await found(['nl:tk', filter]), filter).toMatchObject({ countTotal: count });
    }
    for (const { filter, count } of counts!.sources) {
      expect(await found([filter, 'kind:committee']), filter).toMatchObject({ countTotal: count });
    }
  });

  it('that name nothing are refused (R5)', async () => {
    for (const filter of ['nl:nowhere', 'tk', 'kind:secret', 'status:', 'committee:IENW', 'place:', 'x:y']) {
      const answer = await ask([filter]);
      expect(answer.statusCode, filter).toBe(400);
      expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-02', field: 'body.sessionFilters' }] });
    }
  });

  it('that no source can fit are EC-04 of MC05 (8.3)', async () => {
    const national = await product.subscriber({ modules: ['agenda', 'nlDashboard'] });
    const unfit: [string[], Subscriber][] = [
      [['nl:tk/motie'], reader],
      [['nl:regering'], reader],
      [['nl:tk', 'committee:eu:ENVI'], reader],
      [['eu'], national],
      [['nl:ek'], national],
      [['committee:eu:ENVI'], national],
    ];
    for (const [filters, by] of unfit) {
      const answer = await ask(filters, {}, by);
      expect(answer.statusCode, filters.join(' ')).toBe(400);
      expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-04', module: 'MC05' }] });
    }
    expect(ids(await found(['nl:tk/motie', 'nl:ek']))).toEqual(['senate']);
    expect(counted((await found([], {}, national)).counts?.sources)).not.toHaveProperty('nl:ek');
  });
});

describe('filters: the pages of an agenda', () => {
  it('go on where the one before ended, also among meetings of one moment', async () => {
    const own = await openProduct('2026-11-20T09:30:00Z');
    const subscriber = await own.subscriber();
    const put = Array.from({ length: 23 }, (_, index) =>
      meeting(`w-${String((index * 7) % 23).padStart(2, '0')}`, 1 + Math.floor(index / 9)),
    );
    await own.documents.put(put);
    const expected = put
      .toSorted((one, other) => one.date - other.date || (one.id < other.id ? -1 : 1))
      .map(({ id }) => id);
    const page = async (searchAfter?: string) =>
      found([], { limit: '4', ...(searchAfter ? { searchAfter } : {}) }, subscriber);
    const first = await page();
    expect(first).toMatchObject({ countTotal: 23, actions: { more: true } });
    await own.documents.put([meeting('w-new', 1), { ...put[0]!, title: 'Veranderd' }]);
    const seen = [...first.data];
    let { searchMoreAfter } = first;
    while (searchMoreAfter !== undefined) {
      const next: AgendasResponse = await page(searchMoreAfter);
      expect(next).not.toHaveProperty('counts');
      seen.push(...next.data);
      ({ searchMoreAfter } = next);
      expect(next.actions.more).toBe(searchMoreAfter !== undefined);
    }
    const changed = put[0]!.id;
    expect(seen.map(({ id }) => id).filter((id) => id !== changed)).toEqual(
      expected.filter((id) => id !== changed),
    );
    await own.close();
  });

  it('belong to their search', async () => {
    const { searchMoreAfter } = await found([], { limit: '1' });
    const searchAfter = searchMoreAfter!;
    expect((await ask([], { limit: '2', searchAfter })).statusCode).toBe(200);
    for (const other of [await ask(['nl'], { searchAfter }), await ask([], { searchAfter: 'forged' })]) {
      expect(other.statusCode).toBe(400);
      expect(other.json()).toMatchObject({ errors: [{ code: 'EC-02', field: 'query.searchAfter' }] });
    }
  });
});
