import type { DomainId } from 'contract/dashboards';
import { PauseReason } from 'contract/saved-searches';
import { actorOf } from '#domains/auth/index.ts';
import { readCriteria, type SavedRow } from '#domains/saved-searches/index.ts';
import { readPreferences } from '#domains/settings/index.ts';
import type { Lease } from '#platform/leases.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { forEach } from './for-each.ts';
import { keepDelivery } from './keep.ts';
import { pauseMail } from './mails/pause-mail.ts';
import type { Planning } from './plan.ts';
import type { Wording } from './plan-digest.ts';
import { isAway, recipientsOf } from './recipients.ts';

/**
 * One mail for every saved search that stands still since its query can no longer be run (decision 8.6). False
 * when somebody's could not be planned.
 * @throws LeaseLostError
 */
export async function planNotices(planning: Planning, lease: Lease): Promise<boolean> {
  const { people, clock, wording } = planning;
  const paused = await people
    .selectFrom('savedSearches')
    .selectAll()
    .where('paused', 'is not', null)
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
  return forEach(planning.log, due, (row) => lease.write((db) => keepNotice(db, wording, row, now)));
}

/** A search that is changed looks at what comes in from then on: paused again, it has another place. */
function slotOf({ id, after }: SavedRow): string {
  return `paused ${id} ${after}`;
}

async function keepNotice(db: PeopleStore, wording: Wording, row: SavedRow, now: Date): Promise<void> {
  const { userId, id, title, dashboard } = row;
  const actor = await actorOf(db, userId, now);
  if (!actor) return;
  const { effective } = await readPreferences(db, actor);
  const { productName, address, supportEmail } = wording;
  const mail = pauseMail({
    locale: effective.locale,
    productName,
    address,
    supportEmail,
    firstName: actor.firstName,
    search: {
      id,
      title,
      dashboard: dashboard as DomainId,
      query: readCriteria(row.criteria).criteria.query,
    },
    reason: PauseReason.parse(row.paused),
  });
  await keepDelivery(db, { userId, kind: 'notice', slot: slotOf(row), mail, now: now.getTime() });
}
