import type { DomainId } from './dashboards.ts';
import { beFed } from './sources/be-fed.ts';
import { beFlm } from './sources/be-flm.ts';
import { eu } from './sources/eu.ts';
import { nl } from './sources/nl.ts';
import { nlLr } from './sources/nl-lr.ts';

/** Colour families of document types (design tokens `--pm-doc-*`). */
export type Family = 'question' | 'motion' | 'letter' | 'debate' | 'law' | 'agenda' | 'media';

/**
 * A node of a domain's source tree: institution, body where one makes sense, document type. A group
 * path is the codes joined by `/`, such as `tk/motie` or `ep/plenary/vote`. The name is in the
 * catalogue under `sourceNameKey`.
 */
export interface SourceNode {
  code: string;
  /** On document types only. */
  family?: Family;
  /** Only users with the upper-house module see these documents (decision 1.1). */
  needsUpperHouse?: true;
  /** Key among the names of the tree, where nodes share one; otherwise it follows from the path. */
  name?: string;
  children?: readonly SourceNode[];
}

/** A node that moved: since this version its documents are found under another path. */
export interface PathAlias {
  from: string;
  to: string;
  since: number;
}

/**
 * A versioned source tree (decision 3.10). Every change that takes a path away raises the version and
 * leaves an alias, so that saved paths stay valid.
 */
export interface Grouping {
  name: DomainId;
  version: number;
  nodes: readonly SourceNode[];
  aliases: readonly PathAlias[];
}

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
