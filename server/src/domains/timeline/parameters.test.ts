import type { DomainId } from 'contract/dashboards';
import { groupings } from 'contract/sources';
import type { TimelineResponse } from 'contract/timeline';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import type { Document } from '#stores/documents/document.ts';

let product: TestProduct;
let reader: Subscriber;

beforeAll(async () => {
  product = await openProduct('2026-11-20T09:30:00Z');
  reader = await product.subscriber();
});
afterAll(() => product.close());

let topic = 0;
let word: string;
beforeEach(() => {
  topic += 1;
  word = `kwestie${topic}y`;
});

/** The right body for a dashboard, without anything that narrows. */
const bodyFor = (domain: DomainId, body: object = {}) => ({
  query: word,
  groupingDetails: { name: domain },
  ...(domain === 'nl' ? { context: ['all'] } : {}),
  ...body,
});
const pathFor = (domain: DomainId) => (domain === 'eu' ? '/eu/timeline' : '/document/timeline');
const send = (domain: DomainId, body: object = {}, by = reader) =>
  by.post(pathFor(domain), bodyFor(domain, body));

async function timeline(domain: DomainId, body: object = {}): Promise<TimelineResponse> {
  const answer = await send(domain, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const idsOf = ({ data }: TimelineResponse) => data.map(({ id }) => id);
const about = (id: string, fields: Partial<Document> = {}) =>
  aDocument({ id: `${word}-${id}`, title: `Stuk over ${word}`, ...fields });
const own = (...ids: string[]) => ids.map((id) => `${word}-${id}`);

const somePath: Record<DomainId, string> = {
  nl: 'tk/motie',
  'nl-lr': 'provincies/utrecht/motie',
  eu: 'ep/plenary/vote',
  'be-fed': 'kamer/wetsvoorstel',
  'be-flm': 'vlaams-parlement/ontwerp-decreet',
};
const domains = Object.keys(somePath) as DomainId[];

describe.each(domains)('the timeline of %s', (domain) => {
  const path = somePath[domain];
  const root = path.split('/')[0]!;

  it('finds its own documents only, by any node of its tree', async () => {
    await product.documents.put(
      domains.map((each) => about(each, { domain: each, groupPath: somePath[each] })),
    );
    expect(idsOf(await timeline(domain))).toEqual(own(domain));
    for (const chosen of [path, path.split('/').slice(0, -1).join('/'), root]) {
      expect(idsOf(await timeline(domain, { groupPaths: [chosen] })), chosen).toEqual(own(domain));
    }
    const other = groupings[domain].nodes.find(({ code }) => code !== root)!.code;
    expect((await timeline(domain, { groupPaths: [other] })).countTotal).toBe(0);
  });

  it('refuses who lacks its module, and other dashboards at its address', async () => {
    const others = domains.filter((each) => each !== domain);
    const without = await product.subscriber({ modules: ['agenda'] });
    expect((await send(domain, {}, without)).json()).toMatchObject({ errors: [{ code: 'EC-01' }] });
    const wrong = others.filter((each) => pathFor(each) !== pathFor(domain));
    for (const each of wrong) {
      const answer = await reader.post(pathFor(domain), bodyFor(each));
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ errors: [{ field: 'body.groupingDetails.name' }] });
    }
  });

  it('refuses what belongs to other dashboards (decision 3.11)', async () => {
    const foreign = domain === 'eu' ? 'PER:Jan Jansen' : 'committees:ENVI';
    const refused: Record<string, object> = {
      ...(domain === 'nl'
        ? { contextRequired: { contextRequired: false } }
        : {
            context: { context: ['all'] },
            contextRequired: { contextRequired: true },
            minimalMatchPercentage: { minimalMatchPercentage: 40 },
          }),
      ...(domain === 'eu' ? {} : { euEpCommittees: { euEpCommittees: ['ENVI'] } }),
      ...(['nl', 'eu'].includes(domain) ? { committees: { committees: ['FIN'] } } : {}),
      stakeholders: { stakeholders: [foreign] },
      withoutStakeholders: { withoutStakeholders: [foreign] },
    };
    for (const [name, body] of Object.entries(refused)) {
      const answer = await send(domain, body);
      expect(answer.statusCode, name).toBe(400);
      const [error] = answer.json<{ errors: { code: string; field: string; message: string }[] }>().errors;
      expect(error, name).toMatchObject({ code: 'EC-02', field: `body.${name}` });
      expect(error!.message).not.toMatch(/^[a-z]+\.[a-zA-Z.]+$/);
    }
  });
});

