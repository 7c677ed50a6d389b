import { PauseReason } from 'contract/saved-searches';
import { actorOf } from '#domains/auth/index.ts';
import { forEach, isAway, keepDelivery, recipientsOf } from '#domains/deliveries/index.ts';
import { readPreferences } from '#domains/settings/index.ts';
import type { Lease } from '#platform/leases.ts';
import { calm } from '#platform/mail/html.ts';
import { renderLetter } from '#platform/mail/template.ts';
import { say } from '#platform/words.ts';
import { readCriteria } from './criteria.ts';
import type { Planning } from './planning.ts';
import type { AgendaRow } from './store.ts';

/**
 * One mail for every saved search of the agenda that stands still since its query can no longer be run (decision 8.6).
 * False when somebody's could not be planned.
 * @throws LeaseLostError
 */
export async function planNotices(planning: Planning, lease: Lease): Promise<boolean> {
  const { people, clock, wording, log } = planning;
  const paused = await people
    .selectFrom('agendaSearches')
    .selectAll()
    .where('paused', 'is not', null)
    .where('removedAt', 'is', null)
    .execute();
  if (paused.length === 0) return true;
  const userIds = [...new Set(paused.map(({ userId }) => userId))];
  const told = await people
    .selectFrom('deliveries')
    .select('slot')
    .where('kind', '=', 'notice')
    .where('userId', 'in', userIds)
    .execute();
  const slots = new Set(told.map(({ slot }) => slot));
  const now = clock.now();
  const recipients = await recipientsOf(people, userIds);
  const present = new Set(
    recipients.filter((one) => !one.paused && !isAway(one, now.getTime())).map(({ userId }) => userId),
  );
  const due = paused.filter((row) => present.has(row.userId) && !slots.has(slotOf(row)));
  return forEach(log, due, async (row) => {
    const actor = await actorOf(people, row.userId, now);
    if (!actor) return;
    const { locale } = (await readPreferences(people, actor)).effective;
    const words = (key: string, values: Record<string, string> = {}) =>
      say(locale, `mail.pause.${key}`, values);
    const name = calm(row.title);
    const mail = {
      subject: words('subject', { name }),
      ...renderLetter({
        locale,
        productName: wording.productName,
        title: words('title'),
        paragraphs: [
          words('greeting', { firstName: calm(actor.firstName) }),
          words(PauseReason.parse(row.paused), { name }),
          words('words', { query: calm(readCriteria(row.criteria).criteria.query).slice(0, 200) }),
          words('kept'),
        ],
        button: { label: words('button'), link: `${wording.address}/saved-searches` },
        closing: [say(locale, 'mail.help', { supportEmail: wording.supportEmail })],
      }),
      headers: {},
    };
    await lease.write((db) =>
      keepDelivery(db, { userId: row.userId, kind: 'notice', slot: slotOf(row), mail, now: now.getTime() }),
    );
  });
}

/** A search that is changed looks at what comes in from then on: paused again, it has another place. */
function slotOf({ id, after }: AgendaRow): string {
  return `paused ${id} ${after}`;
}
