import { startOfDay } from 'contract/amsterdam';
import { backFrom, type KeptConfig, keptConfigs } from '#domains/settings/index.ts';
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
    .leftJoin('mailAddresses', 'mailAddresses.userId', 'users.id')
    .select(['users.id', 'users.email', 'users.createdAt'])
    .select(['mailAddresses.email as refusedEmail', 'mailAddresses.pausedAt'])
    .where('users.active', '=', 1)
    .where((eb) => eb.and(userIds ? [eb('users.id', 'in', userIds)] : []))
    .execute();
  const configs = await keptConfigs(db, userIds);
  return rows.map(({ id, email, createdAt, refusedEmail, pausedAt }) => ({
    userId: id,
    createdAt,
    config: configs.get(id),
    paused: pausedAt !== null && refusedEmail === email,
  }));
}

/** The instant before which a vacation, if any, keeps what is found from being mailed, then or ever (decision 4.18). */
export function backAt(config: KeptConfig | undefined): number | undefined {
  const back = config && backFrom(config.emailConfig.vacation);
  return back === undefined ? undefined : startOfDay(back);
}

/** True while mails about documents and meetings rest (decision 4.17). */
export const isAway = ({ config }: Recipient, now: number): boolean => now < (backAt(config) ?? -Infinity);