describe('timeline: what a search may say', () => {
  it('takes every parameter of the specification', async () => {
    await product.documents.put([about('all')]);
    const page = await timeline('nl', {
      contextRequired: true,
      minimalMatchPercentage: 40,
      trendsGroupingName: 'documentType',
      agendaFilters: [],
      locale: 'en-gb',
      lookBack: true,
      metadataField: 'metadata_nl',
      includeFullHistoryCount: true,
      euEpCommittees: [],
      committees: [],
      stakeholders: [],
      withoutStakeholders: [],
      topics: [],
      withoutTopics: [],
      size: 100,
    });
    expect(page).toMatchObject({ countTotal: 1, fullHistoryCount: 1 });
    await timeline('be-fed', { contextRequired: false });
  });

  it('brings meetings along for filters of the agenda, and finds the same (4.8)', async () => {
    const start = Date.parse('2026-12-01T09:00:00Z');
    const meeting = aDocument({
      id: `${word}-meeting`,
      groupPath: 'tk/agenda',
      date: start,
      title: `Debat over ${word}`,
      meeting: { kind: 'plenary', start, timeKnown: true, status: 'planned', agendaItems: [] },
    });
    await product.documents.put([about('beside'), meeting]);
    const alone = await timeline('nl', {});
    expect(alone).not.toHaveProperty('agenda');
    const beside = await timeline('nl', { agendaFilters: ['nl:tk', 'kind:plenary'] });
    expect(beside.countTotal).toBe(alone.countTotal);
    expect(beside.agenda).toMatchObject({
      data: [{ id: `${word}-meeting` }],
      countTotal: 1,
      actions: { more: false },
    });
    const none = { countTotal: 0, data: [] };
    expect((await timeline('nl', { agendaFilters: ['status:cancelled'] })).agenda).toMatchObject(none);
    // Nothing an agenda could be searched in, and no agenda, are silent here (8.3).
    expect(await timeline('nl', { agendaFilters: ['nl:tk/motie'] })).not.toHaveProperty('agenda');
    const without = await product.subscriber({ modules: ['nlDashboard'] });
    const answer = await send('nl', { agendaFilters: ['nl:tk'] }, without);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).not.toHaveProperty('agenda');
  });

  it.each([
    [{ trendsGroupingName: 'party' }, 'body.trendsGroupingName'],
    [{ agendaFilters: ['tk'] }, 'body.agendaFilters'],
    [{ locale: 'fr' }, 'body.locale'],
    [{ committees: Array.from({ length: 101 }, (_, index) => `C${index}`) }, 'body.committees'],
    [{ committees: [''] }, 'body.committees.0'],
    [{ committees: ['"x" OR'] }, 'body.committees.0'],
    [{ stakeholders: ['Shell'] }, 'body.stakeholders.0'],
    [{ stakeholders: ['IG:'] }, 'body.stakeholders.0'],
    [{ stakeholders: [`IG:${'x'.repeat(200)}`] }, 'body.stakeholders.0'],
    [{ stakeholders: Array.from({ length: 51 }, () => 'IG:FNV') }, 'body.stakeholders'],
    [{ stakeholders: ['XX:Shell'] }, 'body.stakeholders'],
    [{ withoutStakeholders: ['Shell'] }, 'body.withoutStakeholders.0'],
    [{ withoutStakeholders: Array.from({ length: 51 }, () => 'IG:FNV') }, 'body.withoutStakeholders'],
    [{ withoutTopics: [''] }, 'body.withoutTopics.0'],
    [{ withoutTopics: Array.from({ length: 51 }, () => 'gas') }, 'body.withoutTopics'],
    [{ groupPaths: Array.from({ length: 10_000 }, () => 'kamer') }, 'body.groupPaths'],
    [{ groupPaths: ['tk/motie'] }, 'body.groupPaths'],
    [{ groupPaths: ['kamer/'] }, 'body.groupPaths'],
    [{ startDate: '2026-11-20', endDate: '2026-11-19' }, 'body.startDate'],
    [{ endDate: '2026-12-22' }, 'body.endDate'],
    [{ lookBack: true, endDate: '2026-12-22' }, 'body.endDate'],
    [{ groupingDetails: { name: 'be-fed', version: 99 } }, 'body.groupingDetails.version'],
    [{ groupingDetails: { name: 'be-fed', version: 0 } }, 'body.groupingDetails.version'],
    [{ surprise: 1 }, 'body.surprise'],
  ])('refuses %j, naming %s', async (wrong, field) => {
    const answer = await send('be-fed', wrong);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-02', field }] });
  });

  it('takes an end 31 days ahead and whole days over both clock changes, also when looking back', async () => {
    await product.documents.put([
      // 25 October 2026 has 25 hours, 29 March 2026 has 23.
      about('autumn-last', { date: Date.parse('2026-10-25T22:59:59.999Z') }),
      about('autumn-after', { date: Date.parse('2026-10-25T23:00:00Z') }),
      about('spring-last', { date: Date.parse('2026-03-29T21:59:59.999Z') }),
      about('spring-after', { date: Date.parse('2026-03-29T22:00:00Z') }),
      about('ahead', { date: Date.parse('2026-12-21T22:59:59.999Z') }),
      about('old', { date: Date.parse('1998-03-29T10:00:00Z') }),
    ]);
    const back = (endDate: string) => timeline('nl', { lookBack: true, startDate: '2026-11-01', endDate });
    expect(idsOf(await back('2026-10-25'))).toEqual(own('autumn-last', 'spring-after', 'spring-last', 'old'));
    expect(idsOf(await back('2026-03-29'))).toEqual(own('spring-last', 'old'));
    const days = { startDate: '2026-03-30', endDate: '2026-10-25', includeFullHistoryCount: true };
    const between = await timeline('nl', days);
    expect(idsOf(between)).toEqual(own('autumn-last', 'spring-after'));
    expect(between.fullHistoryCount).toBe(4);
    expect(idsOf(await timeline('nl', { endDate: '2026-12-21' }))[0]).toBe(`${word}-ahead`);
  });

  it('counts the whole history under the same filters', async () => {
    const lawyer = { code: 'JUST', name: 'Justitie' };
    const federal = (id: string, fields: Partial<Document>) =>
      about(id, { domain: 'be-fed', groupPath: somePath['be-fed'], ...fields });
    await product.documents.put([
      federal('now', { committees: [lawyer] }),
      federal('then', { committees: [lawyer], date: Date.parse('2012-05-05T10:00:00Z') }),
      federal('other', { date: Date.parse('2013-05-05T10:00:00Z') }),
    ]);
    const page = await timeline('be-fed', { committees: ['JUST'], includeFullHistoryCount: true });
    expect(page).toMatchObject({ countTotal: 1, fullHistoryCount: 2 });
    expect((await timeline('be-fed', {})).fullHistoryCount).toBeUndefined();
  });

  it('passes documents of any chosen committee', async () => {
    const european = (id: string, code: string) =>
      about(id, { domain: 'eu', groupPath: somePath.eu, committees: [{ code, name: code }] });
    await product.documents.put([
      european('envi', 'ENVI'),
      european('itre', 'ITRE'),
      european('agri', 'AGRI'),
    ]);
    const page = await timeline('eu', { euEpCommittees: ['ENVI', 'ITRE'] });
    expect(idsOf(page).toSorted()).toEqual(own('envi', 'itre'));
    expect((await timeline('eu', { euEpCommittees: ['ZZZZ'] })).countTotal).toBe(0);
  });

  it('passes documents that name any chosen stakeholder', async () => {
    await product.documents.put([
      about('one', { people: [{ name: 'Anna Adriaans' }] }),
      about('two', { people: [{ name: 'Bert Bakker' }] }),
      about('neither', { people: [{ name: 'Carla Cornelis' }] }),
    ]);
    const by = async (...stakeholders: string[]) => idsOf(await timeline('nl', { stakeholders })).toSorted();
    expect(await by('PER:Anna Adriaans')).toEqual(own('one'));
    expect(await by('PER:Anna Adriaans', 'PER:Bert Bakker')).toEqual(own('one', 'two'));
    expect(await by('PER:Niemand')).toEqual([]);
    const without = async (...withoutStakeholders: string[]) =>
      idsOf(await timeline('nl', { withoutStakeholders })).toSorted();
    expect(await without('PER:Anna Adriaans')).toEqual(own('neither', 'two'));
    expect(await without('PER:Anna Adriaans', 'PER:Bert Bakker')).toEqual(own('neither'));
    expect(await without('PER:Niemand')).toEqual(own('neither', 'one', 'two'));
  });
});

