import { limits } from 'contract/limits';
import type { Vote } from 'contract/document-parts';
import type { VotesResponse, VotesSummary } from 'contract/votes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rememberNames } from '#domains/names/index.ts';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { readWorkbook } from '#test/workbook.ts';

const search = { query: 'stroomnet', context: ['all'], groupingDetails: { name: 'nl' } };
const hour = 3_600_000;
const held = Date.parse('2026-11-10T14:00:00Z');

let product: TestProduct;
let user: Subscriber;

type Choice = Vote['parties'][number]['choice'];
/** Twelve votes by hands of three parties, the newest first in time; of the first C lets know of a mistake. */
const byHands = Array.from({ length: 12 }, (_, nth) => {
  const choices: [string, number, Choice][] = [
    ['A', 40, 'Voor'],
    ['B', 35, nth % 3 === 0 ? 'Tegen' : 'Voor'],
    ['C', 5, nth === 0 ? 'Voor' : 'Tegen'],
  ];
  return aDocument({
    id: `v-${String(nth).padStart(2, '0')}`,
    numbers: [{ kind: 'document', value: `36 001, nr. ${nth}` }],
    originalUrls: [`https://bron.example/${nth}`],
    people: [{ name: 'A. Bee', role: 'Eerste ondertekenaar', party: nth < 4 ? 'A' : 'B' }],
    relations: nth === 0 ? [{ relation: 'Kabinetsappreciatie', title: 'Oordeel Kamer' }] : [],
    votes: [
      {
        subject: `Motie ${nth}`,
        outcome: 'aangenomen',
        date: new Date(held - nth * hour).toISOString(),
        parties: choices.map(([party, seats, choice]) => ({
          party,
          seats,
          choice,
          ...(party === 'C' && nth === 0 ? { mistake: true } : {}),
        })),
        members: [],
      },
    ],
  });
});
const byName = aDocument({
  id: 'v-name',
  groupPath: 'tk/amendement',
  votes: [
    {
      subject: '=1+1',
      outcome: 'verworpen',
      date: new Date(held - 48 * hour).toISOString(),
      parties: [
        { party: 'A', seats: 2, choice: 'Voor' },
        { party: 'A', seats: 1, choice: 'Tegen' },
        { party: 'B', seats: 2, choice: 'Tegen' },
      ],
      members: [
        { name: 'Anna', party: 'A', choice: 'Voor' },
        { name: 'Bart', party: 'A', choice: 'Voor' },
        { name: 'Cees', party: 'A', choice: 'Tegen' },
        { name: 'Dirk', party: 'B', choice: 'Tegen' },
        { name: 'Els', party: 'B', choice: 'Tegen' },
      ],
      counts: { for: 2, against: 4 },
    },
  ],
});

/** Eleven roll calls of the European Parliament; of one the countries are not known, and one was by hands. */
const byCountry = Array.from({ length: 13 }, (_, nth) => {
  const member = (country: string | undefined, choice: Choice, at: number) => ({
    ...{ name: `Member ${at}`, party: at % 2 === 0 ? 'PPE' : 'S&D', choice },
    ...(country !== undefined && nth < 11 ? { country } : {}),
  });
  const members = [
    member('DE', 'Voor', 0),
    member('DE', 'Voor', 1),
    member('DE', nth === 0 ? 'Tegen' : 'Voor', 2),
    member('NL', nth < 3 ? 'Tegen' : 'Voor', 3),
    member('NL', nth < 3 ? 'Tegen' : 'Voor', 4),
    member(undefined, 'Voor', 5),
  ];
  return aDocument({
    ...{ id: `v-eu-${String(nth).padStart(2, '0')}`, domain: 'eu', groupPath: 'ep/plenary/vote' },
    votes: [
      {
        subject: `Roll call ${nth}`,
        date: new Date(held - nth * hour).toISOString(),
        parties: nth === 12 ? [] : members.map(({ party, choice }) => ({ party, seats: 1, choice })),
        members: nth === 12 ? [] : members,
        ...(nth === 12 ? { counts: { for: 3, against: 2 } } : {}),
      },
    ],
  });
});
const ofUnion = { query: 'stroomnet', groupingDetails: { name: 'eu' } };

