import { addDays, dayOf } from 'contract/amsterdam';
import type { ApiKey, ApiKeys } from 'contract/api-keys';
import { KeyScope, keyScopes } from 'contract/endpoint';
import { limits } from 'contract/limits';
import { z } from 'zod';
import type { OrganisationApiKey } from 'contract/admin/api-keys';
import { audit, type Doer } from '#domains/audit/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { invalidInput, limitReached, notFound } from '#platform/errors.ts';
import { countedCalls } from '#platform/key-access.ts';
import { newId } from '#platform/new-id.ts';
import { personName } from '#platform/person-name.ts';
import { tokenHashOf } from '#platform/tokens.ts';
import { oneAtATime, type PeopleStore, requestsCounted, type Tables } from '#stores/people/index.ts';
import { newKey } from './secret.ts';

/** The scopes of a key, as they are stored. */
export const Scopes = z.array(KeyScope);

export interface KeyParts {
  db: PeopleStore;
  clock: Clock;
}

type Row = Omit<Tables['apiKeys'], 'userId' | 'keyHash'>;

/** The keys of a user, newest first, and what is left of the limits (decision 10.8, R6). */
export async function keysOf({ db, clock }: KeyParts, actor: Actor): Promise<ApiKeys> {
  const now = clock.now().getTime();
  const today = dayOf(now);
  const rows = await db
    .selectFrom('apiKeys')
    .selectAll()
    .where('userId', '=', actor.userId)
    .where('lastDay', '>=', addDays(today, -limits.endedApiKeyDays))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limits.shownApiKeys)
    .execute();
  return {
    data: rows.map((row) => shownKey(row, today)),
    maxKeys: limits.maximumApiKeys,
    callsToday: await requestsCounted(db, countedCalls(actor.organisationId, today), now),
    maxCalls: actor.share.callsPerDay,
  };
}

/**
 * Makes a key; what is answered is the only place where the key itself ever stands.
 * @throws EC-02 for a last day that is over or more than a year ahead, EC-05 when the user has as many as there may be
 */
export async function createKey(
  { db, clock }: KeyParts,
  { userId }: Actor,
  asked: { name: string; scopes: readonly KeyScope[]; lastDay?: string | undefined },
): Promise<{ data: ApiKey; key: string }> {
  const now = clock.now().getTime();
  const today = dayOf(now);
  const furthest = addDays(today, limits.apiKeyDays);
  const { name, lastDay = furthest } = asked;
  if (lastDay < today || lastDay > furthest)
    throw invalidInput('refusals.keyLastDay', 'body.lastDay', { days: limits.apiKeyDays });
  // In one order, each once.
  const scopes = keyScopes.filter((scope) => asked.scopes.includes(scope));
  const { key, prefix } = newKey();
  const row = {
    ...{ id: newId(), userId, name, prefix, lastDay },
    scopes: JSON.stringify(scopes),
    keyHash: tokenHashOf(key),
    createdAt: now,
    lastUsedOn: null,
  };
  await oneAtATime(db, userId, async (transaction) => {
    const { count } = await transaction
      .selectFrom('apiKeys')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('userId', '=', userId)
      .where('lastDay', '>=', today)
      .executeTakeFirstOrThrow();
    if (count >= limits.maximumApiKeys)
      throw limitReached('refusals.maximumApiKeys', { maximum: limits.maximumApiKeys });
    await transaction.insertInto('apiKeys').values(row).execute();
  });
  return { data: shownKey(row, today), key };
}

/** Revokes a key of a user: the next call with it is refused. @throws EC-03 when they have no such key */
export async function revokeKey({ db }: KeyParts, { userId }: Actor, id: string): Promise<void> {
  const revoked = await db
    .deleteFrom('apiKeys')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!revoked) throw notFound();
}

/** The keys of everybody in an organisation, newest first, those that ended long ago left out. */
export async function keysOfOrganisation(
  { db, clock }: KeyParts,
  organisationId: string,
): Promise<OrganisationApiKey[]> {
  const today = dayOf(clock.now().getTime());
  const rows = await db
    .selectFrom('apiKeys')
    .innerJoin('users', 'users.id', 'apiKeys.userId')
    .selectAll('apiKeys')
    .select(['users.email', 'users.firstName', 'users.lastName'])
    .where('users.organisationId', '=', organisationId)
    .where('apiKeys.lastDay', '>=', addDays(today, -limits.endedApiKeyDays))
    .orderBy('apiKeys.createdAt', 'desc')
    .orderBy('apiKeys.id')
    .limit(limits.shownApiKeys)
    .execute();
  return rows.map((row) => ({
    ...shownKey(row, today),
    user: { id: row.userId, name: personName(row), email: row.email },
  }));
}

/** Revokes a key of somebody in an organisation, which is noted. @throws EC-03 when nobody there has it */
export async function revokeKeyOfOrganisation(
  { db, clock }: KeyParts,
  doer: Doer,
  { organisationId, id, reason }: { organisationId: string; id: string; reason?: string | undefined },
): Promise<void> {
  const now = clock.now().getTime();
  await db.transaction().execute(async (transaction) => {
    const key = await transaction
      .selectFrom('apiKeys')
      .innerJoin('users', 'users.id', 'apiKeys.userId')
      .selectAll('apiKeys')
      .select('users.email')
      .where('apiKeys.id', '=', id)
      .where('users.organisationId', '=', organisationId)
      .executeTakeFirst();
    if (!key) throw notFound();
    await transaction.deleteFrom('apiKeys').where('id', '=', id).execute();
    const { name, prefix, scopes, lastDay } = shownKey(key, dayOf(now));
    const before = { name, prefix, scopes, lastDay };
    const target = `${key.email}, ${prefix}`;
    await audit(transaction, doer, { action: 'apiKey.revoke', target, organisationId, before, reason }, now);
  });
}

function shownKey(row: Row, today: string): ApiKey {
  const { id, name, prefix, scopes, createdAt, lastDay, lastUsedOn } = row;
  return {
    ...{ id, name, prefix, lastDay, lastUsedOn },
    scopes: Scopes.parse(JSON.parse(scopes)),
    createdAt: new Date(createdAt).toISOString(),
    ended: lastDay < today,
  };
}
