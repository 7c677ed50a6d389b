import type { DomainId } from 'contract/dashboards';
import { treeOf } from 'contract/sources';

/**
 * Lets nothing be found by criteria of a source tree that was published just now, and that this process is told of within
 * seconds: whoever follows looks again, and nobody is told of what they do not mean, or that their search can not be run.
 * @throws Error
 */
export function requireKnownTree(domain: DomainId, version: number | undefined): void {
  if (version !== undefined && version > treeOf(domain).version)
    throw new Error(`version ${version} of the source tree of ${domain} is not known here yet`);
}
