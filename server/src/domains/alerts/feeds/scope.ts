import type { DomainId } from 'contract/dashboards';
import type { Scope } from '#platform/access.ts';

/** True for what the modules allow, by where it is in the source trees (decision 6.5). */
export function allows(
  { domains, excludedPaths }: Scope,
  { domain, groupPath }: { domain: DomainId; groupPath: string },
): boolean {
  const below = (path: string) => groupPath === path || groupPath.startsWith(`${path}/`);
  return domains.includes(domain) && !excludedPaths.some((one) => one.domain === domain && below(one.path));
}
