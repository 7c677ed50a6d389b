import type { DomainId } from './dashboards.ts';
import { beFed } from './sources/be-fed.ts';
import { beFlm } from './sources/be-flm.ts';
import { eu } from './sources/eu.ts';
import { nl } from './sources/nl.ts';
import type { Grouping, PathAlias, SourceNode } from './sources/grouping.ts';
import { nlLr } from './sources/nl-lr.ts';

/** Source trees by domain, newest version. */
export const groupings: Record<DomainId, Grouping> = {
  nl,
  'nl-lr': nlLr,
  eu,
  'be-fed': beFed,
  'be-flm': beFlm,
};

/** Every path of a tree, parents before children. */
export function groupPathsOf(grouping: Grouping): string[] {
  const walk = (nodes: readonly SourceNode[], prefix: string): string[] =>
    nodes.flatMap((node) => [prefix + node.code, ...walk(node.children ?? [], `${prefix}${node.code}/`)]);
  return walk(grouping.nodes, '');
}

/** The node at a path, or undefined when the tree has none. */
export function sourceNode(grouping: Grouping, path: string): SourceNode | undefined {
  let nodes: readonly SourceNode[] = grouping.nodes;
  let found: SourceNode | undefined;
  for (const code of path.split('/')) {
    found = nodes.find((node) => node.code === code);
    if (!found) return undefined;
    nodes = found.children ?? [];
  }
  return found;
}

/** Key of a node's name in the catalogue, or undefined when the tree has no such node. */
export function sourceNameKey(grouping: Grouping, path: string): string | undefined {
  const key = nameKey(grouping, path);
  return key === undefined ? undefined : `sources.trees.${grouping.name}.${key}`;
}

/** Key of a node's short name (specification §9, short titles); nodes with a short enough name have none. */
export function shortSourceNameKey(grouping: Grouping, path: string): string | undefined {
  const key = nameKey(grouping, path);
  return key === undefined ? undefined : `sources.shortTrees.${grouping.name}.${key}`;
}

function nameKey(grouping: Grouping, path: string): string | undefined {
  const node = sourceNode(grouping, path);
  if (!node) return undefined;
  const key = node.name ?? path.replaceAll('/', '.');
  return node.children ? `${key}.name` : key;
}

/** A saved path that is read as another one, or as nothing when even its institution is unknown. */
export interface ChangedPath {
  from: string;
  to?: string;
}

/**
 * The paths that saved ones of an older version stand for today: the same, their alias, or the nearest
 * parent that is left (decision 3.10). Paths without any of these are left out; every difference is told.
 */
export function resolveGroupPaths(
  grouping: Grouping,
  version: number,
  paths: readonly string[],
): { paths: string[]; changed: ChangedPath[] } {
  const aliases = grouping.aliases
    .filter(({ since }) => since > version)
    .toSorted((one, other) => one.since - other.since);
  const changed: ChangedPath[] = [];
  const resolved = new Set<string>();
  for (const from of paths) {
    const moved = aliases.reduce((path, alias) => movedPath(path, alias), from);
    const to = nearest(grouping, moved);
    if (to !== undefined) resolved.add(to);
    if (to !== from) changed.push({ from, ...(to === undefined ? {} : { to }) });
  }
  return { paths: [...resolved], changed };
}

function movedPath(path: string, { from, to }: PathAlias): string {
  return path === from || path.startsWith(`${from}/`) ? to + path.slice(from.length) : path;
}

function nearest(grouping: Grouping, path: string): string | undefined {
  const codes = path.split('/');
  while (codes.length > 0 && !sourceNode(grouping, codes.join('/'))) codes.pop();
  return codes.length > 0 ? codes.join('/') : undefined;
}
