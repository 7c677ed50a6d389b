import { afterEach, beforeEach, expect, test } from 'vitest';
import { isLease, type Lease, LeaseLostError, openLeases } from '#stores/people/leases.ts';
import { StoreUnavailableError } from '#platform/unavailable.ts';
import { aDocument } from '#test/documents.ts';
import { openProduct, type TestProduct } from '#test/product.ts';
import { type Consumer, followRound } from './follower.ts';
import { type MarkName, markOf, setMark } from './marks.ts';

let product: TestProduct;
let lease: Lease;
/** What each consumer saw, in order: its name and the window. */
let seen: string[];

beforeEach(async () => {
  product = await openProduct();
  const claimed = await openLeases(product.people).claim('matching');
  if (!isLease(claimed)) throw new Error('nobody else follows here');
  lease = claimed;
  seen = [];
});
afterEach(async () => {
  await lease.release();
  await product.close();
});

/** One that keeps where it is, and fails where it is told to. */
const consumer = (name: MarkName, begins: Consumer['begins'], fault?: () => Error | undefined): Consumer => ({
  name,
  begins,
  async look({ after, upTo, kept }, held) {
    seen.push(`${name} ${after}-${upTo}: ${kept.length}`);
    const error = fault?.();
    if (error) throw error;
    await held.write((db) => setMark(db, name, upTo));
  },
});
const round = (...consumers: Consumer[]) =>
  followRound(consumers, { documents: product.documents, people: product.people.db }, lease);
const comesIn = (...ids: string[]) =>
  product.documents.put(ids.map((id) => aDocument({ id: `test-${id}`, title: id })));
const saved = (fault?: () => Error | undefined) => consumer('saved-searches', 'now', fault);
const calendars = (fault?: () => Error | undefined) => consumer('calendars', 'with what is there', fault);

test('follower: the first look begins with what comes in from then on, or with what is there', async () => {
  await comesIn('a', 'b');
  expect((await round(saved(), calendars())).looked).toEqual(new Set(['calendars']));
  expect(seen).toEqual(['calendars 0-2: 2']);
  expect(await markOf(product.people.db, 'saved-searches')).toBe(2);
});

test('follower: those at the same mark see the same window, and nothing twice', async () => {
  await round(saved(), calendars());
  await comesIn('a');
  await round(saved(), calendars());
  expect(seen).toEqual(['saved-searches 0-1: 1', 'calendars 0-1: 1']);
  expect((await round(saved(), calendars())).looked.size).toBe(0);
  expect(seen).toHaveLength(2);
});

test('follower: who has much to catch up with comes after who has not, and holds it up in no round', async () => {
  await comesIn('a', 'b', 'c');
  await round(saved());
  await comesIn('d');
  expect((await round(calendars(), saved())).looked.size).toBe(2);
  expect(seen).toEqual(['saved-searches 3-4: 1', 'calendars 0-4: 4']);
});

test('follower: one that fails stays where it is, and the others go on', async () => {
  await round(saved(), calendars());
  await comesIn('a');
  const fault = new Error('no room for matches');
  const { wrong } = await round(
    saved(() => fault),
    calendars(),
  );
  expect([...wrong]).toEqual([['saved-searches', fault]]);
  await comesIn('b');
  expect((await round(saved(), calendars())).wrong.size).toBe(0);
  expect(seen.slice(2)).toEqual(['calendars 1-2: 1', 'saved-searches 0-2: 2']);
});

test.each([new LeaseLostError('matching'), new StoreUnavailableError('away')])(
  'follower: what all would meet ends the round: %s',
  async (fault) => {
    await round(saved(), calendars());
    await comesIn('a');
    await expect(
      round(
        saved(() => fault),
        calendars(),
      ),
    ).rejects.toBe(fault);
    expect(seen).toEqual(['saved-searches 0-1: 1']);
  },
);
