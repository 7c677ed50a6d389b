import type { Locale } from '../users.ts';
import type { Grouping } from './grouping.ts';
import { isWithin } from './paths.ts';
import { changedAt, isType, placedIn, type StaffNode } from './staff-tree.ts';

type Nodes = readonly StaffNode[];

/** The node at a path of a tree that has it. */
const at = (nodes: Nodes, path: string): StaffNode => placedIn(nodes).find((one) => one.path === path)!.node;

/** The path above one; empty at the top. */
export const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** What is directly below a path; below none, the nodes at the top. */
export const childrenAt = (nodes: Nodes, path: string): Nodes =>
  path === '' ? nodes : at(nodes, path).children;

/** The nodes with what is directly below a path replaced. */
function withChildren(nodes: Nodes, path: string, change: (children: Nodes) => StaffNode[]): StaffNode[] {
  if (path === '') return change(nodes);
  return changedAt(nodes, path, (node) => [{ ...node, children: change(node.children) }]);
}

/** The code among these siblings that is free, as near to the wanted one as can be. */
function freeCode(siblings: Nodes, wanted: string, number = 2): string {
  const taken = (code: string) => siblings.some((one) => one.code === code);
  if (!taken(wanted)) return wanted;
  return taken(`${wanted}-${number}`) ? freeCode(siblings, wanted, number + 1) : `${wanted}-${number}`;
}

/** Where a node can go: groups that are not below it, and the top, which is an empty path. */
export function parentsFor(shipped: Grouping, nodes: Nodes, path: string): string[] {
  const groups = placedIn(nodes).filter(({ node }) => !isType(shipped, node));
  return ['', ...groups.map((one) => one.path)].filter(
    (one) => one !== parentOf(path) && !isWithin(one, path),
  );
}

/** Where the documents of a node can go: types of document that are not below it. */
export const targetsFor = (shipped: Grouping, nodes: Nodes, path: string): string[] =>
  placedIn(nodes).flatMap((one) =>
    isType(shipped, one.node) && !isWithin(one.path, path) ? [one.path] : [],
  );

/** Puts a node, with all below it, last under another parent; with a code of its own where its own is taken there. */
export function moveTo(nodes: Nodes, path: string, parent: string): StaffNode[] {
  const node = at(nodes, path);
  return withChildren(removeAt(nodes, path), parent, (children) => [
    ...children,
    { ...node, code: freeCode(children, node.code) },
  ]);
}

/** Shows the documents of a node, and of all below it, among those of a type of document. */
export function mergeInto(nodes: Nodes, path: string, target: string): StaffNode[] {
  const reads = placedIn([at(nodes, path)]).flatMap(({ node }) => node.reads);
  const merged = changedAt(nodes, target, (node) => [{ ...node, reads: [...node.reads, ...reads] }]);
  return removeAt(merged, path);
}

/** What can be taken out of a node again: what it reads besides that by which it is known. */
export function splittable({ id, reads }: StaffNode): string[] {
  const own = reads.includes(id) ? id : reads[0];
  return reads.filter((read) => read !== own);
}

/** Takes out of a node what it reads besides its own, as a node behind it. */
export function splitFrom(nodes: Nodes, path: string, read: string): StaffNode[] {
  const parent = parentOf(path);
  const siblings = childrenAt(nodes, parent);
  const code = freeCode(siblings, read.split('/').at(-1)!);
  return changedAt(nodes, path, (node) => [
    { ...node, reads: node.reads.filter((one) => one !== read) },
    { id: read, code, reads: [read], children: [] },
  ]);
}

/** Adds a group without documents, last below a path; the top where that is empty. */
export function addGroup(
  nodes: Nodes,
  parent: string,
  group: { id: string; code: string; names: Record<Locale, string> },
): StaffNode[] {
  return withChildren(nodes, parent, (children) => [
    ...children,
    { ...group, code: freeCode(children, group.code), reads: [], children: [] },
  ]);
}

/** Whether nothing would be lost with a node: it reads nothing and has nothing below it. */
export const isRemovable = ({ reads, children }: StaffNode): boolean => reads.length + children.length === 0;

/** Takes away a node with which nothing is lost. */
export const removeAt = (nodes: Nodes, path: string): StaffNode[] => changedAt(nodes, path, () => []);

/** Puts a node at another place among those beside it. */
export function placeAt(nodes: Nodes, path: string, place: number): StaffNode[] {
  const code = path.split('/').at(-1)!;
  return withChildren(nodes, parentOf(path), (children) => {
    const others = children.filter((one) => one.code !== code);
    return others.toSpliced(
      place,
      0,
      children.find((one) => one.code === code)!,
    );
  });
}

/** Gives a node another code, and a group that staff added other names. */
export const renameAt = (
  nodes: Nodes,
  path: string,
  { code, names }: { code: string; names?: Record<Locale, string> },
): StaffNode[] =>
  changedAt(nodes, path, (node) => [{ ...node, code, ...(node.names && names ? { names } : {}) }]);
