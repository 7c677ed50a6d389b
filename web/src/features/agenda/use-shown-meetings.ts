import { useMemo, useState } from 'react';
import type { DayText } from 'contract/amsterdam';
import type { AgendaItem } from 'contract/agendas';
import type { AgendaState } from './agenda-state.ts';
import { askedBy, keyOf, useMeetings, type Meetings } from './meetings.ts';

/** The meetings that an agenda shows. */
interface ShownMeetings extends Meetings {
  /** How many of them the query finds, where others are shown as well. */
  withHits?: number | undefined;
}

/** Whether an agenda can also show what its query does not find; a grid has room for hits alone. */
export function canShowOthers({ query, view }: AgendaState): boolean {
  return query.trim() !== '' && (view === 'list' || view === 'day');
}
const showsOthers = (state: AgendaState) => state.others && canShowOthers(state);

/** By which the place in the meetings of an agenda is kept. */
export const keyOfShown = (state: AgendaState, today: DayText) =>
  keyOf(askedBy(state, today)) + (showsOthers(state) ? ' others' : '');

/**
 * The meetings that are found and, where the reader wants them, the others of the same days and filters (UX-2, 11), of
 * which nothing is marked. None are asked for as long as they are not `wanted`.
 */
export function useShownMeetings(state: AgendaState, today: DayText, wanted = true): ShownMeetings {
  const asked = askedBy(state, today);
  const both = showsOthers(state);
  const found = useMeetings(asked, wanted);
  const every = useMeetings({ ...asked, query: '' }, wanted && both);
  const there = both && !every.loading;
  // Who begins with all of them waits for these: a list that grew above would not begin at its top.
  const [waiting, setWaiting] = useState(both);
  if (waiting && !(both && every.loading)) setWaiting(false);
  const meetings = useMemo(
    () => (there ? withFound(every.meetings, found.meetings) : found.meetings),
    [there, every.meetings, found.meetings],
  );
  if (!both) return found;
  return {
    ...found,
    key: keyOfShown(state, today),
    meetings,
    loading: found.loading || waiting,
    pages: found.pages + every.pages,
    outdated: found.outdated || every.outdated || every.loading,
    hasNextPage: found.hasNextPage || every.hasNextPage,
    error: found.error ?? every.error,
    retry: () => {
      found.retry();
      every.retry();
    },
    total: every.total,
    withHits: found.total,
  };
}

/** All of them, those that are found with their hits. */
function withFound(every: readonly AgendaItem[], found: readonly AgendaItem[]): AgendaItem[] {
  const hits = new Map(found.map((one) => [one.id, one]));
  return every.map((one) => hits.get(one.id) ?? one);
}
