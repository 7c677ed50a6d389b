import type { AgendaSchedule } from 'contract/agenda-searches';
import type { DeliverySchedule } from 'contract/deliveries';
import { standardEmailConfig } from 'contract/email-config';
import { keptConfig } from '#domains/settings/index.ts';
import type { Actor } from '#platform/access.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { agendaSearchesOfUser } from '../searches/agenda-search-store.ts';
import { mails } from '../searches/mail-switches.ts';
import { savedSearchesOf } from '../searches/saved-search-store.ts';
import { addressOf } from './delivery-log.ts';
import { isPaused } from './mail-addresses.ts';
import { lastMails } from './mailed-searches.ts';
import { checkEvery } from './planning.ts';
import { backAt } from './recipients.ts';
import { nextSlot, type SlotKind, timeOf } from './slots.ts';

/** When each of the user's saved searches mails next and mailed last, and what stands in the way. */
export async function scheduleOf(db: PeopleStore, actor: Actor, now: Date): Promise<DeliverySchedule> {
  const { nextOf, vacation } = await timesFrom(db, actor, now);
  const slots = { daily: nextOf('daily'), weekly: nextOf('weekly') };
  const searches = (await savedSearchesOf(db, actor.userId)).filter(mails);
  const last = await lastMails(db, searches);
  const address = await addressOf(db, actor.userId, actor.email);
  return {
    data: searches.map(({ id, daily, weekly, realTime, paused }) => {
      const waits = realTime === 0 && paused === null && !address.paused;
      const begins = [daily === 1 ? slots.daily : undefined, weekly === 1 ? slots.weekly : undefined];
      const [next] = begins.filter((one) => one !== undefined).toSorted();
      const mail = last.get(id);
      return {
        savedSearchId: id,
        ...(waits && next !== undefined ? { nextAt: next } : {}),
        ...(mail && { last: { ...mail.delivery, documents: mail.found } }),
      };
    }),
    address,
    ...vacation,
  };
}

/**
 * When each of the user's saved searches of the agenda mails next and mailed last: by the times that hold on the day
 * (decision 4.19), after a vacation (4.17), and not what the settings switch off or an address that refuses mail.
 */
export async function agendaSchedule(db: PeopleStore, actor: Actor, now: Date): Promise<AgendaSchedule> {
  const { config, from, nextOf, vacation } = await timesFrom(db, actor, now);
  const { calendar } = config?.emailConfig ?? standardEmailConfig;
  const checkAt = new Date((Math.floor(from / checkEvery) + 1) * checkEvery).toISOString();
  const dailyAt = nextOf('agendaDaily');
  const planningAt = nextOf('planning');
  const searches = await agendaSearchesOfUser(db, actor.userId);
  const last = await lastMails(db, searches);
  const rests = await isPaused(db, actor.userId, actor.email);
  return {
    data: searches.map((search) => {
      const waits = !rests && search.paused === null;
      const changes = waits && calendar.changes;
      const planning = waits && calendar.planning;
      const mail = last.get(search.id);
      return {
        savedSearchId: search.id,
        ...(changes && search.activitiesFrequent === 1 ? { checkAt } : {}),
        ...(changes && search.dailyChanges === 1 && dailyAt ? { dailyAt } : {}),
        ...(planning && search.activitiesOverview === 1 && planningAt ? { planningAt } : {}),
        ...(mail && { last: { ...mail.delivery, kind: mail.kind, meetings: mail.found } }),
      };
    }),
    ...vacation,
  };
}

/** The times of a user from now on, or from the end of a vacation. */
async function timesFrom(db: PeopleStore, { userId }: Actor, now: Date) {
  const config = await keptConfig(db, userId);
  const at = now.getTime();
  const back = backAt(config) ?? at;
  const from = Math.max(at, back - 1);
  const nextOf = (kind: SlotKind): string | undefined => {
    const slot = nextSlot(timeOf(kind, config), from);
    return slot && new Date(slot.at).toISOString();
  };
  const until = config?.emailConfig.vacation.until;
  return { config, from, nextOf, vacation: at < back && until ? { awayUntil: until } : {} };
}
