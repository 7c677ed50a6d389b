import { type Term, termsOf, type Weighing } from '../best-match.ts';
import type { Hit, Hits, Page, Place, Search } from '../document-store.ts';
import { hidesByContexts } from '../filters.ts';
import { pageOfBest } from '../orders.ts';
import type { WorkerPool } from '../worker-pool.ts';
import { asTooBroad, type Prepared } from './asking.ts';
import { askBest, readBest, readWeighing, type RankedAnswer, weighingBody } from './best.ts';
import { type Connection, wholly } from './connection.ts';
import type { Reading } from './reading.ts';
import type { Searches } from './together.ts';

/** Gives a page of the best hits of a search; `counting` is what the engine is to count besides. */
export type BestPages = (search: Search, page: Page, prepared: Prepared, counting: object) => Promise<Hits>;

interface BestAnswer extends RankedAnswer {
  hits: RankedAnswer['hits'] & { total: { value: number } };
  aggregations?: { all: { doc_count: number } };
}

/** The best hits of the documents' index, which are all found for each page: there are not so many of them. */
export function bestPages(
  connection: Connection,
  index: string,
  searches: Searches,
  workers: WorkerPool<Reading>,
): BestPages {
  /** Alone: the scores of named parts are told where the address asks for them, and not in a body. */
  const rank = (body: object) =>
    connection.ask<BestAnswer>({
      method: 'POST',
      path: `/${index}/_search`,
      query: { ...wholly, include_named_queries_score: true },
      body,
    });

  async function weigh(
    { filters: { domain, kind }, metadataField }: Search,
    terms: readonly Term[],
    { expansions }: Prepared,
  ): Promise<Weighing> {
    const body = weighingBody([{ term: { domain } }, { term: { kind } }], terms, metadataField, expansions);
    return readWeighing(await asTooBroad(() => searches.ask(body)), terms);
  }

  /** Reads these, in their order. */
  async function hitsOf(places: readonly Required<Place>[], search: Search): Promise<Hit[]> {
    if (places.length === 0) return [];
    const answer = await searches.askForBytes({
      query: { terms: { id: places.map(({ id }) => id) } },
      size: places.length,
      track_total_hits: true,
      _source: ['stored', 'seq'],
    });
    const { hits } = await workers.call('hits', [answer, search]);
    const byId = new Map(hits.map((hit) => [hit.document.id, hit]));
    return places.flatMap(({ id, score }) => {
      const hit = byId.get(id);
      return hit ? [{ ...hit, score }] : [];
    });
  }

  return async (search, { size, after, weighing: given }, prepared, counting) => {
    const terms = termsOf(search.query);
    const weighing = given ?? (await weigh(search, terms, prepared));
    const { scoring, body } = askBest(terms, weighing, search.metadataField, prepared.expansions);
    const query = { bool: { filter: [prepared.query], should: scoring } };
    const asked = { query, ...counting, ...body, track_total_hits: true };
    const answer = await asTooBroad(() => rank(asked));
    const ranked = readBest(answer, terms, weighing);
    const { page, more } = pageOfBest(ranked, { size, ...(after && { after }) });
    const total = answer.hits.total.value;
    const all = answer.aggregations?.all.doc_count ?? total;
    return {
      hits: await hitsOf(page, search),
      total,
      more,
      weighing,
      ...(hidesByContexts(search.filters) && { hidden: all - total }),
    };
  };
}
