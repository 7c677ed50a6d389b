import { expect, test } from 'vitest';
import { openLog } from '#platform/log.ts';
import { isLease, openLeases } from '#stores/people/leases.ts';
import { signingKeyOf } from '#stores/people/index.ts';
import { aDocument } from '#test/documents.ts';
import { openProduct } from '#test/product.ts';
import { markOf } from '../follow/marks.ts';
import { startFollowing } from './follow-task.ts';

test('follower: nobody looks while a process of the version before follows calendars', async () => {
  const product = await openProduct();
  const { documents, clock, config } = product;
  const people = product.people.db;
  const before = openLeases(product.people);
  const leases = openLeases(product.people);
  const held = await before.claim('calendars');
  if (!isLease(held)) throw new Error('nobody else follows here');
  await documents.put([aDocument({ id: 'test-a' })]);
  const signingKey = await signingKeyOf(people);
  const claims: string[] = [];
  const counting = {
    ...leases,
    claim: (name: string) => {
      claims.push(name);
      return leases.claim(name);
    },
  };
  const following = startFollowing({
    ...{ documents, people, clock, signingKey, settings: config, pause: 10 },
    leases: counting,
    log: openLog('silent'),
  });
  try {
    await expect.poll(() => claims.filter((name) => name === 'calendars').length).toBeGreaterThan(0);
    expect(await markOf(people, 'calendars')).toBeUndefined();
    await held.release();
    await expect.poll(() => markOf(people, 'calendars')).toBe(1);
  } finally {
    await following.stop();
    await product.close();
  }
});
