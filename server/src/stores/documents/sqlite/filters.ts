import type { Filters, Scope } from '../document-store.ts';
import { expression, nothing, type Plan } from './plan.ts';
import { markOfCommittee, markOfGroup, markOfStakeholder, markOfUnscored, marksOfContext } from './tokens.ts';

/** What filters and scope ask of a row besides its shelf and period. */
export interface FilterPlan {
  /** Each must hold. */
  wanted: Plan[];
  unwanted: Plan;
  /** The context percentage, apart because the hits it hides are counted. */
  contexts: Plan | undefined;
}

/** Translates filters and scope; undefined when the scope does not reach the domain at all (decision 6.5). */
export function planFilters(filters: Filters, scope: Scope): FilterPlan | undefined {
  const { domain, groupPaths, committees, stakeholders, contexts } = filters;
  if (!scope.domains.includes(domain)) return undefined;
  const excluded = scope.excludedPaths.filter((path) => path.domain === domain);
  const wanted = [
    groupPaths.map(markOfGroup),
    committees.map(markOfCommittee),
    stakeholders.map(markOfStakeholder),
  ].filter((marks) => marks.length > 0);
  return {
    wanted: wanted.map(anyMark),
    unwanted: excluded.length > 0 ? anyMark(excluded.map(({ path }) => markOfGroup(path))) : nothing,
    contexts:
      contexts && hidesByContexts(filters)
        ? anyMark([
            markOfUnscored,
            ...contexts.codes.flatMap((code) => marksOfContext(code, contexts.minimum)),
          ])
        : undefined,
  };
}

/** Whether the context percentage can hide anything; 0 is no filter (decision 3.7). */
export function hidesByContexts({ contexts }: Filters): boolean {
  return contexts !== undefined && contexts.minimum > 0 && contexts.codes.length > 0;
}

function anyMark(marks: readonly string[]): Plan {
  return expression(marks.map((mark) => `"${mark}"`).join(' OR '));
}
