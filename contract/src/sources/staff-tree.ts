import type { Locale } from '../users.ts';
import type { Grouping, PathAlias, SourceNode } from './grouping.ts';
import { movedOnce, movedPaths } from './aliases.ts';
import { groupPathsOf, isWithin, sourceNode } from './paths.ts';

/** A node of a tree as staff change it: a type of document with what it reads, or a group. */
export interface StaffNode {
  /** The path that it has in the tree that ships; of a group that staff added, letters nobody else has. */
  id: string;
  code: string;
  /** By language; of groups that staff added. */
  names?: Record<Locale, string> | undefined;
  /**
   * The connectors' paths whose documents stand here: types of document that ship, and institutions, of which that is what
   * none of their types reads.
   */
  reads: readonly string[];
  children: readonly StaffNode[];
}

/** A tree that staff published (decision 6.7). */
export interface StaffTree {
  version: number;
  /** The version of the tree that shipped when it was published. */
  shippedVersion: number;
  nodes: readonly StaffNode[];
  aliases: readonly PathAlias[];
  /** The paths that earlier trees had, each with the version that had it last. */
  earlier: Readonly<Record<string, number>>;
}

/** A node with the path to it. */
export interface Placed {
  path: string;
  node: StaffNode;
}

/** Every node with its path, parents before children. */
export function placedIn(nodes: readonly StaffNode[], prefix = ''): Placed[] {
  return nodes.flatMap((node) => [
    { path: prefix + node.code, node },
    ...placedIn(node.children, `${prefix}${node.code}/`),
  ]);
}

/** The paths of connectors that the nodes of a tree read: types of document, and institutions. */
export function readablePaths(shipped: Grouping): string[] {
  return groupPathsOf(shipped).filter((path) => !path.includes('/') || !sourceNode(shipped, path)!.children);
}

/** A tree that ships, as staff begin to change it. */
export function asShipped(shipped: Grouping): StaffNode[] {
  const readable = new Set(readablePaths(shipped));
  const from = (nodes: readonly SourceNode[], prefix: string): StaffNode[] =>
    nodes.map(({ code, children = [] }) => {
      const id = prefix + code;
      return { id, code, reads: readable.has(id) ? [id] : [], children: from(children, `${id}/`) };
    });
  return from(shipped.nodes, '');
}

/** The nodes of the tree that is in use. */
export const staffNodesOf = (shipped: Grouping, published?: StaffTree): StaffNode[] =>
  published ? caughtUp(shipped, published) : asShipped(shipped);

/**
 * The tree that is in use: the one that ships, or the one that staff published. Its version goes on with that of the
 * product, so that it only rises.
 */
export function treeInUse(shipped: Grouping, published?: StaffTree): Grouping {
  if (!published) return shipped;
  const { version, shippedVersion, aliases, earlier } = published;
  const tree = treeOfNodes(shipped, caughtUp(shipped, published));
  const moved = Object.entries(earlier).flatMap(([path, last]): [string, string[]][] => {
    if (sourceNode(tree, path)) return [];
    const paths = movedPaths(aliases, last, path).filter((one) => sourceNode(tree, one));
    return paths.length > 0 ? [[path, paths]] : [];
  });
  return {
    ...tree,
    version: version + Math.max(0, shipped.version - shippedVersion),
    aliases,
    moved: Object.fromEntries(moved),
  };
}

/** A tree of these nodes, of the version that ships. */
function treeOfNodes(shipped: Grouping, nodes: readonly StaffNode[]): Grouping {
  const placed = placedIn(nodes);
  const standing = new Map(
    placed.flatMap(({ path, node }) => node.reads.map((read) => [read, path] as const)),
  );
  // Where all stands as it ships nothing has to be looked up.
  const isMoved = [...standing].some(([read, path]) => read !== path);
  return {
    ...shipped,
    nodes: nodes.map((node) => sourceNodeOf(shipped, node)),
    ...(isMoved ? { standing } : {}),
  };
}

function sourceNodeOf(shipped: Grouping, node: StaffNode): SourceNode {
  const { id, code, names, reads, children } = node;
  const known = sourceNode(shipped, id);
  const family = known?.family;
  const all = placedIn([node]).flatMap((one) => one.node.reads);
  const name = names ? addedName(id) : (known?.name ?? id.replaceAll('/', '.'));
  return {
    ...{ code, name, reads },
    ...(family ? { family } : {}),
    ...(all.length > 0 && all.every((path) => isUpperHouse(shipped, path))
      ? { needsUpperHouse: true as const }
      : {}),
    ...(reads.some((path) => sourceNode(shipped, path)?.meetings) ? { meetings: true as const } : {}),
    ...(isType(shipped, node) ? {} : { children: children.map((one) => sourceNodeOf(shipped, one)) }),
  };
}

