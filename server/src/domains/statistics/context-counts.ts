import { contextCodes } from 'contract/contexts';
import { limits } from 'contract/limits';
import type { ContextCountsResponse, StatisticsSearch } from 'contract/statistics';
import { asQueryError } from '#domains/timeline/index.ts';
import type { Actor } from '#platform/access.ts';
import { askedOf, type Parts } from './asked.ts';

/** Hits for each context of a search, as if it were chosen alone; `all` stands for every context. */
export async function contextCountsOf(
  parts: Parts,
  actor: Actor,
  body: StatisticsSearch,
): Promise<ContextCountsResponse> {
  const { search } = await askedOf(parts, actor, body, ['nl']);
  const codes = contextCodes.filter((code) => body.context.includes('all') || body.context.includes(code));
  const minimum = body.minimalMatchPercentage ?? limits.defaultMinimalMatch;
  const data = await asQueryError(body.query, () =>
    Promise.all(
      codes.map(async (code) => {
        const filters = { ...search.filters, contexts: { codes: [code], minimum } };
        return { code, count: await parts.documents.count({ ...search, filters }) };
      }),
    ),
  );
  return { data };
}
