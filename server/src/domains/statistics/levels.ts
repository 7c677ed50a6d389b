import { treeOf } from 'contract/sources';
import type { Narrowing } from 'contract/statistics';
import type { TrendsGrouping } from 'contract/timeline';
import type { Filters } from '#stores/documents/document-store.ts';

/** Codes of a path that name the node of a level. */
const depths: Record<TrendsGrouping, number> = { institution: 1, body: 2, documentType: Infinity };

/**
 * Says at which node of a level the documents of each path are counted. A node that has documents of
 * its own stands for everything below it, because choosing it finds that too.
 */
export function nodesAt(level: TrendsGrouping, paths: readonly string[]): (path: string) => string {
  const cut = (path: string) => path.split('/').slice(0, depths[level]);
  const nodes = new Set(paths.map((path) => cut(path).join('/')));
  return (path) => {
    const codes = cut(path);
    const ancestors = codes.map((_code, index) => codes.slice(0, index + 1).join('/'));
    return ancestors.find((ancestor) => nodes.has(ancestor)) ?? codes.join('/');
  };
}

/** What finds the documents of a node that the search's own choice of nodes leaves. */
export function narrowToNode(node: string, { domain, groupPaths }: Filters): Narrowing {
  const chosenAround = groupPaths.length === 0 || groupPaths.some((path) => isWithin(node, path));
  return {
    groupingDetails: { name: domain, version: treeOf(domain).version },
    groupPaths: chosenAround ? [node] : groupPaths.filter((path) => isWithin(path, node)),
  };
}

function isWithin(path: string, node: string): boolean {
  return path === node || path.startsWith(`${node}/`);
}
