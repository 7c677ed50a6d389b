import { PauseReason } from 'contract/saved-searches';
import { actorOf } from '#domains/auth/index.ts';
import { readCriteria as readAgenda } from '../searches/agenda-search-criteria.ts';
import type { AgendaRow } from '../searches/agenda-search-store.ts';
import { readCriteria } from '../searches/saved-search-criteria.ts';
import type { SavedRow } from '../searches/saved-search-store.ts';
import type { Lease } from '#stores/people/leases.ts';
import { keepDelivery } from './keep-delivery.ts';
import { pauseMail } from '../mails/pause-mail.ts';
import { forEach, type Planning } from './planning.ts';
import { isAway, recipientsOf } from './recipients.ts';
import { addresseeOf, letterheadOf } from './wording.ts';

/** A saved search, of a dashboard or the agenda, that may stand still. */
type MaybePaused = Pick<SavedRow | AgendaRow, 'id' | 'userId' | 'title' | 'criteria' | 'paused' | 'after'>;

/** Tells of the paused searches of the dashboards; see `planPauseNotices`. @throws LeaseLostError */
export async function planNotices(planning: Planning, lease: Lease): Promise<boolean> {
  const paused = await planning.people
    .selectFrom('savedSearches')
    .selectAll()
    .where('paused', 'is not', null)
    .execute();
  return planPauseNotices(planning, lease, paused, readCriteria);
}

/** Tells of the paused searches of the agenda; see `planPauseNotices`. @throws LeaseLostError */
export async function planAgendaNotices(planning: Planning, lease: Lease): Promise<boolean> {
  const paused = await planning.people
    .selectFrom('agendaSearches')
    .selectAll()
    .where('paused', 'is not', null)
    .where('removedAt', 'is', null)
    .execute();
  return planPauseNotices(planning, lease, paused, readAgenda);
}

/**
 * One mail for every saved search that stands still since its query can no longer be run (decision 8.6). False
 * when somebody's could not be planned.
 * @throws LeaseLostError
 */
async function planPauseNotices(
  planning: Omit<Planning, 'documents'>,
  lease: Lease,
  paused: readonly MaybePaused[],
  read: (criteria: string) => { criteria: { query: string } },
): Promise<boolean> {
  const { people, clock, wording } = planning;
  if (paused.length === 0) return true;
  const userIds = [...new Set(paused.map(({ userId }) => userId))];
  const notices = await people
    .selectFrom('deliveries')
    .select('slot')
    .where('kind', '=', 'notice')
    .where('userId', 'in', userIds)
    .execute();
  const slots = new Set(notices.map(({ slot }) => slot));
  const now = clock.now();
  const recipients = await recipientsOf(people, userIds);
  const present = new Set(
    recipients.filter((one) => !one.paused && !isAway(one, now.getTime())).map(({ userId }) => userId),
  );
  const due = paused.filter((row) => present.has(row.userId) && !slots.has(slotOf(row)));
  return forEach(planning.log, due, async (row) => {
    const { userId, title } = row;
    const actor = await actorOf(people, userId, now);
    if (!actor) return;
    const mail = pauseMail({
      ...letterheadOf(wording, await addresseeOf(people, actor)),
      search: { title, query: read(row.criteria).criteria.query },
      reason: PauseReason.parse(row.paused),
    });
    await lease.write((db) =>
      keepDelivery(db, { userId, kind: 'notice', slot: slotOf(row), mail, now: now.getTime() }),
    );
  });
}

/** A search that is changed looks at what comes in from then on: paused again, it has another place. */
function slotOf({ id, after }: MaybePaused): string {
  return `paused ${id} ${after}`;
}
