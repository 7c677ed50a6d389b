import { isDomain, type DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { isListOf, isRecordOf, isText } from '#api/shapes.ts';
import { privateValue } from '#session/private-value.ts';
import { useValue } from '#session/value.ts';

/** A search as the URL writes it, without how its results were looked at. */
export type RecentSearch = Readonly<Record<string, string>>;
type PerDashboard = Readonly<Partial<Record<DomainId, readonly RecentSearch[]>>>;

const nothing: PerDashboard = {};
const noSearches: readonly RecentSearch[] = [];
const kept = privateValue<PerDashboard>(
  'recentSearches',
  isRecordOf(isListOf(isRecordOf(isText)), isDomain),
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
  domain: DomainId,
  next: (before: readonly RecentSearch[]) => readonly RecentSearch[],
): void {
  kept.change((all) => ({ ...all, [domain]: next(all[domain] ?? noSearches) }));
}

/** Remembers that a search ran on a dashboard. */
export function addRecentSearch(domain: DomainId, search: RecentSearch): void {
  changeOf(domain, (before) => withSearch(before, search));
}

/** Forgets one search and returns the way to put it back where it was. */
export function removeRecentSearch(domain: DomainId, search: RecentSearch): () => void {
  let place = 0;
  changeOf(domain, (before) => {
    place = before.findIndex((other) => sameSearch(other, search));
    return before.filter((other) => !sameSearch(other, search));
  });
  return () =>
    changeOf(domain, (now) => {
      if (place === -1 || now.some((other) => sameSearch(other, search))) return now;
      return [...now.slice(0, place), search, ...now.slice(place)].slice(0, limits.maximumRecentSearches);
    });
}

/** Forgets all searches of a dashboard and returns the way to put them back behind what ran since. */
export function clearRecentSearches(domain: DomainId): () => void {
  let before: readonly RecentSearch[] = [];
  changeOf(domain, (searches) => {
    before = searches;
    return [];
  });
  return () =>
    changeOf(domain, (now) =>
      [...now, ...before.filter((search) => !now.some((other) => sameSearch(other, search)))].slice(
        0,
        limits.maximumRecentSearches,
      ),
    );
}

/** The searches the user ran on a dashboard in this browser, newest first. */
export function useRecentSearches(domain: DomainId): readonly RecentSearch[] {
  return useValue(kept)[domain] ?? noSearches;
}
