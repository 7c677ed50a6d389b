import { createECDH } from 'node:crypto';
import { limits } from 'contract/limits';
import type { PushDevice } from 'contract/push';
import { deviceOf } from '#platform/devices.ts';
import { invalidInput, limitReached, notFound } from '#platform/errors.ts';
import { newId } from '#platform/new-id.ts';
import { publicAddress } from '#platform/outbound/public-address.ts';
import { oneAtATime, type PeopleStore, type Tables } from '#stores/people/index.ts';

type Row = Tables['pushDevices'];

/** Characters kept of what a browser says it is. */
const mostOfUserAgent = 300;

/** What a browser that wants to be told says of itself. */
interface Asking {
  userId: string;
  sessionId: string;
  userAgent: string;
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** The devices of a user that are told by push, oldest first; `sessionId` is the session that asks. */
export async function devicesOf(db: PeopleStore, userId: string, sessionId: string): Promise<PushDevice[]> {
  const rows = await db
    .selectFrom('pushDevices')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map((row) => shown(row, sessionId));
}

/**
 * Has a browser told from now on, of what the follower finds above `upTo`. One that is told already stays as it is, with
 * its new keys and session, and begins afresh where it was stopped; one of another user becomes this user's, because who
 * has its address has the browser.
 * @throws EC-02 for an address that is not one of the public internet over https, or a key that is none; EC-05 beyond
 *   `limits.maximumPushDevices`
 */
export async function keepDevice(
  db: PeopleStore,
  { userId, sessionId, userAgent, endpoint: given, keys }: Asking,
  { upTo, now }: { upTo: number; now: number },
): Promise<PushDevice> {
  const endpoint = publicAddress(given, limits.maximumPushEndpoint);
  if (endpoint === undefined) throw invalidInput('refusals.pushAddress', 'body.endpoint');
  if (!isKey(keys.p256dh)) throw invalidInput('refusals.pushAddress', 'body.keys');
  const said = { ...keys, sessionId, userAgent: userAgent.slice(0, mostOfUserAgent) };
  const row = await oneAtATime(db, userId, async (transaction) => {
    const there = await transaction
      .updateTable('pushDevices')
      .set((eb) => ({
        ...said,
        // What was found while it stood still is no news.
        toldUpTo: eb.case().when('stoppedAt', 'is', null).then(eb.ref('toldUpTo')).else(upTo).end(),
        ...{ failingSince: null, stoppedAt: null, restsUntil: 0 },
      }))
      .where('endpoint', '=', endpoint)
      .where('userId', '=', userId)
      .returningAll()
      .executeTakeFirst();
    if (there) return there;
    await transaction.deleteFrom('pushDevices').where('endpoint', '=', endpoint).execute();
    const { count } = await transaction
      .selectFrom('pushDevices')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();
    const maximum = limits.maximumPushDevices;
    if (count >= maximum) throw limitReached('refusals.maximumPushDevices', { maximum });
    const made: Row = {
      ...{ id: newId(), userId, endpoint, ...said },
      ...{
        toldUpTo: upTo,
        createdAt: now,
        lastSentAt: null,
        failingSince: null,
        stoppedAt: null,
        restsUntil: 0,
      },
    };
    await transaction.insertInto('pushDevices').values(made).execute();
    return made;
  });
  return shown(row, sessionId);
}

/** A device of a user: nobody learns of another's. @throws EC-03 */
export async function ownDevice(db: PeopleStore, userId: string, id: string): Promise<Row> {
  const row = await db
    .selectFrom('pushDevices')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Ends that a device of a user is told, with what waits for it. @throws EC-03 */
export async function removeDevice(db: PeopleStore, userId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('pushDevices')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
}

/**
 * A session was ended by hand: so is what its browser is told. One that ends for want of use ends nothing, because who
 * is told need not look every day.
 */
export async function endDevicesOfSession(db: PeopleStore, sessionId: string): Promise<void> {
  await db.deleteFrom('pushDevices').where('sessionId', '=', sessionId).execute();
}

/** The sessions of a user were ended, but one perhaps: so is what their browsers are told, and those of earlier ones. */
export async function endDevicesOfUser(db: PeopleStore, userId: string, staying?: string): Promise<void> {
  await db
    .deleteFrom('pushDevices')
    .where('userId', '=', userId)
    .where((eb) => eb.and(staying === undefined ? [] : [eb('sessionId', '<>', staying)]))
    .execute();
}

/** Whether a text is a key on the curve that messages are encrypted with. */
function isKey(p256dh: string): boolean {
  try {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    pair.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

function shown(row: Row, sessionId: string): PushDevice {
  return {
    id: row.id,
    current: row.sessionId === sessionId,
    ...deviceOf(row.userAgent),
    createdAt: new Date(row.createdAt).toISOString(),
    lastSentAt: instant(row.lastSentAt),
    stoppedAt: instant(row.stoppedAt),
  };
}

const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString());
