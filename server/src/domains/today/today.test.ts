import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TodayResponse } from 'contract/today';
import { matchAll } from '#domains/alerts/test/follow-all.ts';
import { waitingMatches } from '#domains/alerts/tell/waiting-matches.ts';
import { isLease, type Lease, openLeases } from '#stores/people/leases.ts';
import type { Document, Meeting } from '#stores/documents/document.ts';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let reader: Subscriber;
let lease: Lease;

/** A Monday; new is what is dated since Friday. */
const now = '2026-11-23T09:00:00Z';
const paper = (id: string, date: string, fields: Partial<Document> = {}) =>
  aDocument({ id, title: `Stuk ${id}`, date: Date.parse(date), ...fields });
const meeting = (id: string, start: string, fields: Partial<Document> = {}, more: Partial<Meeting> = {}) =>
  paper(id, start, {
    groupPath: 'tk/agenda',
    ...fields,
    meeting: {
      kind: 'committee',
      start: Date.parse(start),
      timeKnown: true,
      status: 'planned',
      place: 'Thorbeckezaal',
      agendaItems: [],
      ...more,
    },
  });

beforeAll(async () => {
  product = await openProduct(now);
  reader = await product.subscriber();
  const claimed = await openLeases(product.people).claim('matching');
  if (!isLease(claimed)) throw new Error('nobody else matches here');
  lease = claimed;
  await look();
  await product.documents.put([
    paper('n-brief-1', '2026-11-23T07:45:00Z', { groupPath: 'regering/kamerbrief' }),
    paper('n-motie-1', '2026-11-20T10:00:00Z', { groupPath: 'tk/motie', contexts: { milieu: 90 } }),
    paper('n-motie-2', '2026-11-20T11:00:00Z', { groupPath: 'tk/motie', contexts: { milieu: 10 } }),
    paper('n-motie-3', '2026-11-20T12:00:00Z', { groupPath: 'tk/motie', contexts: { milieu: 10 } }),
    paper('n-motie-4', '2026-11-20T13:00:00Z', {
      groupPath: 'tk/motie',
      contexts: { milieu: 10 },
      confidentiality: 'Besloten',
      people: [{ name: 'V. Bosveld' }],
      numbers: [{ kind: 'case', value: '2026Z1' }],
    }),
    paper('n-senate', '2026-11-21T10:00:00Z', { groupPath: 'ek/motie', contexts: { milieu: 10 } }),
    paper('n-old', '2026-11-19T10:00:00Z', { groupPath: 'tk/motie' }),
    paper('n-ahead', '2026-11-24T10:00:00Z', { groupPath: 'tk/motie' }),
    paper('n-eu', '2026-11-23T08:00:00Z', { domain: 'eu', groupPath: 'ep/plenary/vote' }),
    meeting('n-late', '2026-11-23T15:00:00Z'),
    meeting('n-early', '2026-11-23T08:00:00Z', { confidentiality: 'Besloten' }),
    meeting('n-tuesday', '2026-11-24T08:00:00Z'),
    meeting('n-tuesday-senate', '2026-11-24T09:00:00Z', { groupPath: 'ek/agenda' }),
    meeting('n-sunday', '2026-11-29T08:00:00Z'),
    meeting('n-next-week', '2026-11-30T08:00:00Z'),
    meeting('n-friday', '2026-11-20T08:00:00Z'),
  ]);
});
afterAll(async () => {
  await lease.release();
  await product.close();
});
const look = () => matchAll({ ...product, people: product.people.db, queue: waitingMatches }, lease);

