import { hasModule } from 'contract/modules';
import { onlyOrgAdmins } from 'contract/newsletter-colours';
import type { Actor } from '#platform/access.ts';
import { notYours } from '#platform/errors.ts';
import type { PeopleStore } from '#stores/people/index.ts';

/** Whether a user may change how everyone's newsletters look; an organisation can keep that to its admins (3.5). */
export function mayChangeHouse({ modules, roles }: Actor): boolean {
  return roles.includes('org-admin') || !hasModule(modules, 'newsletter', onlyOrgAdmins);
}

/** @throws 403 where only its admins change that */
export function requireHouse(actor: Actor): void {
  if (!mayChangeHouse(actor)) throw notYours('refusals.onlyOrgAdmins');
}

/** How many others it holds for. */
export async function colleaguesOf(
  db: PeopleStore,
  { organisationId, userId }: Pick<Actor, 'organisationId' | 'userId'>,
): Promise<number> {
  const { colleagues } = await db
    .selectFrom('users')
    .select((row) => row.fn.countAll<number>().as('colleagues'))
    .where('organisationId', '=', organisationId)
    .where('active', '=', 1)
    .where('id', '<>', userId)
    .executeTakeFirstOrThrow();
  // PostgreSQL answers counts as text.
  return Number(colleagues);
}