beforeAll(async () => {
  product = await openProduct('2026-11-20T09:30:00Z', undefined, { BASE_URL: 'https://vizier.example' });
  await product.documents.put([
    ...byHands,
    byName,
    ...byCountry,
    aDocument({ id: 'v-none' }),
    aDocument({ id: 'v-lr', domain: 'nl-lr', groupPath: 'gemeenten/0344' }),
  ]);
  const seat = { kind: 'person', name: 'Cees', from: '2023-12-06' } as const;
  await product.people.db.transaction().execute((inside) =>
    rememberNames(inside, { source: 'tweedekamer', domain: 'nl' }, [
      { ...seat, person: 'c', party: 'A' },
      // Of another party, and one who had left by then.
      { ...seat, person: 'd', party: 'B' },
      { ...seat, person: 'e', party: 'A', until: '2026-01-31' },
      ...['A', 'B'].map((name) => ({ kind: 'party' as const, id: name, name })),
    ]),
  );
  user = await product.subscriber();
});
afterAll(() => product.close());

async function ask<Response>(path: string, body: object): Promise<Response> {
  const answer = await user.post(path, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const page = (more: object = {}) => ask<VotesResponse>('/votes', { ...search, ...more });
const summary = (more: object = {}) => ask<VotesSummary>('/votes/summary', { ...search, ...more });

test('votes: come newest first in pages, with what each party did and no cell for who did not vote', async () => {
  const first = await page({ size: 7 });
  expect(first).toMatchObject({ total: 13, otherParties: 0 });
  expect(first.parties).toEqual([
    { name: 'A', seats: 40, votes: 13 },
    { name: 'B', seats: 35, votes: 13 },
    { name: 'C', seats: 5, votes: 12 },
  ]);
  const second = await page({ size: 7, searchAfter: first.searchMoreAfter });
  const subjects = [...first.data, ...second.data].map(({ subject }) => subject);
  expect(subjects).toEqual([...byHands.map((_, nth) => `Motie ${nth}`), '=1+1']);
  expect(second.searchMoreAfter).toBeUndefined();
  expect(first.data[0]).toMatchObject({ counts: { for: 45, against: 35 }, manner: 'hands' });
  const named = second.data.at(-1)!;
  expect(named.cells.map(({ party }) => party)).toEqual(['A', 'B']);
  expect(named.deviating).toEqual([{ name: 'Cees', id: 'tweedekamer-c', party: 'A', side: 'against' }]);
});

test('votes: the count of the source wins, and the row tells what was counted instead', async () => {
  const { data } = await page({ narrowing: { manners: ['names'] } });
  expect(data).toMatchObject([{ counts: { for: 2, against: 4 }, counted: { for: 2, against: 3 } }]);
  const others = await page({ narrowing: { manners: ['hands'] } });
  expect(others.data.every(({ counted }) => counted === undefined)).toBe(true);
});

test('votes: agreement is a number of shared votes, without mistakes and not of fewer than ten', async () => {
  const { agreement } = await summary();
  expect(agreement).toEqual([
    { one: 'A', other: 'B', same: 8, shared: 13 },
    { one: 'A', other: 'C', same: 0, shared: 11 },
    { one: 'B', other: 'C', same: 3, shared: 11 },
  ]);
  const fewer = await summary({ narrowing: { by: ['B'] } });
  expect(fewer.total).toBe(8);
  expect(fewer.agreement).toEqual([]);
});

test('votes: a number of agreement leads to the votes in which the two differed', async () => {
  const { agreement } = await summary();
  for (const { one, other, same, shared } of agreement) {
    expect((await page({ narrowing: { differing: [one, other] } })).total).toBe(shared - same);
  }
});

test('votes: who deviated is told with the newest vote, and leads to exactly those', async () => {
  const { deviations, deviating, byName: named } = await summary();
  expect({ deviating, named }).toEqual({ deviating: 1, named: 1 });
  expect(deviations).toEqual([
    {
      name: 'Cees',
      party: 'A',
      times: 1,
      last: { documentId: 'v-name', subject: '=1+1', numbers: [], day: '2026-11-08' },
    },
  ]);
  const found = await page({ narrowing: { member: { name: 'Cees', party: 'A' } } });
  expect(found.data.map(({ documentId }) => documentId)).toEqual(['v-name']);
});

test('votes: every facet tells what choosing it brings', async () => {
  const all = await summary();
  expect(all.close).toBe((await page({ narrowing: { close: true } })).total);
  for (const { value, count } of all.kinds)
    expect((await page({ narrowing: { kinds: [value] } })).total).toBe(count);
  for (const { value, count } of all.outcomes)
    expect((await page({ narrowing: { outcomes: [value] } })).total).toBe(count);
  for (const { value, count } of all.by)
    expect((await page({ narrowing: { by: [value] } })).total).toBe(count);
  expect(all.kinds).toEqual([
    { value: 'tk/motie', count: 12 },
    { value: 'tk/amendement', count: 1 },
  ]);
});

test('votes: nothing of a position, a likeness or a coalition is said', async () => {
  const told = JSON.stringify([await page(), await summary()]);
  expect(told).not.toMatch(/position|standpunt|likeness|similar|lijkt|coalition|coalitie|percent|score/i);
  // Who is not named in a vote has no cell at all, so silence reads as nothing.
  const { data } = await page({ narrowing: { manners: ['names'] } });
  expect(data[0]!.cells.some(({ party }) => party === 'C')).toBe(false);
});

test('votes: a source without votes is told from a search without them', async () => {
  expect(await summary({ query: 'waterstof' })).toMatchObject({ total: 0, published: true });
  const local = { query: 'stroomnet', groupingDetails: { name: 'nl-lr' } };
  expect(await ask('/votes/summary', local)).toMatchObject({ total: 0, published: false });
});

test('votes: a cursor is of its search, and unknown choices are refused', async () => {
  const { searchMoreAfter } = await page({ size: 2 });
  const refused = async (body: object) => (await user.post('/votes', { ...search, ...body })).statusCode;
  expect(await refused({ searchAfter: searchMoreAfter, query: 'motie' })).toBe(400);
  expect(await refused({ narrowing: { outcomes: ['nooit'] } })).toBe(400);
  expect(await refused({ narrowing: { likeness: 1 } })).toBe(400);
  expect(await refused({ size: limits.votesPageSizeMax + 1 })).toBe(400);
});

test('votes: the table has a row for each vote and a column for each party, as text', async () => {
  const answer = await user.post('/votes/export/xlsx', search);
  expect(answer.statusCode).toBe(200);
  const [head, ...rows] = readWorkbook(answer.rawPayload).rows;
  const of = (row: (typeof rows)[number], name: string) => row[head!.indexOf(name)];
  expect(rows).toHaveLength(13);
  const named = rows.at(-1)!;
  expect(of(named, 'Stemming')).toBe('=1+1');
  expect(of(named, 'A')).toBe('verdeeld: 2 voor, 1 tegen');
  expect(of(named, 'C') ?? '').toBe('');
  expect(of(named, 'Onze telling')).toBe('wij tellen 2–3');
  expect(of(named, 'Week af van de eigen fractie')).toBe('Cees (A)');
  expect(of(rows[0]!, 'C')).toBe('voor (vergissing gemeld)');
  expect(of(rows[0]!, 'Oordeel van het kabinet')).toBe('Oordeel Kamer');
  expect(of(named, 'Oordeel van het kabinet') ?? '').toBe('');
  expect(of(rows[0]!, 'Adres bij de bron')).toBe('https://bron.example/0');
  const csv = await user.post('/votes/export/csv', search);
  expect(csv.body.split('\n').filter(Boolean)).toHaveLength(14);
});

test('votes: in the order of a party they come by its side, each newest first, page by page without a repeat', async () => {
  const seen: VotesResponse['data'] = [];
  let searchAfter: string | undefined;
  do {
    const answer = await user.post('/votes', {
      ...{ ...search, sortedBy: 'B', size: 5 },
      ...(searchAfter === undefined ? {} : { searchAfter }),
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const page = answer.json<VotesResponse>();
    seen.push(...page.data);
    ({ searchMoreAfter: searchAfter } = page);
  } while (searchAfter !== undefined);
  const plain = (await user.post('/votes', { ...search, size: 100 })).json<VotesResponse>();
  expect(seen).toHaveLength(plain.total);
  const sideOf = (row: VotesResponse['data'][number]) =>
    row.cells.find(({ party }) => party === 'B')?.side ?? 'gone';
  const sidesSeen = seen.map(sideOf);
  expect([...new Set(sidesSeen)]).toEqual(
    ['for', 'against', 'abstained', 'none', 'absent', 'gone'].filter((side) =>
      sidesSeen.includes(side as 'for'),
    ),
  );
  expect(sidesSeen.filter((side, at) => side !== sidesSeen[at - 1]).length).toBe(new Set(sidesSeen).size);
  for (const side of ['for', 'against'] as const) {
    const dates = seen.filter((row) => sideOf(row) === side).map(({ date }) => date);
    expect(dates.length).toBeGreaterThan(1);
    expect(dates).toEqual(dates.toSorted().toReversed());
  }
});

test('votes: of the Union they are told by country as by party, and of how many members none is known', async () => {
  const told = await ask<VotesResponse>('/votes', { ...ofUnion, per: 'country' });
  expect(told).toMatchObject({ total: 13, otherParties: 0 });
  expect(told.parties).toEqual([
    { name: 'DE', seats: 3, votes: 11 },
    { name: 'NL', seats: 2, votes: 11 },
  ]);
  expect(told.data[0]!.cells).toEqual([
    { party: 'DE', side: 'for', for: 2, against: 1, abstained: 0, absent: 0 },
    { party: 'NL', side: 'against', for: 0, against: 2, abstained: 0, absent: 0 },
  ]);
  const unknown = told.data.map(({ withoutCountry }) => withoutCountry);
  expect(unknown).toEqual([...Array<number>(11).fill(1), 6, undefined]);
  expect(told.data.slice(-2).map(({ cells }) => cells)).toEqual([[], []]);
  // By party nothing of it is told, which is what is asked for unless told.
  const plain = await ask<VotesResponse>('/votes', ofUnion);
  expect(plain.parties.map(({ name }) => name)).toEqual(['PPE', 'S&D']);
  expect(plain.data.some(({ withoutCountry }) => withoutCountry !== undefined)).toBe(false);
  // Who deviated did so from a party, whatever the rest is told by.
  expect(told.data[0]!.deviating).toEqual(plain.data[0]!.deviating);
});

test('votes: what is narrowed, sorted and compared per country is of countries', async () => {
  const per = { ...ofUnion, per: 'country' };
  const { agreement, deviations } = await ask<VotesSummary>('/votes/summary', per);
  expect(agreement).toEqual([{ one: 'DE', other: 'NL', same: 8, shared: 11 }]);
  expect(deviations.every(({ party }) => ['PPE', 'S&D'].includes(party))).toBe(true);
  const subjects = async (more: object) =>
    (await ask<VotesResponse>('/votes', { ...per, ...more })).data.map(({ subject }) => subject);
  const apart = ['Roll call 0', 'Roll call 1', 'Roll call 2'];
  expect(await subjects({ narrowing: { differing: ['DE', 'NL'] } })).toEqual(apart);
  expect(await subjects({ narrowing: { voted: { party: 'NL', how: 'against' } } })).toEqual(apart);
  expect(await subjects({ narrowing: { voted: { party: 'PPE', how: 'for' } } })).toEqual([]);
  expect((await subjects({ sortedBy: 'NL' })).slice(8, 11)).toEqual(apart);
});

test('votes: the table of countries has their names and how many members are in none', async () => {
  const answer = await user.post('/votes/export/xlsx', { ...ofUnion, per: 'country' });
  expect(answer.statusCode, answer.body).toBe(200);
  const [head, ...rows] = readWorkbook(answer.rawPayload).rows;
  const of = (row: (typeof rows)[number], name: string) => row[head!.indexOf(name)];
  expect(rows).toHaveLength(13);
  expect(of(rows[0]!, 'Duitsland')).toBe('verdeeld: 2 voor, 1 tegen');
  expect(of(rows[0]!, 'Nederland')).toBe('tegen');
  expect(of(rows[0]!, 'Leden zonder bekend land')).toBe('1');
  expect(of(rows[12]!, 'Leden zonder bekend land') ?? '').toBe('');
  const plain = readWorkbook((await user.post('/votes/export/xlsx', ofUnion)).rawPayload).rows[0]!;
  // No source of the Union tells what a government said.
  expect(plain).not.toContain('Oordeel van het kabinet');
  expect(plain).not.toContain('Leden zonder bekend land');
});

test.each(['/votes', '/votes/summary', '/votes/export/xlsx'])(
  'votes: countries are refused outside the Union, and anything but parties and countries everywhere, by %s',
  async (path) => {
    for (const name of ['nl', 'nl-lr', 'be-fed', 'be-flm']) {
      const answer = await user.post(path, { ...search, groupingDetails: { name }, per: 'country' });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        errors: [
          { code: 'EC-02', field: 'body.per', message: expect.stringContaining('per land') as string },
        ],
      });
    }
    expect((await user.post(path, { ...ofUnion, per: 'language' })).statusCode).toBe(400);
  },
);
