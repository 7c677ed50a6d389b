import type { DomainId } from '../../domain-id.ts';
import { groupings, groupPathsOf, putTreesInUse } from '../../sources.ts';
import { asShipped, type StaffNode, treeInUse } from '../staff-tree.ts';
import { aliasesBetween } from '../tree-changes.ts';

/** Has this process use the tree that a change makes of the one that ships, as if staff had just published it. */
export function useTree(
  domain: DomainId,
  change: (nodes: readonly StaffNode[]) => readonly StaffNode[],
): void {
  const shipped = groupings[domain];
  const nodes = change(asShipped(shipped));
  const version = shipped.version + 1;
  const aliases = aliasesBetween(asShipped(shipped), nodes, version);
  const earlier = Object.fromEntries(groupPathsOf(shipped).map((path) => [path, shipped.version]));
  const published = { version, shippedVersion: shipped.version, nodes, aliases, earlier };
  putTreesInUse({ [domain]: treeInUse(shipped, published) });
}
