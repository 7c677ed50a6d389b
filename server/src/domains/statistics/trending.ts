import { servedAt } from 'contract/addresses';
import { addDays, startOfDay } from 'contract/amsterdam';
import { dashboards } from 'contract/dashboards';
import { limits } from 'contract/limits';
import type { Period, StatisticsSearch, TopicRow, TrendingTopicsResponse } from 'contract/statistics';
import { asQueryError } from '#domains/timeline/index.ts';
import type { Actor } from '#platform/access.ts';
import type { DocumentStore, Search } from '#stores/documents/document-store.ts';
import { askedOf, type Parts, periodBefore, searchIn } from './asked.ts';
import { ownWordsOf } from './own-words.ts';
import { leastRatio, type Shares } from './surge.ts';
import type { TopicNames } from './topic-names.ts';
import { perStep } from './trends.ts';

/** Topics of the period that are looked at, most named first. */
const maximumCandidates = 500;
/** Stretches of a period in the course of a topic. */
const stretches = 2;
/**
 * Chance that anything is called trending when nothing is, shared by all topics compared. A hundredth
 * rather than the usual twentieth, because the topics to compare were chosen by their number in the
 * period, which favours what is many there by chance.
 */
const overallDoubt = 0.01;

/**
 * The topics whose share of the hits has for certain grown most against the four equal periods before
 * (decision 3.32; `leastRatio` says what is certain). The numbers are of the hits that are about the topic,
 * and the row's filter finds exactly those. When there are no hits before, or no before, nothing can be
 * compared, and the most named topics come first.
 */
export async function trendingTopicsOf(
  parts: Parts,
  names: TopicNames,
  actor: Actor,
  body: StatisticsSearch & { limit: number },
): Promise<TrendingTopicsResponse> {
  const { documents } = parts;
  const asked = await askedOf(parts, actor, body, servedAt('common'));
  const { period } = asked;
  // The filter of a row takes the place of the topics chosen before.
  const search = { ...asked.search, filters: { ...asked.search.filters, topics: [] } };
  const backgroundPeriod = period && periodBefore(period, limits.backgroundPeriods);
  const before = backgroundPeriod && searchIn(search, backgroundPeriod);
  return asQueryError(body.query, async () => {
    const [total, totalBefore, named] = await Promise.all([
      documents.count(search),
      before ? documents.count(before) : 0,
      documents.buckets(search, 'topic', {
        limit: maximumCandidates,
        minimum: limits.minimumTopicDocuments,
      }),
    ]);
    const isOwn = ownWordsOf(search.query, dashboards[search.filters.domain].languages);
    const candidates = named.filter(({ value }) => !isOwn(value));
    const compared = before !== undefined && totalBefore > 0;
    const counted = compared
      ? await countedBefore(documents, before, candidates)
      : candidates.map((one) => ({ ...one, countBefore: 0 }));
    const doubt = overallDoubt / candidates.length;
    const rows = counted
      .map((one) => ({ ...one, total, totalBefore }))
      .map((one) => ({ ...one, ratio: compared ? leastRatio(one, doubt) : 0 }))
      .filter(({ ratio }) => !compared || ratio > 1)
      .sort((one, other) => other.ratio - one.ratio || other.count - one.count);
    return {
      foreground: total,
      background: totalBefore,
      ...(backgroundPeriod ? { backgroundPeriod } : {}),
      data: await Promise.all(
        rows.slice(0, body.limit).map(async (row) => {
          const filters = { ...search.filters, topics: [row.value] };
          const [topic, course] = await Promise.all([
            names.nameOf(row.value, { ...search, filters }),
            compared && period && backgroundPeriod
              ? courseOf(documents, { ...search, filters }, backgroundPeriod, period)
              : undefined,
          ]);
          return { ...rowOf(topic, row), ...(course ? { course } : {}) };
        }),
      ),
      actions: { more: rows.length > body.limit },
    };
  });
}

type Counted = { value: string } & Pick<Shares, 'count' | 'countBefore'>;

/** The topics with their numbers in the time before. */
async function countedBefore(
  documents: DocumentStore,
  before: Search,
  topics: readonly { value: string; count: number }[],
): Promise<Counted[]> {
  if (topics.length === 0) return [];
  const among = topics.map(({ value }) => value);
  const found = await documents.buckets(before, 'topic', { among, limit: among.length });
  const counts = new Map(found.map(({ value, count }) => [value, count]));
  return topics.map((topic) => ({ ...topic, countBefore: counts.get(topic.value) ?? 0 }));
}

/** Hits over the periods before and the period itself, each period in so many stretches. */
async function courseOf(
  documents: DocumentStore,
  search: Search,
  before: Period,
  period: Period,
): Promise<number[]> {
  const cut = (from: number, until: number, parts: number) =>
    Array.from({ length: parts }, (_, part) => Math.round(from + (part * (until - from)) / parts));
  const [start, middle, end] = [
    startOfDay(before.startDate),
    startOfDay(period.startDate),
    startOfDay(addDays(period.endDate, 1)),
  ];
  const edges = [
    ...cut(start, middle, limits.backgroundPeriods * stretches),
    ...cut(middle, end, stretches),
    end,
  ];
  const whole = searchIn(search, { startDate: before.startDate, endDate: period.endDate });
  const series = await documents.histogram(whole, edges);
  return perStep(series, edges.length - 1);
}

function rowOf(topic: string, { value, count, countBefore, total, totalBefore }: Counted & Shares): TopicRow {
  const share = (100 * count) / total;
  const shareBefore = totalBefore > 0 ? (100 * countBefore) / totalBefore : 0;
  return {
    topic,
    count,
    countBefore,
    sharePercent: share,
    shareBeforePercent: shareBefore,
    ...(shareBefore > 0 ? { lift: share / shareBefore } : {}),
    filter: { topics: [value] },
  };
}
