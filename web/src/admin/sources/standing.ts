import type { WatchedSource } from 'contract/admin/sources';
import { domainIds } from 'contract/dashboards';

/** How a source stands, the worst first. */
export const standings = ['fault', 'late', 'never', 'fresh', 'off'] as const;
export type Standing = (typeof standings)[number];

/** Off: nobody reads it, or staff paused it. A fault: what was tried since it was read last went wrong. */
export function standingOf(source: WatchedSource): Standing {
  if (!source.isRead || source.pausedAt !== undefined) return 'off';
  if (faultsSince(source).length > 0) return 'fault';
  return source.state;
}

/** What went wrong since the source was last read to its end, newest first. */
export function faultsSince({ faults, lastSuccess }: WatchedSource): WatchedSource['faults'] {
  return lastSuccess === undefined ? faults : faults.filter(({ at }) => at > lastSuccess);
}

/** Faults first, then the silent, then by domain (UX-2, 19); those that are off come last. */
export function inOrder(
  sources: readonly WatchedSource[],
  nameOf: (source: string) => string,
): WatchedSource[] {
  const rank = (source: WatchedSource) => standings.indexOf(standingOf(source));
  return sources.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      domainIds.indexOf(one.domain) - domainIds.indexOf(other.domain) ||
      nameOf(one.source).localeCompare(nameOf(other.source)),
  );
}
