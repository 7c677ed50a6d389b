import type { ModuleKey } from './modules.ts';

/** The five domains (specification §1), in the order in which a login looks for a dashboard (§4). */
export const domainIds = ['nl', 'nl-lr', 'eu', 'be-fed', 'be-flm'] as const;
export type DomainId = (typeof domainIds)[number];

/** Whether something names one of the five. */
export function isDomain(value: unknown): value is DomainId {
  return (domainIds as readonly unknown[]).includes(value);
}

/** Something for each domain. */
export function perDomain<Value>(make: (domain: DomainId) => Value): Record<DomainId, Value> {
  return Object.fromEntries(domainIds.map((domain) => [domain, make(domain)])) as Record<DomainId, Value>;
}

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** A domain in names of fields and routes, such as `nlLr` in `nlLrGrouping` (specification §2, §3). */
export type DomainKey<Domain extends DomainId = DomainId> = CamelCase<Domain>;

/** How a domain is written in names of fields and routes. */
export function keyOf<Domain extends DomainId>(domain: Domain): DomainKey<Domain> {
  return domain.replaceAll(/-./g, (part) => part.charAt(1).toUpperCase()) as DomainKey<Domain>;
}

/** Where the calls of a dashboard stand: EU has addresses of its own (specification §7, decision 7.9). */
export type Address = 'common' | 'eu';

/** Languages whose word forms are searched (SEARCH.md). */
export type FormLanguage = 'nl' | 'fr' | 'en' | 'de';

export type AnalyticsCode =
  | 'PER'
  | 'IG'
  | 'COM'
  | 'TT'
  | 'AAA'
  | 'JH'
  | 'IO'
  | 'EU'
  | 'committees'
  | 'referenceCodes';

export interface Dashboard {
  domain: DomainId;
  /** Name of the module that opens it. */
  module: ModuleKey;
  address: Address;
  /** Name of its source tree, also the value of `groupingDetails.name` (decision 3.10). */
  grouping: DomainId;
  /** Only NL requires at least one policy context (specification §4, decision 3.8). */
  contextRequired: boolean;
  /** The one committee parameter this dashboard accepts (decision 3.11). */
  committeeFilter: 'euEpCommittees' | 'committees' | undefined;
  /** In which its documents are searched (SEARCH.md, Inflections). */
  languages: readonly FormLanguage[];
  /** In which its sources give titles, where they do so in several (decision 3.12). */
  titleLanguages: readonly FormLanguage[];
  /** Stakeholder codes and the default one (specification §9). */
  analyticsCodes: readonly AnalyticsCode[];
  /** Where in its tree commitments stand that its sources tell how they stand; with any it has a tab of them. */
  commitmentPaths: readonly string[];
}

/** Everything in which the five dashboards differ. */
export const dashboards: Record<DomainId, Dashboard> = {
  nl: {
    domain: 'nl',
    module: 'nlDashboard',
    address: 'common',
    grouping: 'nl',
    contextRequired: true,
    committeeFilter: undefined,
    languages: ['nl'],
    titleLanguages: [],
    analyticsCodes: ['PER', 'IG', 'COM', 'TT', 'AAA', 'JH', 'IO', 'EU'],
    commitmentPaths: ['tk/toezegging', 'ek/toezegging'],
  },
  'nl-lr': {
    domain: 'nl-lr',
    module: 'nlLrDashboard',
    address: 'common',
    grouping: 'nl-lr',
    contextRequired: false,
    committeeFilter: 'committees',
    languages: ['nl'],
    titleLanguages: [],
    analyticsCodes: ['IG', 'COM', 'TT', 'AAA', 'JH', 'IO', 'EU'],
    commitmentPaths: [],
  },
  eu: {
    domain: 'eu',
    module: 'EUDashboard',
    address: 'eu',
    grouping: 'eu',
    contextRequired: false,
    committeeFilter: 'euEpCommittees',
    languages: ['en', 'fr', 'de', 'nl'],
    titleLanguages: ['en', 'fr', 'de', 'nl'],
    analyticsCodes: ['committees', 'referenceCodes'],
    commitmentPaths: [],
  },
  'be-fed': {
    domain: 'be-fed',
    module: 'beFedDashboard',
    address: 'common',
    grouping: 'be-fed',
    contextRequired: false,
    committeeFilter: 'committees',
    languages: ['nl', 'fr'],
    titleLanguages: ['nl', 'fr'],
    analyticsCodes: ['IG', 'IO', 'EU'],
    commitmentPaths: [],
  },
  'be-flm': {
    domain: 'be-flm',
    module: 'beFlmDashboard',
    address: 'common',
    grouping: 'be-flm',
    contextRequired: false,
    committeeFilter: 'committees',
    languages: ['nl', 'fr'],
    titleLanguages: [],
    analyticsCodes: ['IG', 'IO', 'EU'],
    commitmentPaths: [],
  },
};
