import type { FilterNode } from 'contract/filters';

/** Chosen group paths, or everything the subscription allows. */
export type SourceChoice = 'all' | readonly string[];

/** The document types under a node that may be chosen; the node itself when it has no children. */
export function leavesOf(node: FilterNode): string[] {
  if (node.locked) return [];
  return node.children.length === 0 ? [node.path] : node.children.flatMap(leavesOf);
}

/** The chosen document types; a chosen parent stands for everything under it. */
export function chosenLeaves(nodes: readonly FilterNode[], choice: SourceChoice): Set<string> {
  const leaves = nodes.flatMap(leavesOf);
  if (choice === 'all') return new Set(leaves);
  return new Set(
    leaves.filter((leaf) => choice.some((path) => leaf === path || leaf.startsWith(`${path}/`))),
  );
}

/** The shortest way to write a set of document types: whole groups by their own path, everything as `all`. */
export function choiceOf(nodes: readonly FilterNode[], chosen: ReadonlySet<string>): SourceChoice {
  const all = nodes.flatMap(leavesOf);
  if (all.length > 0 && all.every((leaf) => chosen.has(leaf))) return 'all';
  const write = (node: FilterNode): string[] => {
    const leaves = leavesOf(node);
    if (leaves.length === 0) return [];
    // A group with a locked part is not written whole: its path would mean that part too.
    const whole = !hasLocked(node) && leaves.every((leaf) => chosen.has(leaf));
    return whole ? [node.path] : node.children.flatMap(write);
  };
  return nodes.flatMap(write);
}

function hasLocked(node: FilterNode): boolean {
  return node.locked || node.children.some(hasLocked);
}

/** Whether a node is chosen wholly, partly or not. */
export function stateOf(node: FilterNode, chosen: ReadonlySet<string>): boolean | 'mixed' {
  const leaves = leavesOf(node);
  const count = leaves.filter((leaf) => chosen.has(leaf)).length;
  return count === 0 ? false : count === leaves.length ? true : 'mixed';
}

/** The choice after a node was ticked or unticked. */
export function toggle(
  nodes: readonly FilterNode[],
  chosen: ReadonlySet<string>,
  node: FilterNode,
  on: boolean,
): SourceChoice {
  const next = new Set(chosen);
  for (const leaf of leavesOf(node)) {
    if (on) next.add(leaf);
    else next.delete(leaf);
  }
  return choiceOf(nodes, next);
}
