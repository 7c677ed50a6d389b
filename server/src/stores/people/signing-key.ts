import { randomBytes } from 'node:crypto';
import type { PeopleStore } from './tables.ts';

/** The key that signs tickets and cursors: made at the first start, the same for every process. */
export async function signingKeyOf(db: PeopleStore): Promise<Uint8Array> {
  await db
    .insertInto('secrets')
    .values({ name: 'signing-key', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'signing-key')
    .executeTakeFirstOrThrow();
  return Buffer.from(value, 'base64url');
}
