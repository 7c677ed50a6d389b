import type { Grouping, PathAlias } from './grouping.ts';
import { limits } from '../limits.ts';
import { movedOnce } from './aliases.ts';
import { isWithin, sourceNode } from './paths.ts';
import { isType, type Placed, placedIn, readablePaths, type StaffNode } from './staff-tree.ts';

/** What differs between two trees of a domain. */
export interface TreeChange {
  /**
   * `added` and `removed` are groups without documents; `moved` is under another parent, `recoded` under another code;
   * `renamed` is a group that staff added; of `merged` the documents stand in another node now, and of `split` on their
   * own again; of `reordered` the children stand in another order, of the whole tree where the path is empty.
   */
  kind: 'added' | 'removed' | 'moved' | 'recoded' | 'renamed' | 'merged' | 'split' | 'reordered';
  /** In the new tree; of what is gone, in the old one. */
  path: string;
  /** What it was: a path of the old tree, of what is renamed its name. */
  from?: string | undefined;
}

/** Where each path that is read stands. */
const standingIn = (placed: readonly Placed[]): Map<string, string> =>
  new Map(placed.flatMap(({ path, node }) => node.reads.map((read) => [read, path] as const)));

const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** What changed from one tree to another; what moved along with a node above it is not told for itself. */
export function changesBetween(before: readonly StaffNode[], after: readonly StaffNode[]): TreeChange[] {
  const [was, is] = [placedIn(before), placedIn(after)];
  const [earlier, later] = [byId(was), byId(is)];
  const [stoodAt, standsAt] = [standingIn(was), standingIn(is)];
  const idAt = (all: readonly Placed[]) => new Map(all.map(({ path, node }) => [path, node.id]));
  const [idBefore, idAfter] = [idAt(was), idAt(is)];
  const changes: TreeChange[] = [];
  for (const { path, node } of is) {
    const old = earlier.get(node.id);
    if (!old) {
      const from = node.reads.map((read) => stoodAt.get(read)).find((one) => one !== undefined);
      changes.push(from === undefined ? { kind: 'added', path } : { kind: 'split', path, from });
      continue;
    }
    const isMoved = idBefore.get(parentOf(old.path)) !== idAfter.get(parentOf(path));
    if (isMoved) changes.push({ kind: 'moved', path, from: old.path });
    else if (old.node.code !== node.code) changes.push({ kind: 'recoded', path, from: old.path });
    if (JSON.stringify(old.node.names) !== JSON.stringify(node.names))
      changes.push({ kind: 'renamed', path, from: old.node.names?.nl ?? '' });
  }
  for (const { path, node } of was) {
    if (later.has(node.id)) continue;
    const to = node.reads.map((read) => standsAt.get(read)).find((one) => one !== undefined);
    changes.push(to === undefined ? { kind: 'removed', path } : { kind: 'merged', path: to, from: path });
  }
  for (const [path, children, old] of [
    ['', after, before] as const,
    ...is.map(({ path, node }) => [path, node.children, earlier.get(node.id)?.node.children ?? []] as const),
  ]) {
    const ids = children.map(({ id }) => id).filter((id) => old.some((one) => one.id === id));
    const oldIds = old.map(({ id }) => id).filter((id) => ids.includes(id));
    if (ids.join() !== oldIds.join()) changes.push({ kind: 'reordered', path });
  }
  return changes;
}

const byId = (placed: readonly Placed[]): Map<string, Placed> =>
  new Map(placed.map((one) => [one.node.id, one]));

/**
 * Under what saved paths of one tree have to be read in the next: every one finds all that it found (decision 3.10).
 * `since` is the version of the next.
 */
export function aliasesBetween(
  before: readonly StaffNode[],
  after: readonly StaffNode[],
  since: number,
): PathAlias[] {
  const [was, is] = [placedIn(before), placedIn(after)];
  const later = byId(is);
  const standsAt = standingIn(is);
  const aliases: PathAlias[] = [];
  for (const { path, node } of was) {
    const found = [
      ...new Set(
        placedIn([node]).flatMap((one) => one.node.reads.flatMap((read) => standsAt.get(read) ?? [])),
      ),
    ];
    const own = later.get(node.id)?.path ?? found[0];
    if (own === undefined) continue;
    // What only nodes above it lead to is not of this path.
    const [implied] = movedOnce(aliases, path);
    if (own !== implied) aliases.push({ from: path, to: own, since });
    const outside = found.filter((one) => !isWithin(one, own));
    for (const to of outside) aliases.push({ from: path, to, since, also: true });
  }
  return aliases;
}

/** What keeps nodes from being a tree of a domain, and the path or code that it is about. */
interface TreeFault {
  fault: 'code' | 'sameCode' | 'tooDeep' | 'tooMany' | 'unread' | 'wrongPlace';
  name: string;
}

/** Levels of a tree. */
const deepest = 5;
/** Whether a code can stand in paths and addresses; `name` is the key of a node's own name in the catalogue. */
export const isCode = (code: string): boolean =>
  /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(code) && code !== 'name';

/**
 * The first reason why nodes are no tree of this domain. Every path that a connector gives is read by exactly one node, so
 * that no document becomes unreachable.
 */
export function treeFault(shipped: Grouping, nodes: readonly StaffNode[]): TreeFault | undefined {
  const placed = placedIn(nodes);
  const readable = readablePaths(shipped);
  const faulty = (fault: TreeFault['fault'], name: string | undefined) =>
    name === undefined ? undefined : { fault, name };
  const read = placed.flatMap(({ node }) => node.reads);
  return (
    faulty('tooMany', placed[limits.maximumGroupPaths]?.path) ??
    faulty('code', placed.find(({ node }) => !isCode(node.code))?.node.code) ??
    faulty('sameCode', repeated(placed.map(({ path }) => path))) ??
    faulty('tooDeep', placed.find(({ path }) => path.split('/').length > deepest)?.path) ??
    faulty('wrongPlace', placed.find(({ node }) => isMisplaced(shipped, node))?.path) ??
    faulty('wrongPlace', repeated(placed.map(({ node }) => node.id))) ??
    faulty('wrongPlace', repeated(read) ?? read.find((path) => !readable.includes(path))) ??
    faulty(
      'unread',
      readable.find((path) => !read.includes(path)),
    )
  );
}

/** A type has documents and nothing below it; a group has at most what none of the types of an institution reads. */
function isMisplaced(shipped: Grouping, node: StaffNode): boolean {
  // A name has to be known, and what staff named themselves has no documents.
  if (node.names) return node.reads.length > 0 || node.id.includes('/');
  if (!sourceNode(shipped, node.id)) return true;
  return isType(shipped, node)
    ? node.reads.length === 0 || node.children.length > 0
    : node.reads.some((path) => path.includes('/'));
}

const repeated = (all: readonly string[]): string | undefined =>
  all.find((one, place) => all.indexOf(one) !== place);
