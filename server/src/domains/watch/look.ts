import { keepDelivery } from '#domains/alerts/index.ts';
import { actorOf } from '#domains/auth/index.ts';
import { readPreferences } from '#domains/settings/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import type { Lease } from '#stores/people/leases.ts';
import { alarmMail, type AlarmWords } from './alarm-mail.ts';
import { compare, keepAlarms, type News, openAlarms } from './alarms.ts';
import { troublesNow, type Watched } from './troubles.ts';

/** What one look needs. */
export interface LookParts extends Watched {
  clock: Clock;
  words: AlarmWords;
}

/**
 * Looks whether something is wrong, and keeps what there is to tell and the mails about it to every active member of
 * staff in one transaction: a look that was cut off tells nothing twice. @throws LeaseLostError
 */
export async function lookOnce(parts: LookParts, lease: Lease): Promise<void> {
  const { people, clock, log } = parts;
  const now = clock.now().getTime();
  const { open, lastMail } = await openAlarms(people);
  const looked = compare(open, await troublesNow(parts, now), { now, lastMail });
  if (looked.kept.length + looked.dropped.length === 0) return;
  const { begun, reminded, ended } = looked.news;
  const isNews = begun.length + reminded.length + ended.length > 0;
  const mails = isNews ? await mailsOf(parts, looked.news) : [];
  await lease.write(async (db) => {
    await keepAlarms(db, looked, now);
    for (const { userId, mail } of mails)
      await keepDelivery(db, { userId, kind: 'notice', slot: `alarm ${now}`, mail, now });
  });
  // For whoever watches the log, also where no mail leaves.
  for (const { subject, since } of begun)
    log.warn({ subject, since }, 'something is wrong; staff are mailed');
  for (const { subject } of ended) log.info({ subject }, 'something is well again; staff are mailed');
}

/** The mail about it for every active member of staff, each in their language. */
async function mailsOf({ people, clock, words }: LookParts, news: News) {
  const mails: { userId: string; mail: ReturnType<typeof alarmMail> }[] = [];
  for (const userId of await activeStaff(people)) {
    const actor = await actorOf(people, userId, clock.now());
    if (!actor) continue;
    const { locale } = (await readPreferences(people, actor)).effective;
    mails.push({ userId, mail: alarmMail(news, { ...words, locale, firstName: actor.firstName }) });
  }
  return mails;
}

async function activeStaff(people: PeopleStore): Promise<string[]> {
  const rows = await people
    .selectFrom('users')
    .select('id')
    .where('active', '=', 1)
    .where('roles', 'like', '%"staff"%')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
