import fc from 'fast-check';
import type { QueryNode } from 'contract/query/tree';
import type { HitOrder } from 'contract/timeline';
import type { Document } from '../document.ts';
import {
  type Bucket,
  type BucketOptions,
  type Dimension,
  type DocumentStore,
  type Search,
  TooBroadError,
} from '../document-store.ts';
import { entitiesOf } from '../entities.ts';
import { publicPart } from '../searchable.ts';
import { finds, passes } from './reference-evaluator.ts';
import { someDocument } from './random-documents.ts';

/**
 * Runs of a property that compares a store with the reference: enough that every way of searching is taken many times;
 * `AGREEMENT_RUNS` asks for so many instead.
 */
export const agreementRuns = (usual: number): number => Number(process.env['AGREEMENT_RUNS'] ?? usual);
/** The seed of such a property; `AGREEMENT_SEED` makes other searches. */
export const agreementSeed = (usual: number): number =>
  usual + 1_000 * Number(process.env['AGREEMENT_SEED'] ?? 0);
/** Milliseconds that so many runs may take. */
export const agreementTime = (usual: number): number => Math.max(110_000, agreementRuns(usual) * 200);

/** Of so many searches one at most may be refused. */
const refusedOnce = 50;

/**
 * Counts searches that an engine refuses as too broad because operands of a proximity can stand in too many orders
 * (decision 0006), which the vocabulary here makes common; every other refusal is a failure.
 */
export function refusals() {
  let asked = 0;
  let refused = 0;
  return {
    /** What an engine answers; undefined where it refuses so. */
    async among<T>(query: QueryNode, ask: () => Promise<T>): Promise<T | undefined> {
      asked += 1;
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof TooBroadError) || !hasOrders(query)) throw error;
        refused += 1;
        return undefined;
      }
    },
    /** @throws when there were too many */
    check(): void {
      if (refused > Math.max(2, asked / refusedOnce))
        throw new Error(`${refused} of ${asked} searches were refused`);
    },
  };
}

/** Whether a proximity in a query has operands enough to be asked for in many orders. */
function hasOrders(node: QueryNode): boolean {
  switch (node.type) {
    case 'near':
      return node.operands.length > 2;
    case 'and':
    case 'or':
      return node.nodes.some(hasOrders);
    case 'not':
    case 'field':
      return hasOrders(node.node);
    case 'said':
      return hasOrders(node.said);
    default:
      return false;
  }
}

/** Documents over the small vocabulary; the same for the same seed. */
export function someDocuments(count: number, seed: number): Document[] {
  return fc
    .sample(someDocument, { numRuns: count, seed })
    .map((document, index) => ({ ...document, id: `t-${(index * 7919) % 1000}` }));
}

/** What the store says of a search, read page by page; heads are the same. @throws when they are not */
export async function pagesOf(
  store: DocumentStore,
  search: Search,
  size: number,
  order: Exclude<HitOrder, 'best'> = 'newest',
) {
  const ids: string[] = [];
  let hits = await store.search(search, { size, order });
  const { total, hidden } = hits;
  ids.push(...hits.hits.map((hit) => hit.document.id));
  while (hits.more) {
    const { date, id } = hits.hits.at(-1)!.document;
    hits = await store.search(search, { size, order, after: { date, id } });
    ids.push(...hits.hits.map((hit) => hit.document.id));
  }
  const heads = await store.heads(search, { size: total + 1, order });
  const same = heads.documents.every(({ id }, place) => id === ids[place]);
  if (!same || heads.more || heads.documents.length !== ids.length || heads.total !== total) {
    throw new Error(`heads differ from pages of ${JSON.stringify(search)}`);
  }
  return { ids, total, hidden };
}

/** The best that the store finds, with their scores, read page by page. */
export async function bestOf(store: DocumentStore, search: Search, size: number) {
  const found: { id: string; date: number; score: number }[] = [];
  let page = await store.search(search, { size, order: 'best' });
  const { total, hidden, weighing } = page;
  const add = () =>
    found.push(...page.hits.map(({ document: { id, date }, score = NaN }) => ({ id, date, score })));
  add();
  while (page.more) {
    page = await store.search(search, { size, order: 'best', after: found.at(-1)!, weighing: weighing! });
    add();
  }
  return { found, total, hidden };
}

/** What the reference finds among documents that were put in this order, newest first. */
export function foundIn(put: readonly Document[], search: Search): Document[] {
  return windowOf(put, search)
    .filter((document) => finds(search, document))
    .sort((left, right) => right.date - left.date || (left.id < right.id ? 1 : -1));
}

function windowOf(
  put: readonly Document[],
  { seq: { after = 0, upTo = Infinity } = {} }: Search,
): Document[] {
  return put.filter((_, index) => index + 1 > after && index + 1 <= upTo);
}

/** What the reference says of the same search over documents that were put in this order. */
export function expected(put: readonly Document[], search: Search) {
  const found = foundIn(put, search);
  const { contexts } = search.filters;
  const hides = contexts !== undefined && contexts.minimum > 0;
  const ids = found.map((document) => document.id);
  return {
    ids,
    total: ids.length,
    hidden: hides
      ? windowOf(put, search).filter((document) => passes(search, document)).length - ids.length
      : undefined,
  };
}

/** What the reference counts of what it found. */
export function bucketsOf(
  found: readonly Document[],
  dimension: Dimension,
  { limit, minimum = 1 }: BucketOptions,
): Bucket[] {
  const counts = new Map<string, number>();
  for (const document of found) {
    const entities = entitiesOf(publicPart(document));
    const values =
      dimension === 'groupPath'
        ? [document.groupPath]
        : dimension === 'topic'
          ? entities.topics
          : entities.stakeholders;
    for (const value of new Set(values)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .filter(({ count }) => count >= minimum)
    .sort((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1))
    .slice(0, limit);
}
