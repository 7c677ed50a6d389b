import { setImmediate } from 'node:timers/promises';
import { type Prepared, whole } from './asking.ts';
import type { Clause } from './rules.ts';
import type { Searches } from './together.ts';

type Asked = Pick<Prepared, 'query' | 'contexts'>;

interface Waiting extends Asked {
  resolve: (count: number) => void;
  reject: (error: unknown) => void;
}

const everything: Clause = { match_all: {} };

/**
 * Counts hits. Those of one query that are asked in the same turn for several contexts are found once and counted for all of
 * them, and where that fails it does so for all: what it can fail for is the query.
 */
export function countsTogether({ ask }: Searches): (asked: Asked) => Promise<number> {
  const waiting = new Map<string, Waiting[]>();

  function send(): void {
    const groups = [...waiting.values()];
    waiting.clear();
    for (const group of groups) {
      countsOf(group).then(
        (counts) => group.forEach(({ resolve }, nth) => resolve(counts[nth]!)),
        (error: unknown) => group.forEach(({ reject }) => reject(error)),
      );
    }
  }

  async function countsOf(group: readonly Waiting[]): Promise<number[]> {
    const [first, ...others] = group;
    if (first && others.length === 0) {
      const body = { query: whole(first), size: 0, track_total_hits: true };
      const { hits } = await ask<{ hits: { total: { value: number } } }>(body);
      return [hits.total.value];
    }
    const filters = group.map(({ contexts }) => contexts ?? everything);
    const { aggregations } = await ask<{
      aggregations: { counts: { buckets: { doc_count: number }[] } };
    }>({
      query: first?.query,
      size: 0,
      track_total_hits: false,
      aggs: { counts: { filters: { filters } } },
    });
    return aggregations.counts.buckets.map(({ doc_count }) => doc_count);
  }

  return ({ query, contexts }) => {
    const key = JSON.stringify(query);
    if (waiting.size === 0) void setImmediate().then(send);
    return new Promise((resolve, reject) => {
      const one = { query, contexts, resolve, reject };
      const group = waiting.get(key);
      if (group) group.push(one);
      else waiting.set(key, [one]);
    });
  };
}
