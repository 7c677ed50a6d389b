import type { Scope } from '#platform/access.ts';
import type { Filters, Search } from '../document-store.ts';
import { hidesByContexts } from '../filters.ts';
import { factsAsked } from '../meeting-facts.ts';
import { anyOf, type Clause } from './rules.ts';

/** What filters, scope and window ask of a document; `contexts` apart because the hits it hides are counted. */
interface FilterClauses {
  wanted: Clause[];
  unwanted: Clause[];
  contexts: Clause | undefined;
}

/** Translates filters and scope; undefined when the scope does not reach the domain at all (decision 6.5). */
export function filterClauses({ filters, scope, seq }: Search): FilterClauses | undefined {
  const {
    domain,
    kind,
    from,
    until,
    groupPaths,
    committees,
    stakeholders,
    topics,
    having,
    ids = [],
  } = filters;
  if (!scope.domains.includes(domain)) return undefined;
  const wanted: Clause[] = [{ term: { domain } }, { term: { kind } }];
  const period = { ...(from !== undefined && { gte: from }), ...(until !== undefined && { lt: until }) };
  if (Object.keys(period).length > 0) wanted.push({ range: { date: period } });
  if (groupPaths.length > 0) wanted.push({ terms: { groupPaths } });
  if (ids.length > 0) wanted.push({ terms: { id: ids } });
  if (committees.length > 0) wanted.push({ terms: { committeeCodes: committees } });
  if (stakeholders.length > 0) wanted.push({ terms: { stakeholders } });
  if (topics.length > 0) wanted.push({ terms: { topics } });
  if (having) wanted.push({ term: { having } });
  for (const { texts } of factsAsked(filters.facts)) wanted.push({ terms: { facts: texts } });
  const upTo = seq?.upTo !== undefined && { lte: seq.upTo };
  if (seq?.after !== undefined) wanted.push({ range: { seq: { gt: seq.after, ...upTo } } });
  // Told of a document only where it came to stand there before it got its number.
  else if (upTo) wanted.push(anyOf([{ range: { seq: upTo } }, { range: { placed: upTo } }]));
  const unwanted = excludedBy(scope, domain);
  const { withoutStakeholders, withoutTopics } = filters;
  if (withoutStakeholders.length > 0) unwanted.push({ terms: { stakeholders: withoutStakeholders } });
  if (withoutTopics.length > 0) unwanted.push({ terms: { topics: withoutTopics } });
  return { wanted, unwanted, contexts: contextsClause(filters) };
}

/** The branches of a domain that the modules exclude. */
export function excludedBy(scope: Scope, domain: Filters['domain']): Clause[] {
  const paths = scope.excludedPaths.filter((path) => path.domain === domain).map(({ path }) => path);
  return paths.length > 0 ? [{ terms: { groupPaths: paths } }] : [];
}

function contextsClause(filters: Filters): Clause | undefined {
  const { contexts } = filters;
  if (!contexts || !hidesByContexts(filters)) return undefined;
  return anyOf([
    { term: { scored: false } },
    ...contexts.codes.map((code) => ({ range: { [`contexts.${code}`]: { gte: contexts.minimum } } })),
  ]);
}
