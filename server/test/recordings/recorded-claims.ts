import type { SourceName } from '#connectors/names.ts';
import { byContent, type Claim, type Given } from '#domains/sources/check/read-files.ts';
import { recordings } from './all.ts';

/**
 * How each source reads what was recorded of it: by its content, as a check of anybody's folder does, but where others
 * kept it in forms of their own, whose place among the recordings tells what they are.
 */
export function claimRecorded(given: Given): (source: SourceName) => Promise<Claim> {
  const claimOf = byContent(given);
  return async (source) => {
    const { folders, files = [], rawsOf } = recordings[source];
    const claim = await claimOf(source);
    return async (file) => {
      const { path, bytes } = file;
      if (isBelow(path, files)) return 'text';
      if (!isBelow(path, folders)) return undefined;
      return (await rawsOf?.(path, bytes, given.open)) ?? claim(file, given);
    };
  };
}

function isBelow(path: string, places: readonly string[]): boolean {
  return places.some((place) => path === place || path.startsWith(`${place}/`));
}
