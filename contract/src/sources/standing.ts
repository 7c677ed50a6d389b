import type { DomainId } from '../domain-id.ts';
import type { Grouping } from './grouping.ts';
import { isWithin } from './paths.ts';

/** A branch of a domain's connectors, such as the upper house. */
interface Branch {
  domain: DomainId;
  path: string;
}

/** Finds nothing: no connector gives such a path. */
const nowhere = '-';

/**
 * The node under which a document stands that its connector put at a path: that of the nearest path which any node reads.
 */
export function nodeFor({ standing }: Grouping, path: string): string {
  if (!standing) return path;
  for (let above = path; ; above = above.slice(0, above.lastIndexOf('/'))) {
    const found = standing.get(above);
    if (found !== undefined) return found;
    // A domain of which not even the institution is read is one of a later release.
    if (!above.includes('/')) return path;
  }
}

/**
 * How the documents under some nodes are found among the connectors' paths, children included: those at or below `paths`,
 * and not at or below `without`. No node is every document.
 */
export function readBelow(
  grouping: Grouping,
  nodes: readonly string[],
): { paths: readonly string[]; without: readonly string[] } {
  const { standing } = grouping;
  if (!standing || nodes.length === 0) return { paths: nodes, without: [] };
  const asked = new Map(
    [...standing].map(([path, node]) => [path, nodes.some((one) => isWithin(node, one))]),
  );
  // What stands at an institution itself is what none of its types reads.
  const whole = (path: string) => !path.includes('/') && asked.get(path) === true;
  const paths = [...asked.keys()].filter(
    (path) => asked.get(path) && (whole(path) || !whole(path.split('/')[0]!)),
  );
  const without = [...asked.keys()].filter((path) => !asked.get(path) && whole(path.split('/')[0]!));
  return { paths: paths.length > 0 ? paths : [nowhere], without };
}

/** The nodes under which the documents of a branch of the connectors stand. */
export function nodesOfBranch({ standing }: Grouping, branch: string): string[] {
  if (!standing) return [branch];
  return [...new Set([...standing].flatMap(([path, node]) => (isWithin(path, branch) ? [node] : [])))];
}

/** Whether a node, with all below it, holds anything outside of some branches. */
export function holdsOutside(grouping: Grouping, node: string, branches: readonly Branch[]): boolean {
  const excluded = (path: string) =>
    branches.some((one) => one.domain === grouping.name && isWithin(path, one.path));
  if (!grouping.standing) return !excluded(node);
  return [...grouping.standing].some(([path, at]) => isWithin(at, node) && !excluded(path));
}

/**
 * Documents by node, those below it included, of counts by the connectors' paths that include what is below likewise; what
 * stands in some branches is not counted.
 */
export function countsByNode(
  { name, standing }: Grouping,
  counts: Readonly<Record<string, number>>,
  branches: readonly Branch[],
): Readonly<Record<string, number>> {
  if (!standing) return counts;
  const sums: Record<string, number> = {};
  for (const [path, node] of standing) {
    if (branches.some((one) => one.domain === name && isWithin(path, one.path))) continue;
    const below = [...standing.keys()].filter((other) => other !== path && isWithin(other, path));
    const own = (counts[path] ?? 0) - below.reduce((sum, other) => sum + (counts[other] ?? 0), 0);
    const codes = node.split('/');
    for (const place of codes.keys()) {
      const at = codes.slice(0, place + 1).join('/');
      sums[at] = (sums[at] ?? 0) + own;
    }
  }
  return sums;
}
