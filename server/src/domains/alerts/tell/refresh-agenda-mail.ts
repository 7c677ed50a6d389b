import { dayOf } from 'contract/amsterdam';
import { standardEmailConfig } from 'contract/email-config';
import type { DeliveryFault } from 'contract/deliveries';
import { actorOf } from '#domains/auth/index.ts';
import type { RenderedMail } from '../mails/mail.ts';
import { keptConfig } from '#domains/settings/index.ts';
import type { Actor } from '#platform/access.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import { changeMail, type ChangeMail } from '../mails/change-mail.ts';
import { addresseeOf, alertMailOf } from './wording.ts';
import { composeChanges, contentOf, describe } from './compose-changes.ts';
import { composeOverview } from './plan-overview.ts';
import { agendaSearchesByState } from '../searches/active-searches.ts';
import type { Planning } from './planning.ts';
import { type AgendaRow, agendaSearchesOfUser } from '../searches/agenda-search-store.ts';
import { notifiedBy } from '../follow/meeting-changes.ts';
import { noteMailed, searchesOfMail } from './mailed-searches.ts';

/** A mail that waits to be sent, without its words. */
type WaitingMail = Pick<Tables['deliveries'], 'id' | 'userId' | 'kind' | 'slot' | 'plannedAt'>;

/**
 * A mail as it may leave now: as it was made, made again, or not at all; `note` keeps, in the transaction that keeps its
 * words, what it is for then.
 */
export type MailNow =
  | 'as it was'
  | { mail: RenderedMail; note: (db: PeopleStore) => Promise<void> }
  | { dropped: DeliveryFault; note?: (db: PeopleStore) => Promise<void> };

/** What mails about meetings are made again with. */
type Making = Pick<Planning, 'people' | 'documents' | 'clock' | 'wording'>;
type Meetings = readonly { searches: readonly AgendaRow[] }[];

/**
 * How a mail about meetings that waits may leave: without the searches that were switched off since it was made and
 * what only they found.
 * @throws what the document store throws when it does not answer
 */
export async function agendaMailNow(making: Making, row: WaitingMail): Promise<MailNow> {
  const { people, clock } = making;
  const named = await searchesOfMail(people, row.id);
  const searches = await agendaSearchesOfUser(people, row.userId);
  const left = searches.filter((search) => mailsKind(search, row.kind) && named.includes(search.id));
  if (left.length === named.length) return 'as it was';
  if (left.length === 0) return { dropped: 'switchedOff' };
  const actor = await actorOf(people, row.userId, clock.now());
  // The account was ended, which whoever sends it finds out.
  if (!actor) return 'as it was';
  const made = await (row.kind === 'planning' ? planningOf : changesOf)(making, row, left, actor);
  if (!made) return { dropped: 'switchedOff' };
  return {
    mail: made.mail,
    note: async (db) => {
      await db.deleteFrom('agendaDeliveries').where('deliveryId', '=', row.id).execute();
      await noteMailed(db, row.id, made.meetings);
    },
  };
}

/** True for a search that has mails of this kind: the planning, or changes at any rate. */
const mailsKind = (search: AgendaRow, kind: string): boolean =>
  kind === 'planning' ? search.activitiesOverview === 1 : search.activitiesFrequent + search.dailyChanges > 0;

async function planningOf(
  making: Making,
  { id, userId, plannedAt }: WaitingMail,
  left: readonly AgendaRow[],
): Promise<{ mail: RenderedMail; meetings: Meetings } | undefined> {
  const { people, clock } = making;
  const { active } = await agendaSearchesByState(people, clock.now(), userId);
  const mailing = active.filter(({ row }) => left.some((search) => search.id === row.id));
  const config = await keptConfig(people, userId);
  const { calendar } = config?.emailConfig ?? standardEmailConfig;
  return composeOverview(making, mailing, { id, at: plannedAt, type: calendar.planningType });
}

async function changesOf(
  making: Making,
  row: WaitingMail,
  left: readonly AgendaRow[],
  actor: Actor,
): Promise<{ mail: RenderedMail; meetings: Meetings } | undefined> {
  const { people } = making;
  const changed = composeChanges(await notifiedBy(people, row.id), left, () => true);
  const described = (await describe(making, changed)).filter(({ meeting }) => meeting.changes.length > 0);
  if (described.length === 0) return undefined;
  const kind = row.kind as ChangeMail['kind'];
  const frame = alertMailOf(making.wording, await addresseeOf(people, actor), row.id);
  const part = await partOf(people, row);
  const about = { kind, day: dayOf(row.plannedAt), ...contentOf(described) };
  const mail = changeMail({ ...frame, ...about, ...(part ? { part } : {}) });
  return { mail, meetings: described.map(({ one }) => one) };
}

/** Which of the mails of its slot it is, as it was named; undefined when it is the only one. */
async function partOf(
  people: PeopleStore,
  { userId, kind, slot }: WaitingMail,
): Promise<ChangeMail['part'] | undefined> {
  const [base = slot, number = '1'] = slot.split(' ');
  const mailsOfSlot = await people
    .selectFrom('deliveries')
    .select('id')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where((eb) => eb.or([eb('slot', '=', base), eb('slot', 'like', `${base} %`)]))
    .execute();
  return mailsOfSlot.length > 1 ? { part: Number(number), parts: mailsOfSlot.length } : undefined;
}
