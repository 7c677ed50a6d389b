import type { TextVersion } from 'contract/comparisons';

/** Versions whose words this user may read. */
const readable = (versions: readonly TextVersion[]): TextVersion[] =>
  versions.filter(({ document, hasText }) => !document.locked && hasText !== false);

export const canCompare = (versions: readonly TextVersion[]): boolean => readable(versions).length >= 2;

/** The two versions that an address names; else the first and the last that can be read. */
export function versionsToCompare(
  keyed: ReadonlyMap<string, TextVersion>,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): { from?: TextVersion; to?: TextVersion } {
  const known = readable([...keyed.values()]);
  const earlier = (from === undefined ? undefined : keyed.get(from)) ?? known[0];
  const later = (to === undefined ? undefined : keyed.get(to)) ?? known.findLast((each) => each !== earlier);
  return { ...(earlier ? { from: earlier } : {}), ...(later ? { to: later } : {}) };
}