it('timeline: keeps the upper house out of every hit and count without its module, also when it is asked for', async () => {
  await product.documents.put([
    about('house'),
    about('senate', { groupPath: 'ek/motie' }),
    about('senate-old', { groupPath: 'ek/verslag', date: Date.parse('2011-05-05T10:00:00Z') }),
  ]);
  const without = await product.subscriber({ modules: ['nlDashboard'] });
  const everything = { includeFullHistoryCount: true };
  const allowed = (await send('nl', everything, without)).json<TimelineResponse>();
  expect(idsOf(allowed)).toEqual(own('house'));
  expect(allowed).toMatchObject({ countTotal: 1, fullHistoryCount: 1 });
  const asked = await send('nl', { ...everything, groupPaths: ['ek', 'ek/motie'] }, without);
  expect(asked.json()).toMatchObject({ data: [], countTotal: 0, fullHistoryCount: 0 });
  expect(await timeline('nl', everything)).toMatchObject({ countTotal: 2, fullHistoryCount: 3 });
});

describe('timeline: source trees of older versions', () => {
  it('reads saved paths of version 1 as they were', async () => {
    await product.documents.put([about('motion')]);
    const page = await timeline('nl', {
      groupingDetails: { name: 'nl', version: 1 },
      groupPaths: ['tk/motie', 'regering/kamerbrief'],
    });
    expect(idsOf(page)).toEqual(own('motion'));
    expect(page.groupPathsChanged).toBeUndefined();
  });

  it('moves a path that is gone to its parent and says so; with the newest version it is refused', async () => {
    await product.documents.put([about('motion'), about('letter', { groupPath: 'regering/kamerbrief' })]);
    const groupPaths = ['tk/nooit-meer', 'verdwenen/motie'];
    const page = await timeline('nl', { groupingDetails: { name: 'nl', version: 1 }, groupPaths });
    expect(idsOf(page)).toEqual(own('motion'));
    expect(page.groupPathsChanged).toEqual([
      { from: 'tk/nooit-meer', to: 'tk' },
      { from: 'verdwenen/motie' },
    ]);
    const newest = { name: 'nl', version: groupings.nl.version };
    for (const groupingDetails of [newest, { name: 'nl' }]) {
      expect((await send('nl', { groupingDetails, groupPaths })).statusCode).toBe(400);
    }
  });

  it('never reads paths of which nothing is left as everything', async () => {
    await product.documents.put([about('motion')]);
    const answer = await send('nl', {
      groupingDetails: { name: 'nl', version: 1 },
      groupPaths: ['verdwenen/motie'],
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ field: 'body.groupPaths' }] });
  });
});

