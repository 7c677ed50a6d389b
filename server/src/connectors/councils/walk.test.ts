import { expect, test } from 'vitest';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch, Cursor } from '../connector.ts';
import { beginAt, DayPlace, earlierPlace, endAt } from '../reading/cursors.ts';
import { councilsSince, councilStandings, walkCouncils } from './walk.ts';

const day = 24 * 3_600_000;
const first = Date.parse('2031-03-06T12:00:00Z');

/** Reads of each council the first day it is asked from, of those that are away no more, and of mute ones nothing. */
async function round(
  councils: readonly string[],
  since: Cursor | undefined,
  {
    now = first,
    away = {},
    mute = {},
    isOneService = true,
    stopAfter = Infinity,
    signal,
  }: Partial<Round> = {},
): Promise<{ read: string[]; batches: Batch<string>[]; cursor: Cursor | undefined; fault: unknown }> {
  const batches: Batch<string>[] = [];
  let fault: unknown;
  const walk = walkCouncils<string, DayPlace, string>(
    {
      councils,
      keyOf: (council) => council,
      now,
      signal,
      isOneService,
      place: DayPlace,
      begin: (from) => beginAt(from, now, 10),
      end: (place) => endAt(place, now, 10),
      earlier: (cursor, key) => (key === 'a' ? earlierPlace(cursor) : undefined),
      async *read(council, place) {
        place.began ??= new Date(now).toISOString();
        place.day ??= place.from;
        if (mute[council]) throw mute[council];
        yield await Promise.resolve([`${council} from ${place.day}`]);
        const kind = away[council];
        if (kind) throw new SourceFault(kind, { url: `https://${council}.example/` });
        place.day = '2031-09-01';
        yield [];
      },
      failed: (council, reason) => `${council} failed: ${reason}`,
    },
    since,
  );
  try {
    for await (const batch of walk) {
      batches.push(batch);
      if (batches.length >= stopAfter) break;
    }
  } catch (error) {
    fault = error;
  }
  return { read: batches.flatMap(({ raw }) => raw), batches, cursor: batches.at(-1)?.cursor ?? since, fault };
}

interface Round {
  now: number;
  away: Partial<Record<string, SourceFault['kind']>>;
  /** What those throw that give nothing. */
  mute: Partial<Record<string, Error>>;
  isOneService: boolean;
  signal: AbortSignal;
  /** Batches after which the run is killed. */
  stopAfter: number;
}

test('walk along councils: a source begins where it is asked to, and goes on some days back', async () => {
  const one = await round(['a', 'b'], councilsSince('2031-01-01'));
  expect(one.read).toEqual(['a from 2031-01-01', 'b from 2031-01-01']);
  expect(one.batches.some(({ isOld }) => isOld)).toBe(false);
  const two = await round(['a', 'b'], one.cursor, { now: first + day });
  expect(two.read).toEqual(['a from 2031-02-24', 'b from 2031-02-24']);
});

test('walk along councils: one that fails holds nobody up, keeps its place and tells why', async () => {
  const began = councilsSince('2031-01-01');
  const one = await round(['a', 'b', 'c'], began, { away: { b: 'shape' } });
  expect(one.fault).toBeUndefined();
  expect(one.read).toEqual([
    'a from 2031-01-01',
    'b from 2031-01-01',
    'b failed: shape at https://b.example/',
    'c from 2031-01-01',
  ]);
  expect(councilStandings(one.cursor).get('b')).toEqual({
    tried: '2031-03-06T12:00:00.000Z',
    fault: 'shape at https://b.example/',
  });
  const two = await round(['a', 'b', 'c'], one.cursor, { now: first + day });
  expect(two.read).toContain('b from 2031-01-01');
  const now = '2031-03-07T12:00:00.000Z';
  expect(councilStandings(two.cursor).get('b')).toEqual({ tried: now, read: now });
});

