import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WatchedSource } from 'contract/admin/sources';
import { openLog } from '#platform/log.ts';
import { isLease, openLeases } from '#stores/people/leases.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { keepBatch } from './batches.ts';
import { leaseOf } from './lease-of.ts';
import { sourceStates } from './store.ts';

const now = Date.parse('2026-11-20T09:30:00Z');
const hour = 60 * 60_000;
let product: TestProduct;
let staff: Subscriber;
beforeAll(async () => {
  product = await openProduct('2026-11-20T09:30:00Z', openLog('silent'), { SOURCES: 'tweedekamer,vlos' });
  staff = await product.subscriber({ roles: ['staff'] });
});
afterAll(() => product.close());

async function sources(): Promise<Map<string, WatchedSource>> {
  const { data } = (await staff.get('/admin/sources', { 'x-auth': staff.adminToken })).json<{
    data: WatchedSource[];
  }>();
  return new Map(data.map((one) => [one.source, one]));
}

test('watched sources: what each brought, whether it is read, and since when', async () => {
  const lease = await openLeases(product.people).claim(leaseOf('vlos'));
  if (!isLease(lease)) throw new Error('nobody else reads here');
  const state = sourceStates(product.people.db, lease);
  await state.attempted('tweedekamer', now);
  await state.failed('tweedekamer', now, 'http', 'the source answered 503');
  const stored = (seq: number) => [{ id: `test-${seq}`, outcome: 'new' as const, seq, version: 1 }];
  await keepBatch(product.people.db, 'tweedekamer', stored(1), now - 25 * hour);
  await keepBatch(product.people.db, 'tweedekamer', stored(2), now - hour);
  const known = await sources();
  const chamber = known.get('tweedekamer')!;
  expect(chamber).toMatchObject({ isRead: true, state: 'never', lastDay: 1 });
  expect(chamber.faults).toEqual([
    { at: new Date(now).toISOString(), kind: 'http', fault: 'the source answered 503' },
  ]);
  expect(chamber.days).toEqual([...Array.from({ length: 12 }, () => 0), 1, 1]);
  expect(known.get('vlos')!.readingSince).toBeDefined();
  expect(known.get('doceo')).toMatchObject({ isRead: false, days: expect.any(Array) });
  await lease.release(hour);
  expect((await sources()).get('vlos')).toMatchObject({ nextAt: expect.any(String) });
});

test('watched sources: staff ask for a reading, pause and resume; what makes no sense is refused', async () => {
  const ask = (source: string, what: string) =>
    staff.post(`/admin/sources/${source}/${what}`, {}, { 'x-auth': staff.adminToken });
  const asked = await ask('tweedekamer', 'read');
  expect(asked.json<{ data: WatchedSource }>().data.askedAt).toBe(new Date(now).toISOString());
  const paused = await ask('tweedekamer', 'pause');
  expect(paused.json<{ data: WatchedSource }>().data).toMatchObject({ pausedAt: expect.any(String) });
  expect(paused.json<{ data: WatchedSource }>().data.askedAt).toBeUndefined();
  for (const what of ['read', 'pause']) expect((await ask('tweedekamer', what)).statusCode).toBe(409);
  const resumed = await ask('tweedekamer', 'resume');
  expect(resumed.json<{ data: WatchedSource }>().data).toMatchObject({ askedAt: expect.any(String) });
  expect((await ask('tweedekamer', 'resume')).statusCode).toBe(409);
  expect((await ask('doceo', 'read')).statusCode).toBe(404);
  const noted = product.people.db.selectFrom('auditLog').select('action').where('target', '=', 'tweedekamer');
  const actions = (await noted.execute()).map(({ action }) => action);
  expect(actions.toSorted()).toEqual(['source.pause', 'source.read', 'source.resume']);
});
