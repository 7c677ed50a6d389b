import { addDays, dayOf, startOfDay, type DayText } from 'contract/amsterdam';
import type { DomainId } from 'contract/dashboards';
import type { Period, StatisticsSearch } from 'contract/statistics';
import { askedSearch, type Labelled, periodOf, requireGrouping } from '#domains/timeline/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import type { DocumentStore, Search } from '#stores/documents/document-store.ts';

export interface Parts {
  documents: DocumentStore;
  clock: Clock;
  labelled: Labelled;
}

/** A search to count in: frozen, so that all numbers of one answer are of the same documents. */
interface Asked {
  search: Search;
  lastDay: DayText;
  /** Absent when looking back over all years. */
  period?: Period;
  today: DayText;
}

/** No document is dated before. */
export const earliestDay: DayText = '0001-01-01';

const dayLength = 86_400_000;

/** Reads a request of one of the dashboards served here as the timeline reads it. @throws EC-02 */
export async function askedOf(
  parts: Parts,
  actor: Actor,
  parameters: StatisticsSearch,
  served: readonly DomainId[],
): Promise<Asked> {
  requireGrouping(parameters, served);
  const now = parts.clock.now();
  const search = await askedSearch(parts, parameters, actor);
  const { firstDay, lastDay } = periodOf(parameters, now);
  const upTo = await parts.documents.settled();
  return {
    search: { ...search, seq: { upTo } },
    lastDay,
    today: dayOf(now.getTime()),
    ...(firstDay === undefined ? {} : { period: { startDate: firstDay, endDate: lastDay } }),
  };
}

/** The same search in another period. */
export function searchIn(search: Search, { startDate, endDate }: Period): Search {
  const days = { from: startOfDay(startDate), until: startOfDay(addDays(endDate, 1)) };
  return { ...search, filters: { ...search.filters, ...days } };
}

/** As many days as `times` the period, right before it; undefined when the calendar does not go back so far. */
export function periodBefore({ startDate, endDate }: Period, times: number): Period | undefined {
  const days = Math.round((Date.parse(endDate) - Date.parse(startDate)) / dayLength) + 1;
  if (Date.parse(startDate) - times * days * dayLength < Date.parse(earliestDay)) return undefined;
  return { startDate: addDays(startDate, -times * days), endDate: addDays(startDate, -1) };
}
