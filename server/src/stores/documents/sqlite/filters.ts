import type { Scope } from '#platform/access.ts';
import type { Filters } from '../document-store.ts';
import { hidesByContexts } from '../filters.ts';
import { factsAsked } from '../meeting-facts.ts';
import { expression, emptyPlan, type Plan } from './plan.ts';
import {
  markOfCommittee,
  markOfFact,
  markOfGroup,
  markOfHaving,
  markOfStakeholder,
  markOfTopic,
  markOfUnscored,
  marksOfContext,
} from './tokens.ts';

/** What filters and scope ask of a row besides its partition and period. */
export interface FilterPlan {
  /** Each must hold. */
  wanted: Plan[];
  unwanted: Plan;
  /** The context percentage, apart because the hits it hides are counted. */
  contexts: Plan | undefined;
}

/** Translates filters and scope; undefined when the scope does not reach the domain at all (decision 6.5). */
export function planFilters(filters: Filters, scope: Scope): FilterPlan | undefined {
  const { domain, groupPaths, committees, stakeholders, topics, contexts } = filters;
  if (!scope.domains.includes(domain)) return undefined;
  const excluded = scope.excludedPaths.filter((path) => path.domain === domain);
  const wanted = [
    groupPaths.map(markOfGroup),
    committees.map(markOfCommittee),
    stakeholders.map(markOfStakeholder),
    topics.map(markOfTopic),
    filters.having ? [markOfHaving(filters.having)] : [],
    ...factsAsked(filters.facts).map(({ texts }) => texts.map(markOfFact)),
  ].filter((marks) => marks.length > 0);
  const unwanted = [
    ...excluded.map(({ path }) => markOfGroup(path)),
    ...filters.withoutStakeholders.map(markOfStakeholder),
    ...filters.withoutTopics.map(markOfTopic),
  ];
  return {
    wanted: wanted.map(anyMark),
    unwanted: unwanted.length > 0 ? anyMark(unwanted) : emptyPlan,
    contexts:
      contexts && hidesByContexts(filters)
        ? anyMark([
            markOfUnscored,
            ...contexts.codes.flatMap((code) => marksOfContext(code, contexts.minimum)),
          ])
        : undefined,
  };
}

function anyMark(marks: readonly string[]): Plan {
  return expression(marks.map((mark) => `"${mark}"`).join(' OR '));
}
