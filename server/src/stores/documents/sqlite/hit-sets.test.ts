import { setImmediate } from 'node:timers/promises';
import { parseQuery } from 'contract/query/parse';
import { expect, test } from 'vitest';
import { aSearch } from '../test/documents.ts';
import { type CountedHits, type HitSet, hitSets } from './hit-sets.ts';

const search = (text: string) => aSearch(parseQuery(text, []).tree!);
const [one, other, third] = [search('een'), search('ander'), search('derde')];
const rowsOf = (count: number) => Float64Array.from({ length: count }, (_, row) => row);
const found = (answer: string, change = 1, count = 10): CountedHits<string> => ({
  answer,
  hits: { change, rows: rowsOf(count) },
  late: 0,
});

test('hits: who asks first has them found, and others wait for the same and are given them', async () => {
  const sets = hitSets();
  const first = Promise.withResolvers<CountedHits<string>>();
  const given: (HitSet | undefined)[] = [];
  const ask = (answer: CountedHits<string> | Promise<CountedHits<string>>) => async (known?: HitSet) => {
    given.push(known);
    return answer;
  };
  const counts = [sets.count(one, ask(first.promise)), sets.count(one, ask(found('b')))];
  counts.push(sets.count(search('een'), ask(found('c'))), sets.count(other, ask(found('d', 1, 3))));
  await setImmediate();
  expect(given).toEqual([undefined, undefined]);
  expect(sets.known(one)).toBeUndefined();
  expect(sets.known(other)?.rows).toHaveLength(3);
  const answer = found('a');
  first.resolve(answer);
  expect((await Promise.all(counts)).map((each) => each.answer)).toEqual(['a', 'b', 'c', 'd']);
  expect(given.slice(2)).toEqual([answer.hits, answer.hits]);
  expect(sets.known(one)).toEqual(answer.hits);
  expect(sets.known(third)).toBeUndefined();
});

test('hits: a search that fails fails for who asked first, and is asked again by who waited', async () => {
  const sets = hitSets();
  const first = Promise.withResolvers<CountedHits<string>>();
  const asked = [sets.count(one, () => first.promise), sets.count(one, async () => found('b'))];
  first.reject(new Error('too many words'));
  const results = await Promise.allSettled(asked);
  expect(results).toMatchObject([{ reason: { message: 'too many words' } }, { value: { answer: 'b' } }]);
  const { answer } = await sets.count(one, async (known) => found(known ? 'known' : 'new'));
  expect(answer).toBe('new');
});

test('hits: what a thread found of a later state takes the place of what it was given, for every frozen page', async () => {
  const sets = hitSets();
  await sets.count(one, async () => found('a', 2));
  const frozen = { ...one, seq: { upTo: 7 } };
  expect(sets.known(frozen)?.change).toBe(2);
  await sets.count({ ...one, seq: { upTo: 9 } }, async (known) => found(String(known?.change), 3));
  expect([one, frozen].map((each) => sets.known(each)?.change)).toEqual([3, 3]);
  expect(sets.known({ ...one, seq: { after: 7 } })).toBeUndefined();
});

test('hits: the ones asked longest ago go first where they are too many', async () => {
  const bytes = 10 * 8 + 2 * JSON.stringify(third).length + 20;
  const sets = hitSets(2 * bytes);
  await sets.count(one, async () => found('a'));
  await sets.count(other, async () => found('b'));
  expect(sets.known(one)).toBeDefined();
  await sets.count(third, async () => found('c'));
  expect([one, other, third].map((each) => sets.known(each) !== undefined)).toEqual([true, false, true]);
  // One that is larger than everything is kept alone.
  await sets.count(other, async () => found('d', 1, 10_000));
  expect([one, other, third].map((each) => sets.known(each) !== undefined)).toEqual([false, true, false]);
});
