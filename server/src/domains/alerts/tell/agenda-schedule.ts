import type { AgendaSchedule } from 'contract/agenda-searches';
import { standardEmailConfig } from 'contract/email-config';
import { awayUntil, isAway, recipientsOf } from './recipients.ts';
import { nextSlot } from './slots.ts';
import { backFrom } from '#domains/settings/index.ts';
import type { Actor } from '#platform/access.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { checkEvery } from './plan-changes.ts';
import { timeOf } from './agenda-slots.ts';
import { type AgendaRow, agendaSearchesOfUser } from '../searches/agenda-search-store.ts';

type Scheduled = AgendaSchedule['data'][number];

/**
 * When each of the user's saved searches of the agenda mails next and mailed last: by the times that hold on the day
 * (decision 4.19), after a vacation (4.17), and not what the settings switch off or an address that refuses mail.
 */
export async function agendaSchedule(db: PeopleStore, actor: Actor, now: Date): Promise<AgendaSchedule> {
  const { userId } = actor;
  const searches = await agendaSearchesOfUser(db, userId);
  const last = await lastMails(
    db,
    searches.map(({ id }) => id),
  );
  const [recipient] = await recipientsOf(db, [userId]);
  const config = recipient?.config;
  const { calendar, vacation } = config?.emailConfig ?? standardEmailConfig;
  const at = now.getTime();
  const away = recipient !== undefined && isAway(recipient, at);
  const back = away ? backFrom(vacation) : undefined;
  const from = back === undefined ? at : Math.max(at, awayUntil(back) - 1);
  const check = (Math.floor(from / checkEvery) + 1) * checkEvery;
  const next = {
    checkAt: calendar.changes ? check : undefined,
    dailyAt: calendar.changes ? nextSlot(timeOf('agendaDaily', config), from)?.at : undefined,
    planningAt: calendar.planning ? nextSlot(timeOf('planning', config), from)?.at : undefined,
  };
  const rests = !recipient || recipient.paused;
  return {
    data: searches.map((search) => ({
      savedSearchId: search.id,
      ...(rests ? {} : nextMails(search, next)),
      ...(last.has(search.id) ? { last: last.get(search.id)! } : {}),
    })),
    ...(back === undefined || vacation.until === null ? {} : { awayUntil: vacation.until }),
  };
}

type Next = Pick<Scheduled, 'checkAt' | 'dailyAt' | 'planningAt'>;

function nextMails(search: AgendaRow, next: Record<keyof Next, number | undefined>): Next {
  const on = {
    checkAt: search.activitiesFrequent === 1,
    dailyAt: search.dailyChanges === 1,
    planningAt: search.activitiesOverview === 1,
  };
  if (search.paused !== null) return {};
  const mails: Next = {};
  for (const name of ['checkAt', 'dailyAt', 'planningAt'] as const) {
    const begins = next[name];
    if (on[name] && begins !== undefined) mails[name] = new Date(begins).toISOString();
  }
  return mails;
}

/** The newest mail of each search; of the parts of one, the first. */
async function lastMails(
  db: PeopleStore,
  searchIds: readonly string[],
): Promise<Map<string, NonNullable<Scheduled['last']>>> {
  if (searchIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('agendaDeliveries as told')
    .innerJoin('deliveries', 'deliveries.id', 'told.deliveryId')
    .select(['told.searchId', 'told.meetings', 'deliveries.id', 'kind', 'state', 'plannedAt'])
    .where('told.searchId', 'in', searchIds)
    .where('plannedAt', '=', (eb) =>
      eb
        .selectFrom('agendaDeliveries as others')
        .innerJoin('deliveries as mails', 'mails.id', 'others.deliveryId')
        .select(({ fn }) => fn.max('mails.plannedAt').as('newest'))
        .whereRef('others.searchId', '=', 'told.searchId'),
    )
    .orderBy('slot', 'desc')
    .execute();
  return new Map(
    rows.map(({ searchId, kind, plannedAt, ...mail }) => [
      searchId,
      {
        ...mail,
        kind,
        plannedAt: new Date(plannedAt).toISOString(),
      },
    ]),
  );
}
