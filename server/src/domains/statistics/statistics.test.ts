import { contextCodes } from 'contract/contexts';
import type {
  ContextCountsResponse,
  FrequenciesResponse,
  Narrowing,
  SearchStatistics,
  StakeholderSources,
  StakeholdersResponse,
  TrendsResponse,
} from 'contract/statistics';
import type { TimelineResponse } from 'contract/timeline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Document } from '#stores/documents/document.ts';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

const nl = { query: 'netverzwaring', context: ['all'], groupingDetails: { name: 'nl' } };
const eu = { query: 'netverzwaring', groupingDetails: { name: 'eu' } };

const groups = ['tk/motie', 'tk/antwoord', 'regering/kamerbrief', 'ek/brief', 'adviescolleges/overig'];
const euGroups = ['ep/plenary/vote', 'ep/plenary/debate', 'ep/press', 'commission/proposal'];
const names = ['Anna Bos', 'Bo Ster', 'Cees Duin', 'Dirk Ven', 'Els Hout', 'Fred Kaap', 'Gré Polder'];
/** Seconds before and after the midnights around both nights on which clocks change, and ordinary days. */
const instants = [
  '2026-03-28T22:59:59Z',
  '2026-03-28T23:00:00Z',
  '2026-03-29T21:59:59Z',
  '2026-03-29T22:00:00Z',
  '2026-10-24T21:59:59Z',
  '2026-10-24T22:00:00Z',
  '2026-10-25T22:59:59Z',
  '2026-10-25T23:00:00Z',
  '2026-11-20T08:00:00Z',
  '2026-07-01T12:00:00Z',
  '2025-10-26T22:59:59Z',
  '2025-10-26T23:00:00Z',
  '2014-05-06T10:00:00Z',
];

/** Documents in every combination that matters: who is named, where, when, and how well the context fits. */
const corpus: Document[] = Array.from({ length: 130 }, (_, index) => {
  const european = index % 5 === 4;
  return aDocument({
    id: `s-${index}`,
    domain: european ? 'eu' : 'nl',
    groupPath: european ? euGroups[index % 4]! : groups[index % 7 < 5 ? index % 7 : 0]!,
    date: Date.parse(instants[index % instants.length]!),
    text: index % 11 === 10 ? 'Over iets anders.' : 'Over netverzwaring in de wijk.',
    people: names.filter((_name, nth) => (index * 7 + nth * 3) % (nth + 2) === 0).map((name) => ({ name })),
    organisations: [{ name: `Vereniging ${index % 3}` }],
    committees: european ? [{ code: ['ENVI', 'ITRE'][index % 2]!, name: 'Committee' }] : [],
    confidentiality: index % 13 === 12 ? 'Besloten' : 'Openbaar',
    title: index % 13 === 12 ? 'Besloten stuk over netverzwaring' : `Stuk ${index}`,
    ...(index % 3 === 0 ? {} : { contexts: { 'energie-klimaat': (index * 5) % 105, water: 30 } }),
  });
});

let product: TestProduct;
let reader: Subscriber;

beforeAll(async () => {
  product = await openProduct('2026-11-20T09:30:00Z');
  await product.documents.put(corpus);
  reader = await product.subscriber();
});
afterAll(() => product.close());

