import { z } from 'zod';
import { dashboards, domainIds, type DomainKey, keyOf, perDomain } from './dashboards.ts';
import { DomainId } from './domain-id.ts';
import { access, endpoint } from './endpoint.ts';

export interface FilterNode {
  path: string;
  family?: string | undefined;
  locked: boolean;
  count: number;
  children: FilterNode[];
}
/** A node of a source tree as a user sees it. */
export const FilterNode: z.ZodType<FilterNode> = z.lazy(() =>
  z.object({
    /** Codes from the top, joined by `/`. @example tk/motie */
    path: z.string(),
    /** The colour family of a document type; on those only. @example motion */
    family: z.string().optional(),
    /** Outside the user's modules: shown with a lock, its documents are not counted. */
    locked: z.boolean(),
    /** Documents under this node the user may see. */
    count: z.number().int(),
    /** The nodes below it, in the order of the tree. */
    children: z.array(FilterNode),
  }),
);

/** A committee with its documents. */
export const CommitteeCount = z.object({
  /** As its source and the filters know it. @example EZK */
  code: z.string(),
  /** In the user’s language where we have it, else as documents write it; the code where no name is known. */
  name: z.string(),
  /** Documents of it that the user may see. */
  count: z.number().int(),
});
export type CommitteeCount = z.infer<typeof CommitteeCount>;

/** What a dashboard can be narrowed to. */
export const FiltersResponse = z.object({
  /** Which source tree it is. */
  groupingDetails: z.object({
    name: DomainId,
    /** Rises with every path that goes away; `groupPaths` of a search name the version they were taken from. */
    version: z.number().int(),
  }),
  /** The top of the source tree. */
  nodes: z.array(FilterNode),
  /** Codes of its policy areas; empty where it does not filter by them. */
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

/** Codes of policy areas. */
const Contexts = z.array(z.string());

/** The user's filter types; only domains with a module (specification §3, decision 7.6). */
export const DocumentFilterTypes = z.object({
  ...fieldPerDomain('Grouping', FiltersResponse),
  ...fieldPerDomain('GroupsByDocType', GroupsByDocType),
  /** Of dashboards that filter by contexts. */
  ...fieldPerDomain('Contexts', Contexts),
  /** Committees of the European Parliament. */
  euEpCommittees: z.array(CommitteeCount).optional(),
  /** Colour family of every document type, by domain and path. */
  documentTypesConfig: z.partialRecord(
    DomainId,
    z.record(
      z.string(),
      z.object({
        /** The colour family of its documents. @example motion */
        family: z.string(),
      }),
    ),
  ),
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
