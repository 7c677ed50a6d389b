import { addDays, type DayText, startOfDay } from 'contract/amsterdam';
import type { DomainId } from 'contract/dashboards';
import type { StatisticsSearch, TrendsResponse } from 'contract/statistics';
import { asQueryError } from '#domains/timeline/index.ts';
import type { Actor } from '#platform/access.ts';
import type { DocumentStore, Search, Series } from '#stores/documents/document-store.ts';
import { askedOf, earliestDay, type Parts } from './asked.ts';
import { narrowToNode, nodesAt } from './levels.ts';
import { edgesOf, stepsOf } from './steps.ts';

/** Older documents are found together, not year by year. */
const firstYear = 1800;

/** Hits per step of time and node of the source tree (decisions 3.10, 9.2); the counts add up to all hits. */
export async function trendsOf(
  parts: Parts,
  actor: Actor,
  body: StatisticsSearch,
  served: readonly DomainId[],
): Promise<TrendsResponse> {
  const { search, period: asked, lastDay, today } = await askedOf(parts, actor, body, served);
  const { documents } = parts;
  return asQueryError(body.query, async () => {
    const period = asked ?? {
      startDate: await firstDayOfHits(documents, search, lastDay),
      endDate: lastDay,
    };
    const { step, spans } = stepsOf(period, today);
    const perPath = await documents.histogram(search, edgesOf(spans));
    const counts = perStep(perPath, spans.length);
    return {
      step,
      period,
      countTotal: sum(counts),
      data: spans.map((span, index) => ({
        ...span,
        count: counts[index]!,
        filter: { startDate: span.start, endDate: span.end, lookBack: false },
      })),
      series: perNode(perPath, body, spans.length).map(({ groupPath, counts }) => ({
        path: groupPath,
        count: sum(counts),
        counts,
        filter: narrowToNode(groupPath, search.filters),
      })),
    };
  });
}

/** The day of the oldest hit, or the last day when there is no hit. */
async function firstDayOfHits(documents: DocumentStore, search: Search, lastDay: DayText): Promise<DayText> {
  const lastYear = Number(lastDay.slice(0, 4));
  const years = Array.from(
    { length: Math.max(0, lastYear - firstYear + 1) },
    (_, index) => firstYear + index,
  );
  const found = await firstOf(
    documents,
    search,
    [earliestDay, ...years.map((year) => `${year}-01-01`)],
    lastDay,
  );
  if (found === undefined) return lastDay;
  if (found === earliestDay) return earliestDay;
  const days = Array.from({ length: 366 }, (_, index) => addDays(found, index)).filter(
    (day) => day <= lastDay,
  );
  return (await firstOf(documents, search, days, lastDay))!;
}

/** The first of these days from which on, until the next of them, there are hits. */
async function firstOf(
  documents: DocumentStore,
  search: Search,
  days: readonly DayText[],
  lastDay: DayText,
): Promise<DayText | undefined> {
  const edges = [...days, addDays(lastDay, 1)].map(startOfDay);
  const counts = perStep(await documents.histogram(search, edges), days.length);
  return days[counts.findIndex((count) => count > 0)];
}

function perNode(
  perPath: readonly Series[],
  { trendsGroupingName }: StatisticsSearch,
  steps: number,
): Series[] {
  const nodeOf = nodesAt(
    trendsGroupingName,
    perPath.map(({ groupPath }) => groupPath),
  );
  const byNode = Map.groupBy(perPath, ({ groupPath }) => nodeOf(groupPath));
  return [...byNode]
    .map(([groupPath, series]) => ({ groupPath, counts: perStep(series, steps) }))
    .sort((one, other) => (one.groupPath < other.groupPath ? -1 : 1));
}

/** The counts of several series together. */
export function perStep(series: readonly Series[], steps: number): number[] {
  return Array.from({ length: steps }, (_, step) => sum(series.map(({ counts }) => counts[step]!)));
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
