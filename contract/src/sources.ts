import type { DomainId } from './dashboards.ts';
import { beFed } from './sources/be-fed.ts';
import { beFlm } from './sources/be-flm.ts';
import { eu } from './sources/eu.ts';
import { nl } from './sources/nl.ts';
import type { Grouping } from './sources/grouping.ts';
import { nlLr } from './sources/nl-lr.ts';
import { sourceNode } from './sources/paths.ts';
import { nodeFor } from './sources/standing.ts';

/** Source trees by domain as they ship, newest version; those in use are told by `treeOf`. */
export const groupings: Record<DomainId, Grouping> = {
  nl,
  'nl-lr': nlLr,
  eu,
  'be-fed': beFed,
  'be-flm': beFlm,
};

/** The trees of those domains that do not use the one that ships. */
export type TreesInUse = Readonly<Partial<Record<DomainId, Grouping>>>;

let inUse: TreesInUse = {};

/** The source tree of a domain: as staff published it, as far as this process or page was told, or as it ships. */
export const treeOf = (domain: DomainId): Grouping => inUse[domain] ?? groupings[domain];

/** Uses these trees from now on, and those that ship of all other domains. */
export function putTreesInUse(trees: TreesInUse): void {
  inUse = trees;
}

/** The node under which a document stands, of which `groupPath` is what its connector gave it. */
export const nodeOf = ({ domain, groupPath }: { domain: DomainId; groupPath: string }): string =>
  nodeFor(treeOf(domain), groupPath);

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

export { type ChangedPath, presentGroupPaths, resolveGroupPaths, standsNow } from './sources/aliases.ts';
export { groupPathsOf, isWithin, sourceNode } from './sources/paths.ts';
