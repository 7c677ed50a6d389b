import { isDomain, type DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { isListOf, isRecordOf, isText } from '#api/shapes.ts';
import { privateValue } from '#session/private-value.ts';
import { useValue } from '#session/value.ts';

/** A search as the URL writes it, without how its results were looked at. */
export type RecentSearch = Readonly<Record<string, string>>;
/** Where searches are run: a dashboard or the agenda. */
export type SearchPlace = DomainId | 'agenda';
type PerPlace = Readonly<Partial<Record<SearchPlace, readonly RecentSearch[]>>>;
const isPlace = (name: unknown): name is SearchPlace => name === 'agenda' || isDomain(name);

const nothing: PerPlace = {};
const noSearches: readonly RecentSearch[] = [];
const kept = privateValue<PerPlace>(
  'recentSearches',
  isRecordOf(isListOf(isRecordOf(isText)), isPlace),
  nothing,
);

/** The searches with one in front: an identical one moves there, and the oldest goes (decision 4.10). */
export function withSearch(
  searches: readonly RecentSearch[],
  search: RecentSearch,
  most: number = limits.maximumRecentSearches,
): readonly RecentSearch[] {
  return [search, ...searches.filter((other) => !sameSearch(other, search))].slice(0, most);
}

/** Whether two searches are written the same, in whatever order. */
export function sameSearch(one: RecentSearch, other: RecentSearch): boolean {
  const written = (search: RecentSearch) => JSON.stringify(Object.entries(search).toSorted());
  return written(one) === written(other);
}

function changeOf(
  place: SearchPlace,
  next: (before: readonly RecentSearch[]) => readonly RecentSearch[],
): void {
  kept.change((all) => ({ ...all, [place]: next(all[place] ?? noSearches) }));
}

/** Remembers that a search ran. */
export function addRecentSearch(place: SearchPlace, search: RecentSearch): void {
  changeOf(place, (before) => withSearch(before, search));
}

/** Forgets one search and returns the way to put it back where it was. */
export function removeRecentSearch(place: SearchPlace, search: RecentSearch): () => void {
  let at = 0;
  changeOf(place, (before) => {
    at = before.findIndex((other) => sameSearch(other, search));
    return before.filter((other) => !sameSearch(other, search));
  });
  return () =>
    changeOf(place, (now) => {
      if (at === -1 || now.some((other) => sameSearch(other, search))) return now;
      return [...now.slice(0, at), search, ...now.slice(at)].slice(0, limits.maximumRecentSearches);
    });
}

/** Forgets all searches of a place and returns the way to put them back behind what ran since. */
export function clearRecentSearches(place: SearchPlace): () => void {
  let before: readonly RecentSearch[] = [];
  changeOf(place, (searches) => {
    before = searches;
    return [];
  });
  return () =>
    changeOf(place, (now) =>
      [...now, ...before.filter((search) => !now.some((other) => sameSearch(other, search)))].slice(
        0,
        limits.maximumRecentSearches,
      ),
    );
}

/** The searches the user ran there in this browser, newest first. */
export function useRecentSearches(place: SearchPlace): readonly RecentSearch[] {
  return useValue(kept)[place] ?? noSearches;
}
