import { createECDH } from 'node:crypto';
import type { PeopleStore } from './tables.ts';

/** By which push services know the product (RFC 8292): P-256 keys in base64url. */
interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** The keys of the product for push: made at the first need, the same for every process. */
export async function pushKeysOf(db: PeopleStore): Promise<PushKeys> {
  const kept = await keptKeys(db);
  if (kept) return kept;
  await db
    .insertInto('secrets')
    .values({ name: 'push-keys', value: JSON.stringify(madeKeys()) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const made = await keptKeys(db);
  if (!made) throw new Error('the keys for push were not kept');
  return made;
}

async function keptKeys(db: PeopleStore): Promise<PushKeys | undefined> {
  const row = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'push-keys')
    .executeTakeFirst();
  return row && (JSON.parse(row.value) as PushKeys);
}

function madeKeys(): PushKeys {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // Always of 32 bytes, also where the number is shorter.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey, privateKey: privateKey.toString('base64url') };
}
