import { addDays, dayOf, startOfDay } from 'contract/amsterdam';
import { countedDays, type WatchedSource } from 'contract/admin/sources';
import type { SourceName } from '#connectors/names.ts';
import { audit, type Doer } from '#domains/audit/index.ts';
import { alreadyThere, notFound } from '#platform/errors.ts';
import type { Leases } from '#stores/people/leases.ts';
import type { PeopleStore } from '#stores/people/tables.ts';
import { keptCounts } from './kept-counts.ts';
import { arrivedByDay, arrivedSince } from './batches.ts';
import { type SourceFreshness, freshnessOf } from './freshness.ts';
import { leaseOf } from './lease-of.ts';
import { allOrders, order, orderOf } from './orders.ts';

/** What sources are watched with. */
export interface Watching {
  people: PeopleStore;
  leases: Pick<Leases, 'list'>;
  /** Sources that this installation reads. */
  names: readonly SourceName[];
}

const day = 24 * 60 * 60_000;
const iso = (at: number) => new Date(at).toISOString();

/** Every source as staff look after it. */
export async function watchedSources(
  { people, leases, names }: Watching,
  now: number,
): Promise<WatchedSource[]> {
  const today = dayOf(now);
  const days = Array.from({ length: countedDays }, (_, at) => addDays(today, at - countedDays + 1));
  const [fresh, orders, held, lastDay, byDay, kept] = await Promise.all([
    freshnessOf(people, now),
    allOrders(people),
    leases.list(),
    arrivedSince(people, now - day),
    arrivedByDay(people, startOfDay(days[0]!)),
    keptCounts(people),
  ]);
  const leaseBy = new Map(held.map((lease) => [lease.name, lease]));
  return fresh.map((source) => {
    const { pausedAt, askedAt } = orders.get(source.source) ?? { pausedAt: null, askedAt: null };
    const lease = leaseBy.get(leaseOf(source.source));
    const isRead = names.some((name) => name === source.source);
    const reads = isRead && pausedAt === null;
    return {
      ...freshnessShown(source),
      isRead,
      ...(pausedAt === null ? {} : { pausedAt: iso(pausedAt) }),
      ...(askedAt === null ? {} : { askedAt: iso(askedAt) }),
      ...(lease?.since === undefined || lease.lost ? {} : { readingSince: iso(lease.since) }),
      ...(lease && lease.holder === undefined && reads ? { nextAt: iso(lease.until) } : {}),
      ...(kept.get(source.source) ?? { waiting: 0, quarantined: 0 }),
      lastDay: lastDay.get(source.source) ?? 0,
      days: days.map((one) => byDay.get(source.source)?.get(one) ?? 0),
    };
  });
}

/** A source's freshness with instants as calls tell them. */
function freshnessShown({ lastAttempt, lastSuccess, lastNews, faults, ...rest }: SourceFreshness) {
  const shown = (at: number | undefined) => (at === undefined ? undefined : iso(at));
  return {
    ...rest,
    lastAttempt: shown(lastAttempt),
    lastSuccess: shown(lastSuccess),
    lastNews: shown(lastNews),
    faults: faults.map(({ at, ...fault }) => ({ at: iso(at), ...fault })),
  };
}

/** What staff can ask of a source. */
export type Wish = 'read' | 'pause' | 'resume';

/**
 * Keeps what staff ask of a source; the processes that read find it within seconds.
 * @returns the source as it is then
 * @throws EC-03 for one that is not read here; EC-06 for one that is paused already, or is not
 */
export async function askOf(
  parts: Watching,
  doer: Doer,
  { source, wish, reason }: { source: string; wish: Wish; reason?: string | undefined },
  now: number,
): Promise<WatchedSource> {
  await parts.people.transaction().execute(async (transaction) => {
    await ask(transaction, parts, source, wish, now);
    await audit(transaction, doer, { action: `source.${wish}`, target: source, reason }, now);
  });
  return (await watchedSources(parts, now)).find((one) => one.source === source)!;
}

async function ask(
  transaction: PeopleStore,
  parts: Pick<Watching, 'names'>,
  source: string,
  wish: Wish,
  now: number,
): Promise<void> {
  const { pausedAt } = await checkIsRead(transaction, parts, source);
  if (wish === 'resume' ? pausedAt === null : pausedAt !== null)
    throw alreadyThere(wish === 'resume' ? 'refusals.sourceNotPaused' : 'refusals.sourcePaused');
  if (wish === 'read') await order(transaction, source, { askedAt: now });
  else if (wish === 'pause') await order(transaction, source, { pausedAt: now, askedAt: null });
  else await order(transaction, source, { pausedAt: null, askedAt: now });
}

/** What staff ask of a source. @throws EC-03 for one that is not read here */
export async function checkIsRead(
  db: PeopleStore,
  { names }: Pick<Watching, 'names'>,
  source: string,
): Promise<{ pausedAt: number | null }> {
  if (!names.some((name) => name === source)) throw notFound('refusals.sourceNotRead');
  return orderOf(db, source);
}