describe('timeline: cursors', () => {
  const page = (id: string) => about(id, { domain: 'eu', groupPath: somePath.eu });

  it.each([
    { query: 'iets' },
    { startDate: '2026-01-01' },
    { endDate: '2026-11-30' },
    { lookBack: true },
    { metadataField: 'metadata_en' },
    { groupPaths: ['ep'] },
    { groupingDetails: { name: 'eu', version: 1 } },
    { euEpCommittees: ['ENVI'] },
    { stakeholders: ['committees:ENVI'] },
    { withoutStakeholders: ['committees:ENVI'] },
    { withoutTopics: ['gas'] },
  ])('belong to one search, not to one with %j', async (other) => {
    await product.documents.put([page('1'), page('2')]);
    const { searchMoreAfter } = await timeline('eu', { size: 1 });
    const answer = await send('eu', { searchAfter: searchMoreAfter, ...other });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-02', field: 'body.searchAfter' }] });
  });

  it.each([{ committees: ['JUST'] }, { stakeholders: ['IG:FNV'] }, { groupPaths: ['kamer'] }])(
    'belong to one search of a Belgian dashboard, not to one with %j',
    async (other) => {
      const federal = (id: string) => about(id, { domain: 'be-fed', groupPath: somePath['be-fed'] });
      await product.documents.put([federal('1'), federal('2')]);
      const { searchMoreAfter } = await timeline('be-fed', { size: 1 });
      expect((await send('be-fed', { searchAfter: searchMoreAfter, ...other })).statusCode).toBe(400);
    },
  );

  it.each([{ context: ['water'] }, { context: ['all'], minimalMatchPercentage: 80 }])(
    'belong to one search of NL, not to one with %j',
    async (other) => {
      await product.documents.put([about('1'), about('2')]);
      const { searchMoreAfter } = await timeline('nl', { size: 1 });
      expect((await send('nl', { searchAfter: searchMoreAfter, ...other })).statusCode).toBe(400);
    },
  );

  it('go on with another page size, trend level, language or order of the same filters', async () => {
    await product.documents.put([page('1'), page('2'), page('3')]);
    const chosen = { groupPaths: ['ep', 'council'], size: 1 };
    const { searchMoreAfter } = await timeline('eu', chosen);
    const rest = await timeline('eu', {
      groupPaths: ['council', 'ep'],
      searchAfter: searchMoreAfter,
      size: 5,
      trendsGroupingName: 'body',
      locale: 'en-gb',
      includeFullHistoryCount: true,
    });
    expect(rest.data).toHaveLength(2);
  });
});
