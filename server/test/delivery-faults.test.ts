import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { runDeliveryFaults } from '../../faults/delivery.ts';
import { withSchema } from '../../faults/schema.ts';

// The short variant; `npm run faults -- delivery --kills 200` is the long one.
const kills = 12;
const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 2 ** 31);
const limit = 30 * 60_000;
const database = process.env.DATABASE_URL_TEST;

describe(`delivery faults: mails of a product that is killed ${kills} times, seed ${seed}`, () => {
  test.skipIf(database)(
    'on SQLite tell of every match exactly once',
    async () => {
      const { faults, kills: struck } = await runDeliveryFaults({ kills, seed });
      expect(faults.join('\n')).toBe('');
      expect(Object.values(struck).reduce((sum, count) => sum + count, 0)).toBe(kills);
    },
    limit,
  );

  test.skipIf(!database)(
    'on PostgreSQL with two workers tell of every match exactly once',
    async () => {
      const name = `faults_${randomBytes(6).toString('hex')}`;
      const { faults } = await withSchema(database!, name, (databaseUrl) =>
        runDeliveryFaults({ kills, seed, databaseUrl }),
      );
      expect(faults.join('\n')).toBe('');
    },
    limit,
  );
});
