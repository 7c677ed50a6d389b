import { dayOf } from 'contract/amsterdam';
import type { DeliverySchedule } from 'contract/deliveries';
import { backFrom, keptConfig } from '#domains/settings/index.ts';
import type { Actor } from '#platform/access.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { savedSearchesOf } from '../searches/saved-search-store.ts';
import { addressOf } from './delivery-log.ts';
import { awayUntil } from './recipients.ts';
import { nextSlot, slotKinds, timeOf } from './slots.ts';

/** When each of the user's saved searches mails next and mailed last, and what stands in the way. */
export async function scheduleOf(db: PeopleStore, actor: Actor, now: Date): Promise<DeliverySchedule> {
  const { userId } = actor;
  const config = await keptConfig(db, userId);
  const vacation = config?.emailConfig.vacation;
  const back = vacation && backFrom(vacation);
  const at = now.getTime();
  const away = back !== undefined && dayOf(at) < back;
  const from = away ? Math.max(at, awayUntil(back) - 1) : at;
  const slots = Object.fromEntries(slotKinds.map((kind) => [kind, nextSlot(timeOf(kind, config), from)?.at]));
  const searches = (await savedSearchesOf(db, userId)).filter(
    ({ daily, weekly, realTime }) => daily + weekly + realTime > 0,
  );
  const last = await lastMails(
    db,
    searches.map(({ id }) => id),
  );
  const address = await addressOf(db, userId, actor.email);
  return {
    data: searches.map(({ id, daily, weekly, realTime, paused }) => {
      const waits = realTime === 0 && paused === null && !address.paused;
      const begins = [daily === 1 ? slots['daily'] : undefined, weekly === 1 ? slots['weekly'] : undefined];
      const next = Math.min(...begins.filter((one) => one !== undefined));
      return {
        savedSearchId: id,
        ...(waits && Number.isFinite(next) ? { nextAt: new Date(next).toISOString() } : {}),
        ...last.get(id),
      };
    }),
    address,
    ...(away && vacation?.until ? { awayUntil: vacation.until } : {}),
  };
}

async function lastMails(
  db: PeopleStore,
  savedSearchIds: readonly string[],
): Promise<Map<string, Pick<DeliverySchedule['data'][number], 'last'>>> {
  if (savedSearchIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('deliverySearches as told')
    .innerJoin('deliveries', 'deliveries.id', 'told.deliveryId')
    .select(['told.savedSearchId', 'told.documents', 'deliveries.id', 'state', 'plannedAt'])
    .where('told.savedSearchId', 'in', savedSearchIds)
    .where('plannedAt', '=', (eb) =>
      eb
        .selectFrom('deliverySearches as others')
        .innerJoin('deliveries as mails', 'mails.id', 'others.deliveryId')
        .select(({ fn }) => fn.max('mails.plannedAt').as('newest'))
        .whereRef('others.savedSearchId', '=', 'told.savedSearchId'),
    )
    .execute();
  return new Map(
    rows.map(({ savedSearchId, id, state, plannedAt, documents }) => [
      savedSearchId,
      { last: { id, state, plannedAt: new Date(plannedAt).toISOString(), documents } },
    ]),
  );
}
