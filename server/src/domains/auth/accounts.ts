import { dayOf, monthsBefore } from 'contract/amsterdam';
import { limits } from 'contract/limits';
import { ModuleEntry, ModuleKey } from 'contract/modules';
import { z } from 'zod';
import type { Actor } from '#platform/access.ts';
import { shareOf } from '#domains/organisations/index.ts';
import type { Selectable } from 'kysely';
import type { PeopleStore, Tables } from '#stores/people/index.ts';

/** Marks a user can have (decision 3.1). */
export const Roles = z.array(z.enum(['org-admin', 'staff']));
/** Keys a user is narrowed to, as stored. */
const OwnModules = z.array(ModuleKey);
const Configuration = ModuleEntry.shape.moduleConfiguration;

/** The form in which addresses are stored and compared (decision 5.1). */
export function plainEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** What of a user and their organisation makes an actor. */
export const columnsOfActor = [
  'users.id',
  'users.organisationId',
  'users.email',
  'users.firstName',
  'users.lastName',
  'users.roles',
  'users.modules',
  'organisations.name',
  'organisations.limits',
] as const;

/** An active user of the store as an actor, with their modules; undefined when there is none. */
export async function actorOf(db: PeopleStore, userId: string, now: Date): Promise<Actor | undefined> {
  const user = await db
    .selectFrom('users')
    .innerJoin('organisations', 'organisations.id', 'users.organisationId')
    .select(columnsOfActor)
    .where('users.id', '=', userId)
    .where('users.active', '=', 1)
    .executeTakeFirst();
  return user && actorFrom(db, user, now);
}

type ActorRow = Pick<
  Selectable<Tables['users']>,
  'id' | 'organisationId' | 'email' | 'firstName' | 'lastName' | 'roles' | 'modules'
> &
  Pick<Selectable<Tables['organisations']>, 'name' | 'limits'>;

/** The actor of such a row, with their modules. */
export async function actorFrom(db: PeopleStore, user: ActorRow, now: Date): Promise<Actor> {
  return {
    userId: user.id,
    organisationId: user.organisationId,
    organisation: user.name,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    roles: Roles.parse(JSON.parse(user.roles)),
    share: shareOf(user.limits),
    modules: await modulesAt(db, user.organisationId, user.modules, now),
  };
}

/** The modules of an organisation, whoever of its users has them. */
export const modulesOf = (db: PeopleStore, organisationId: string, now: Date): Promise<ModuleEntry[]> =>
  modulesAt(db, organisationId, null, now);

/**
 * Modules from the first day of their subscription, Amsterdam days; one ends at 00:00 after its last day, and is there for
 * twelve months more, not active (decision 6.4). `own` narrows them to the user's.
 */
async function modulesAt(
  db: PeopleStore,
  organisationId: string,
  own: string | null,
  now: Date,
): Promise<ModuleEntry[]> {
  const today = dayOf(now.getTime());
  const keptFrom = monthsBefore(today, limits.endedModuleMonths);
  const rows = await db
    .selectFrom('organisationModules')
    .select(['moduleKey', 'code', 'configuration', 'endsOn'])
    .where('organisationId', '=', organisationId)
    .where('startsOn', '<=', today)
    .where((row) => row.or([row('endsOn', 'is', null), row('endsOn', '>=', keptFrom)]))
    .orderBy('moduleKey')
    .execute();
  const narrowed = own === null ? undefined : OwnModules.parse(JSON.parse(own));
  return rows
    .map((row) => ({
      moduleKey: row.moduleKey,
      moduleStatus: { isActive: row.endsOn === null || row.endsOn >= today, moduleCode: row.code },
      moduleConfiguration: Configuration.parse(JSON.parse(row.configuration)),
    }))
    .filter(({ moduleKey }) => !narrowed || narrowed.includes(moduleKey));
}

/** First and last day of a module of an organisation, Amsterdam days, the last inclusive; null is without end. */
export function subscriptionDays(
  db: PeopleStore,
  organisationId: string,
  moduleKey: ModuleKey,
): Promise<{ startsOn: string; endsOn: string | null } | undefined> {
  return db
    .selectFrom('organisationModules')
    .select(['startsOn', 'endsOn'])
    .where('organisationId', '=', organisationId)
    .where('moduleKey', '=', moduleKey)
    .executeTakeFirst();
}
