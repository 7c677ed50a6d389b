import type { CommitmentDetail, CommitmentItem, CommitmentsResponse } from 'contract/commitments';
import type { Commitment } from 'contract/document-parts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { readWorkbook } from '#test/workbook.ts';

let product: TestProduct;
let user: Subscriber;

const by = { name: 'S.M. Verhoeckx', function: 'minister van Groene Groei' };
const at = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** A commitment of this number with nothing remarkable about it but what the test says. */
function aCommitment(
  number: string,
  commitment: Partial<Commitment>,
  differences: Partial<Parameters<typeof aDocument>[0]> = {},
) {
  return aDocument({
    id: `test-${number}`,
    groupPath: 'tk/toezegging',
    sourceType: 'Toezegging',
    title: `Brief over het stroomnet (${number})`,
    text: 'De minister stuurt een brief over het stroomnet.',
    date: at('2026-06-24'),
    numbers: [{ kind: 'document', value: number }],
    commitment: {
      state: 'open',
      by,
      ministry: 'Groene Groei',
      to: [],
      toParties: [],
      fulfilledBy: [],
      ...commitment,
    },
    ...differences,
  });
}

const promised =
  'De minister stuurt de Kamer vóór 15 oktober de uitwerking van de voorrangsregels, met aandacht voor ziekenhuizen en huisartsenposten.';
const aLetter = (id: string, day: string, text: string, people = [{ ...by, role: 'Eerste ondertekenaar' }]) =>
  aDocument({
    id,
    groupPath: 'regering/kamerbrief',
    sourceType: 'Brief regering',
    title: `Kamerbrief ${id}`,
    date: at(day),
    text,
    people,
  });
const report = `De voorzitter:\nHet woord is aan de minister.\n\nMinister Verhoeckx:\nDank. Ik stuur de Kamer vóór 15 oktober de uitwerking van de voorrangsregels. Dat is alles.`;
const spoken = report.indexOf('Dank.');
const begin = Date.parse('2026-06-24T14:00:00Z');

beforeAll(async () => {
  product = await openProduct('2026-11-20T22:30:00Z', undefined, { BASE_URL: 'https://vizier.example' });
  await product.documents.put([
    aCommitment('TZ-late', { due: '2026-10-15', to: [{ name: 'B. Hagenaers', party: 'Sociaal Akkoord' }] }),
    aCommitment('TZ-later', { due: '2026-10-01', toParties: ['Groen Verbond'] }),
    aCommitment('TZ-soon', { due: '2026-12-15', dueInText: true }),
    aCommitment('TZ-far', { due: '2027-04-01', ministry: 'Wonen' }),
    aCommitment('TZ-none', {}, { date: at('2026-07-01') }),
    aCommitment('TZ-part', { state: 'partly', stateText: 'Deels Afgedaan', due: '2027-02-01' }),
    aCommitment('TZ-word', { state: 'unknown', stateText: 'Doorgeschoven', due: '2026-09-01' }),
    aCommitment('TZ-done', {
      state: 'fulfilled',
      due: '2026-09-01',
      fulfilledBy: [{ id: 'tk-letter', title: 'De brief' }],
    }),
    aCommitment('TZ-gone', { state: 'lapsed' }),
    aCommitment('TZ-closed', { due: '2026-09-01' }, { confidentiality: 'Besloten' }),
    aCommitment('TZ-senate', { due: '2026-09-01' }, { groupPath: 'ek/toezegging' }),
    aDocument({ id: 'test-paper', title: 'Motie over het stroomnet' }),
    aLetter('tk-letter', '2026-08-20', 'De brief over het stroomnet.'),
    // One with all that may be known of it.
    aCommitment(
      'TZ202606-217',
      { due: '2026-10-15', meeting: { id: 'test-debate', title: 'Tweeminutendebat' } },
      {
        title: 'Uitwerking van de voorrangsregels',
        text: promised,
        numbers: [
          { kind: 'document', value: 'TZ202606-217' },
          { kind: 'session', value: '2026A01894' },
        ],
      },
    ),
    aCommitment(
      'TZ202606-218',
      { meeting: { id: 'test-other', title: 'Een ander debat' } },
      { title: 'Iets anders', text: 'Niets.', numbers: [{ kind: 'session', value: '2026A01894' }] },
    ),
    aDocument({
      id: 'test-debate',
      groupPath: 'tk/agenda',
      sourceType: 'Tweeminutendebat',
      title: 'Tweeminutendebat stroom',
      date: begin,
      numbers: [{ kind: 'session', value: '2026A01894' }],
      meeting: { kind: 'plenary', start: begin, timeKnown: true, status: 'held', agendaItems: [] },
    }),
    aDocument({
      id: 'test-report',
      groupPath: 'tk/plenair-verslag',
      title: 'Verslag',
      date: begin,
      text: report,
      partOf: { id: 'test-debate', title: 'Tweeminutendebat stroom' },
      turns: [
        {
          speaker: { name: 'De voorzitter' },
          chair: true,
          from: 14,
          to: 43,
          start: begin,
          end: begin + 5_000,
        },
        {
          speaker: { name: 'Minister Verhoeckx' },
          from: spoken,
          to: report.length,
          start: begin + 60_000,
          end: begin + 80_000,
        },
      ],
    }),
    aLetter(
      'tk-delay',
      '2026-09-30',
      'Geachte voorzitter,\n\nOver de toezegging TZ202606-217 meld ik u het volgende. De uitwerking is vertraagd en volgt in november. Dank.',
    ),
    aLetter('tk-foreign', '2026-09-20', 'De toezegging TZ202606-217 is vertraagd.', [
      { name: 'K. Anders', function: 'minister van Wonen', role: 'Eerste ondertekenaar' },
    ]),
    aLetter('tk-before', '2026-06-01', 'De toezegging TZ202606-217 is vertraagd.'),
    aLetter('tk-longer', '2026-09-25', 'De toezegging TZ202606-2171 is vertraagd.'),
    aLetter(
      'tk-maybe',
      '2026-11-10',
      'Flexibele contracten\n\nHierbij de uitwerking van de voorrangsregels. Ziekenhuizen en huisartsenposten krijgen aandacht bij de voorrang.',
    ),
    aLetter('tk-unlike', '2026-11-11', 'De uitwerking van de regels volgt later.'),
  ]);
  user = await product.subscriber({ modules: ['nlDashboard', 'agenda'] });
});
afterAll(() => product.close());

