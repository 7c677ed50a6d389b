import { z } from 'zod';
import { dashboards, domainIds, type DomainKey, keyOf, perDomain } from './dashboards.ts';
import { DomainId } from './domain-id.ts';
import { access, endpoint } from './endpoint.ts';

/** A node of a source tree as a user sees it. */
export interface FilterNode {
  path: string;
  family?: string | undefined;
  locked: boolean;
  count: number;
  children: FilterNode[];
}
export const FilterNode: z.ZodType<FilterNode> = z.lazy(() =>
  z.object({
    path: z.string(),
    /** On document types only. */
    family: z.string().optional(),
    /** Outside the user's modules: shown with a lock, its documents are not counted. */
    locked: z.boolean(),
    /** Documents under this node the user may see. */
    count: z.number().int(),
    children: z.array(FilterNode),
  }),
);

/** A committee with its documents. */
export const CommitteeCount = z.object({
  code: z.string(),
  /** In the user’s language where we have it, else as documents write it; the code where no name is known. */
  name: z.string(),
  count: z.number().int(),
});
export type CommitteeCount = z.infer<typeof CommitteeCount>;

export const FiltersResponse = z.object({
  groupingDetails: z.object({ name: DomainId, version: z.number().int() }),
  nodes: z.array(FilterNode),
  contexts: z.array(z.string()),
  /** By code; on dashboards with a committee filter only. */
  committees: z.array(CommitteeCount).optional(),
});
export type FiltersResponse = z.infer<typeof FiltersResponse>;

const filterPaths: Record<DomainId, string> = {
  nl: '/nl/filters/nl',
  'nl-lr': '/nl/filters/nl-lr',
  eu: '/eu/filters',
  'be-fed': '/be/filters/be-fed',
  'be-flm': '/be/filters/be-flm',
};

/** The filters of each dashboard. */
export const dashboardFilters = perDomain((domain) =>
  endpoint({
    method: 'GET',
    path: filterPaths[domain],
    summary: `The source tree of the dashboard ${domain}, with its contexts or committees where it filters by them.`,
    access: access.module(dashboards[domain].module),
    key: 'read',
    response: FiltersResponse,
  }),
);

/** Paths of each document type, by the last code of the path: the same type at several institutions. */
const GroupsByDocType = z.record(z.string(), z.array(z.string()));

/** One field for each domain, optional. */
const fieldPerDomain = <End extends string, Field extends z.ZodType>(end: End, field: Field) =>
  Object.fromEntries(domainIds.map((domain) => [`${keyOf(domain)}${end}`, field.optional()])) as Record<
    `${DomainKey}${End}`,
    z.ZodOptional<Field>
  >;

/** The user's filter types; only domains with a module (specification §3, decision 7.6). */
export const DocumentFilterTypes = z.object({
  ...fieldPerDomain('Grouping', FiltersResponse),
  ...fieldPerDomain('GroupsByDocType', GroupsByDocType),
  /** Of dashboards that filter by contexts. */
  ...fieldPerDomain('Contexts', z.array(z.string())),
  euEpCommittees: z.array(CommitteeCount).optional(),
  /** Colour family of every document type, by domain and path. */
  documentTypesConfig: z.partialRecord(DomainId, z.record(z.string(), z.object({ family: z.string() }))),
});
export type DocumentFilterTypes = z.infer<typeof DocumentFilterTypes>;

export const documentFilterTypes = endpoint({
  method: 'GET',
  path: '/users/me/document-filter-types',
  summary: 'Source trees, contexts, committees and document types of every domain the user has.',
  access: access.session,
  key: 'read',
  response: DocumentFilterTypes,
});
