import { limits } from 'contract/limits';
import type { AnnouncementsResponse, NewAnnouncement } from 'contract/admin/announcements';
import { hasModule } from 'contract/modules';
import type { Notices } from 'contract/notices';
import type { Locale } from 'contract/users';
import { z } from 'zod';
import { audit, type Doer } from '#domains/audit/index.ts';
import type { Actor } from '#platform/access.ts';
import { limitReached, notFound } from '#platform/errors.ts';
import { newId } from '#platform/new-id.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';

const OrganisationIds = z.array(z.string());
const idsOf = ({ organisationIds }: { organisationIds: string }) =>
  OrganisationIds.parse(JSON.parse(organisationIds));

/** What staff tell a user now and the user has not put away, the newest first; undefined when that is nothing. */
export async function announcedTo(
  db: PeopleStore,
  actor: Actor,
  locale: Locale,
  now: number,
): Promise<Notices['announcements']> {
  const rows = await db
    .selectFrom('announcements')
    .leftJoin('announcementsSeen', (join) =>
      join
        .onRef('announcementsSeen.announcementId', '=', 'announcements.id')
        .on('announcementsSeen.userId', '=', actor.userId),
    )
    .selectAll('announcements')
    .where('startsAt', '<=', now)
    .where('endsAt', '>', now)
    .where('announcementsSeen.userId', 'is', null)
    .orderBy('startsAt', 'desc')
    .orderBy('announcements.id')
    .execute();
  const told = rows
    .filter((row) => isMeantFor(row, actor))
    .map(({ id, kind, textNl, textEn }) => ({ id, kind, text: locale === 'nl' ? textNl : textEn }));
  return told.length === 0 ? undefined : told.slice(0, limits.noticesOfOneKind);
}

function isMeantFor(row: Tables['announcements'], { organisationId, modules }: Actor): boolean {
  const ids = idsOf(row);
  const isOurs = ids.length === 0 || ids.includes(organisationId);
  return isOurs && (row.module === null || hasModule(modules, row.module));
}

/** Notes that a user has seen what staff tell them. What is told no longer may be put away as well. */
export async function seeAnnouncement(db: PeopleStore, actor: Actor, id: string): Promise<void> {
  const known = await db.selectFrom('announcements').selectAll().where('id', '=', id).executeTakeFirst();
  if (!known || !isMeantFor(known, actor)) return;
  await db
    .insertInto('announcementsSeen')
    .values({ announcementId: id, userId: actor.userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Everything that is kept, the last to begin first. */
export async function announcements(db: PeopleStore): Promise<AnnouncementsResponse> {
  const rows = await db
    .selectFrom('announcements')
    .selectAll()
    .select((row) =>
      row
        .selectFrom('announcementsSeen')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('announcementId', '=', 'announcements.id')
        .as('seen'),
    )
    .orderBy('startsAt', 'desc')
    .orderBy('id')
    .limit(limits.maximumAnnouncements)
    .execute();
  const organisations = await db.selectFrom('organisations').select(['id', 'name']).orderBy('name').execute();
  const nameOf = new Map(organisations.map(({ id, name }) => [id, name]));
  return {
    organisations,
    data: rows.map((row) => ({
      ...toldOf(row),
      id: row.id,
      organisations: idsOf(row).map((id) => nameOf.get(id) ?? id),
      seen: Number(row.seen),
    })),
  };
}

/** Tells users something. @throws EC-05 when as much is kept as may be, of which something has to be removed first */
export function addAnnouncement(
  db: PeopleStore,
  doer: Doer,
  { reason, ...told }: NewAnnouncement,
  now: number,
): Promise<AnnouncementsResponse> {
  return db.transaction().execute(async (transaction) => {
    const { count } = await transaction
      .selectFrom('announcements')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= limits.maximumAnnouncements)
      throw limitReached('adminContent.announcements.full', { maximum: limits.maximumAnnouncements });
    await transaction
      .insertInto('announcements')
      .values({ id: newId(), ...rowOf(told) })
      .execute();
    const entry = { action: 'announcement.add', target: told.textNl, after: told, reason } as const;
    await audit(transaction, doer, entry, now);
    return announcements(transaction);
  });
}

/** Changes what is told; another text is shown to everybody again. @throws EC-03 when it is gone */
export function changeAnnouncement(
  db: PeopleStore,
  doer: Doer,
  { id, reason, ...told }: NewAnnouncement & { id: string },
  now: number,
): Promise<AnnouncementsResponse> {
  return db.transaction().execute(async (transaction) => {
    const before = toldOf(await keptAnnouncement(transaction, id));
    await transaction.updateTable('announcements').set(rowOf(told)).where('id', '=', id).execute();
    if (before.textNl !== told.textNl || before.textEn !== told.textEn) {
      await transaction.deleteFrom('announcementsSeen').where('announcementId', '=', id).execute();
    }
    const entry = {
      action: 'announcement.change',
      target: told.textNl,
      before,
      after: told,
      reason,
    } as const;
    await audit(transaction, doer, entry, now);
    return announcements(transaction);
  });
}

/** Tells it no longer. @throws EC-03 when it is gone */
export function removeAnnouncement(
  db: PeopleStore,
  doer: Doer,
  { id, reason }: { id: string; reason?: string | undefined },
  now: number,
): Promise<AnnouncementsResponse> {
  return db.transaction().execute(async (transaction) => {
    const before = toldOf(await keptAnnouncement(transaction, id));
    await transaction.deleteFrom('announcementsSeen').where('announcementId', '=', id).execute();
    await transaction.deleteFrom('announcements').where('id', '=', id).execute();
    const entry = { action: 'announcement.remove', target: before.textNl, before, reason } as const;
    await audit(transaction, doer, entry, now);
    return announcements(transaction);
  });
}

async function keptAnnouncement(db: PeopleStore, id: string): Promise<Tables['announcements']> {
  const row = await db.selectFrom('announcements').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

type Told = Omit<NewAnnouncement, 'reason'>;

function rowOf({ startsAt, endsAt, organisationIds, ...rest }: Told): Omit<Tables['announcements'], 'id'> {
  return {
    ...rest,
    startsAt: Date.parse(startsAt),
    endsAt: Date.parse(endsAt),
    organisationIds: JSON.stringify(organisationIds),
  };
}

function toldOf(row: Tables['announcements']): Told {
  const { textNl, textEn, kind, module } = row;
  return {
    ...{ textNl, textEn, kind, module },
    startsAt: new Date(row.startsAt).toISOString(),
    endsAt: new Date(row.endsAt).toISOString(),
    organisationIds: idsOf(row),
  };
}
