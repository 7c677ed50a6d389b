import type { DomainId } from 'contract/dashboards';
import { dashboards } from 'contract/dashboards';
import type { DocumentId } from 'contract/document-parts';
import { analyse } from 'contract/query/analyser';
import { parseQuery } from 'contract/query/parse';
import type { QueryNode } from 'contract/query/tree';
import type { PeopleStore } from '#stores/people/index.ts';
import { readCriteria } from '../searches/saved-search-criteria.ts';

/**
 * Which of some users have a saved search that found a document and still does, or that asks for a number: a word or a
 * phrase of it outside NOT is that number, however it is punctuated. `number` is folded, its parts joined.
 */
export async function searchersOf(
  db: PeopleStore,
  userIds: readonly string[],
  { documentId, domain, number }: { documentId: DocumentId; domain: DomainId; number: string | undefined },
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const found = await db
    .selectFrom('matches')
    .innerJoin('savedSearches', 'savedSearches.id', 'matches.savedSearchId')
    .select('savedSearches.userId')
    .where('matches.documentId', '=', documentId)
    .where('matches.gone', 'is', null)
    .where('savedSearches.userId', 'in', userIds)
    .distinct()
    .execute();
  const following = new Set(found.map(({ userId }) => userId));
  if (number === undefined) return following;
  const others = await db
    .selectFrom('savedSearches')
    .select(['userId', 'criteria'])
    .where('dashboard', '=', domain)
    .where('userId', 'in', userIds)
    .execute();
  for (const { userId, criteria } of others) {
    if (following.has(userId)) continue;
    const { query } = readCriteria(criteria).criteria;
    const { tree } = parseQuery(query, dashboards[domain].languages);
    if (tree && names(tree, query, number)) following.add(userId);
  }
  return following;
}

function names(node: QueryNode, query: string, number: string): boolean {
  switch (node.type) {
    case 'not':
    case 'wildcard':
    case 'near':
    case 'said':
      return false;
    case 'and':
    case 'or':
      return node.nodes.some((one) => names(one, query, number));
    case 'field':
      return names(node.node, query, number);
    default: {
      const written = query.slice(node.span.start, node.span.end);
      return (
        analyse(written)
          .map(({ word }) => word)
          .join('') === number
      );
    }
  }
}
