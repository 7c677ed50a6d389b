import { AgendaQueryDetails } from 'contract/agenda-searches';
import { domainIds } from 'contract/dashboards';
import { DomainId } from 'contract/domain-id';
import type { DocumentId } from 'contract/document-parts';
import { treeOf, resolveGroupPaths } from 'contract/sources';
import { z } from 'zod';
import { presentFilters, readSessionFilter, writeSessionFilter } from 'contract/session-filters';
import { agendaSearchesOf } from '#domains/agenda/index.ts';
import type { Actor } from '#platform/access.ts';
import { AppError, invalidInput, nothingSearchable } from '#platform/errors.ts';
import { hashOf } from '#platform/hash.ts';
import { requireKnownTree } from './later-tree.ts';
import type { Search } from '#stores/documents/document-store.ts';

/** With the versions of the source trees that its filters were taken from (decision 3.10). */
const Kept = AgendaQueryDetails.extend({ versions: z.partialRecord(DomainId, z.number().int()) });

/** The criteria as they are kept, JSON. */
export function keptCriteria(details: AgendaQueryDetails): string {
  const filters = presentFilters(details.filters);
  const domains = filters.flatMap((filter) => domainOf(filter) ?? []);
  const versions = Object.fromEntries(domains.map((domain) => [domain, treeOf(domain).version]));
  return JSON.stringify({ ...details, filters, versions } satisfies z.input<typeof Kept>);
}

/** What was kept, with nodes of older source trees moved along to the present ones. */
export function readCriteria(text: string): { criteria: AgendaQueryDetails; sourcesChanged: boolean } {
  const { versions, ...criteria } = Kept.parse(JSON.parse(text));
  let sourcesChanged = false;
  const filters = criteria.filters.flatMap((filter) => {
    const read = readSessionFilter(filter);
    if (read?.sort !== 'source' || read.path === undefined) return [filter];
    const { domain, path } = read;
    const grouping = treeOf(domain);
    const version = versions[domain] ?? grouping.version;
    if (version >= grouping.version) return [filter];
    const { paths, changed } = resolveGroupPaths(grouping, version, [path]);
    sourcesChanged ||= changed.length > 0;
    return paths.map((one) => writeSessionFilter({ sort: 'source', domain, path: one }));
  });
  // No source at all would mean every one: criteria of which none is left stay, and can not be searched.
  if (!filters.some(domainOf) && criteria.filters.some(domainOf)) return { criteria, sourcesChanged: true };
  return { criteria: { ...criteria, filters: [...new Set(filters)] }, sourcesChanged };
}

/** @throws Error as `requireKnownTree`, for any of the trees that its filters were taken from */
export function requireKnownTrees(text: string): void {
  const { versions } = Kept.parse(JSON.parse(text));
  for (const domain of domainIds) requireKnownTree(domain, versions[domain]);
}

/** A saved search of the agenda as mails name it. */
export function namedSearch(row: { id: string; title: string; criteria: string }) {
  const { id, title, criteria } = row;
  return { id, title, query: readCriteria(criteria).criteria.query };
}

/** The dashboard of a filter for sources. */
function domainOf(filter: string): DomainId | undefined {
  const read = readSessionFilter(filter);
  return read?.sort === 'source' ? read.domain : undefined;
}

/** The meetings that filters name. */
export function meetingsNamed(filters: readonly string[]): DocumentId[] {
  return filters.flatMap((filter) => {
    const read = readSessionFilter(filter);
    return read?.sort === 'meeting' ? [read.id] : [];
  });
}

/** @throws EC-02 for criteria without a query that name no institution, committee or meeting either (decision 10.3) */
export function requireSubject({ query, filters }: AgendaQueryDetails): void {
  const named = filters.some((filter) => {
    const read = readSessionFilter(filter);
    return (
      read?.sort === 'committee' ||
      read?.sort === 'meeting' ||
      (read?.sort === 'source' && read.path !== undefined)
    );
  });
  if (query.trim() === '' && !named) throw invalidInput('agenda.noSubject', 'body.queryDetails.filters');
}

/** The same for two criteria that find the same meetings. */
export function hashOfCriteria({ query, filters }: AgendaQueryDetails): string {
  return hashOf([query.trim().replaceAll(/\s+/g, ' '), [...new Set(filters)].sort()]);
}

/**
 * The searches that find the meetings of criteria, of every day, within what the actor's modules allow; never none.
 * @throws EC-02 naming the field below `queryDetails`, EC-04 when no dashboard of the actor is meant
 */
export function meetingSearchesOf(criteria: AgendaQueryDetails, actor: Actor): Search[] {
  try {
    const searches = agendaSearchesOf(actor, { query: criteria.query, sessionFilters: criteria.filters });
    if (searches.length === 0) throw nothingSearchable('errors.noMeetings', 'agenda');
    return searches;
  } catch (error) {
    if (!(error instanceof AppError) || !error.details.field) throw error;
    const field = error.details.field.replace(/^body\.(query|sessionFilters)/, (_all, name) =>
      name === 'query' ? 'body.queryDetails.query' : 'body.queryDetails.filters',
    );
    throw new AppError(error.status, error.code, { ...error.details, field });
  }
}