async function ask<Response>(path: string, body: object, by = reader): Promise<Response> {
  const answer = await by.post(path, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** The number of hits the timeline finds with the same search, changed as a number says. */
async function opened(body: object, ...changes: Narrowing[]): Promise<number> {
  const request = Object.assign({}, body, ...changes) as typeof nl;
  const path = request.groupingDetails.name === 'eu' ? '/eu/timeline' : '/document/timeline';
  return (await ask<TimelineResponse>(path, request)).countTotal;
}

const searches: [string, object][] = [
  ['the last 360 days', nl],
  ['three days around a clock change', { ...nl, startDate: '2026-10-24', endDate: '2026-10-26' }],
  ['three days around the other', { ...nl, startDate: '2026-03-28', endDate: '2026-03-30' }],
  ['all years', { ...nl, lookBack: true }],
  ['a context', { ...nl, context: ['energie-klimaat'], minimalMatchPercentage: 60, lookBack: true }],
  ['one document type', { ...nl, groupPaths: ['tk/motie', 'regering'], lookBack: true }],
  ['a stakeholder', { ...nl, stakeholders: ['PER:Bo Ster'], lookBack: true }],
  ['all but a stakeholder', { ...nl, withoutStakeholders: ['PER:Bo Ster'], lookBack: true }],
  ['three domains of words', { ...nl, query: 'netverzwaring OF (stuk -besloten)', lookBack: true }],
  ['EU', { ...eu, lookBack: true }],
  ['EU, a committee', { ...eu, euEpCommittees: ['ENVI'], startDate: '2026-03-28' }],
];
const levels = ['institution', 'body', 'documentType'] as const;

describe('statistics: every number opens exactly what it counted', () => {
  it.each(searches)('in trends of %s', async (_name, body) => {
    const isEu = (body as typeof nl).groupingDetails.name === 'eu';
    for (const trendsGroupingName of levels) {
      const request = { ...body, trendsGroupingName };
      const path = isEu ? '/eu/statistics/trends' : '/statistics/trends';
      const { data, series, countTotal } = await ask<TrendsResponse>(path, request);
      expect(countTotal).toBeGreaterThan(0);
      expect(await opened(body)).toBe(countTotal);
      expect(sum(data.map(({ count }) => count))).toBe(countTotal);
      expect(sum(series.map(({ count }) => count))).toBe(countTotal);
      for (const [index, point] of data.entries()) {
        expect(sum(series.map(({ counts }) => counts[index]!))).toBe(point.count);
        if (point.count > 0 || index < 3) expect(await opened(body, point.filter)).toBe(point.count);
      }
      for (const row of series) {
        expect(await opened(body, row.filter), row.path).toBe(row.count);
        for (const [index, count] of row.counts.entries()) {
          if (count > 0) expect(await opened(body, row.filter, data[index]!.filter)).toBe(count);
        }
      }
    }
  });

  it.each(searches.filter(([name]) => !name.startsWith('EU')))(
    'in frequencies of %s',
    async (_name, body) => {
      for (const trendsGroupingName of levels) {
        const request = { ...body, trendsGroupingName };
        const { data, documentTypes, countTotal } = await ask<FrequenciesResponse>(
          '/nl/statistics/frequencies',
          request,
        );
        expect(await opened(body)).toBe(countTotal);
        for (const rows of [data, documentTypes]) {
          expect(rows.length).toBeGreaterThan(0);
          expect(sum(rows.map(({ count }) => count))).toBe(countTotal);
          expect(sum(rows.map(({ sharePercent }) => sharePercent))).toBeCloseTo(100);
          for (const row of rows) expect(await opened(body, row.filter), row.path).toBe(row.count);
        }
      }
    },
  );

  it('in contexts, for each that is named as if it were chosen alone', async () => {
    for (const minimalMatchPercentage of [0, 40, 80]) {
      const body = { ...nl, minimalMatchPercentage, stakeholders: ['PER:Anna Bos'] };
      const context = ['water', 'energie-klimaat'];
      const { data } = await ask<ContextCountsResponse>('/nl/statistics/contexts', { ...body, context });
      expect(data.map(({ code }) => code).toSorted()).toEqual(context.toSorted());
      for (const { code, count } of data) expect(await opened({ ...body, context: [code] })).toBe(count);
      const all = await ask<ContextCountsResponse>('/nl/statistics/contexts', body);
      expect(all.data).toHaveLength(contextCodes.length);
      expect(all.data).toEqual(expect.arrayContaining(data));
    }
  });

  it.each(searches)('in stakeholders of %s', async (_name, body) => {
    const isEu = (body as typeof nl).groupingDetails.name === 'eu';
    const path = isEu ? '/eu/statistics/stakeholders' : '/nl/statistics/stakeholders';
    const asked = isEu
      ? [{ analyticsType: 'committees' }]
      : [{}, { stakeholderCode: 'IG' }, { stakeholderCode: 'PER', limit: 50 }];
    for (const extra of asked) {
      const { data, previousPeriod } = await ask<StakeholdersResponse>(path, { ...body, ...extra });
      expect(data.length).toBeGreaterThan(0);
      expect(previousPeriod === undefined).toBe('lookBack' in body);
      for (const { count, previous, filter } of data) {
        expect(count).toBeGreaterThan(0);
        expect(await opened(body, filter)).toBe(count);
        if (previousPeriod) expect(await opened(body, filter, previousPeriod)).toBe(previous);
        else expect(previous).toBeUndefined();
      }
    }
  });
});

describe('statistics: trends', () => {
  const trends = (body: object) => ask<TrendsResponse>('/statistics/trends', { ...nl, ...body });

  it('take weeks for the last 360 days and draw empty ones as 0 (decision 9.2)', async () => {
    const { step, data, period } = await trends({});
    expect(step).toBe('week');
    expect(period).toEqual({ startDate: '2025-11-25', endDate: '2026-11-20' });
    expect(data).toHaveLength(52);
    expect(data.some(({ count }) => count === 0)).toBe(true);
    expect(data.map(({ unfinished }) => unfinished).lastIndexOf(false)).toBe(50);
  });

  it('begin at the day of the first hit when they look back', async () => {
    expect((await trends({ lookBack: true })).period.startDate).toBe('2014-05-06');
    expect((await trends({ lookBack: true, endDate: '2026-07-01' })).period).toEqual({
      startDate: '2014-05-06',
      endDate: '2026-07-01',
    });
    const nothing = await trends({ query: 'bestaatnietx', lookBack: true });
    expect(nothing).toMatchObject({ countTotal: 0, series: [], data: [{ start: '2026-11-20', count: 0 }] });
  });

  it('count documents older than any year of the chart in its first point', async () => {
    await product.documents.put([
      aDocument({ id: 'old-1', text: 'oudste stuk', date: Date.UTC(1602, 2, 20) }),
      aDocument({ id: 'old-2', text: 'oudste stuk', date: Date.UTC(1848, 10, 3) }),
      aDocument({ id: 'old-3', text: 'oudste stuk', date: Date.UTC(2026, 10, 3) }),
    ]);
    const body = { ...nl, query: '"oudste stuk"', lookBack: true };
    const { step, data, countTotal } = await trends(body);
    expect([step, data.length, countTotal]).toEqual(['year', 250, 3]);
    expect(data[0]).toMatchObject({ start: '0001-01-01', end: '1777-12-31', count: 1 });
    expect(await opened(body, data[0]!.filter)).toBe(1);
    expect(data.find(({ start }) => start === '1848-01-01')!.count).toBe(1);
  });

  it('count a node with documents of its own together with what lies below it', async () => {
    await product.documents.put([
      aDocument({ id: 'inner-1', groupPath: 'tk', text: 'binnenknoop' }),
      aDocument({ id: 'inner-2', groupPath: 'tk/motie', text: 'binnenknoop' }),
    ]);
    const body = { ...nl, query: 'binnenknoop' };
    const { series } = await trends({ ...body, trendsGroupingName: 'documentType' });
    expect(series).toMatchObject([{ path: 'tk', count: 2 }]);
    expect(await opened(body, series[0]!.filter)).toBe(2);
  });

  it('leave out the upper house without its module', async () => {
    const without = await product.subscriber({ modules: ['nlDashboard'] });
    const body = { ...nl, lookBack: true };
    const paths = async (by: Subscriber) =>
      (await ask<TrendsResponse>('/statistics/trends', body, by)).series.map(({ path }) => path);
    expect(await paths(reader)).toContain('ek');
    expect(await paths(without)).not.toContain('ek');
  });
});

describe('statistics: stakeholders', () => {
  const stakeholders = (body: object) =>
    ask<StakeholdersResponse>('/nl/statistics/stakeholders', { ...nl, lookBack: true, ...body });

  it('are the first code of the dashboard by default, five at first and more on request', async () => {
    const five = await stakeholders({});
    expect(five).toMatchObject({ code: 'PER', actions: { more: true } });
    expect(five.data).toHaveLength(5);
    const all = await stakeholders({ limit: 50 });
    expect(all.actions.more).toBe(false);
    expect(all.data.slice(0, 5)).toEqual(five.data);
    expect(all.data.map(({ name }) => name)).toContain('Gré Polder');
    const local = { context: [], groupingDetails: { name: 'nl-lr' } };
    expect(await stakeholders(local)).toMatchObject({ code: 'IG', data: [] });
    expect(await ask('/eu/statistics/stakeholders', { ...eu, lookBack: true })).toMatchObject({
      code: 'committees',
      data: [{ value: 'committees:ENVI' }, { value: 'committees:ITRE' }],
    });
  });

  it('stay to choose from when one is chosen, and are never those of what is confidential', async () => {
    expect(await stakeholders({ stakeholders: ['PER:Bo Ster'] })).toEqual(await stakeholders({}));
    const closed = await stakeholders({ query: 'titel:besloten' });
    expect(closed.data).toEqual([]);
  });

  it('tell the change against the period before', async () => {
    await product.documents.put([
      aDocument({ id: 'p-1', text: 'voorheen', people: [{ name: 'Zed' }], date: Date.UTC(2026, 10, 9, 12) }),
      aDocument({ id: 'p-2', text: 'voorheen', people: [{ name: 'Zed' }], date: Date.UTC(2026, 10, 8, 12) }),
      aDocument({ id: 'p-3', text: 'voorheen', people: [{ name: 'Zed' }], date: Date.UTC(2026, 10, 6, 12) }),
      aDocument({ id: 'p-4', text: 'voorheen', people: [{ name: 'Zed' }], date: Date.UTC(2026, 10, 5, 12) }),
    ]);
    const period = { startDate: '2026-11-09', endDate: '2026-11-11', lookBack: false };
    expect(await stakeholders({ query: 'voorheen', ...period })).toMatchObject({
      previousPeriod: { startDate: '2026-11-06', endDate: '2026-11-08' },
      data: [{ name: 'Zed', value: 'PER:Zed', count: 1, previous: 2 }],
    });
  });

  it('have labelled codes for the dashboards of the user, in both languages', async () => {
    const list = async (by: Subscriber, query: string) =>
      (await by.get(`/users/me/stakeholder-source-list${query}`)).json<StakeholderSources>().data;
    const all = await list(reader, '?locale=nl');
    expect(all.map(({ domain }) => domain)).toEqual(['nl', 'nl-lr', 'eu', 'be-fed', 'be-flm']);
    expect(all[0]!.codes[0]).toEqual({ code: 'PER', label: 'Personen' });
    expect(all[1]!.codes.map(({ code }) => code)).toEqual(['IG', 'COM', 'TT', 'AAA', 'JH', 'IO', 'EU']);
    const english = await list(reader, '?locale=en-gb');
    expect(english[0]!.codes[0]).toEqual({ code: 'PER', label: 'People' });
    for (const { codes } of [...all, ...english]) {
      for (const { label } of codes) expect(label).not.toMatch(/^statistics\./);
    }
    const local = await product.subscriber({ modules: ['nlLrDashboard'] });
    expect((await list(local, '')).map(({ domain }) => domain)).toEqual(['nl-lr']);
    expect((await reader.get('/users/me/stakeholder-source-list?locale=fr')).statusCode).toBe(400);
  });
});

describe('statistics: the debug view', () => {
  it('tells staff how a search is understood and what it takes', async () => {
    const staff = await product.subscriber({ roles: ['staff'] });
    const body = { ...nl, query: 'netverzwaring* -wijk', groupPaths: ['tk'], size: 5 };
    const debug = await ask<SearchStatistics>('/debug/search/statistics', body, staff);
    expect(debug).toMatchObject({
      tree: { type: 'and', nodes: [{ type: 'wildcard' }, { type: 'not' }] },
      wildcards: ['netverzwaring*'],
      filters: { domain: 'nl', groupPaths: ['tk'] },
      countTotal: await opened(body),
      settled: await product.documents.settled(),
    });
    expect(debug.words).toBeGreaterThan(1);
    for (const operation of ['settled', 'count', 'search', 'groupPaths', 'stakeholders', 'topics']) {
      expect(debug.milliseconds[operation]).toBeGreaterThanOrEqual(0);
    }
    expect(await ask('/debug/search/eu-statistics', { ...eu, lookBack: true }, staff)).toMatchObject({
      countTotal: await opened({ ...eu, lookBack: true }),
    });
  });
});

describe('statistics: bad input', () => {
  const paths = {
    trends: '/statistics/trends',
    stakeholders: '/nl/statistics/stakeholders',
    topics: '/nl/statistics/trending-topics',
    frequencies: '/nl/statistics/frequencies',
    contexts: '/nl/statistics/contexts',
  };
  it.each([
    [{ query: '' }, 'body.query'],
    [{ query: '(stroom' }, 'body.query'],
    [{ surprise: 1 }, 'body.surprise'],
    [{ searchAfter: 'x' }, 'body.searchAfter'],
    [{ size: 10 }, 'body.size'],
    [{ context: [] }, 'body.context'],
    [{ startDate: '2026-11-20', endDate: '2026-11-19' }, 'body.startDate'],
    [{ endDate: '2026-12-22' }, 'body.endDate'],
    [{ groupPaths: ['tk/onzin'] }, 'body.groupPaths'],
    [{ groupPaths: Array.from({ length: 10_000 }, () => 'tk') }, 'body.groupPaths'],
    [{ groupingDetails: { name: 'eu' }, context: [] }, 'body.groupingDetails.name'],
    [{ trendsGroupingName: 'family' }, 'body.trendsGroupingName'],
    [{ stakeholders: ['XX:iemand'] }, 'body.stakeholders'],
  ])('%j is refused everywhere, naming %s', async (wrong, field) => {
    for (const path of Object.values(paths)) {
      const answer = await reader.post(path, { ...nl, ...wrong });
      expect(answer.statusCode, path + answer.body).toBe(400);
      expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-02', field }] });
    }
  });

  it.each([
    [paths.stakeholders, { stakeholderCode: 'XYZ' }, 'body.stakeholderCode'],
    [paths.stakeholders, { limit: 51 }, 'body.limit'],
    [paths.topics, { limit: 0 }, 'body.limit'],
    [paths.topics, { stakeholderCode: 'PER' }, 'body.stakeholderCode'],
    [
      paths.stakeholders,
      { stakeholderCode: 'PER', groupingDetails: { name: 'be-fed' }, context: [] },
      'body.stakeholderCode',
    ],
  ])('%s refuses %j, naming %s', async (path, wrong, field) => {
    const answer = await reader.post(path, { ...nl, ...wrong });
    expect(answer.statusCode, answer.body).toBe(400);
    const [error] = answer.json<{ errors: { message: string; field: string }[] }>().errors;
    expect(error).toMatchObject({ code: 'EC-02', field });
    expect(error!.message).not.toMatch(/^statistics\./);
  });

  it('names a module that is missing, for the dashboard asked about', async () => {
    const nlOnly = await product.subscriber({ modules: ['nlDashboard'] });
    for (const path of Object.values(paths)) {
      const answer = await nlOnly.post(path, { ...nl, context: [], groupingDetails: { name: 'be-flm' } });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-01', module: 'MC18' }] });
    }
    for (const path of ['/eu/statistics/trends', '/eu/statistics/stakeholders']) {
      expect((await nlOnly.post(path, eu)).json()).toMatchObject({ errors: [{ module: 'MC07' }] });
    }
    for (const path of ['/debug/search/statistics', '/debug/search/eu-statistics']) {
      expect((await nlOnly.post(path, nl)).statusCode).toBe(403);
    }
  });
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
