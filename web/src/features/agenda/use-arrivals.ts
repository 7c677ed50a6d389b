import { useState } from 'react';
import type { AgendaItem } from 'contract/agendas';
import type { Meetings } from './meetings.ts';

interface Known {
  /** The agenda whose meetings these are. */
  key: string;
  meetings: readonly AgendaItem[];
  arrived: readonly string[];
}
const none: readonly string[] = [];

/**
 * The meetings that came, changed or went while the agenda is on the screen and that were not looked at since. What the
 * reader asks for is no news, nor are pages that are still coming in.
 */
export function useArrivals(
  { key, meetings, outdated, hasNextPage, loading }: Meetings,
  /** The meeting that is looked at. */
  chosen: string | undefined,
): readonly string[] {
  const [known, setKnown] = useState<Known>();
  const before = known?.key === key ? known : undefined;
  const complete = !loading && !outdated && !hasNextPage;
  const news = complete && before && before.meetings !== meetings ? newsIn(before.meetings, meetings) : none;
  const arrived = [...new Set([...(before?.arrived ?? none), ...news])].filter((id) => id !== chosen);
  const isOther =
    known?.key !== key || known.meetings !== meetings || arrived.length !== known.arrived.length;
  if (complete && isOther) setKnown({ key, meetings, arrived });
  return arrived;
}

/** The meetings that are not as they were, or that are no longer there. */
export function newsIn(before: readonly AgendaItem[], now: readonly AgendaItem[]): string[] {
  const old = new Map(before.map((one) => [one.id, one]));
  const there = new Set(now.map(({ id }) => id));
  return [
    ...now.filter((one) => !isSame(old.get(one.id), one)),
    ...before.filter(({ id }) => !there.has(id)),
  ].map(({ id }) => id);
}

/** Of what a row says all but its hits: these change with its documents. */
function isSame(before: AgendaItem | undefined, now: AgendaItem): boolean {
  if (before === now || !before) return before === now;
  const said = ({
    startTime,
    endTime,
    timeKnown,
    place,
    status,
    state,
    title,
    points,
    documents,
  }: AgendaItem) =>
    JSON.stringify([startTime, endTime, timeKnown, place, status, state, title.text, points, documents]);
  return said(before) === said(now);
}
