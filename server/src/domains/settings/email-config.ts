import { addDays, type DayText, dayOf } from 'contract/amsterdam';
import { EmailConfig, type EmailConfigResponse, standardEmailConfig } from 'contract/email-config';
import { limits } from 'contract/limits';
import { z } from 'zod';
import { invalidInput } from '#platform/errors.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';

/** When mails leave; changes hold from the day after (decision 4.19). */
const Times = z.object({ dashboards: EmailConfig.shape.dashboards, calendar: EmailConfig.shape.calendar });
type Times = Pick<EmailConfig, 'dashboards' | 'calendar'>;

/** The day on which a vacation that nobody ended is over (decision 4.17). */
export function backFrom({ active, until }: EmailConfig['vacation']): DayText | undefined {
  return active && until ? addDays(until, 1) : undefined;
}

/** What the user chose, with the vacation as it stands today. */
export async function readEmailConfig(
  db: PeopleStore,
  userId: string,
  now: Date,
): Promise<EmailConfigResponse> {
  const kept = await keptConfig(db, userId);
  const today = dayOf(now.getTime());
  const { emailConfig, timesFrom } = kept ?? { emailConfig: standardEmailConfig, timesFrom: today };
  const over = (backFrom(emailConfig.vacation) ?? '9999-12-31') <= today;
  return {
    emailConfig: over ? { ...emailConfig, vacation: standardEmailConfig.vacation } : emailConfig,
    ...(timesFrom > today ? { timesFrom } : {}),
  };
}

/**
 * Changes what the user chose: the mail of today keeps its time, new times start tomorrow; a vacation starts and
 * ends at once (decisions 4.17, 4.19). Without a last day it lasts a fortnight.
 * @throws EC-02 for a vacation that ended already or lasts too long
 */
export async function changeEmailConfig(
  db: PeopleStore,
  userId: string,
  asked: EmailConfig,
  now: Date,
): Promise<EmailConfigResponse> {
  const today = dayOf(now.getTime());
  const config: EmailConfig = { ...asked, vacation: vacationOf(asked, today) };
  await db.transaction().execute(async (transaction) => {
    // Holds the row, so that two changes at once come one after the other.
    const first = {
      userId,
      config: JSON.stringify(standardEmailConfig),
      earlierTimes: null,
      timesFrom: today,
    };
    const row = await transaction
      .insertInto('emailConfigs')
      .values(first)
      .onConflict((conflict) => conflict.column('userId').doUpdateSet({ userId }))
      .returningAll()
      .executeTakeFirstOrThrow();
    const before = timesOn(keptConfigOf(row), today);
    await transaction
      .updateTable('emailConfigs')
      .set({
        config: JSON.stringify(config),
        ...(JSON.stringify(timesIn(config)) === JSON.stringify(before)
          ? { earlierTimes: null, timesFrom: today }
          : { earlierTimes: JSON.stringify(before), timesFrom: addDays(today, 1) }),
      })
      .where('userId', '=', userId)
      .execute();
  });
  return readEmailConfig(db, userId, now);
}

/** Switches the mail that nothing is new on or off, and leaves the rest (decisions 4.24, 10.1). */
export async function mailWhenEmpty(
  transaction: PeopleStore,
  userId: string,
  sendWhenEmpty: boolean,
): Promise<void> {
  const kept = await keptConfig(transaction, userId);
  if (!kept) return;
  const config: EmailConfig = { ...kept.emailConfig, sendWhenEmpty };
  await transaction
    .updateTable('emailConfigs')
    .set({ config: JSON.stringify(config) })
    .where('userId', '=', userId)
    .execute();
}

/** What is kept of a user, for who plans mails. */
export interface KeptConfig {
  emailConfig: EmailConfig;
  earlierTimes: Times | undefined;
  timesFrom: DayText;
}

/** Undefined for who never chose. */
export async function keptConfig(db: PeopleStore, userId: string): Promise<KeptConfig | undefined> {
  const row = await db.selectFrom('emailConfigs').selectAll().where('userId', '=', userId).executeTakeFirst();
  return row && keptConfigOf(row);
}

/** Of all users who chose, or of some, by user. */
export async function keptConfigs(
  db: PeopleStore,
  userIds?: readonly string[],
): Promise<Map<string, KeptConfig>> {
  const rows = await db
    .selectFrom('emailConfigs')
    .selectAll()
    .where((eb) => eb.and(userIds ? [eb('userId', 'in', userIds)] : []))
    .execute();
  return new Map(rows.map(({ userId, ...row }) => [userId, keptConfigOf(row)]));
}

/** Erases what a user chose. */
export async function eraseEmailConfig(db: PeopleStore, userId: string): Promise<void> {
  await db.deleteFrom('emailConfigs').where('userId', '=', userId).execute();
}

/** Who is or was away, and the first day on which mail about what is found reaches them again. */
export async function vacationsOf(db: PeopleStore): Promise<{ userId: string; back: DayText }[]> {
  const rows = await db
    .selectFrom('emailConfigs')
    .select(['userId', 'config', 'earlierTimes', 'timesFrom'])
    // Leaves out all who never were away without reading what they chose.
    .where('config', 'like', '%"active":true%')
    .execute();
  return rows.flatMap(({ userId, ...row }) => {
    const back = backFrom(keptConfigOf(row).emailConfig.vacation);
    return back ? [{ userId, back }] : [];
  });
}

/** The times that hold on a day. */
export function timesOn({ emailConfig, earlierTimes, timesFrom }: KeptConfig, day: DayText): Times {
  return earlierTimes && day < timesFrom ? earlierTimes : timesIn(emailConfig);
}

function timesIn({ dashboards, calendar }: EmailConfig): Times {
  return { dashboards, calendar };
}

function keptConfigOf({
  config,
  earlierTimes,
  timesFrom,
}: Omit<Tables['emailConfigs'], 'userId'>): KeptConfig {
  return {
    emailConfig: EmailConfig.parse(JSON.parse(config)),
    earlierTimes: earlierTimes === null ? undefined : Times.parse(JSON.parse(earlierTimes)),
    timesFrom,
  };
}

function vacationOf({ vacation: { active, until } }: EmailConfig, today: DayText): EmailConfig['vacation'] {
  if (!active) return { active: false, until: null };
  // Today is the first day of it.
  const last = until ?? addDays(today, limits.standardVacation - 1);
  if (last < today || last > addDays(today, limits.longestVacation - 1)) {
    throw invalidInput('refusals.vacationTooLong', 'body.vacation.until', { days: limits.longestVacation });
  }
  return { active: true, until: last };
}