async function today(body: object = {}, by = reader): Promise<TodayResponse> {
  const answer = await by.post('/today', { groupingName: 'nl', ...body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const kindsOf = ({ kinds }: TodayResponse) =>
  kinds.map(({ family, count, newest }) => [family, count, newest.map(({ id }) => id)]);

describe('what is new today', () => {
  it('is told by kind, counted exactly, newest first and three of each', async () => {
    const answer = await today();
    expect(answer).toMatchObject({ since: '2026-11-19T23:00:00.000Z', countTotal: 6 });
    expect(kindsOf(answer)).toEqual([
      ['motion', 5, ['n-senate', 'n-motie-4', 'n-motie-3']],
      ['letter', 1, ['n-brief-1']],
    ]);
    expect(answer.kinds[0]!.groupPaths).toEqual(['ek/motie', 'tk/motie']);
    expect(answer.countInContexts).toBeUndefined();
    expect(await today({ since: '2026-11-19T09:00:00Z' })).toMatchObject({ countTotal: 7 });
    expect(await today({ groupingName: 'eu' })).toMatchObject({ countTotal: 1, kinds: [{ count: 1 }] });
  });

  it('can be narrowed to contexts, with both counted; what is not scored yet is let through', async () => {
    const answer = await today({ contexts: ['milieu'] });
    expect(answer).toMatchObject({ countTotal: 6, countInContexts: 2 });
    expect(kindsOf(answer)).toEqual([
      ['letter', 1, ['n-brief-1']],
      ['motion', 1, ['n-motie-1']],
    ]);
  });

  it('tells title and date alone of what is behind closed doors', async () => {
    const answer = await today();
    const closed = answer.kinds[0]!.newest.find(({ id }) => id === 'n-motie-4');
    expect(closed).toMatchObject({
      confidentiality: 'Besloten',
      numbers: [],
      committees: [],
      attachments: 0,
    });
    expect(closed).not.toHaveProperty('people');
    expect(answer.meetings![0]!.first[0]).not.toHaveProperty('place');
  });

  it('has the meetings of today and of the six days after it, also beyond Sunday, soonest first', async () => {
    const { meetings } = await today();
    expect(meetings!.map(({ day, count, first }) => [day, count, first.map(({ id }) => id)])).toEqual([
      ['2026-11-23', 2, ['n-early', 'n-late']],
      ['2026-11-24', 2, ['n-tuesday', 'n-tuesday-senate']],
      ['2026-11-29', 1, ['n-sunday']],
    ]);
    const daysAt = async (instant: string) => {
      product.clock.set(instant);
      const answer = await today({}, await product.subscriber());
      product.clock.set(now);
      return answer.meetings!.map(({ day }) => day);
    };
    expect(await daysAt('2026-11-23T22:59:00Z')).toEqual(['2026-11-23', '2026-11-24', '2026-11-29']);
    expect(await daysAt('2026-11-23T23:00:00Z')).toEqual(['2026-11-24', '2026-11-29', '2026-11-30']);
  });

  it('holds nothing outside the modules', async () => {
    const without = await product.subscriber({ modules: ['nlDashboard'] });
    const answer = await today({}, without);
    expect(answer).toMatchObject({ countTotal: 5, kinds: [{ family: 'motion', count: 4 }, { count: 1 }] });
    expect(answer).not.toHaveProperty('meetings');
    expect(JSON.stringify(answer)).not.toContain('senate');
    const agenda = await product.subscriber({ modules: ['nlDashboard', 'agenda'] });
    expect(JSON.stringify((await today({}, agenda)).meetings)).not.toContain('senate');
    const local = await product.subscriber({ modules: ['nlLrDashboard'] });
    expect((await local.post('/today', { groupingName: 'nl' })).statusCode).toBe(403);
  });

  it('has the saved searches of that user that found something, with what they found last', async () => {
    const someone = await product.subscriber();
    const save = (title: string, query: string, who = someone) =>
      who.post('/savedsearches', {
        title,
        queryDetails: { query, context: ['all'], groupingDetails: { name: 'nl' } },
      });
    await save('Net', 'stroomnet');
    await save('Senaat', 'senaat');
    await save('Niets', 'zeegras');
    await save('Van een ander', 'stroomnet', reader);
    await product.documents.put([
      paper('n-net-1', now, { text: 'Over het stroomnet.' }),
      paper('n-net-2', now, { text: 'Over het stroomnet.' }),
      paper('n-net-3', now, { groupPath: 'ek/motie', text: 'De senaat.' }),
    ]);
    await look();
    const { searches, numberOfSearches } = await today({}, someone);
    expect(numberOfSearches).toBe(3);
    expect(searches.map(({ title, count, newest }) => [title, count, newest?.title])).toEqual([
      ['Senaat', 1, 'Stuk n-net-3'],
      ['Net', 2, 'Stuk n-net-2'],
    ]);
    await product.documents.withdraw(['n-net-2']);
    expect((await today({}, someone)).searches[1]).not.toHaveProperty('newest');
  });

  it('says which meetings touch what the user follows, and that a day has none of them', async () => {
    const someone = await product.subscriber();
    const save = async (path: string, title: string, queryDetails: object) => {
      const answer = await someone.post(path, { title, queryDetails });
      expect(answer.statusCode, answer.body).toBe(200);
      product.clock.advance(1);
      return answer.json<{ data: { id: string } }>().data.id;
    };
    const nl = { context: ['all'], groupPaths: ['tk/motie'], groupingDetails: { name: 'nl' } };
    const net = await save('/savedsearches', 'Net', { ...nl, query: 'warmtenet' });
    const senate = await save('/agenda/savedsearches', 'Senaat', { query: 'stuk', filters: ['nl:ek'] });
    await save('/savedsearches', 'Niets', { ...nl, query: 'zeegras' });
    await save('/savedsearches', 'Milieu', {
      ...nl,
      context: ['milieu'],
      minimalMatchPercentage: 40,
      query: 'warmtenet',
    });
    await product.documents.put([
      meeting('t-today', '2026-11-23T16:00:00Z', { text: 'Het warmtenet.', contexts: { milieu: 10 } }),
      meeting('t-friday', '2026-11-27T08:00:00Z', { text: 'Het warmtenet.', contexts: { milieu: 90 } }),
      meeting('t-thursday', '2026-11-26T08:00:00Z', { text: 'Iets anders.' }),
    ]);
    const days = async (who: Subscriber) =>
      (await today({}, who)).meetings!.map(({ day, touched, first }) => [
        day.slice(8),
        touched,
        first.map(({ id, touchedBy }) => [id, touchedBy?.map(({ title }) => title)]),
      ]);
    expect(await days(someone)).toEqual([
      ['23', 1, [['t-today', ['Net']]]],
      ['24', 1, [['n-tuesday-senate', ['Senaat']]]],
      ['26', 0, []],
      ['27', 1, [['t-friday', ['Milieu', 'Net']]]],
      ['29', 0, []],
    ]);
    const [first, second] = (await today({}, someone)).meetings!.map(({ first }) => first[0]?.touchedBy);
    expect([first, second]).toEqual([
      [{ id: net, title: 'Net', of: 'documents' }],
      [{ id: senate, title: 'Senaat', of: 'agenda' }],
    ]);

    // Where nothing of today does, today still has its first meetings; who follows nothing has those of every day.
    await product.documents.withdraw(['t-today']);
    expect((await days(someone))[0]).toEqual([
      '23',
      0,
      [
        ['n-early', undefined],
        ['n-late', undefined],
      ],
    ]);
    expect((await days(await product.subscriber()))[2]).toEqual([
      '26',
      undefined,
      [['t-thursday', undefined]],
    ]);
    await product.documents.withdraw(['t-friday', 't-thursday']);
  });

  it('refuses what it does not know', async () => {
    for (const body of [
      { groupingName: 'nl', query: 'stroomnet' },
      { groupingName: 'nl', since: 'gisteren' },
      { groupingName: 'nl', contexts: ['vuur'] },
      { groupingName: 'eu', contexts: ['milieu'] },
      {},
    ]) {
      expect((await reader.post('/today', body)).statusCode, JSON.stringify(body)).toBe(400);
    }
  });

  it('does not open the timeline for an empty query', async () => {
    for (const query of ['', ' '])
      expect(
        (
          await reader.post('/document/timeline', {
            query,
            context: ['all'],
            groupingDetails: { name: 'nl' },
          })
        ).statusCode,
      ).toBe(400);
  });
});