/** A node that shows documents by itself: it has nothing below it. */
export function isType(shipped: Grouping, { id, names }: StaffNode): boolean {
  const known = names ? undefined : sourceNode(shipped, id);
  return known !== undefined && !known.children;
}

/** The key, among the names of its tree, of what staff call a group they added. */
const addedName = (id: string) => `added.${id}`;

/** What staff call the groups they added, by key of the catalogue. */
export function addedNames(
  { name }: Pick<Grouping, 'name'>,
  nodes: readonly StaffNode[],
  locale: Locale,
): Record<string, string> {
  return Object.fromEntries(
    placedIn(nodes).flatMap(({ node: { id, names } }) =>
      names ? [[`sources.trees.${name}.${addedName(id)}.name`, names[locale]]] : [],
    ),
  );
}

const isUpperHouse = (shipped: Grouping, path: string): boolean => {
  const codes = path.split('/');
  return codes.some((_code, at) => sourceNode(shipped, codes.slice(0, at + 1).join('/'))?.needsUpperHouse);
};

/**
 * The nodes that staff published, with what a later release reads besides, and without what it reads no longer: what it
 * moved is read where staff had it, and what is new stands where it ships.
 */
function caughtUp(shipped: Grouping, { nodes, shippedVersion }: StaffTree): StaffNode[] {
  const readable = new Set(readablePaths(shipped));
  const left = new Set(readable);
  const moved = (path: string): string[] =>
    [...Map.groupBy(shipped.aliases, ({ since }) => since)]
      .filter(([since]) => since > shippedVersion)
      .toSorted(([one], [other]) => one - other)
      .reduce((paths, [, aliases]) => paths.flatMap((one) => movedOnce(aliases, one)), [path]);
  const kept = (some: readonly StaffNode[]): StaffNode[] =>
    some.flatMap((node) => {
      const reads = node.reads.flatMap(moved).filter((path) => left.delete(path));
      const children = kept(node.children);
      const isGone = !node.names && reads.length + children.length === 0 && !sourceNode(shipped, node.id);
      const isEmptyType = node.reads.length > 0 && reads.length + children.length === 0;
      return isGone || isEmptyType ? [] : [stillKnown(shipped, { ...node, reads, children })];
    });
  const known = kept(nodes);
  const fresh = [...readable].filter((path) => left.has(path));
  return fresh.reduce((all, path) => withFresh(shipped, all, path), known);
}

/** A node of which the one that shipped is gone, by what it reads; a group without any, as if staff had added it. */
function stillKnown(shipped: Grouping, node: StaffNode): StaffNode {
  if (node.names || sourceNode(shipped, node.id)) return node;
  const [read] = node.reads;
  if (read !== undefined) return { ...node, id: read };
  return { ...node, id: node.id.replaceAll('/', '-'), names: { nl: node.code, 'en-gb': node.code } };
}

/** The nodes with one more path of a connector, below the node that has its parent; where that is a type, in it. */
function withFresh(shipped: Grouping, nodes: readonly StaffNode[], path: string): StaffNode[] {
  const code = path.split('/').at(-1)!;
  const above = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  const free = (siblings: readonly StaffNode[], wanted: string): string =>
    siblings.some((one) => one.code === wanted) ? free(siblings, `${wanted}-new`) : wanted;
  const into = (siblings: readonly StaffNode[]): StaffNode[] => [
    ...siblings,
    { id: path, code: free(siblings, code), reads: [path], children: [] },
  ];
  const institution = path.split('/')[0]!;
  const placed = placedIn(nodes);
  const host =
    placed.find(({ node }) => node.id === above) ??
    placed.find(({ node }) => node.reads.includes(institution)) ??
    placed.find(({ node }) => node.reads.some((read) => isWithin(read, institution)));
  if (above === '' || !host) return into(nodes);
  return changedAt(nodes, host.path, (node) => [
    isType(shipped, node)
      ? { ...node, reads: [...node.reads, path] }
      : { ...node, children: into(node.children) },
  ]);
}

/** The nodes with the one at a path replaced by others, or by none. */
export function changedAt(
  nodes: readonly StaffNode[],
  path: string,
  change: (node: StaffNode) => readonly StaffNode[],
): StaffNode[] {
  const [code, ...rest] = path.split('/');
  return nodes.flatMap((node): readonly StaffNode[] => {
    if (node.code !== code) return [node];
    return rest.length === 0
      ? change(node)
      : [{ ...node, children: changedAt(node.children, rest.join('/'), change) }];
  });
}
