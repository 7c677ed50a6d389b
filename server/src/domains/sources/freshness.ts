import { addDays, dayOf, startOfDay } from 'contract/amsterdam';
import type { DomainId } from 'contract/dashboards';
import type { Freshness, LateSource, UnprovenPart } from 'contract/freshness';
import { sourceNames } from '#connectors/names.ts';
import { openConnector } from '#connectors/registry.ts';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import type { PeopleStore } from '#stores/people/tables.ts';

/** How often a source is asked and how often it has something new. */
interface Expectation {
  source: string;
  domain: DomainId;
  rhythm: number;
  news: number;
  proven: boolean;
  unproven: UnprovenPart[];
}

/** How a source is doing, with instants as epoch milliseconds. */
export interface SourceFreshness extends Expectation {
  state: Freshness['state'];
  lastAttempt?: number;
  lastSuccess?: number;
  lastNews?: number;
  /** Milliseconds of working days since something new came, or since the source was read without finding any. */
  lag?: number;
  /** Newest first. */
  faults: { at: number; kind: string; fault: string }[];
}

const day = 86_400_000;
/** A source that is asked every few minutes is not late for missing a round, milliseconds. */
const shortestSilence = 3_600_000;

/** What is expected of every source there is; loaded one after the other, so that nobody waits long in between. */
async function describeAll(): Promise<readonly Expectation[]> {
  // Describing a connector starts nothing: the reader of files opens its thread when it is first used.
  const extraction = openTextExtraction();
  const all: Expectation[] = [];
  for (const name of sourceNames) {
    const { source, domain, rhythm, news, proven, unproven } = await openConnector(name, { extraction });
    all.push({ source, domain, rhythm, news, proven, unproven: [...(unproven ?? [])] });
  }
  return all;
}
let expectations: Promise<readonly Expectation[]> | undefined;

/**
 * Milliseconds between two instants that fall on working days, Monday to Friday in Amsterdam. Public
 * holidays count as working days.
 */
export function workingTime(from: number, until: number): number {
  let sum = 0;
  for (let today = dayOf(from); startOfDay(today) < until; today = addDays(today, 1)) {
    const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
    if (weekday === 0 || weekday === 6) continue;
    const start = Math.max(from, startOfDay(today));
    sum += Math.max(0, Math.min(until, startOfDay(addDays(today, 1))) - start);
  }
  return sum;
}

/** How fresh every source is that was ever tried (decision 9.9); the others are left out unless `all`. */
export async function freshnessOf(people: PeopleStore, now: number, all = true): Promise<SourceFreshness[]> {
  const states = new Map(
    (await people.selectFrom('sourceStates').selectAll().execute()).map((row) => [row.source, row]),
  );
  const faults = await people.selectFrom('sourceFaults').selectAll().orderBy('at', 'desc').execute();
  return (await (expectations ??= describeAll()))
    .filter(({ source }) => all || states.has(source))
    .map((expected): SourceFreshness => {
      const row = states.get(expected.source);
      const { lastAttempt, lastSuccess, lastNews } = row ?? {};
      const known = lastNews ?? lastSuccess ?? undefined;
      const lag = known === undefined ? undefined : workingTime(known, now);
      return {
        ...expected,
        state: stateOf(expected, lastSuccess ?? undefined, lag, now),
        ...(lastAttempt == null ? {} : { lastAttempt }),
        ...(lastSuccess == null ? {} : { lastSuccess }),
        ...(lastNews == null ? {} : { lastNews }),
        ...(lag === undefined ? {} : { lag }),
        faults: faults
          .filter(({ source }) => source === expected.source)
          .map(({ at, kind, fault }) => ({ at, kind, fault })),
      };
    });
}

/**
 * Late is: nothing new, or no reading to the end, for twice as long as expected on working days. A source
 * that was never read to its end is not late: nothing of it is among the results.
 */
function stateOf(
  { rhythm, news }: Expectation,
  lastSuccess: number | undefined,
  lag: number | undefined,
  now: number,
): Freshness['state'] {
  if (lag === undefined || lastSuccess === undefined) return 'never';
  const unread = workingTime(lastSuccess, now);
  return lag > 2 * news * day || unread > Math.max(shortestSilence, 2 * rhythm) ? 'late' : 'fresh';
}

/** Sources of these domains that are late, with the instant since which nothing new came. */
export async function lateSources(
  people: PeopleStore,
  domains: readonly DomainId[],
  now: number,
): Promise<LateSource[]> {
  const known = await freshnessOf(people, now, false);
  return known
    .filter(({ state, domain }) => state === 'late' && domains.includes(domain))
    .map(({ source, domain, lastNews, lastSuccess }) => {
      const since = lastNews ?? lastSuccess;
      return { source, domain, ...(since === undefined ? {} : { since: new Date(since).toISOString() }) };
    });
}
