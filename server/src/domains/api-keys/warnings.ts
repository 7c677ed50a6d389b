import { addDays, dayOf } from 'contract/amsterdam';
import { limits } from 'contract/limits';
import { keepDelivery } from '#domains/alerts/index.ts';
import { actorOf } from '#domains/auth/index.ts';
import { readPreferences } from '#domains/settings/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import type { Lease } from '#stores/people/leases.ts';
import { type MailWords, warningMail } from './warning-mail.ts';

const earliest = Math.max(...limits.apiKeyWarnings);

/**
 * Mails the users of keys that end soon: fourteen days ahead and three, each once (decision 10.8). What was not done on
 * the day itself is made up for; of a key that was made later there is nothing to say.
 * @throws LeaseLostError
 */
export async function warnOfEnds(
  { people, clock, words }: { people: PeopleStore; clock: Clock; words: MailWords },
  lease: Lease,
): Promise<void> {
  const now = clock.now();
  const today = dayOf(now.getTime());
  const ending = await people
    .selectFrom('apiKeys')
    .selectAll()
    .where('lastDay', '>=', today)
    .where('lastDay', '<=', addDays(today, earliest))
    .execute();
  for (const key of ending) {
    const due = limits.apiKeyWarnings.filter((days) => addDays(key.lastDay, -days) <= today);
    // Of two that are due only the later one is told.
    const days = Math.min(...due);
    if (addDays(key.lastDay, -days) <= dayOf(key.createdAt)) continue;
    const actor = await actorOf(people, key.userId, now);
    if (!actor) continue;
    const { locale } = (await readPreferences(people, actor)).effective;
    const mail = warningMail(words, { locale, firstName: actor.firstName, key });
    const slot = `key ${key.id} ${days}`;
    await lease.write((db) =>
      keepDelivery(db, { userId: key.userId, kind: 'notice', slot, mail, now: now.getTime() }),
    );
  }
}

/** Lets go of keys that ended long ago. */
export async function forgetEnded(db: PeopleStore, now: number): Promise<void> {
  const last = addDays(dayOf(now), -limits.endedApiKeyDays);
  await db.deleteFrom('apiKeys').where('lastDay', '<', last).execute();
}
