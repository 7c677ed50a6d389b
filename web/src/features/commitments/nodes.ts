import { dashboards, type DomainId } from 'contract/dashboards';
import { standsNow } from 'contract/sources';
import { treeOf } from '#session/source-trees.ts';

/** The nodes of the tree in use where commitments of a domain stand that their sources tell how they stand. */
export const commitmentNodes = (domain: DomainId): string[] =>
  dashboards[domain].commitmentPaths.flatMap((path) => standsNow(treeOf(domain), path));
