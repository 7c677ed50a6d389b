import { addDays, dayOf, endOfDay, startOfDay } from 'contract/amsterdam';
import type { ContextCode } from 'contract/contexts';
import { type Dashboard, dashboards, type DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { parseQuery } from 'contract/query/parse';
import type { QueryTree } from 'contract/query/tree';
import { unknownFilter } from 'contract/session-filters';
import { type ChangedPath, presentGroupPaths, resolveGroupPaths, treeOf } from 'contract/sources';
import type { SearchParameters } from 'contract/timeline';
import { type Actor, scopeOf } from '#platform/access.ts';
import { invalidInput, invalidQuery } from '#platform/errors.ts';
import type { DocumentId } from 'contract/document-parts';
import type { Clock } from '#platform/clock.ts';
import type { Filters, Search } from '#stores/documents/document-store.ts';

/** What decides which documents a search finds; how they are paged does not. */
export type SearchedParameters = Omit<
  SearchParameters,
  'order' | 'size' | 'searchAfter' | 'includeFullHistoryCount'
>;
/** What of that narrows a search besides its query and the labels of an organisation. */
type Filtering = Omit<SearchedParameters, 'query' | 'labels'>;

/** The documents that have one at least of these labels of the actor's organisation. @throws EC-02 for an unknown one */
export type Labelled = (actor: Actor, labelIds: readonly string[]) => Promise<readonly DocumentId[]>;

/**
 * The search that somebody asks, with the documents that have its labels.
 * @throws as `searchOf`, and EC-02 for a label that the organisation does not have
 */
export async function askedSearch(
  { clock, labelled }: { clock: Clock; labelled: Labelled },
  parameters: SearchedParameters,
  actor: Actor,
): Promise<Search> {
  const { labels } = parameters;
  const ids = labels.length === 0 ? undefined : await labelled(actor, labels);
  return among(searchOf(parameters, actor, clock.now()), ids);
}

/** The search among these documents; among all where none are said. */
export function among(search: Search, ids: readonly DocumentId[] | undefined): Search {
  if (!ids) return search;
  // No ids would mean all documents.
  if (ids.length === 0) return { ...search, scope: { ...search.scope, domains: [] } };
  return { ...search, filters: { ...search.filters, ids } };
}

/** @throws EC-02 when a search names a dashboard that its address does not serve (decision 7.9) */
export function requireGrouping(parameters: Filtering, served: readonly DomainId[]): void {
  const { name } = parameters.groupingDetails;
  if (!served.includes(name))
    throw invalidInput('refusals.wrongGrouping', 'body.groupingDetails.name', { name });
}

/**
 * Turns the parameters of a dashboard into a search of the document store, within what the actor's
 * modules allow.
 * @throws EC-02 naming the field, for anything that would otherwise be silently ignored (decision R5)
 */
export function searchOf(parameters: Omit<SearchedParameters, 'labels'>, actor: Actor, now: Date): Search {
  const { languages } = dashboards[parameters.groupingDetails.name];
  const parsed = parseQuery(parameters.query, languages);
  if (parsed.error) throw invalidQuery(parsed.error);
  return searchFor(parsed.tree, parameters, actor, now);
}

/** The same for a query that was read already. @throws as `searchOf` */
export function searchFor(query: QueryTree, parameters: Filtering, actor: Actor, now: Date): Search {
  const domain = parameters.groupingDetails.name;
  const dashboard = dashboards[domain];
  const contexts = contextsOf(parameters, dashboard);
  requireAgendaFilters(parameters);
  const { firstDay, lastDay } = periodOf(parameters, now);
  return {
    query,
    scope: scopeOf(actor),
    filters: {
      domain,
      ...(firstDay === undefined ? {} : { from: startOfDay(firstDay) }),
      until: endOfDay(lastDay) + 1,
      groupPaths: groupPathsOf(parameters).paths,
      committees: committeesOf(parameters, dashboard),
      stakeholders: stakeholdersOf('stakeholders', parameters, dashboard),
      withoutStakeholders: stakeholdersOf('withoutStakeholders', parameters, dashboard),
      topics: parameters.topics,
      withoutTopics: parameters.withoutTopics,
      kind: 'document',
      ...(contexts ? { contexts } : {}),
    },
    metadataField: parameters.metadataField,
  };
}

/** First and last Amsterdam day of a search, both whole; no first day when it looks back over all years. */
interface Period {
  firstDay?: string;
  lastDay: string;
}

/**
 * The days a search covers: the last 360 up to today by default (decisions 3.13, 5.14, 9.1).
 * @throws EC-02 for days that are reversed or too far ahead
 */
export function periodOf(parameters: Filtering, now: Date): Period {
  const today = dayOf(now.getTime());
  const lastDay = parameters.endDate ?? today;
  const firstDay = parameters.startDate ?? addDays(today, -limits.defaultPeriodDays);
  if (lastDay > addDays(today, limits.maximumDaysAhead)) {
    throw invalidInput('refusals.endTooFar', 'body.endDate', { days: limits.maximumDaysAhead });
  }
  if (parameters.lookBack) return { lastDay };
  if (firstDay > lastDay) throw invalidInput('refusals.datesReversed', 'body.startDate');
  return { firstDay, lastDay };
}

/**
 * Paths of the newest tree must exist; those of an older version are moved along with it (decision 3.10), and so are those
 * of no version that the tree has no longer.
 * When none of the given ones is left the search is refused, because no path at all means everything.
 * @throws EC-02
 */
export function groupPathsOf({ groupingDetails, groupPaths }: Filtering): {
  paths: readonly string[];
  changed: readonly ChangedPath[];
} {
  const grouping = treeOf(groupingDetails.name);
  const { version = grouping.version } = groupingDetails;
  if (version > grouping.version) {
    throw invalidInput('refusals.unknownGroupingVersion', 'body.groupingDetails.version');
  }
  const unknownGroup = (name: string) => invalidInput('refusals.unknownGroup', 'body.groupPaths', { name });
  if (version === grouping.version) {
    // Whoever names the version knows what its tree has.
    const { nodes } = grouping;
    const tree = groupingDetails.version === undefined ? grouping : { nodes };
    const present = presentGroupPaths(tree, groupPaths);
    const unknown = present.changed.find(({ to }) => to === undefined);
    if (unknown) throw unknownGroup(unknown.from);
    return present;
  }
  const resolved = resolveGroupPaths(grouping, version, groupPaths);
  const [first] = groupPaths;
  if (first !== undefined && resolved.paths.length === 0) throw unknownGroup(first);
  return resolved;
}

/** Policy contexts exist on NL, where at least one must be chosen; `all` means no filter (decision 3.8). */
function contextsOf(parameters: Filtering, { contextRequired }: Dashboard): Filters['contexts'] {
  const { context, minimalMatchPercentage } = parameters;
  if (parameters.contextRequired !== undefined && parameters.contextRequired !== contextRequired) {
    throw invalidInput('refusals.invalidInput', 'body.contextRequired');
  }
  if (!contextRequired) {
    if (context.length > 0) throw invalidInput('refusals.contextNotHere', 'body.context');
    if (minimalMatchPercentage !== undefined) {
      throw invalidInput('refusals.contextNotHere', 'body.minimalMatchPercentage');
    }
    return undefined;
  }
  if (context.length === 0) throw invalidInput('timeline.query.noContext', 'body.context');
  if (context.includes('all')) {
    if (context.length > 1) throw invalidInput('refusals.contextAllAlone', 'body.context');
    return undefined;
  }
  const minimum = minimalMatchPercentage ?? limits.defaultMinimalMatch;
  // A minimum of 0 percent filters nothing (decision 3.7).
  if (minimum === 0) return undefined;
  return { codes: context as ContextCode[], minimum };
}

/** They decide no hit, and are refused like all that would do nothing (decision R5). */
function requireAgendaFilters({ agendaFilters }: Filtering): void {
  const unknown = unknownFilter(agendaFilters);
  if (unknown !== undefined)
    throw invalidInput('refusals.unknownFilter', 'body.agendaFilters', { name: unknown });
}

/** Each dashboard has one committee parameter or none (decision 3.11). */
function committeesOf(parameters: Filtering, { committeeFilter }: Dashboard): readonly string[] {
  for (const name of ['euEpCommittees', 'committees'] as const) {
    if (name !== committeeFilter && parameters[name].length > 0) {
      throw invalidInput('refusals.committeesNotHere', `body.${name}`);
    }
  }
  return committeeFilter ? parameters[committeeFilter] : [];
}

function stakeholdersOf(
  name: 'stakeholders' | 'withoutStakeholders',
  { [name]: chosen }: Filtering,
  { analyticsCodes }: Dashboard,
): readonly string[] {
  const codes: readonly string[] = analyticsCodes;
  const foreign = chosen.find((value) => !codes.includes(value.slice(0, value.indexOf(':'))));
  if (foreign !== undefined) {
    throw invalidInput('refusals.unknownStakeholder', `body.${name}`, { name: foreign });
  }
  return chosen;
}
