import type { TopicRow, TrendingTopicsResponse } from 'contract/statistics';
import type { TimelineResponse } from 'contract/timeline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Document } from '#stores/documents/document.ts';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

/** 30 days over the end of summer time, and so 120 days of background. */
const period = { startDate: '2026-10-01', endDate: '2026-10-30' };
const around = { context: ['all'], groupingDetails: { name: 'nl' }, ...period };
const day = 86_400_000;
const inPeriod = (nth: number) => Date.parse('2026-10-01T10:00:00Z') + (nth % 30) * day;
const inBackground = (nth: number) => Date.parse('2026-06-03T10:00:00Z') + (nth % 120) * day;

/** Numbers from 0 to 1 that are the same in every run. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const syllables = ['ba', 'de', 'ki', 'lo', 'mu', 'na', 'pe', 'ri', 'so', 'tu', 'va', 'ze'];
/** Made-up words: some in many documents, most in few, as words are. */
const vocabulary = Array.from({ length: 300 }, (_, index) =>
  [index % 12, Math.floor(index / 12) % 12, Math.floor(index / 144), (index * 7) % 12]
    .map((syllable) => syllables[syllable])
    .join(''),
);

const aboutEach = (topics: readonly string[]) =>
  topics.map((topic) => `Over ${topic}. Van ${topic} ook.`).join(' ');

/** Documents about random topics, each with the word that is searched for. */
function noise(word: string, seed: number): Document[] {
  const random = sequence(seed);
  return Array.from({ length: 500 }, (_, index) => {
    const topics = Array.from({ length: 6 }, () => vocabulary[Math.floor(300 * random() ** 2)]!);
    return aDocument({
      title: 'Verslag',
      text: `${aboutEach(topics)} Naar ${word}.`,
      date: index < 100 ? inPeriod(index) : inBackground(index),
      groupPath: index % 2 === 0 ? 'tk/motie' : 'regering/kamerbrief',
      ...(index % 3 === 0 ? {} : { contexts: { water: 5 * (index % 20) } }),
    });
  });
}

let product: TestProduct;
let reader: Subscriber;

beforeAll(async () => {
  product = await openProduct('2026-11-20T09:30:00Z');
  reader = await product.subscriber();
});
afterAll(() => product.close());

