import { z } from 'zod';
import { DomainId } from './dashboards.ts';
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

export const nlFilters = endpoint({
  method: 'GET',
  path: '/nl/filters/nl',
  summary: 'The source tree and contexts of the NL dashboard.',
  access: access.module('nlDashboard'),
  response: FiltersResponse,
});

export const nlLrFilters = endpoint({
  method: 'GET',
  path: '/nl/filters/nl-lr',
  summary: 'The source tree and committees of the NL-LR dashboard.',
  access: access.module('nlLrDashboard'),
  response: FiltersResponse,
});

export const euFilters = endpoint({
  method: 'GET',
  path: '/eu/filters',
  summary: 'The source tree and the committees of the European Parliament.',
  access: access.module('EUDashboard'),
  response: FiltersResponse,
});

export const beFedFilters = endpoint({
  method: 'GET',
  path: '/be/filters/be-fed',
  summary: 'The source tree and committees of the BE Fed dashboard.',
  access: access.module('beFedDashboard'),
  response: FiltersResponse,
});

export const beFlmFilters = endpoint({
  method: 'GET',
  path: '/be/filters/be-flm',
  summary: 'The source tree and committees of the BE Flm dashboard.',
  access: access.module('beFlmDashboard'),
  response: FiltersResponse,
});

/** Paths of each document type, by the last code of the path: the same type at several institutions. */
const GroupsByDocType = z.record(z.string(), z.array(z.string()));

/** The user's filter types; only domains with a module (specification §3, decision 7.6). */
export const DocumentFilterTypes = z.object({
  nlContexts: z.array(z.string()).optional(),
  nlGrouping: FiltersResponse.optional(),
  nlGroupsByDocType: GroupsByDocType.optional(),
  nlLrGrouping: FiltersResponse.optional(),
  nlLrGroupsByDocType: GroupsByDocType.optional(),
  euGrouping: FiltersResponse.optional(),
  euGroupsByDocType: GroupsByDocType.optional(),
  euEpCommittees: z.array(CommitteeCount).optional(),
  beFedGrouping: FiltersResponse.optional(),
  beFedGroupsByDocType: GroupsByDocType.optional(),
  beFlmGrouping: FiltersResponse.optional(),
  beFlmGroupsByDocType: GroupsByDocType.optional(),
  /** Colour family of every document type, by domain and path. */
  documentTypesConfig: z.partialRecord(DomainId, z.record(z.string(), z.object({ family: z.string() }))),
});
export type DocumentFilterTypes = z.infer<typeof DocumentFilterTypes>;

export const documentFilterTypes = endpoint({
  method: 'GET',
  path: '/users/me/document-filter-types',
  summary: 'Source trees, contexts, committees and document types of every domain the user has.',
  access: access.session,
  response: DocumentFilterTypes,
});
