import { queryOptions, useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import type { SavedSearch } from 'contract/saved-searches';
import type { TodayResponse } from 'contract/today';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { useFormats } from '#features/formats.ts';
import { markNew } from '#features/timeline/new-marks.ts';
import { callsOf, everySavedSearch } from './use-saved-searches.ts';

/** The look that is being told of; what is counted from then on is without it. */
let telling: Promise<unknown> | undefined;

/** New hits of the user's saved searches of a dashboard, by id; asked at the pace of the timeline's own. */
const newHitsOf = (domain: DomainId) =>
  queryOptions({
    queryKey: [everySavedSearch, domain, 'new'],
    staleTime: limits.lookInterval,
    refetchInterval: limits.lookInterval,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }) => {
      await telling;
      const { data } = await call(callsOf(domain).newHits, {
        body: { groupingName: domain },
        signal,
        quiet: true,
      });
      return new Map(data.map(({ id, count }) => [id, count]));
    },
  });

/** How many new hits a saved search has, as it is shown and as it is said. */
interface NewHits {
  short: string;
  long: string;
}

/**
 * What saved searches of these dashboards found since the user last looked at their results (UX 3, 5.2): undefined
 * for those that found nothing, and as long as it is not known.
 */
export function useNewHits(domains: readonly DomainId[]): (saved: SavedSearch) => NewHits | undefined {
  const { t } = useTranslation();
  const { number } = useFormats();
  const answers = useQueries({ queries: domains.map(newHitsOf) });
  const most = limits.maximumNewHits;
  return ({ id }) => {
    const count = answers.find(({ data }) => data?.has(id))?.data?.get(id);
    if (count === undefined) return undefined;
    const short = count > most ? `${number(most)}+` : number(count);
    return { short, long: t('filters.saved.newHits', { count, number: short }) };
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
export function useSeen(saved: SavedSearch | undefined, newSince: string | undefined): void {
  const id = saved?.id;
  useEffect(() => {
    shown = id;
    if (fresh?.of === id) markNew(fresh?.ids);
    return () => {
      shown = undefined;
      markNew();
    };
  }, [id]);
  useEffect(() => {
    if (!saved || newSince === undefined || told === `${saved.id} ${newSince}`) return;
    told = `${saved.id} ${newSince}`;
    void keepSeen(saved, newSince);
  }, [saved, newSince]);
}

async function keepSeen(saved: SavedSearch, newSince: string): Promise<void> {
  const { id } = saved;
  const domain = saved.queryDetails.groupingDetails.name;
  const { queryKey } = newHitsOf(domain);
  // Nobody waits for it: when it fails the count stands there again.
  const answered = call(callsOf(domain).seen, { body: { id, newSince }, quiet: true }).catch(() => undefined);
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