async function post<Response>(path: string, body: object): Promise<Response> {
  const answer = await reader.post(path, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const topicsOf = (body: object, limit = 50) =>
  post<TrendingTopicsResponse>('/nl/statistics/trending-topics', { ...around, ...body, limit });
const opened = async (...changes: object[]) =>
  (await post<TimelineResponse>('/document/timeline', Object.assign({}, around, ...changes) as object))
    .countTotal;

const topicNames = ({ data }: TrendingTopicsResponse) => data.map(({ topic }) => topic);

describe('trending topics', () => {
  it('are none where all is chance', async () => {
    const words = ['toevalaap', 'toevalbeer', 'toevalcavia', 'toevaldas', 'toevalezel', 'toevalfret'];
    for (const [index, word] of words.entries()) await product.documents.put(noise(word, 100 + index));
    const found = [];
    for (const query of words) {
      const answer = await topicsOf({ query });
      expect(answer).toMatchObject({ foreground: 100, background: 400 });
      expect(answer.backgroundPeriod).toEqual({ startDate: '2026-06-03', endDate: '2026-09-30' });
      found.push(...answer.data);
    }
    expect(found.length).toBeLessThanOrEqual(1);
  });

  it('are the topic that rose, first and as it is written, with exact numbers that open', async () => {
    const planted = aboutEach(['coöperatieve zeewierkwekerijen']);
    const slight = aboutEach(['waterstofvulpunten']);
    await product.documents.put(
      noise('plantwoord', 7).map((document, index) => ({
        ...document,
        text: [
          document.text,
          ...(index < 40 || index > 489 ? [planted] : []),
          ...(index % 5 < 2 && index < 100 ? [slight] : []),
          ...(index % 8 === 0 && index >= 100 ? [slight] : []),
          // Mentioned in passing, which does not make it a topic of the document.
          ...(index >= 480 && index < 484 ? ['Voor coöperatieve zeewierkwekerijen.'] : []),
        ].join(' '),
      })),
    );
    const body = { query: 'plantwoord OF (plantwoord onzinwoordx)' };
    const all = await topicsOf(body);
    const { data, foreground, background, backgroundPeriod, actions } = all;
    expect(data.map(({ topic }) => topic)).toEqual(['coöperatieve zeewierkwekerijen', 'waterstofvulpunten']);
    expect(actions.more).toBe(false);
    expect(data[0]).toMatchObject({ count: 40, countBefore: 10, sharePercent: 40, shareBeforePercent: 2.5 });
    expect(data[0]!.course).toHaveLength(10);
    expect(data[0]!.lift).toBeCloseTo(40 / 2.5);
    expect([foreground, background]).toEqual([await opened(body), await opened(body, backgroundPeriod!)]);
    await expectToOpen(body, data, backgroundPeriod);
    const one = await topicsOf(body, 1);
    expect([topicNames(one), one.actions.more]).toEqual([['coöperatieve zeewierkwekerijen'], true]);

    for (const filter of [{ groupPaths: ['tk'] }, { context: ['water'], minimalMatchPercentage: 50 }]) {
      const filtered = await topicsOf({ ...body, ...filter });
      expect(topicNames(filtered)[0]).toBe('coöperatieve zeewierkwekerijen');
      expect(filtered.foreground).toBeLessThan(100);
      await expectToOpen({ ...body, ...filter }, filtered.data, backgroundPeriod);
    }

    // Chosen topics are left out of account: the filter of a row takes their place.
    for (const { filter } of data) {
      const chosen = await topicsOf({ ...body, ...filter });
      expect(chosen).toEqual(all);
      await expectToOpen({ ...body, ...filter }, chosen.data, backgroundPeriod);
    }
  });

  it('leave out what the query asks for itself, in any inflection', async () => {
    const text = `${aboutEach(['mosselkwekerijen', 'getijdencentrale'])} kweekwoord`;
    await product.documents.put([
      ...Array.from({ length: 20 }, (_, nth) => aDocument({ title: 'Verslag', text, date: inPeriod(nth) })),
      ...Array.from({ length: 60 }, (_, nth) =>
        aDocument({ title: 'Verslag', text: 'kweekwoord', date: inBackground(nth) }),
      ),
    ]);
    const both = ['getijdencentrale', 'mosselkwekerijen'];
    const names = async (query: string) => topicNames(await topicsOf({ query })).toSorted();
    expect(await names('kweekwoord')).toEqual(both);
    expect(await names('kweekwoord -mosselkwekerij*x')).toEqual(both);
    for (const own of ['mosselkwekerij', '*mosselkwek*', '"mosselkwekerijen"', 'titel:mosselkwekerij']) {
      expect(await names(`kweekwoord OF ${own}`), own).toEqual(['getijdencentrale']);
    }
  });

  it('are the most named ones when there is nothing to compare with', async () => {
    const texts = [['mosselbanken'], ['mosselbanken', 'oesterriffen'], ['mosselbanken', 'oesterriffen']];
    await product.documents.put(
      [...texts, ['oesterriffen', 'mosselbanken', 'zeegrasvelden']].map((topics, index) =>
        aDocument({
          title: 'Verslag',
          text: `${aboutEach(topics)} onvergelijkbaar`,
          date: inPeriod(index),
          id: `u-${index}`,
        }),
      ),
    );
    const body = { query: 'onvergelijkbaar' };
    const fresh = await topicsOf(body);
    expect(fresh).toMatchObject({ foreground: 4, background: 0, data: [{ count: 4 }, { count: 3 }] });
    expect(topicNames(fresh)).toEqual(['mosselbanken', 'oesterriffen']);
    for (const row of fresh.data) {
      expect(row).not.toHaveProperty('lift');
      expect(row).not.toHaveProperty('course');
    }
    await expectToOpen(body, fresh.data, fresh.backgroundPeriod);

    const all = await topicsOf({ ...body, lookBack: true });
    expect(all).toEqual({ ...fresh, backgroundPeriod: undefined });
    await expectToOpen({ ...body, lookBack: true }, all.data, undefined);
    expect(await topicsOf({ query: 'bestaatnietx' })).toMatchObject({ foreground: 0, data: [] });
  });

  it('can be asked of the longest query there may be', async () => {
    const many = Array.from({ length: 100 }, () => 'onvergelijkbaar').join(' ');
    const { data, backgroundPeriod } = await topicsOf({ query: many });
    expect(data).toMatchObject([{ count: 4 }, { count: 3 }]);
    await expectToOpen({ query: many }, data, backgroundPeriod);
  });

  it('refuse a wildcard that is too broad where it stands, as the timeline does', async () => {
    const words = Array.from({ length: 5_100 }, (_, index) => `breedwoord${index}`);
    await product.documents.put([aDocument({ text: words.join(' ') })]);
    const ask = (path: string) => reader.post(path, { ...around, query: 'nat breedwoord*' });
    const expected = (await ask('/document/timeline')).json<{ errors: object[] }>().errors;
    expect(expected).toMatchObject([{ query: { problem: 'tooBroad', start: 4 } }]);
    for (const path of ['trending-topics', 'frequencies', 'stakeholders']) {
      expect((await ask(`/nl/statistics/${path}`)).json()).toMatchObject({ errors: expected });
    }
    expect((await ask('/statistics/trends')).json()).toMatchObject({ errors: expected });
  });
});

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

async function expectToOpen(
  body: object,
  rows: readonly TopicRow[],
  backgroundPeriod: { startDate: string; endDate: string } | undefined,
): Promise<void> {
  expect(rows.length).toBeGreaterThan(0);
  for (const { topic, filter, count, countBefore, course } of rows) {
    expect(await opened(body, filter), topic).toBe(count);
    if (backgroundPeriod) expect(await opened(body, filter, backgroundPeriod), topic).toBe(countBefore);
    if (course === undefined) continue;
    expect(course, topic).toHaveLength(10);
    expect([sumOf(course.slice(0, 8)), sumOf(course.slice(8))], topic).toEqual([countBefore, count]);
  }
}
