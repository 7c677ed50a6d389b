import { standardEmailConfig } from 'contract/email-config';
import { type Due, undoneSlots } from './done-slots.ts';
import { recipientsOf } from './recipients.ts';
import { type TimeOn, weekdayOf } from './slots.ts';
import { type KeptConfig, timesOn } from '#domains/settings/index.ts';
import type { PeopleStore } from '#stores/people/index.ts';

/** Mails about meetings that leave at slots of the calendar. */
type AgendaSlot = 'agendaDaily' | 'planning';

/** When mails of a kind leave, by what the user chose for each day (decision 4.19). */
export function timeOf(kind: AgendaSlot, config: KeptConfig | undefined): TimeOn {
  return (day) => {
    const { calendar } = config ? timesOn(config, day) : standardEmailConfig;
    return kind === 'agendaDaily' || calendar.weeklyDay === weekdayOf(day) ? calendar.time : undefined;
  };
}

/** Users with saved searches of the agenda whose newest slot was not done, by the times they chose (decision 4.19). */
export async function dueOf(db: PeopleStore, kind: AgendaSlot, now: Date): Promise<Due[]> {
  const rows = await db
    .selectFrom('agendaSearches')
    .select('userId')
    .distinct()
    .where('removedAt', 'is', null)
    .execute();
  const recipients = await recipientsOf(
    db,
    rows.map(({ userId }) => userId),
  );
  return undoneSlots(db, kind, recipients, ({ config }) => timeOf(kind, config), now.getTime());
}