test('walk along councils: a run that was killed goes on in the council it was in, and reads no other twice', async () => {
  const one = await round(['a', 'b', 'c'], councilsSince('2031-01-01'), { stopAfter: 3 });
  expect(one.read).toEqual(['a from 2031-01-01', 'b from 2031-01-01']);
  const two = await round(['a', 'b', 'c'], one.cursor, { now: first + 60_000 });
  expect(two.read).toEqual(['c from 2031-01-01', 'b from 2031-01-01']);
});

test('walk along councils: a service that answers for three in a row no more is asked for no further ones, then for those left', async () => {
  const all = ['a', 'b', 'c', 'd', 'e'];
  const silent = { a: 'network', b: 'timeout', c: 'blocked' } as const;
  const one = await round(all, councilsSince('2031-01-01'), { away: silent });
  expect(one.fault).toMatchObject({ kind: 'blocked' });
  expect(one.read.some((read) => read.startsWith('d'))).toBe(false);
  const two = await round(all, one.cursor, { now: first + day, away: silent });
  expect(two.fault).toBeUndefined();
  expect(two.read).toEqual(['d from 2031-01-01', 'e from 2031-01-01']);
  // Sites of their own are silent each for itself.
  const sites = await round(all, councilsSince('2031-01-01'), { away: silent, isOneService: false });
  expect(sites.read).toContain('d from 2031-01-01');
  expect(sites.fault).toBeUndefined();
});

test('walk along councils: what is no fault of an answer holds nobody up either, but an end of the run does', async () => {
  const began = councilsSince('2031-01-01');
  const mute = { a: new RangeError('Invalid time value') };
  const one = await round(['a', 'b'], began, { mute });
  expect(one.fault).toBeUndefined();
  expect(one.read).toEqual(['a failed: RangeError: Invalid time value', 'b from 2031-01-01']);
  const spoiled = { councils: { a: { place: { from: 7 } }, b: { place: { from: '2031-01-01' } } } };
  const two = await round(['a', 'b'], spoiled);
  expect(two.read).toEqual([expect.stringContaining('a failed: '), 'b from 2031-01-01']);
  const ended = await round(['a', 'b'], began, {
    mute,
    signal: AbortSignal.abort(new Error('the run ends')),
  });
  expect(ended).toMatchObject({ read: [], cursor: began, fault: new Error('the run ends') });
});

test('walk along councils: where none gives anything the source stays where it was', async () => {
  const began = councilsSince('2031-01-01');
  const gone = new SourceFault('shape', { url: 'https://a.example/' });
  const { batches, fault } = await round(['a', 'b'], began, { mute: { a: gone, b: gone } });
  expect({ batches, fault }).toEqual({ batches: [], fault: gone });
});

test.each([true, false])(
  'walk along councils: one that always fails keeps none of the others back (of one service: %s)',
  async (isOneService) => {
    const gone = (council: string) => new SourceFault('status', { url: `https://${council}.example/` });
    const always = { d: gone('d') };
    const outage = { a: gone('a'), b: gone('b'), c: gone('c'), ...always };
    const all = ['a', 'b', 'c', 'd'];
    let cursor: Cursor | undefined = councilsSince('2031-01-01');
    // While all are away, and a run is killed once three of them were told, they are tried in several runs.
    for (const stopAfter of [3, Infinity, Infinity])
      ({ cursor } = await round(all, cursor, { mute: outage, isOneService, stopAfter }));
    const read: string[] = [];
    for (let run = 1; run <= 2; run++) {
      const now = first + run * day;
      const one = await round(all, cursor, { now, mute: always, isOneService });
      read.push(...one.read);
      ({ cursor } = one);
    }
    for (const council of ['a', 'b', 'c']) expect(read).toContain(`${council} from 2031-01-01`);
    expect(read.filter((one) => one.startsWith('d failed')).length).toBeGreaterThan(0);
  },
);

test('walk along councils: where none can be read the source has a fault', async () => {
  const { fault } = await round(['a', 'b'], councilsSince('2031-01-01'), {
    away: { a: 'shape', b: 'status' },
  });
  expect(fault).toMatchObject({ kind: 'status' });
});

