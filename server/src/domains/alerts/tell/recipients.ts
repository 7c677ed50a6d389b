import { type DayText, dayOf, startOfDay } from 'contract/amsterdam';
import { backFrom, type KeptConfig, keptConfigOf } from '#domains/settings/index.ts';
import type { PeopleStore } from '#stores/people/index.ts';

/** Somebody whose mails are planned. */
export interface Recipient {
  userId: string;
  createdAt: number;
  /** Undefined for who never chose. */
  config: KeptConfig | undefined;
  /** Nothing is planned now, and what waits keeps waiting: the address refuses mail (decision 4.21). */
  paused: boolean;
}

/** Active users, all or some, with what they chose. */
export async function recipientsOf(db: PeopleStore, userIds?: readonly string[]): Promise<Recipient[]> {
  if (userIds?.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .leftJoin('emailConfigs', 'emailConfigs.userId', 'users.id')
    .leftJoin('mailAddresses', 'mailAddresses.userId', 'users.id')
    .select(['users.id', 'users.email', 'users.createdAt'])
    .select(['emailConfigs.config', 'emailConfigs.earlierTimes', 'emailConfigs.timesFrom'])
    .select(['mailAddresses.email as refusedEmail', 'mailAddresses.pausedAt'])
    .where('users.active', '=', 1)
    .$if(userIds !== undefined, (query) => query.where('users.id', 'in', userIds!))
    .execute();
  return rows.map(({ id, email, createdAt, config, earlierTimes, timesFrom, refusedEmail, pausedAt }) => ({
    userId: id,
    createdAt,
    config:
      config === null || timesFrom === null ? undefined : keptConfigOf({ config, earlierTimes, timesFrom }),
    paused: pausedAt !== null && refusedEmail === email,
  }));
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

/** True while mails about documents and meetings rest (decision 4.17). */
export function isAway({ config }: Recipient, now: number): boolean {
  const back = config && backFrom(config.emailConfig.vacation);
  return back !== undefined && dayOf(now) < back;
}

/** What was found before this instant is passed over by who comes back on a day. */
export function awayUntil(back: DayText): number {
  return startOfDay(back);
}
