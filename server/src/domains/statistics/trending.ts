import { dashboards } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { parseQuery } from 'contract/query/parse';
import type { QueryTree } from 'contract/query/tree';
import type { StatisticsSearch, TopicRow, TrendingTopicsResponse } from 'contract/statistics';
import { asQueryError, domainsButEu } from '#domains/timeline/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Bucket, DocumentStore, Search } from '#stores/documents/document-store.ts';
import { askedOf, type Parts, periodBefore, searchIn } from './asked.ts';
import { ownWordsOf } from './own-words.ts';
import { leastRatio, type Shares } from './surge.ts';
import type { TopicNames } from './topic-names.ts';

/** Topics of the period that are looked at, most named first. */
const maximumCandidates = 500;
/** Topics beyond those asked for that are counted exactly, because exact numbers may change the order. */
const spareTopics = 5;
/**
 * Chance that anything is called trending when nothing is, shared by all topics compared. A hundredth
 * rather than the usual twentieth, because the topics to compare were chosen by their number in the
 * period, which favours what is many there by chance.
 */
const overallDoubt = 0.01;
/** Topics counted at a time, each by two searches. */
const topicsAtOnce = 2;

/**
 * The topics whose share of the hits has for certain grown most against the four equal periods before
 * (decision 3.32; `leastRatio` says what is certain). What documents are about only proposes topics: the
 * numbers are of all hits that hold the topic's words, and the row's query finds exactly those. When
 * there are no hits before, or no before, nothing can be compared, and the most named topics come first.
 */
export async function trendingTopicsOf(
  { documents, clock }: Parts,
  names: TopicNames,
  actor: Actor,
  body: StatisticsSearch & { limit: number },
): Promise<TrendingTopicsResponse> {
  const { search, period } = await askedOf({ documents, clock }, actor, body, domainsButEu);
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
    const totals = { total, totalBefore };
    const past = before && totalBefore > 0 ? before : undefined;
    const isOwn = ownWordsOf(search.query, dashboards[search.filters.domain].languages);
    const candidates = named.filter(({ value }) => !isOwn(value));
    const ratioOf = (shares: Shares) => (past ? leastRatio(shares, overallDoubt / candidates.length) : 0);
    const promising = past ? await mostGrown(documents, past, candidates, totals, ratioOf) : candidates;
    const asked = promising
      .flatMap(({ value }) => questionFor(value, body.query, search) ?? [])
      .slice(0, body.limit + spareTopics);
    const counted = await eachAtMost(topicsAtOnce, asked, (question) =>
      countTopic(documents, question, search, past),
    );
    const rows = counted
      .map((topic) => ({ ...topic, ratio: ratioOf({ ...topic, ...totals }) }))
      .filter(({ ratio, count }) => count >= limits.minimumTopicDocuments && (!past || ratio > 1))
      .sort((one, other) => other.ratio - one.ratio || other.count - one.count);
    return {
      foreground: total,
      background: totalBefore,
      ...(backgroundPeriod ? { backgroundPeriod } : {}),
      data: await eachAtMost(topicsAtOnce, rows.slice(0, body.limit), async (row) =>
        rowOf(await names.nameOf(row.topic, { ...search, query: row.tree }), row, totals),
      ),
      actions: { more: rows.length > body.limit },
    };
  });
}

/** The candidates that grew by the documents they are a topic of, those that grew most first. */
async function mostGrown(
  documents: DocumentStore,
  past: Search,
  candidates: readonly Bucket[],
  totals: Pick<Shares, 'total' | 'totalBefore'>,
  ratioOf: (shares: Shares) => number,
): Promise<Bucket[]> {
  if (candidates.length === 0) return [];
  const among = candidates.map(({ value }) => value);
  const found = await documents.buckets(past, 'topic', { among, limit: among.length });
  const countBefore = new Map(found.map(({ value, count }) => [value, count]));
  return candidates
    .map((bucket) => ({
      bucket,
      ratio: ratioOf({ ...totals, count: bucket.count, countBefore: countBefore.get(bucket.value) ?? 0 }),
    }))
    .filter(({ ratio }) => ratio > 1)
    .sort((one, other) => other.ratio - one.ratio)
    .map(({ bucket }) => bucket);
}

interface Question {
  topic: string;
  /** As a user would write it. */
  query: string;
  tree: QueryTree;
}

/** The query that also asks for the topic; undefined when that makes it too long, too many terms or too deep. */
function questionFor(topic: string, original: string, { filters }: Search): Question | undefined {
  const query = `(${original}) AND "${topic}"`;
  const { tree } = parseQuery(query, dashboards[filters.domain].languages);
  return tree && { topic, query, tree };
}

type Counted = Question & Pick<Shares, 'count' | 'countBefore'>;

async function countTopic(
  documents: DocumentStore,
  question: Question,
  search: Search,
  past: Search | undefined,
): Promise<Counted> {
  const query = question.tree;
  const [count, countBefore] = await Promise.all([
    documents.count({ ...search, query }),
    past ? documents.count({ ...past, query }) : 0,
  ]);
  return { ...question, count, countBefore };
}

function rowOf(
  topic: string,
  { query, count, countBefore }: Counted,
  { total, totalBefore }: Pick<Shares, 'total' | 'totalBefore'>,
): TopicRow {
  const share = (100 * count) / total;
  const shareBefore = totalBefore > 0 ? (100 * countBefore) / totalBefore : 0;
  return {
    topic,
    count,
    countBefore,
    sharePercent: share,
    shareBeforePercent: shareBefore,
    ...(shareBefore > 0 ? { lift: share / shareBefore } : {}),
    filter: { query },
  };
}

/** The results in order, of at most so many runs at a time. */
async function eachAtMost<Item, Result>(
  width: number,
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const work = async () => {
    for (const [index, item] of waiting) results[index] = await run(item);
  };
  await Promise.all(Array.from({ length: width }, work));
  return results;
}