test('walk along councils: what is added is read from some days back and is no news until it was read once', async () => {
  const one = await round(['a'], councilsSince('2031-01-01'));
  const two = await round(['a', 'b'], one.cursor, { now: first + day, away: { b: 'shape' } });
  const old = two.batches.filter(({ isOld }) => isOld).flatMap(({ raw }) => raw);
  expect(old).toEqual(['b from 2031-02-25', 'b failed: shape at https://b.example/']);
  const three = await round(['a', 'b'], two.cursor, { now: first + 2 * day });
  expect(three.batches.filter(({ isOld }) => isOld).flatMap(({ raw }) => raw)).toEqual(['b from 2031-02-25']);
  const four = await round(['a', 'b'], three.cursor, { now: first + 3 * day });
  expect(four.batches.some(({ isOld }) => isOld)).toBe(false);
});

test('walk along councils: what is removed is asked for no more, and begins anew when it is added again', async () => {
  const one = await round(['a', 'b'], councilsSince('2031-01-01'));
  const two = await round(['a'], one.cursor, { now: first + day });
  expect(two.read).toEqual(['a from 2031-02-24']);
  const three = await round(['a', 'b'], two.cursor, { now: first + 20 * day });
  expect(three.batches.filter(({ isOld }) => isOld).flatMap(({ raw }) => raw)).toEqual(['b from 2031-03-16']);
});

test('walk along councils: a back-fill goes back for all of them, once', async () => {
  const one = await round(['a', 'b'], councilsSince('2031-03-01'));
  const asked = { ...one.cursor, ...councilsSince('2030-01-01') };
  const two = await round(['a', 'b'], asked, { now: first + day, stopAfter: 3 });
  expect(two.read).toEqual(['a from 2030-01-01', 'b from 2030-01-01']);
  const three = await round(['a', 'b'], two.cursor, { now: first + 2 * day });
  expect(three.read).toEqual(['b from 2030-01-01']);
  const four = await round(['a', 'b'], three.cursor, { now: first + 3 * day });
  expect(four.read.toSorted()).toEqual(['a from 2031-02-25', 'b from 2031-02-25']);
});

test('walk along councils: a cursor of an earlier version tells where the council it read goes on', async () => {
  const { read, batches } = await round(['a', 'b'], {
    from: '2031-02-01',
    changed: '2031-02-02T00:00:00.000Z',
  });
  expect(read).toEqual(['a from 2031-02-01', 'b from 2031-02-24']);
  expect(batches.filter(({ isOld }) => isOld).flatMap(({ raw }) => raw)).toEqual(['b from 2031-02-24']);
});

test('walk along councils: missed items cost a council nothing until three in a row, and then its place stays before them', async () => {
  const evidence = { url: 'https://a.example/', detail: 'a page' };
  const missed = { missed: { kind: 'blocked' as const, evidence } };
  async function walked(items: readonly (string | typeof missed)[]) {
    const walk = walkCouncils<string, DayPlace, string | typeof missed>(
      {
        councils: ['a', 'b'],
        keyOf: (council) => council,
        now: first,
        signal: undefined,
        isOneService: true,
        place: DayPlace,
        begin: (from) => beginAt(from, first, 10),
        end: (place) => endAt({ ...place, began: '2031-03-06T12:00:00.000Z' }, first, 10),
        earlier: () => undefined,
        async *read(council, place) {
          for (const [at, item] of (council === 'a' ? items : ['of b']).entries()) {
            yield await Promise.resolve([item]);
            place.day = `2031-01-0${at + 1}`;
            yield [];
          }
        },
        failed: (council, reason) => `${council} failed: ${reason}`,
      },
      undefined,
    );
    const batches: Batch<string | typeof missed>[] = [];
    for await (const batch of walk) batches.push(batch);
    return { raw: batches.flatMap(({ raw }) => raw), cursor: batches.at(-1)!.cursor };
  }
  const two = ['one', missed, missed, 'two'];
  expect((await walked(two)).raw).toEqual([...two, 'of b']);
  const three = await walked(['one', missed, missed, missed]);
  expect(three.raw).toEqual(['one', 'a failed: blocked at https://a.example/: a page', 'of b']);
  expect(three.cursor).toMatchObject({ councils: { a: { place: { day: '2031-01-01' } } } });
});
