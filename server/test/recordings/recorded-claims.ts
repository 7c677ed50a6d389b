import type { SourceName } from '#connectors/names.ts';
import type { Claim } from '#domains/sources/check/read-files.ts';
import { recordings } from './all.ts';

/**
 * How each source reads what was recorded of it. Much of that was kept by others in forms of their own, so its place
 * among the recordings tells what it is; what a check of anybody's folder goes by is the content alone.
 */
export async function claimRecorded(source: SourceName): Promise<Claim> {
  const recorded = recordings[source];
  const { folders, files = [] } = recorded;
  return async ({ path, bytes }, { open }) => {
    if (isBelow(path, files)) return 'text';
    return isBelow(path, folders) ? recorded.rawsOf(path, bytes, open) : undefined;
  };
}

function isBelow(path: string, places: readonly string[]): boolean {
  return places.some((place) => path === place || path.startsWith(`${place}/`));
}
