import type { DomainId } from 'contract/dashboards';
import { lex } from 'contract/query/lexer';
import { groupings } from 'contract/sources';
import type { Narrowing } from 'contract/statistics';
import type { Locale } from 'contract/users';
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
  const { nodes } = groupings[domain];
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

/** Words of the query language that stand for a stakeholder, `CODE:name`. */
export function clauseOf(value: string, locale: Locale): string {
  const at = value.indexOf(':');
  const [code, name] = [value.slice(0, at), value.slice(at + 1)];
  const phrase = phraseOf(name);
  if (code === 'PER') return `${locale === 'nl' ? 'persoon' : 'person'}:${phrase}`;
  return code === 'committees' ? `${locale === 'nl' ? 'commissie' : 'committee'}:${phrase}` : phrase;
}

/** A name as the query language writes a phrase. */
export function phraseOf(name: string): string {
  return `"${name.replaceAll(/["“”„*?]/g, ' ').trim()}"`;
}

/** The query, and not this. */
export function queryWithout(query: string, clause: string, locale: Locale): string {
  // NOT binds stronger than OR: without brackets it would count for the last part only.
  const whole = hasOuterOr(query) ? `(${query})` : query;
  return `${whole} ${locale === 'nl' ? 'NIET' : 'NOT'} ${clause}`;
}

/** Whether an OR stands outside all brackets; one inside them needs no more, which may be nested only so deep. */
function hasOuterOr(query: string): boolean {
  let depth = 0;
  return lex(query).lexemes.some(({ kind }) => {
    if (kind === 'open') depth += 1;
    if (kind === 'close') depth -= 1;
    return kind === 'or' && depth === 0;
  });
}
