import { limits } from 'contract/limits';
import { stopAgendaMails } from '#domains/agenda-searches/index.ts';
import { allowanceOf } from '#platform/allowance.ts';
import { oneAtATime, type PeopleStore } from '#stores/people/index.ts';
import { z } from 'zod';
import type { Target } from './links.ts';

/** How a search mailed before it was switched off: daily, weekly, direct; or its three agenda mails. */
const Before = z.tuple([z.string(), z.number().int(), z.number().int(), z.number().int()]);

/** What was switched off, to switch it on again. */
export const Stopped = z.strictObject({ searches: z.array(Before), agenda: z.array(Before) });
export type Stopped = z.infer<typeof Stopped>;

/** What of a target mails now, as it would be switched off. */
export async function mailingOf(db: PeopleStore, { user, what, id }: Target): Promise<Stopped> {
  const searches =
    what === 'agenda'
      ? []
      : await db
          .selectFrom('savedSearches')
          .select(['id', 'daily', 'weekly', 'realTime'])
          .where('userId', '=', user)
          .where((or) => or.or([or('daily', '=', 1), or('weekly', '=', 1), or('realTime', '=', 1)]))
          .$if(what === 'search', (all) => all.where('id', '=', id ?? ''))
          .execute();
  const agenda =
    what === 'search'
      ? []
      : await db
          .selectFrom('agendaSearches')
          .select(['id', 'dailyChanges', 'activitiesFrequent', 'activitiesOverview'])
          .where('userId', '=', user)
          .where((or) =>
            or.or([
              or('dailyChanges', '=', 1),
              or('activitiesFrequent', '=', 1),
              or('activitiesOverview', '=', 1),
            ]),
          )
          .$if(what === 'agenda', (all) => all.where('id', '=', id ?? ''))
          .execute();
  return {
    searches: searches.map((row) => [row.id, row.daily, row.weekly, row.realTime]),
    agenda: agenda.map((row) => [row.id, row.dailyChanges, row.activitiesFrequent, row.activitiesOverview]),
  };
}

/** The title of the one search a target names, or undefined when it names all or the search is gone. */
export async function titleOf(db: PeopleStore, { user, what, id }: Target): Promise<string | undefined> {
  if (what === 'all' || id === undefined) return undefined;
  const row = await db
    .selectFrom(what === 'search' ? 'savedSearches' : 'agendaSearches')
    .select('title')
    .where('userId', '=', user)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.title;
}

/** Switches the mail of a target off; doing it again changes nothing. Answers what it switched off. */
export function stopMail(db: PeopleStore, target: Target, now: number): Promise<Stopped> {
  return oneAtATime(db, target.user, async (transaction) => {
    const stopped = await mailingOf(transaction, target);
    for (const [id] of stopped.searches) {
      await transaction
        .updateTable('savedSearches')
        .set({ daily: 0, weekly: 0, realTime: 0, changedAt: now })
        .where('id', '=', id)
        .execute();
    }
    for (const [id] of stopped.agenda) await stopAgendaMails(transaction, target.user, id);
    return stopped;
  });
}

/** Switches on again what was switched off and was left off since; direct mail only within its limit (5.10). */
export function resumeMail(db: PeopleStore, user: string, stopped: Stopped, now: number): Promise<void> {
  return oneAtATime(db, user, async (transaction) => {
    let room = await roomForDirect(transaction, user);
    for (const [id, daily, weekly, realTime] of stopped.searches) {
      const direct = realTime === 1 && room > 0 ? 1 : 0;
      const { numUpdatedRows } = await transaction
        .updateTable('savedSearches')
        .set({ daily, weekly, realTime: direct, changedAt: now })
        .where('userId', '=', user)
        .where('id', '=', id)
        .where('daily', '=', 0)
        .where('weekly', '=', 0)
        .where('realTime', '=', 0)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) room -= direct;
    }
    for (const [id, dailyChanges, activitiesFrequent, activitiesOverview] of stopped.agenda) {
      await transaction
        .updateTable('agendaSearches')
        .set({ dailyChanges, activitiesFrequent, activitiesOverview })
        .where('userId', '=', user)
        .where('id', '=', id)
        .where('dailyChanges', '=', 0)
        .where('activitiesFrequent', '=', 0)
        .where('activitiesOverview', '=', 0)
        .execute();
    }
  });
}

async function roomForDirect(db: PeopleStore, user: string): Promise<number> {
  const row = await db.selectFrom('users').select('organisationId').where('id', '=', user).executeTakeFirst();
  const { directSearches } = row
    ? await allowanceOf(db, row.organisationId)
    : { directSearches: limits.maximumDirectSearches };
  const { count } = await db
    .selectFrom('savedSearches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', user)
    .where('realTime', '=', 1)
    .executeTakeFirstOrThrow();
  return directSearches - count;
}
