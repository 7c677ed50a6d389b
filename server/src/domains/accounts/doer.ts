import type { Selectable } from 'kysely';
import { Roles } from '#domains/auth/index.ts';
import { type Actor, ownOrganisationOf, requireOwnOrganisation } from '#platform/access.ts';
import { alreadyThere, notFound, notYours } from '#platform/errors.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';

/** Who looks after accounts: staff or an admin of an organisation by a call, or the command line. */
export type Doer = { actor: Actor; address: string } | 'command';

export type UserRow = Tables['users'];

export const isStaff = (doer: Doer): boolean => doer === 'command' || doer.actor.roles.includes('staff');

/** The one organisation that a doer sees; undefined for who sees all of them. */
export const ownOf = (doer: Doer): string | undefined =>
  doer === 'command' ? undefined : ownOrganisationOf(doer.actor);

/** @throws EC-03 where somebody who is not staff has nothing to do */
function requireOwn(doer: Doer, organisationId: string): void {
  if (doer !== 'command') requireOwnOrganisation(doer.actor, organisationId);
}

/** An organisation that the doer looks after. @throws EC-03 */
export async function requireOrganisation(
  db: PeopleStore,
  doer: Doer,
  id: string,
): Promise<Selectable<Tables['organisations']>> {
  requireOwn(doer, id);
  const row = await db.selectFrom('organisations').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** A user that the doer looks after. @throws EC-03 */
export async function requireUser(db: PeopleStore, doer: Doer, id: string): Promise<UserRow> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  requireOwn(doer, row.organisationId);
  return row;
}

/**
 * The same, for a change. @throws also EC-06 to an admin of an organisation for a member of staff, whose account opens
 * more than theirs
 */
export async function requireChangeable(db: PeopleStore, doer: Doer, id: string): Promise<UserRow> {
  const user = await requireUser(db, doer, id);
  if (!isStaff(doer) && rolesOf(user).includes('staff')) throw notYours('accounts.staffOnly');
  return user;
}

/** @throws EC-06 for what nobody may do to their own account */
export function requireOther(doer: Doer, { id }: Pick<UserRow, 'id'>): void {
  if (doer !== 'command' && doer.actor.userId === id) throw notYours('accounts.notYourself');
}

/** @throws EC-06 for who has been deactivated */
export function requireActive({ active }: Pick<UserRow, 'active'>): void {
  if (active !== 1) throw alreadyThere('accounts.isStopped');
}

export const rolesOf = ({ roles }: Pick<UserRow, 'roles'>): Actor['roles'] => Roles.parse(JSON.parse(roles));
