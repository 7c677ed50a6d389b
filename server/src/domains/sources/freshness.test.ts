import type { WatchedSource } from 'contract/admin/sources';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLeases, isLease } from '#stores/people/leases.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { workingTime } from './freshness.ts';
import { sourceStates } from './store.ts';

const hour = 3_600_000;
const at = (text: string) => Date.parse(text);

describe('freshness: time on working days', () => {
  it.each([
    ['within a day', '2026-11-19T09:00+01:00', '2026-11-19T15:00+01:00', 6],
    ['over a weekend', '2026-11-20T23:00+01:00', '2026-11-23T02:00+01:00', 3],
    ['of a weekend', '2026-11-21T09:00+01:00', '2026-11-22T20:00+01:00', 0],
    ['backwards', '2026-11-19T15:00+01:00', '2026-11-19T09:00+01:00', 0],
    ['of a week with the night the clock goes back', '2026-10-23T00:00+02:00', '2026-10-27T00:00+01:00', 48],
    ['of a week with the night the clock goes on', '2026-03-27T00:00+01:00', '2026-03-31T00:00+02:00', 48],
  ])('%s', (_name, from, until, hours) => {
    expect(workingTime(at(from), at(until))).toBe(hours * hour);
  });
});

describe('the freshness of a source', () => {
  let product: TestProduct;
  let staff: Subscriber;
  let reader: Subscriber;
  beforeEach(async () => {
    // A Thursday.
    product = await openProduct('2026-11-19T12:00:00Z');
    staff = await product.subscriber({ roles: ['staff'] });
    reader = await product.subscriber();
  });
  afterEach(() => product.close());

  async function kept(change: (state: ReturnType<typeof sourceStates>) => Promise<void>) {
    const lease = await openLeases(product.people).claim('reading', { insist: true });
    if (!isLease(lease)) throw new Error('nobody else reads here');
    await change(sourceStates(product.people.db, lease));
    await lease.release();
  }
  const sources = async () => {
    const headers = { 'x-auth': staff.adminToken };
    const answer = await product.app.inject({ url: '/api/admin/sources', headers });
    return answer.json<{ data: WatchedSource[] }>().data;
  };
  const freshness = async () => (await sources()).find(({ source }) => source === 'tweedekamer');
  const late = async () => (await reader.get('/sources/late')).json<{ data: object[] }>().data;

  it('a source that was never read is not late', async () => {
    expect(await freshness()).toMatchObject({ domain: 'nl', state: 'never', faults: [] });
    await kept((state) => state.attempted('tweedekamer', at('2026-11-02T09:00:00Z')));
    await kept((state) => state.failed('tweedekamer', at('2026-11-02T09:00:01Z'), 'network', 'no network'));
    expect(await freshness()).toMatchObject({ state: 'never', faults: [{ kind: 'network' }] });
    expect(await late()).toEqual([]);
  });

  it('a source with news yesterday that was just read is fresh', async () => {
    await kept(async (state) => {
      await state.attempted('tweedekamer', at('2026-11-19T11:55:00Z'));
      await state.succeeded('tweedekamer', at('2026-11-19T11:55:00Z'));
      await state.broughtNews('tweedekamer', at('2026-11-18T12:00:00Z'));
    });
    expect(await freshness()).toMatchObject({ state: 'fresh', lastNews: '2026-11-18T12:00:00.000Z' });
    expect(await late()).toEqual([]);
  });

  it('a source of which a part was written from documents alone names that part', async () => {
    const data = await sources();
    const of = (name: string) => data.find(({ source }) => source === name);
    expect(of('europarl')).toMatchObject({ proven: true, unproven: ['speeches', 'committeeMeetings'] });
    expect(of('eurlex')).toMatchObject({ proven: true, unproven: [] });
    expect(of('council')).toMatchObject({ proven: false, unproven: [] });
  });

  it('a source that is read but has been silent for over two working days is late, for staff and readers', async () => {
    await kept(async (state) => {
      await state.succeeded('tweedekamer', at('2026-11-19T11:55:00Z'));
      await state.broughtNews('tweedekamer', at('2026-11-17T11:00:00Z'));
    });
    expect(await freshness()).toMatchObject({ state: 'late', lag: 49 * hour });
    expect(await late()).toEqual([
      { source: 'tweedekamer', domain: 'nl', since: '2026-11-17T11:00:00.000Z' },
    ]);
  });

  it('a source that cannot be read is late, and tells staff every fault with what was seen', async () => {
    await kept(async (state) => {
      await state.broughtNews('tweedekamer', at('2026-11-19T07:00:00Z'));
      await state.succeeded('tweedekamer', at('2026-11-19T08:00:00Z'));
      for (let minute = 0; minute < 30; minute += 1) {
        const fault = `blocked at https://example.org: try ${minute}`;
        await state.failed('tweedekamer', at('2026-11-19T09:00:00Z') + minute * 60_000, 'blocked', fault);
      }
    });
    const found = await freshness();
    expect(found?.state).toBe('late');
    expect(found?.faults).toHaveLength(20);
    expect(found?.faults[0]).toEqual({
      at: '2026-11-19T09:29:00.000Z',
      kind: 'blocked',
      fault: 'blocked at https://example.org: try 29',
    });
    expect(await late()).toHaveLength(1);
  });

  it('readers hear nothing of domains they may not read, and never of faults', async () => {
    await kept((state) =>
      state.failed('tweedekamer', at('2026-11-01T09:00:00Z'), 'status', 'a secret address'),
    );
    await kept((state) => state.succeeded('tweedekamer', at('2026-11-01T08:00:00Z')));
    const outsider = await product.subscriber({ modules: [] });
    expect((await outsider.get('/sources/late')).json()).toEqual({ data: [] });
    expect(JSON.stringify(await late())).not.toContain('secret');
    expect(await late()).toHaveLength(1);
  });
});
