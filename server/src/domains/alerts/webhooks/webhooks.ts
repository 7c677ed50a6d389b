import { limits } from 'contract/limits';
import type { Webhook } from 'contract/webhooks';
import { allowanceOf } from '#domains/organisations/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { invalidInput, limitReached, notFound } from '#platform/errors.ts';
import { newId } from '#platform/new-id.ts';
import { publicAddress } from '#platform/outbound/public-address.ts';
import type { Signer } from '#platform/tickets.ts';
import { oneAtATime, type PeopleStore, type Tables } from '#stores/people/index.ts';
import { markOf } from '../follow/marks.ts';
import { ownSavedSearch, savedSearchesOf } from '../searches/saved-search-store.ts';
import { secretOf } from './signing.ts';

export interface WebhookParts {
  db: PeopleStore;
  clock: Clock;
  signer: Signer;
}

type Row = Tables['webhooks'];

/** The webhooks of a user, oldest first, and how many they may have (decision 10.9, R6). */
export async function webhooksOf(
  { db }: Pick<WebhookParts, 'db'>,
  actor: Actor,
): Promise<{ data: Webhook[]; maxWebhooks: number }> {
  const rows = await db
    .selectFrom('webhooks')
    .selectAll()
    .where('userId', '=', actor.userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const { webhooks: maxWebhooks } = await allowanceOf(db, actor.organisationId);
  return { data: await shown(db, rows), maxWebhooks };
}

/**
 * Has what a saved search finds from now on sent to an address; the secret stands in this answer alone.
 * @throws EC-02 for an address that is not one of the public internet over https, EC-03 when the user has no such
 *   search, EC-05 when they have as many webhooks as there may be
 */
export async function createWebhook(
  { db, clock, signer }: WebhookParts,
  actor: Actor,
  { name, url, savedSearchId }: { name: string; url: string; savedSearchId: string },
): Promise<{ data: Webhook; secret: string }> {
  const row: Row = {
    ...{ id: newId(), userId: actor.userId, savedSearchId, name, nonce: newId() },
    url: requirePublic(url),
    active: 1,
    toldUpTo: 0,
    failingSince: null,
    stoppedAt: null,
    stopSeenAt: null,
    restsUntil: 0,
    triedAt: 0,
    createdAt: clock.now().getTime(),
  };
  const data = await oneAtATime(db, actor.userId, async (transaction) => {
    if (!(await ownSavedSearch(transaction, actor.userId, savedSearchId)))
      throw notFound('refusals.unknownSavedSearch');
    const { data: there, maxWebhooks } = await webhooksOf({ db: transaction }, actor);
    if (there.length >= maxWebhooks) throw limitReached('refusals.maximumWebhooks', { maximum: maxWebhooks });
    const toldUpTo = (await markOf(transaction, 'saved-searches')) ?? 0;
    await transaction
      .insertInto('webhooks')
      .values({ ...row, toldUpTo })
      .execute();
    return onlyOf(await shown(transaction, [row]));
  });
  return { data, secret: secretOf(signer, row) };
}

/**
 * Switches a webhook on or off. What waits when it is switched off, and what is found until it is on again, is never
 * sent; one that was stopped because it failed goes on with what waits. @throws EC-03
 */
export async function switchWebhook(
  { db }: Pick<WebhookParts, 'db'>,
  { userId }: Actor,
  { id, active }: { id: string; active: boolean },
): Promise<Webhook> {
  return oneAtATime(db, userId, async (transaction) => {
    const row = await ownWebhook(transaction, userId, id);
    const waiting = transaction
      .updateTable('webhookEvents')
      .where('webhookId', '=', id)
      .where('state', '=', 'waiting');
    if (!active) await waiting.set({ state: 'dropped' }).execute();
    else if (row.stoppedAt !== null) await waiting.set({ tries: 0, nextTryAt: 0 }).execute();
    const toldUpTo = (await markOf(transaction, 'saved-searches')) ?? 0;
    const changed = await transaction
      .updateTable('webhooks')
      .set({
        active: active ? 1 : 0,
        ...(active && row.active === 0 ? { toldUpTo } : {}),
        ...{ failingSince: null, stoppedAt: null, restsUntil: 0 },
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return onlyOf(await shown(transaction, [changed]));
  });
}

/** Deletes a webhook of a user with all that was and would be sent to it. @throws EC-03 */
export async function deleteWebhook(db: PeopleStore, { userId }: Actor, id: string): Promise<void> {
  await ownWebhook(db, userId, id);
  await db.deleteFrom('webhooks').where('id', '=', id).execute();
}

/** A webhook of a user: nobody learns of another's. @throws EC-03 */
export async function ownWebhook(db: PeopleStore, userId: string, id: string): Promise<Row> {
  const row = await db
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

function requirePublic(text: string): string {
  const url = publicAddress(text, limits.maximumWebhookUrl);
  if (url === undefined) throw invalidInput('refusals.webhookAddress', 'body.url');
  return url;
}

async function shown(db: PeopleStore, rows: readonly Row[]): Promise<Webhook[]> {
  const [first] = rows;
  if (!first) return [];
  const searches = await savedSearchesOf(db, first.userId);
  const titles = new Map(searches.map(({ id, title }) => [id, title]));
  const counts = await db
    .selectFrom('webhookEvents')
    .select(({ fn }) => ['webhookId', fn.countAll<number>().as('count')])
    .where(
      'webhookId',
      'in',
      rows.map(({ id }) => id),
    )
    .where('state', '=', 'waiting')
    .groupBy('webhookId')
    .execute();
  const waiting = new Map(counts.map(({ webhookId, count }) => [webhookId, count]));
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, url: row.url },
    savedSearch: { id: row.savedSearchId, title: titles.get(row.savedSearchId) ?? null },
    active: row.active === 1,
    stoppedAt: instant(row.stoppedAt),
    failingSince: instant(row.failingSince),
    waiting: waiting.get(row.id) ?? 0,
    createdAt: new Date(row.createdAt).toISOString(),
  }));
}

const onlyOf = ([webhook]: readonly Webhook[]): Webhook => webhook!;
const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString());
