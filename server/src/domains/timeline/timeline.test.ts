import type { TimelineResponse } from 'contract/timeline';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let reader: Subscriber;

beforeAll(async () => {
  product = await openProduct('2026-11-20T09:30:00Z');
  reader = await product.subscriber();
});
afterAll(() => product.close());

const search = { context: ['all'], groupingDetails: { name: 'nl' } };
let topic = 0;
let word: string;
beforeEach(() => {
  topic += 1;
  word = `onderwerp${topic}x`;
});

async function timeline(body: object, by = reader): Promise<TimelineResponse> {
  const answer = await by.post('/document/timeline', { ...search, query: word, ...body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const at = (date: string, fields = {}) =>
  aDocument({ title: `Brief over ${word}`, date: Date.parse(date), ...fields });
const titlesOf = ({ data }: TimelineResponse) => data.map(({ id }) => id);

describe('the timeline', () => {
  it('answers hits newest first with marked titles and exact counts', async () => {
    await product.documents.put([
      at('2026-11-10T10:00:00Z', { id: 'a-old' }),
      at('2026-11-18T10:00:00Z', { id: 'a-new', text: `Over ${word} wordt veel gevraagd.` }),
    ]);
    const page = await timeline({});
    expect(titlesOf(page)).toEqual(['a-new', 'a-old']);
    expect(page).toMatchObject({ countTotal: 2, actions: { more: false } });
    expect(page.searchMoreAfter).toBeUndefined();
    const [newest] = page.data;
    const marked = newest!.title.marks.map(([start, end]) => newest!.title.text.slice(start, end));
    expect(marked).toEqual([word]);
    expect(newest!.passages[0]!.marks).toHaveLength(1);
  });

  it('answers in the order asked for, page by page, and refuses a cursor in another', async () => {
    await product.documents.put([
      at('2026-11-10T10:00:00Z', { id: 'o-1', title: 'Brief', text: `Over ${word}.` }),
      at('2026-11-12T10:00:00Z', { id: 'o-2', text: `${word} en nog eens ${word}.` }),
      at('2026-11-14T10:00:00Z', { id: 'o-3', title: 'Brief', text: `${word} ${'en meer '.repeat(30)}` }),
    ]);
    const ids = async (order: string) => {
      const first = await timeline({ order, size: 2 });
      const next = await timeline({ order, size: 2, searchAfter: first.searchMoreAfter });
      expect(next).toMatchObject({ countTotal: 3, actions: { more: false } });
      return { ids: [...titlesOf(first), ...titlesOf(next)], cursor: first.searchMoreAfter };
    };
    const newest = await ids('newest');
    expect(newest.ids).toEqual(['o-3', 'o-2', 'o-1']);
    const oldest = await ids('oldest');
    expect(oldest.ids).toEqual(['o-1', 'o-2', 'o-3']);
    const best = await ids('best');
    expect(best.ids).toEqual(['o-2', 'o-1', 'o-3']);
    for (const [order, { cursor }] of [
      ['best', newest],
      ['newest', oldest],
      ['oldest', best],
    ] as const) {
      const body = { ...search, query: word, size: 2, order, searchAfter: cursor };
      expect((await reader.post('/document/timeline', body)).statusCode).toBe(400);
    }
  });

  it('refuses an order there is not, and one where nothing has an order, in the language of the user', async () => {
    const body = { ...search, query: word };
    const answer = await reader.post('/document/timeline', { ...body, order: 'hoogste' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      errors: [
        { code: 'EC-02', field: 'body.order', message: expect.stringContaining('volgorde') as string },
      ],
    });
    const { newSince } = await timeline({ order: 'best' });
    expect((await reader.post('/document/timeline/new', { ...body, newSince })).statusCode).toBe(200);
    expect(
      (await reader.post('/document/timeline/new', { ...body, newSince, order: 'best' })).statusCode,
    ).toBe(400);
  });

  it('keeps a document that changes between two pages in its place', async () => {
    const put = (id: string, text: string) =>
      product.documents.put([at('2026-11-10T10:00:00Z', { id, text })]);
    for (const id of ['p-1', 'p-2', 'p-3']) await put(id, 'eerst');
    const first = await timeline({ size: 1 });
    await put('p-2', 'later');
    await put('p-4', 'nieuw');
    const next = await timeline({ size: 1, searchAfter: first.searchMoreAfter });
    expect([...titlesOf(first), ...titlesOf(next)]).toEqual(['p-3', 'p-2']);
    expect(next.countTotal).toBe(3);
  });

  it('tells of a row its hits, the votes counted, the length of its sound and whether a question was answered', async () => {
    const begin = Date.parse('2026-11-10T10:00:00Z');
    const question = (id: string, number: string) =>
      at('2026-11-09T10:00:00Z', {
        id,
        groupPath: 'tk/schriftelijke-vragen',
        numbers: [{ kind: 'case', value: number }],
      });
    const answer = (id: string, number: string, sourceType: string) =>
      aDocument({ id, groupPath: 'tk/antwoord', sourceType, numbers: [{ kind: 'case', value: number }] });
    await product.documents.put([
      at('2026-11-10T10:00:00Z', {
        id: 'f-debate',
        groupPath: 'tk/commissieverslag',
        text: `${word} en ${word}.`,
        attachments: [
          { fileId: 'f-debate~1', title: 'Geluid', url: 'https://example.org/1', storeKey: 'k' },
          { fileId: 'f-debate~2', title: 'Nota', url: 'https://example.org/2', text: `Nog eens ${word}.` },
        ],
        recording: { fileId: 'f-debate~1', start: begin },
        turns: [{ speaker: { name: 'Vera Bosveld' }, from: 0, to: 5, start: begin, end: begin + 65_000 }],
        votes: [
          {
            subject: 'Motie',
            outcome: 'aangenomen',
            parties: [
              { party: 'A', seats: 78, choice: 'Voor' },
              { party: 'B', seats: 69, choice: 'Tegen' },
            ],
            members: [],
          },
        ],
      }),
      question('f-answered', '2026Z00001'),
      question('f-put-off', '2026Z00002'),
      question('f-open', '2026Z00003'),
      {
        ...question('f-named', '2026Z00004'),
        relations: [{ relation: 'Beantwoord in', id: 'f-reply', title: 'Antwoord' }],
      },
      answer('f-answer', '2026Z00001', 'Antwoord schriftelijke vragen'),
      answer('f-notice', '2026Z00002', 'Mededeling (uitstel antwoord)'),
      answer('f-other', '2026Z000031', 'Antwoord schriftelijke vragen'),
    ]);
    const { data } = await timeline({});
    const facts = new Map(
      data.map(({ id, hits, audio, voteCounts, answered }) => [id, { hits, audio, voteCounts, answered }]),
    );
    expect(facts.get('f-debate')).toEqual({ hits: 3, audio: 65_000, voteCounts: { for: 78, against: 69 } });
    expect(facts.get('f-answered')).toEqual({ hits: 0, answered: true });
    expect(facts.get('f-named')).toMatchObject({ answered: true });
    expect(facts.get('f-put-off')).toMatchObject({ answered: false });
    expect(facts.get('f-open')).toMatchObject({ answered: false });
  });

  it('takes whole Amsterdam days, 360 back by default, over both clock changes (decision 9.1)', async () => {
    await product.documents.put([
      // 360 days before 20 November 2026 is 25 November 2025, which starts at 23:00 UTC the day before.
      at('2025-11-24T22:59:59.999Z', { id: 'b-before' }),
      at('2025-11-24T23:00:00.000Z', { id: 'b-first' }),
      at('2026-11-20T22:59:59.999Z', { id: 'b-last' }),
      at('2026-11-20T23:00:00.000Z', { id: 'b-tomorrow' }),
    ]);
    expect(titlesOf(await timeline({}))).toEqual(['b-last', 'b-first']);
    const summer = await timeline({ startDate: '2025-11-24', endDate: '2026-11-21' });
    expect(titlesOf(summer)).toEqual(['b-tomorrow', 'b-last', 'b-first', 'b-before']);
  });

  it('looks back over all years up to the end date and counts them when asked (decision 3.13)', async () => {
    await product.documents.put([
      at('2019-03-01T10:00:00Z', { id: 'c-2019' }),
      at('2026-11-01T10:00:00Z', { id: 'c-2026' }),
    ]);
    const year = await timeline({ includeFullHistoryCount: true });
    expect(year).toMatchObject({ countTotal: 1, fullHistoryCount: 2 });
    expect(titlesOf(await timeline({ lookBack: true }))).toEqual(['c-2026', 'c-2019']);
    expect(titlesOf(await timeline({ lookBack: true, endDate: '2020-01-01' }))).toEqual(['c-2019']);
  });

  it('pages without repeats or holes while documents arrive', async () => {
    const ids = Array.from({ length: 7 }, (_, index) => `d-${index}`);
    await product.documents.put(ids.map((id) => at('2026-11-02T10:00:00Z', { id })));
    const first = await timeline({ size: 3 });
    await product.documents.put([
      at('2026-11-19T10:00:00Z', { id: 'd-arrived' }),
      at('2026-11-02T10:00:00Z', { id: 'd-35' }),
    ]);
    const second = await timeline({ size: 3, searchAfter: first.searchMoreAfter });
    const third = await timeline({ size: 3, searchAfter: second.searchMoreAfter });
    const seen = [first, second, third].flatMap(titlesOf);
    expect(seen.toSorted()).toEqual(ids);
    expect([first, second, third].map(({ countTotal }) => countTotal)).toEqual([7, 7, 7]);
    expect(third.searchMoreAfter).toBeUndefined();
    expect((await timeline({})).countTotal).toBe(9);
  });

  it('counts what came in since a first page, within the same search only', async () => {
    await product.documents.put([at('2026-11-02T10:00:00Z', { id: 'n-before' })]);
    const { newSince } = await timeline({});
    const count = (body: object) =>
      reader.post('/document/timeline/new', { ...search, query: word, newSince, ...body });
    expect((await count({})).json()).toEqual({ count: 0 });
    await product.documents.put([
      at('2026-11-19T10:00:00Z', { id: 'n-1' }),
      at('2026-10-01T10:00:00Z', { id: 'n-2' }),
      at('2020-10-01T10:00:00Z', { id: 'n-outside' }),
      aDocument({ id: 'n-other', title: 'Iets anders' }),
    ]);
    expect((await count({})).json()).toEqual({ count: 2 });
    for (const wrong of [{ query: 'anders' }, { newSince: `${newSince!.slice(0, -4)}AAAA` }]) {
      const answer = await count(wrong);
      expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-02', field: 'body.newSince' }] });
    }
  });

  it('refuses cursors that were forged, belong to another search or are a day old', async () => {
    await product.documents.put([
      at('2026-11-02T10:00:00Z', { id: 'e-1' }),
      at('2026-11-02T10:00:00Z', { id: 'e-2' }),
    ]);
    const { searchMoreAfter } = await timeline({ size: 1 });
    const send = (body: object) =>
      reader.post('/document/timeline', { ...search, query: word, size: 1, ...body });
    const other = await send({ searchAfter: searchMoreAfter, groupPaths: ['tk'] });
    const forged = await send({ searchAfter: `${searchMoreAfter!.slice(0, -4)}AAAA` });
    for (const answer of [other, forged, await send({ searchAfter: 'nonsense' })]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-02', field: 'body.searchAfter' }] });
    }
  });

  it('filters by source tree, children included', async () => {
    await product.documents.put([
      at('2026-11-02T10:00:00Z', { id: 'f-motion' }),
      at('2026-11-03T10:00:00Z', { id: 'f-letter', groupPath: 'regering/kamerbrief' }),
    ]);
    expect(titlesOf(await timeline({ groupPaths: ['tk'] }))).toEqual(['f-motion']);
    expect(titlesOf(await timeline({ groupPaths: ['regering/kamerbrief', 'tk/motie'] }))).toHaveLength(2);
    expect(titlesOf(await timeline({ groupPaths: ['tk/agenda'] }))).toEqual([]);
  });

  it('passes any chosen context at the minimum, and what is not scored yet; counts what it hides', async () => {
    await product.documents.put([
      at('2026-11-05T10:00:00Z', { id: 'g-60', contexts: { 'energie-klimaat': 60 } }),
      at('2026-11-04T10:00:00Z', { id: 'g-39', contexts: { 'energie-klimaat': 39, water: 80 } }),
      at('2026-11-03T10:00:00Z', { id: 'g-unscored' }),
    ]);
    const energy = await timeline({ context: ['energie-klimaat'] });
    expect(titlesOf(energy)).toEqual(['g-60', 'g-unscored']);
    expect(energy.countHidden).toBe(1);
    expect(titlesOf(await timeline({ context: ['energie-klimaat', 'water'] }))).toHaveLength(3);
    expect(titlesOf(await timeline({ context: ['energie-klimaat'], minimalMatchPercentage: 65 }))).toEqual([
      'g-unscored',
    ]);
    expect(energy.data.map(({ scored }) => scored)).toEqual([true, false]);
  });

  it('never shows what the modules do not allow, and only the title of what is confidential', async () => {
    await product.documents.put([
      at('2026-11-05T10:00:00Z', { id: 'h-senate', groupPath: 'ek/motie' }),
      at('2026-11-04T10:00:00Z', {
        id: 'h-closed',
        confidentiality: 'Besloten',
        text: `geheim${word}`,
        people: [{ name: 'A. Persoon' }],
        attachments: [{ fileId: 'h-closed~1', title: 'Bijlage' }],
      }),
    ]);
    const without = await product.subscriber({ modules: ['nlDashboard'] });
    expect(titlesOf(await timeline({}, without))).toEqual(['h-closed']);
    const [senate, closed] = (await timeline({})).data;
    expect(senate!.id).toBe('h-senate');
    expect(closed).toMatchObject({ passages: [], people: [], attachments: 0 });
    expect((await timeline({ query: `geheim${word}` })).countTotal).toBe(0);
  });

  it.each([
    [{ query: '' }, 'body.query', 'empty'],
    [{ query: '  ' }, 'body.query', 'empty'],
    [{ query: '-' }, 'body.query', 'tooShort'],
    [{ query: '(stroom' }, 'body.query', 'unbalancedBracket'],
    [{ query: 'NIET stroom' }, 'body.query', 'onlyNegative'],
    [{ query: 'ab*' }, 'body.query', 'wildcardTooShort'],
    [{ query: 'x'.repeat(2_501) }, 'body.query', 'tooLong'],
    [{ context: [] }, 'body.context', undefined],
    [{ context: ['all', 'water'] }, 'body.context', undefined],
    [{ context: ['atlantis'] }, 'body.context.0', undefined],
    [{ startDate: '2026-11-20', endDate: '2026-11-19' }, 'body.startDate', undefined],
    [{ endDate: '2026-12-22' }, 'body.endDate', undefined],
    [{ startDate: '2026-02-31' }, 'body.startDate', undefined],
    [{ groupPaths: ['tk/onzin'] }, 'body.groupPaths', undefined],
    [{ groupPaths: Array.from({ length: 10_000 }, () => 'tk') }, 'body.groupPaths', undefined],
    [{ groupingDetails: { name: 'eu' } }, 'body.groupingDetails.name', undefined],
    [{ groupingDetails: { name: 'nl', version: 99 } }, 'body.groupingDetails.version', undefined],
    [{ groupingDetails: { name: 'nl-lr' } }, 'body.context', undefined],
    [{ metadataField: 'metadata_xx' }, 'body.metadataField', undefined],
    [{ size: 0 }, 'body.size', undefined],
    [{ size: 101 }, 'body.size', undefined],
    [{ minimalMatchPercentage: 42 }, 'body.minimalMatchPercentage', undefined],
    [{ committees: ['KGG'] }, 'body.committees', undefined],
  ])('refuses %j, naming %s', async (wrong, field, problem) => {
    const answer = await reader.post('/document/timeline', { ...search, query: word, ...wrong });
    expect(answer.statusCode, answer.body).toBe(400);
    const [error] = answer.json<{
      errors: { code: string; field: string; message: string; query?: object }[];
    }>().errors;
    expect(error).toMatchObject({ code: 'EC-02', field });
    expect(error!.message).not.toMatch(/^[a-z]+\.[a-zA-Z.]+$/);
    if (problem) expect(error!.query).toMatchObject({ problem });
  });
});

describe('timeline: the filter tree', () => {
  it('counts documents per node and locks the upper house without its module', async () => {
    await product.documents.put([at('2020-01-01T10:00:00Z', { id: 'i-1', groupPath: 'ek/verslag' })]);
    const nodeOf = async (by: Subscriber, path: string) => {
      const { nodes } = (await by.get('/nl/filters/nl')).json<{
        nodes: { path: string; count: number; locked: boolean }[];
      }>();
      return nodes.find((node) => node.path === path);
    };
    expect(await nodeOf(reader, 'ek')).toMatchObject({ locked: false });
    expect((await nodeOf(reader, 'ek'))!.count).toBeGreaterThanOrEqual(1);
    const without = await product.subscriber({ modules: ['nlDashboard'] });
    expect(await nodeOf(without, 'ek')).toMatchObject({ locked: true, count: 0 });
  });

  it('gives filter types of the user’s own domains only', async () => {
    const local = await product.subscriber({ modules: ['nlLrDashboard'] });
    const types = (await local.get('/users/me/document-filter-types')).json<object>();
    expect(Object.keys(types)).toEqual(['nlLrGrouping', 'nlLrGroupsByDocType', 'documentTypesConfig']);
  });
});
