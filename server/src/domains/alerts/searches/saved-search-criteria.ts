import { QueryDetails } from 'contract/saved-searches';
import { presentGroupPaths, resolveGroupPaths, treeOf } from 'contract/sources';
import type { Actor } from '#platform/access.ts';
import { AppError } from '#platform/errors.ts';
import { hashOf } from '#platform/hash.ts';
import type { Search } from '#stores/documents/document-store.ts';
import { searchOf } from '#domains/timeline/index.ts';

/**
 * The criteria as they are kept: with the version of the source tree they were taken from, so that a later
 * tree knows how to read them (decision 3.10).
 */
export function keptCriteria(details: QueryDetails): QueryDetails {
  const { name, version } = details.groupingDetails;
  if (version !== undefined) return details;
  const tree = treeOf(name);
  const groupPaths = presentGroupPaths(tree, details.groupPaths).paths;
  return { ...details, groupPaths, groupingDetails: { name, version: tree.version } };
}

/** What was kept, with paths of an older source tree moved along to the present one. */
export function readCriteria(text: string): { criteria: QueryDetails; sourcesChanged: boolean } {
  const criteria = QueryDetails.parse(JSON.parse(text));
  const { name, version } = criteria.groupingDetails;
  const grouping = treeOf(name);
  // A later one was published just now; whoever searches by it refuses, or waits (`later-tree.ts`).
  if (version === undefined || version >= grouping.version) return { criteria, sourcesChanged: false };
  const { paths, changed } = resolveGroupPaths(grouping, version, criteria.groupPaths);
  // No path at all would mean everything: criteria of which nothing is left stay, and can not be searched.
  if (paths.length === 0 && criteria.groupPaths.length > 0) return { criteria, sourcesChanged: true };
  const moved = { ...criteria, groupPaths: [...paths], groupingDetails: { name, version: grouping.version } };
  return { criteria: moved, sourcesChanged: changed.length > 0 };
}

/** The same for two criteria that find the same documents: order of lists and spaces around the query aside. */
export function hashOfCriteria(details: QueryDetails): string {
  const sorted = (list: readonly string[]) => [...new Set(list)].sort();
  const { withoutStakeholders, withoutTopics } = details;
  return hashOf([
    details.groupingDetails.name,
    details.query.trim().replaceAll(/\s+/g, ' '),
    sorted(details.context),
    details.context.includes('all') ? null : (details.minimalMatchPercentage ?? null),
    sorted(details.groupPaths),
    sorted([...details.euEpCommittees, ...details.committees]),
    sorted(details.stakeholders),
    sorted(details.topics),
    details.metadataField,
    // Only where there are any: searches saved before there could be keep their hash.
    ...(withoutStakeholders.length + withoutTopics.length > 0
      ? [sorted(withoutStakeholders), sorted(withoutTopics)]
      : []),
  ]);
}

/**
 * The search that criteria stand for, of every date, within what the actor's modules allow.
 * @throws EC-02 naming the field below `queryDetails`
 */
export function savedSearchOf(criteria: QueryDetails, actor: Actor, now: Date): Search {
  try {
    const search = searchOf(
      { ...criteria, trendsGroupingName: 'institution', agendaFilters: [], lookBack: true, locale: 'nl' },
      actor,
      now,
    );
    // What is dated ahead comes in today all the same.
    const { until: _, ...filters } = search.filters;
    return { ...search, filters };
  } catch (error) {
    if (!(error instanceof AppError) || !error.details.field) throw error;
    const field = error.details.field.replace(/^body\./, 'body.queryDetails.');
    throw new AppError(error.status, error.code, { ...error.details, field });
  }
}