const search = { query: 'stroomnet', context: ['all'], groupingDetails: { name: 'nl' } };
async function listed(fields: object = {}, who = user): Promise<CommitmentsResponse> {
  const answer = await who.post('/document/commitments', { ...search, ...fields });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<CommitmentsResponse>();
}
const numbersOf = (items: readonly CommitmentItem[]) => items.map(({ id }) => id.replace('test-TZ-', ''));
async function detail(id: string, who = user): Promise<CommitmentDetail | null> {
  const answer = await who.get(`/document/${id}/commitment`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: CommitmentDetail | null }>().data;
}

test('commitments: late ones come first, then those due soon, later, without a day, and what is done; nothing else is found', async () => {
  const { data, groups, count, countTotal, incomplete } = await listed();
  expect(numbersOf(data)).toEqual(['later', 'late', 'soon', 'part', 'far', 'none', 'word', 'done', 'gone']);
  expect(groups).toEqual([
    { group: 'overdue', count: 2 },
    { group: 'soon', count: 1 },
    { group: 'later', count: 2 },
    { group: 'undated', count: 1 },
    { group: 'passed', count: 1 },
    { group: 'done', count: 2 },
  ]);
  expect([count, countTotal, incomplete]).toEqual([9, 9, false]);
  expect(data[0]).toMatchObject({ standing: 'overdue', daysLeft: -50, age: 149 });
  expect(data.find(({ id }) => id === 'test-TZ-word')).toMatchObject({
    standing: 'unknown',
    commitment: { stateText: 'Doorgeschoven' },
  });
});

test('commitments: what has no day is never late, nor what its house does not say to be open', async () => {
  const { data } = await listed({ standings: ['overdue'] });
  expect(numbersOf(data)).toEqual(['later', 'late']);
});

test('commitments: filters narrow the list, and each counts what it would find without its own choice', async () => {
  const { data, count, countTotal, facets } = await listed({
    standings: ['overdue', 'open'],
    dues: ['noted'],
  });
  expect(numbersOf(data)).toEqual(['later', 'late', 'far']);
  expect([count, countTotal]).toEqual([3, 9]);
  expect(facets).toEqual({
    standings: [
      { value: 'overdue', count: 2 },
      { value: 'open', count: 1 },
      { value: 'partly', count: 1 },
      { value: 'unknown', count: 1 },
      { value: 'fulfilled', count: 1 },
    ],
    ministries: [
      { value: 'Groene Groei', count: 2 },
      { value: 'Wonen', count: 1 },
    ],
    parties: [
      { value: 'Groen Verbond', count: 1 },
      { value: 'Sociaal Akkoord', count: 1 },
      { value: '', count: 1 },
    ],
    dues: [
      { value: 'noted', count: 3 },
      { value: 'inText', count: 1 },
      { value: 'none', count: 1 },
    ],
  });
  const party = await listed({
    parties: ['Sociaal Akkoord', ''],
    ministries: ['Groene Groei'],
    standings: ['overdue'],
  });
  expect(numbersOf(party.data)).toEqual(['late']);
});

