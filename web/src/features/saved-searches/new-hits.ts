import { queryOptions, useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { countNewMeetings, keepSeenMeetings } from 'contract/agenda-searches';
import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import type { NewHitsOfSearches, SeenAnswer, SeenResults } from 'contract/saved-searches';
import type { TodayResponse } from 'contract/today';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { useFormats } from '#features/formats.ts';
import { markNew } from '#features/timeline/new-marks.ts';
import { callsOf, everySavedSearch } from './use-saved-searches.ts';

/** Where saved searches are: a dashboard, or the agenda. */
type Place = DomainId | 'agenda';

function countAt(place: Place, signal: AbortSignal): Promise<NewHitsOfSearches> {
  return place === 'agenda'
    ? call(countNewMeetings, { signal, quiet: true })
    : call(callsOf(place).newHits, { body: { groupingName: place }, signal, quiet: true });
}

function tellAt(place: Place, body: SeenResults): Promise<SeenAnswer> {
  return call(place === 'agenda' ? keepSeenMeetings : callsOf(place).seen, { body, quiet: true });
}

/** The look that is being told of; what is counted from then on is without it. */
let telling: Promise<unknown> | undefined;

/** New hits of the user's saved searches of a place, by id; asked at the pace of the timeline's own. */
const newHitsOf = (place: Place) =>
  queryOptions({
    queryKey: [everySavedSearch, place, 'new'],
    staleTime: limits.lookInterval,
    refetchInterval: limits.lookInterval,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }) => {
      await telling;
      const { data } = await countAt(place, signal);
      return new Map(data.map(({ id, count }) => [id, count]));
    },
  });

/** How many new hits a saved search has, and as it is shown. */
interface NewHits {
  count: number;
  number: string;
}

/**
 * What saved searches of these places found since the user last looked at their results (UX 3, 5.2, 5.4), by id:
 * undefined for those that found nothing, and as long as it is not known.
 */
export function useNewHits(places: readonly Place[]): (id: string) => NewHits | undefined {
  const { number } = useFormats();
  const answers = useQueries({ queries: places.map(newHitsOf) });
  const most = limits.maximumNewHits;
  return (id) => {
    const count = answers.find(({ data }) => data?.has(id))?.data?.get(id);
    if (count === undefined) return undefined;
    return { count, number: count > most ? `${number(most)}+` : number(count) };
  };
}

/** The search and the results that were told of last: one look is told once, however often it is drawn. */
let told: string | undefined;
/** The saved search whose results are on the screen. */
let shown: string | undefined;
/** What was new of the one that was looked at last. */
let fresh: { of: string; ids: ReadonlySet<string> } | undefined;

/**
 * Tells the server that the results of a saved search are on the screen, with the mark that they carry: on every
 * device its count begins anew from there. What was new until then is marked (UX-2, 09). Undefined for what is not
 * on the screen.
 */
export function useSeen(place: Place, id: string | undefined, newSince: string | undefined): void {
  useEffect(() => {
    shown = id;
    if (fresh?.of === id) markNew(fresh?.ids);
    return () => {
      shown = undefined;
      markNew();
    };
  }, [id]);
  useEffect(() => {
    if (id === undefined || newSince === undefined || told === `${id} ${newSince}`) return;
    told = `${id} ${newSince}`;
    void keepSeen(place, { id, newSince });
  }, [place, id, newSince]);
}

async function keepSeen(place: Place, look: SeenResults): Promise<void> {
  const { id } = look;
  const { queryKey } = newHitsOf(place);
  // Nobody waits for it: when it fails the count stands there again.
  const answered = tellAt(place, look).catch(() => undefined);
  telling = answered;
  // What is on its way was counted before.
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, (counts) => counts && new Map([...counts].filter(([one]) => one !== id)));
  // The first screen counts them too.
  queries.setQueriesData<TodayResponse>(
    { queryKey: ['today'] },
    (before) => before && { ...before, searches: before.searches.filter((one) => one.id !== id) },
  );
  const answer = await answered;
  // What comes in while the results are read adds to what was new before.
  fresh = { of: id, ids: new Set([...(answer?.documents ?? []), ...(fresh?.of === id ? fresh.ids : [])]) };
  if (shown === id) markNew(fresh.ids);
  await Promise.all([
    queries.invalidateQueries({ queryKey }),
    queries.invalidateQueries({ queryKey: ['today'] }),
  ]);
}
