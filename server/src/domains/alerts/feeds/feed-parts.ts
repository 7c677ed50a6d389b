import type { DomainId } from 'contract/dashboards';
import type { Scope } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { Leases } from '#stores/people/leases.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import type { Wording } from '../tell/wording.ts';

/** What feeds are made with. */
export interface FeedParts extends Wording {
  db: PeopleStore;
  documents: Pick<DocumentStore, 'get' | 'getMany' | 'settled' | 'dump' | 'search'>;
  leases: Leases;
  clock: Clock;
}

/** True for what the modules allow, by where it is in the source trees (decision 6.5). */
export function allows(
  { domains, excludedPaths }: Scope,
  { domain, groupPath }: { domain: DomainId; groupPath: string },
): boolean {
  const below = (path: string) => groupPath === path || groupPath.startsWith(`${path}/`);
  return domains.includes(domain) && !excludedPaths.some((one) => one.domain === domain && below(one.path));
}