test('commitments: pages go on where they ended, and stand still while others come in and a day passes', async () => {
  const first = await listed({ size: 4 });
  expect(numbersOf(first.data)).toEqual(['later', 'late', 'soon', 'part']);
  await product.documents.put([aCommitment('TZ-new', { due: '2026-08-01' })]);
  product.clock.advance(45 * 60_000);
  const second = await listed({ size: 10, searchAfter: first.searchMoreAfter });
  expect(numbersOf(second.data)).toEqual(['far', 'none', 'word', 'done', 'gone']);
  expect(second).not.toHaveProperty('searchMoreAfter');
  const other = await user.post('/document/commitments', {
    ...search,
    dues: ['none'],
    searchAfter: first.searchMoreAfter,
  });
  expect(other.statusCode).toBe(400);
  expect(numbersOf((await listed({ size: 1 })).data)).toEqual(['new']);
  await product.documents.withdraw(['test-TZ-new']);
  product.clock.advance(-45 * 60_000);
});

test('commitments: of a chamber outside the modules nothing is counted', async () => {
  const senator = await product.subscriber({ modules: ['nlDashboard', 'DSModule'] });
  expect((await listed({}, senator)).countTotal).toBe(10);
  expect((await listed()).countTotal).toBe(9);
});

test('commitment: it is quoted, with the second at which the minister says it and what became of it', async () => {
  const one = (await detail('test-TZ202606-217'))!;
  expect(one).toMatchObject({
    ...{ text: promised, standing: 'overdue', daysLeft: -36 },
    meeting: { id: 'test-debate', locked: false },
    said: { document: { id: 'test-report' }, at: 63_297 },
  });
  expect(one.said!.hash).toMatch(/^t=6\d$/);
  expect(one.course).toMatchObject([
    { kind: 'made', at: '2026-06-24T12:00:00.000Z' },
    {
      kind: 'delay',
      document: { id: 'tk-delay' },
      quote: 'De uitwerking is vertraagd en volgt in november.',
    },
    { kind: 'passed', at: '2026-10-14T22:00:00.000Z' },
  ]);
  expect(one.course).toHaveLength(3);
});

test('commitment: a later letter of the same minister with a matching passage may be the fulfilment, and changes nothing', async () => {
  const one = (await detail('test-TZ202606-217'))!;
  expect(one.maybe.map(({ document }) => document.id)).toEqual(['tk-maybe']);
  expect(one.maybe[0]!.passage).toMatch(/^Ziekenhuizen en huisartsenposten|^Hierbij de uitwerking/);
  expect(one).toMatchObject({ standing: 'overdue', commitment: { state: 'open', fulfilledBy: [] } });
});

test('commitment: words that are not literally said have no second, and no meeting has none', async () => {
  expect(await detail('test-TZ202606-218')).not.toHaveProperty('said');
  expect(await detail('test-TZ-late')).not.toHaveProperty('said');
});

test('commitment: the letter that its house notes is told as the fulfilment, and no other is guessed', async () => {
  const one = (await detail('test-TZ-done'))!;
  expect(one.course).toMatchObject([
    { kind: 'made' },
    { kind: 'fulfilled', title: 'De brief', document: { id: 'tk-letter' }, at: '2026-08-20T12:00:00.000Z' },
  ]);
  expect(one.maybe).toEqual([]);
});

test('commitment: what is none, or behind closed doors, tells of nothing', async () => {
  expect(await detail('test-paper')).toBeNull();
  expect(await detail('test-TZ-closed')).toBeNull();
  expect((await user.get('/document/test-TZ-senate/commitment')).statusCode).toBe(403);
  expect((await user.get('/document/test-nothing/commitment')).statusCode).toBe(404);
});

test('meeting: its commitments are those made in it', async () => {
  const answer = await user.get('/agendas/test-debate/commitments');
  expect(answer.statusCode, answer.body).toBe(200);
  const { data } = answer.json<{ data: CommitmentItem[] }>();
  expect(data.map(({ id, delay }) => [id, delay?.id])).toEqual([['test-TZ202606-217', 'tk-delay']]);
});

test('commitments as a table: as the list, with real days and the words of the source', async () => {
  const answer = await user.post('/document/commitments/export/csv', {
    ...search,
    standings: ['overdue', 'unknown'],
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['content-disposition']).toContain('Toezeggingen bij stroomnet 2026-11-2');
  const lines = answer.body.split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFFTermijn;Herkomst termijn;Stand;Dagen te laat;Stand bij de bron;Nummer;Toezegging;Gedaan door;Ministerie;Gedaan aan;Fracties;Gedaan op;Vergadering;Nagekomen met;Pagina;Adres bij de bron',
  );
  expect(lines[1]).toMatch(/^01-10-2026;;Te laat;\d+;;TZ-later;Brief over het stroomnet \(TZ-later\);/);
  expect(lines[3]).toMatch(/^01-09-2026;;Stand onbekend;;Doorgeschoven;/);
  expect(answer.body).not.toMatch(/gebroken/i);
  const excel = await user.post('/document/commitments/export/xlsx', search, { 'accept-language': 'en-gb' });
  const { rows } = readWorkbook(excel.rawPayload);
  expect(rows[0]!.slice(0, 3)).toEqual(['Due', 'Source of due date', 'Status']);
  expect(rows).toHaveLength(10);
});
