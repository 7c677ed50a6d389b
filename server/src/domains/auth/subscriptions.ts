import { randomUUID } from 'node:crypto';
import { moduleCodes, type ModuleEntry, type ModuleKey } from 'contract/modules';
import type { Actor } from '#platform/access.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { plainEmail } from './accounts.ts';
import { forgetLinks } from './new-password.ts';
import { endSessionsOf } from './sessions.ts';

/** A module as an organisation subscribes to it; days are Amsterdam days, the last one inclusive. */
interface Subscription {
  moduleKey: ModuleKey;
  startsOn: string;
  endsOn?: string | undefined;
  configuration?: ModuleEntry['moduleConfiguration'];
}

/** Makes an organisation and answers its id. @throws a unique violation when the name is taken */
export async function createOrganisation(
  db: PeopleStore,
  name: string,
  now: number,
  customerSince: string | null = null,
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('organisations')
    .values({ id, name, limits: '{}', factorRequired: 0, createdAt: now, customerSince })
    .execute();
  return id;
}

/** Adds a module to an organisation, or replaces its days and configuration. */
export async function subscribe(db: PeopleStore, organisationId: string, subscription: Subscription) {
  const { moduleKey, startsOn, endsOn, configuration } = subscription;
  const values = {
    code: moduleCodes[moduleKey],
    startsOn,
    endsOn: endsOn ?? null,
    configuration: JSON.stringify(configuration ?? {}),
  };
  await db
    .insertInto('organisationModules')
    .values({ organisationId, moduleKey, ...values })
    .onConflict((conflict) => conflict.columns(['organisationId', 'moduleKey']).doUpdateSet(values))
    .execute();
}

/** What a new account needs. */
export interface NewUser {
  email: string;
  organisationId: string;
  firstName: string;
  lastName: string;
  roles: Actor['roles'];
  passwordHash: string | null;
  /** Narrows the organisation's modules; left out is all of them. */
  modules?: readonly ModuleKey[] | undefined;
}

/** Makes an active account and answers its id. @throws a unique violation when the address is taken (5.1) */
export async function createUser(db: PeopleStore, user: NewUser, now: number): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('users')
    .values({
      id,
      organisationId: user.organisationId,
      email: plainEmail(user.email),
      passwordHash: user.passwordHash,
      firstName: user.firstName,
      lastName: user.lastName,
      roles: JSON.stringify(user.roles),
      modules: user.modules ? JSON.stringify(user.modules) : null,
      active: 1,
      resetRequestedAt: null,
      createdAt: now,
    })
    .execute();
  return id;
}

/**
 * Deactivates an account from an instant on, which ends sessions and links at once (decision 6.6), or activates it.
 * Called in a transaction.
 */
export async function setActive(
  db: PeopleStore,
  userId: string,
  active: boolean,
  now: number,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ active: active ? 1 : 0, deactivatedAt: active ? null : now })
    .where('id', '=', userId)
    .execute();
  if (active) return;
  await endSessionsOf(db, userId);
  await forgetLinks(db, userId);
}
