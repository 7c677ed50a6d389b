import { newId } from '#platform/new-id.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import type { Trouble } from './troubles.ts';

export type Alarm = Tables['alarms'];

const minute = 60_000;
const day = 24 * 60 * minute;
/** Milliseconds for which something is wrong before staff are told: a store may be started again meanwhile. */
const graceOf = ({ subject }: Pick<Alarm, 'subject'>): number => (subject === 'documents' ? 5 * minute : 0);
/** Milliseconds for which it has to be well again to be over, so that what comes and goes is one alarm. */
const quiet = 30 * minute;
/** Milliseconds between two mails at least: what becomes wrong meanwhile goes with the next. */
const betweenMails = 15 * minute;
/** Milliseconds for which alarms that are over are kept, as the log of mails (decision 9.8). */
const alarmLife = 365 * day;

/** What staff are told in one mail. */
export interface News {
  begun: Alarm[];
  reminded: Alarm[];
  ended: Alarm[];
}

/** How the alarms stand after a look: which rows change, and what is told of it. */
interface Looked {
  /** Rows as they are to be kept. */
  kept: Alarm[];
  /** Those that were over before anybody was told. */
  dropped: Alarm[];
  news: News;
}

/** The alarms without an end, and the instant of the last mail about any. */
export async function openAlarms(db: PeopleStore): Promise<{ open: Alarm[]; lastMail: number | undefined }> {
  const open = await db.selectFrom('alarms').selectAll().where('endedAt', 'is', null).execute();
  const last = await db
    .selectFrom('alarms')
    .select(({ fn }) => [
      fn.max<number | null>('toldAt').as('toldAt'),
      fn.max<number | null>('remindedAt').as('remindedAt'),
      fn.max<number | null>('endedAt').as('endedAt'),
    ])
    .executeTakeFirstOrThrow();
  const instants = [last.toldAt, last.remindedAt, last.endedAt].filter((one) => one !== null);
  return { open, lastMail: instants.length > 0 ? Math.max(...instants) : undefined };
}

/**
 * Compares what is wrong now with the alarms that are open: each is told once, reminded of once after a day, and said
 * to be over once it has been well for a while. Soon after another mail nothing is told; the next look makes up for it.
 */
export function compare(
  open: readonly Alarm[],
  troubles: readonly Trouble[],
  { now, lastMail }: { now: number; lastMail: number | undefined },
): Looked {
  // A clock that was put back holds up nothing.
  const mayTell = lastMail === undefined || now >= lastMail + betweenMails || now < lastMail;
  const looked: Looked = { kept: [], dropped: [], news: { begun: [], reminded: [], ended: [] } };
  const known = new Set(open.map(({ subject }) => subject));
  const all = [
    ...open,
    ...troubles.filter(({ subject }) => !known.has(subject)).map((trouble) => newAlarm(trouble)),
  ];
  const wrong = new Set<string>(troubles.map(({ subject }) => subject));
  for (const alarm of all) {
    const next = { ...alarm, wellSince: wrong.has(alarm.subject) ? null : (alarm.wellSince ?? now) };
    if (next.wellSince === null && mayTell) {
      if (next.toldAt === null && now >= next.since + graceOf(next)) {
        next.toldAt = now;
        looked.news.begun.push(next);
      } else if (next.toldAt !== null && next.remindedAt === null && now >= next.toldAt + day) {
        next.remindedAt = now;
        looked.news.reminded.push(next);
      }
    }
    if (next.wellSince !== null && next.toldAt === null) {
      looked.dropped.push(next);
      continue;
    }
    if (next.wellSince !== null && now >= next.wellSince + quiet && mayTell) {
      next.endedAt = now;
      looked.news.ended.push(next);
    }
    looked.kept.push(next);
  }
  return looked;
}

const newAlarm = ({ subject, since }: Trouble): Alarm => ({
  id: newId(),
  subject,
  since,
  toldAt: null,
  remindedAt: null,
  wellSince: null,
  endedAt: null,
});

/** Keeps how the alarms stand, in the transaction that keeps the mails about them. */
export async function keepAlarms(db: PeopleStore, { kept, dropped }: Looked, now: number): Promise<void> {
  for (const { id } of dropped) await db.deleteFrom('alarms').where('id', '=', id).execute();
  for (const { id, ...values } of kept) {
    await db
      .insertInto('alarms')
      .values({ id, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute();
  }
  await db
    .deleteFrom('alarms')
    .where('endedAt', '<', now - alarmLife)
    .execute();
}

/** Alarms that staff were told of and that are not over, the newest first, then those that were over last. */
export async function alarmsToShow(db: PeopleStore, most: number): Promise<Alarm[]> {
  const told = db.selectFrom('alarms').selectAll().where('toldAt', 'is not', null);
  const open = await told.where('endedAt', 'is', null).orderBy('since', 'desc').limit(most).execute();
  const over = await told.where('endedAt', 'is not', null).orderBy('endedAt', 'desc').limit(most).execute();
  return [...open, ...over].slice(0, most);
}
