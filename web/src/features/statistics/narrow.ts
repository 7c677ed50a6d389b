import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import type { Narrowing } from 'contract/statistics';
import { treeOf } from '#session/source-trees.ts';
import type { SearchState } from '#features/search/search-state.ts';

/** What to change in a search so that it finds exactly what a number counted (decision 3.32). */
export function narrowed(...filters: readonly Narrowing[]): Partial<SearchState> {
  const { query, startDate, endDate, lookBack, groupPaths, stakeholders, topics } = Object.assign(
    {},
    ...filters,
  ) as Narrowing;
  return {
    ...(query === undefined ? {} : { query }),
    ...(startDate === undefined || endDate === undefined
      ? {}
      : { period: { kind: 'range', from: startDate, to: endDate } }),
    ...(lookBack === undefined ? {} : { lookBack }),
    ...(groupPaths === undefined ? {} : { types: groupPaths }),
    ...(stakeholders === undefined ? {} : { stakeholders }),
    ...(topics === undefined ? {} : { topics }),
  };
}

/** One filter that finds what any of these nodes of the source tree finds. */
export function nodesTogether(filters: readonly Narrowing[]): Narrowing {
  return { groupPaths: filters.flatMap(({ groupPaths = [] }) => groupPaths) };
}

/** The chosen nodes of the source tree without some of them; undefined when nothing would be left. */
export function typesWithout(
  domain: DomainId,
  types: SearchState['types'],
  excluded: readonly string[],
): string[] | undefined {
  const { nodes } = treeOf(domain);
  const isWithin = (path: string, node: string) => path === node || path.startsWith(`${node}/`);
  const childrenOf = (path: string) => {
    let level = nodes;
    for (const code of path.split('/')) level = level.find((node) => node.code === code)?.children ?? [];
    return level.map(({ code }) => `${path}/${code}`);
  };
  const left = (path: string): string[] => {
    if (excluded.some((node) => isWithin(path, node))) return [];
    return excluded.some((node) => isWithin(node, path)) ? childrenOf(path).flatMap(left) : [path];
  };
  const kept = (types === 'all' ? nodes.map(({ code }) => code) : types).flatMap(left);
  return kept.length === 0 ? undefined : kept;
}

/** What can be left out of a search by name. */
export type Named = 'stakeholders' | 'topics';
const exclusions = {
  stakeholders: { group: 'withoutStakeholders', most: limits.maximumStakeholders },
  topics: { group: 'withoutTopics', most: limits.maximumTopics },
} as const;

/**
 * What to change in a search so that it finds nothing that a stakeholder or topic counted; undefined when no more
 * can be left out.
 */
export function excluding(state: SearchState, named: Named, value: string): Partial<SearchState> | undefined {
  const { group, most } = exclusions[named];
  const excluded = [...new Set([...state[group], value])];
  if (excluded.length > most) return undefined;
  return { [group]: excluded, [named]: state[named].filter((one) => one !== value) };
}
