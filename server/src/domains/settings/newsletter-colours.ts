import { type ColourPair, standardColours } from 'contract/colours';
import { limits } from 'contract/limits';
import type { NewsletterColours } from 'contract/newsletter-colours';
import { oneAtATimeIn } from '#domains/organisations/index.ts';
import type { Actor } from '#platform/access.ts';
import { alreadyThere } from '#platform/errors.ts';
import { personName } from '#platform/person-name.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import { colleaguesOf, mayChangeHouse, requireHouse } from './house-style.ts';

const day = 24 * 60 * 60_000;

/** Both parts, what applies, and who changed the organisation's last (decisions 3.3–3.5). */
export async function readColours(db: PeopleStore, actor: Actor, now: Date): Promise<NewsletterColours> {
  const { userId, organisationId } = actor;
  const own = await db.selectFrom('userColours').selectAll().where('userId', '=', userId).executeTakeFirst();
  const last = await db
    .selectFrom('organisationColours')
    .leftJoin('users', 'users.id', 'organisationColours.userId')
    .selectAll('organisationColours')
    .select(['users.firstName', 'users.lastName', 'users.email'])
    .where('organisationColours.organisationId', '=', organisationId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const user = own ? pairOf(own) : null;
  const organization = last ? pairOf(last) : null;
  const undoUntil = last && undoableUntil(last);
  return {
    user,
    organization,
    effective: user ?? organization ?? standardColours,
    origin: user ? 'user' : organization ? 'organization' : 'default',
    mayChangeOrganization: mayChangeHouse(actor),
    colleagues: await colleaguesOf(db, actor),
    ...(last
      ? {
          lastChange: {
            number: last.number,
            name: personName(last),
            at: new Date(last.changedAt).toISOString(),
            undid: last.undid !== null,
            ...(undoUntil !== undefined && undoUntil > now.getTime()
              ? { undoUntil: new Date(undoUntil).toISOString() }
              : {}),
          },
        }
      : {}),
  };
}

/** Sets the user's own colours; with null the organisation's apply again. */
export async function changeOwnColours(
  db: PeopleStore,
  { userId }: Actor,
  colours: ColourPair | null,
): Promise<void> {
  if (colours === null) {
    await db.deleteFrom('userColours').where('userId', '=', userId).execute();
    return;
  }
  const values = columnsOf(colours);
  await db
    .insertInto('userColours')
    .values({ userId, ...values })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
    .execute();
}

/**
 * Sets the colours of everyone in the organisation and keeps who did; the same colours again are no change.
 * @throws 403 when the organisation keeps that to its admins (decision 3.5)
 */
export async function changeSharedColours(
  db: PeopleStore,
  actor: Actor,
  colours: ColourPair | null,
  now: Date,
): Promise<void> {
  requireHouse(actor);
  await addChange(db, actor, now, ([last]) =>
    same(last ? pairOf(last) : null, colours) ? undefined : { colours, undid: null },
  );
}

/**
 * Takes the organisation's newest change back, one step, within thirty days (decision 3.5).
 * @throws 409 when it is no longer the newest one or cannot be taken back, 403 as for a change
 */
export async function undoSharedColours(
  db: PeopleStore,
  actor: Actor,
  number: number,
  now: Date,
): Promise<void> {
  requireHouse(actor);
  await addChange(db, actor, now, ([last, before]) => {
    const until = last && undoableUntil(last);
    if (last?.number !== number || until === undefined || until <= now.getTime()) {
      throw alreadyThere('refusals.colourUndoGone');
    }
    return { colours: before ? pairOf(before) : null, undid: number };
  });
}

type Change = Tables['organisationColours'];

/** Adds what `decide` makes of the newest two changes, newest first; two at once come one after the other. */
async function addChange(
  db: PeopleStore,
  { organisationId, userId }: Actor,
  now: Date,
  decide: (newest: readonly Change[]) => { colours: ColourPair | null; undid: number | null } | undefined,
): Promise<void> {
  await oneAtATimeIn(db, organisationId, async (transaction) => {
    const newest = await transaction
      .selectFrom('organisationColours')
      .selectAll()
      .where('organisationId', '=', organisationId)
      .orderBy('number', 'desc')
      .limit(2)
      .execute();
    const change = decide(newest);
    if (!change) return;
    await transaction
      .insertInto('organisationColours')
      .values({
        organisationId,
        number: (newest[0]?.number ?? 0) + 1,
        userId,
        changedAt: now.getTime(),
        ...(change.colours ? columnsOf(change.colours) : { primaryColour: null, secondaryColour: null }),
        undid: change.undid,
      })
      .execute();
  });
}

/** One step only: what took a change back is not taken back itself. */
function undoableUntil({ undid, changedAt }: Change): number | undefined {
  return undid === null ? changedAt + limits.undoOrganisationDays * day : undefined;
}

function pairOf(row: { primaryColour: string | null; secondaryColour: string | null }): ColourPair | null {
  const { primaryColour: primary, secondaryColour: secondary } = row;
  return primary === null || secondary === null ? null : { primary, secondary };
}

function columnsOf({ primary, secondary }: ColourPair) {
  return { primaryColour: primary, secondaryColour: secondary };
}

function same(one: ColourPair | null, other: ColourPair | null): boolean {
  return one?.primary === other?.primary && one?.secondary === other?.secondary;
}
