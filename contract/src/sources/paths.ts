import type { Grouping, SourceNode } from './grouping.ts';

/** Every path of a tree, parents before children. */
export function groupPathsOf(grouping: Pick<Grouping, 'nodes'>): string[] {
  const walk = (nodes: readonly SourceNode[], prefix: string): string[] =>
    nodes.flatMap((node) => [prefix + node.code, ...walk(node.children ?? [], `${prefix}${node.code}/`)]);
  return walk(grouping.nodes, '');
}

/** The node at a path, or undefined when the tree has none. */
export function sourceNode(grouping: Pick<Grouping, 'nodes'>, path: string): SourceNode | undefined {
  let nodes: readonly SourceNode[] = grouping.nodes;
  let found: SourceNode | undefined;
  for (const code of path.split('/')) {
    found = nodes.find((node) => node.code === code);
    if (!found) return undefined;
    nodes = found.children ?? [];
  }
  return found;
}

/** Whether a path is another one or below it. */
export const isWithin = (path: string, above: string): boolean =>
  path === above || path.startsWith(`${above}/`);
