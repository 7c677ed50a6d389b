import { randomBytes } from 'node:crypto';
import { hashOf } from '#platform/hash.ts';
import type { Signer } from '#platform/tickets.ts';
import { oneAtATime, type PeopleStore, type Tables } from '#stores/people/index.ts';
import type { FeedParts } from './feed-parts.ts';

/** What an address opens: what a saved search found, or the calendar of a user. */
export type Feed =
  | { kind: 'rss'; userId: string; savedSearchId: string }
  | { kind: 'webcal'; userId: string };

/** An address as its owner sees it. */
export interface Address {
  secret: string;
  /** Epoch milliseconds. */
  createdAt: number;
}

type Row = Tables['feedAddresses'];

type Parts = Pick<FeedParts, 'db' | 'signer' | 'clock'>;

/** The address of a feed that holds, or undefined when there never was one. */
export async function addressOf({ db, signer }: Parts, feed: Feed): Promise<Address | undefined> {
  const row = await holding(db, feed);
  return row && addressIn(row, signer);
}

/** The address of a feed, made when it has none; `made` tells which. */
export function ensureAddress(parts: Parts, feed: Feed): Promise<Address & { made: boolean }> {
  return oneAtATime(parts.db, feed.userId, async (db) => {
    const row = await holding(db, feed);
    return row ? { ...addressIn(row, parts.signer), made: false } : make({ ...parts, db }, feed);
  });
}

/** A new address for a feed; from now on the one it had is gone for good (decision 3.18). */
export function renewAddress(parts: Parts, feed: Feed): Promise<Address & { made: boolean }> {
  return oneAtATime(parts.db, feed.userId, async (db) => {
    await db
      .updateTable('feedAddresses')
      .set({ revokedAt: parts.clock.now().getTime() })
      .where((eb) => eb.and(holds(feed)))
      .execute();
    return make({ ...parts, db }, feed);
  });
}

/** What a secret opens: a feed, `revoked` when its owner took it back, undefined when it never was one. */
export async function feedBehind(db: PeopleStore, secret: string): Promise<Feed | 'revoked' | undefined> {
  const row = await db
    .selectFrom('feedAddresses')
    .select(['kind', 'userId', 'savedSearchId', 'revokedAt'])
    .where('secretHash', '=', hashOf(secret))
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.revokedAt !== null) return 'revoked';
  const { kind, userId, savedSearchId } = row;
  return kind === 'rss' ? { kind, userId, savedSearchId } : { kind, userId };
}

/** Ends the addresses of what some saved searches found, for good. */
export async function endAddressesOf(
  db: PeopleStore,
  savedSearchIds: readonly string[],
  now: number,
): Promise<void> {
  for (const id of savedSearchIds)
    await db
      .updateTable('feedAddresses')
      .set({ revokedAt: now })
      .where('savedSearchId', '=', id)
      .where('revokedAt', 'is', null)
      .execute();
}

/** Ends every address of a user and forgets whose they were; what they answer is still that they ended. */
export async function nameNoAddresses(db: PeopleStore, userId: string, now: number): Promise<void> {
  await db
    .updateTable('feedAddresses')
    .set({ userId: '', nonce: '', revokedAt: now })
    .where('userId', '=', userId)
    .execute();
}

async function make({ db, signer, clock }: Parts, feed: Feed): Promise<Address & { made: boolean }> {
  const row = {
    ...holds(feed),
    nonce: randomBytes(16).toString('base64url'),
    createdAt: clock.now().getTime(),
  };
  const address = addressIn(row, signer);
  await db
    .insertInto('feedAddresses')
    .values({ ...row, secretHash: hashOf(address.secret) })
    .execute();
  return { ...address, made: true };
}

function holding(db: PeopleStore, feed: Feed): Promise<Row | undefined> {
  return db
    .selectFrom('feedAddresses')
    .selectAll()
    .where((eb) => eb.and(holds(feed)))
    .executeTakeFirst();
}

/** What the row of an address that holds says of its feed. */
const holds = (feed: Feed) => ({
  kind: feed.kind,
  userId: feed.userId,
  savedSearchId: feed.kind === 'rss' ? feed.savedSearchId : '',
  revokedAt: null,
});

/** Secrets are made again from the key of the product, so that none is kept that could be read. */
function addressIn(row: Omit<Row, 'secretHash'>, signer: Signer): Address {
  const { kind, userId, savedSearchId, nonce, createdAt } = row;
  return { secret: signer.keyFor(`feed ${kind} ${userId} ${savedSearchId} ${nonce}`), createdAt };
}

/** Where an RSS feed is read. */
export const rssUrl = (baseUrl: string, secret: string): string =>
  `${baseUrl}/api/feeds/rss/${secret}/feed.xml`;

/** Where a calendar is read, in both spellings, and where a browser is handed over to the calendar of its device. */
export function webcalUrls(baseUrl: string, secret: string) {
  const folder = `${baseUrl}/api/feeds/webcal/${secret}`;
  const httpsUrl = `${folder}/agenda.ics`;
  return {
    httpsUrl,
    webcalUrl: httpsUrl.replace(/^https?:/, 'webcal:'),
    subscribeUrl: `${folder}/subscribe`,
  };
}
