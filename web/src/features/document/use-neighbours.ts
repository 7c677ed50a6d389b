import { useEffect, useMemo } from 'react';
import { isDomain, type DomainId } from 'contract/dashboards';
import type { TimelineItem } from 'contract/documents';
import type { HitOrder } from 'contract/timeline';
import { defaultSearch, readSearch, readView, type SearchState } from '#features/search/search-state.ts';
import { anchorOf, keepAnchor } from '#features/timeline/anchor.ts';
import { useTimeline } from '#features/timeline/use-timeline.ts';

/** Pages fetched to find a document back in its results, after they left the browser's memory. */
const maximumPages = 10;
/** Pixels below the top edge of the results at which a document stands that was walked to from here. */
const offset = 140;

/** Where a document is in the results it was opened from. */
interface Neighbours {
  /** From 1. */
  place: number;
  /** Exact number of results that follow each other. */
  total: number;
  previous: TimelineItem | undefined;
  next: TimelineItem | undefined;
}

/**
 * The place of a document among the results of an address, with the ones before and after it; the next page
 * is fetched in time. Undefined where it was not opened from results or is no longer among them. On the way
 * back the reader is at the document they walked to.
 */
export function useNeighbours(id: string, results: string | undefined): Neighbours | undefined {
  const { domain, search, order } = useMemo(() => searchOf(results), [results]);
  const {
    items,
    first,
    reachable,
    key,
    pages,
    hasNextPage,
    fetchingNextPage,
    nextPageFailed,
    fetchNextPage,
  } = useTimeline(domain, search, order);
  const index = items.findIndex((item) => item.id === id);
  const wanting = index === -1 ? pages > 0 && pages < maximumPages : index === items.length - 1;
  const fetching = wanting && hasNextPage && !fetchingNextPage && !nextPageFailed;
  useEffect(() => {
    if (fetching) fetchNextPage();
  });
  useEffect(() => {
    if (index === -1 || anchorOf(key)?.opened === id) return;
    keepAnchor({ search: key, id, offset, opened: id });
  }, [index, key, id]);
  if (index === -1 || !first) return undefined;
  return {
    place: index + 1,
    total: reachable,
    previous: items[index - 1],
    next: items[index + 1],
  };
}

/** The search of the address of results; one that lacks its query, which is never run, for any other address. */
function searchOf(results: string | undefined): {
  domain: DomainId;
  search: SearchState;
  order: HitOrder;
} {
  const { pathname, searchParams } = new URL(results ?? '/', location.origin);
  const domain = /^\/([a-z-]+)\/dashboard$/.exec(pathname)?.[1];
  if (!isDomain(domain)) return { domain: 'nl', search: defaultSearch, order: 'newest' };
  const text = Object.fromEntries(searchParams);
  return { domain, search: readSearch(domain, text).state, order: readView(domain, text).order };
}
