import { AgendaQueryDetails } from 'contract/agenda-searches';
import { DomainId } from 'contract/dashboards';
import { groupings, resolveGroupPaths } from 'contract/sources';
import { z } from 'zod';
import { agendaSearchesOf, readFilter } from '#domains/agenda/index.ts';
import type { Actor } from '#platform/access.ts';
import { AppError, nothingSearchable } from '#platform/errors.ts';
import { hashOf } from '#platform/hash.ts';
import type { Search } from '#stores/documents/document-store.ts';

/** With the versions of the source trees that its filters were taken from (decision 3.10). */
const Kept = AgendaQueryDetails.extend({ versions: z.partialRecord(DomainId, z.number().int()) });

/** The criteria as they are kept, JSON. */
export function keptCriteria(details: AgendaQueryDetails): string {
  const domains = details.filters.flatMap((filter) => readFilter(filter).domain ?? []);
  const versions = Object.fromEntries(domains.map((domain) => [domain, groupings[domain].version]));
  return JSON.stringify({ ...details, versions } satisfies z.input<typeof Kept>);
}

/** What was kept, with nodes of older source trees moved along to the present ones. */
export function readCriteria(text: string): { criteria: AgendaQueryDetails; sourcesChanged: boolean } {
  const { versions, ...criteria } = Kept.parse(JSON.parse(text));
  let sourcesChanged = false;
  const filters = criteria.filters.flatMap((filter) => {
    const { domain, path } = readFilter(filter);
    if (!domain || path === undefined) return [filter];
    const grouping = groupings[domain];
    const version = versions[domain] ?? grouping.version;
    if (version === grouping.version) return [filter];
    const { paths, changed } = resolveGroupPaths(grouping, version, [path]);
    sourcesChanged ||= changed.length > 0;
    return paths.map((one) => `${domain}:${one}`);
  });
  // No filter at all would mean everything: criteria of which nothing is left stay, and can not be searched.
  if (filters.length === 0 && criteria.filters.length > 0) return { criteria, sourcesChanged: true };
  return { criteria: { ...criteria, filters: [...new Set(filters)] }, sourcesChanged };
}

/** A saved search of the agenda as mails name it. */
export function namedSearch(row: { id: string; title: string; criteria: string }) {
  const { id, title, criteria } = row;
  return { id, title, query: readCriteria(criteria).criteria.query };
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
    const searches = agendaSearchesOf(actor, criteria.query, criteria.filters);
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
