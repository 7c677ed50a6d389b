import { useEffect, useMemo } from 'react';
import type { AgendaItem } from 'contract/agendas';
import { plainAgenda, readAgenda, shownDays, type AgendaState } from '#features/agenda/agenda-state.ts';
import { rowsByDay } from '#features/agenda/meeting-days.ts';
import { useShownMeetings } from '#features/agenda/use-shown-meetings.ts';
import { today } from '#features/search/period.ts';
import { anchorOf, keepAnchor } from '#features/timeline/anchor.ts';

/** Pixels below the top edge of the list at which a meeting stands that was walked to from its page. */
const offset = 140;

/** Where a meeting is among those it was opened from. */
interface MeetingNeighbours {
  /** From 1. */
  place: number;
  total: number;
  previous: AgendaItem | undefined;
  next: AgendaItem | undefined;
}

/**
 * The place of a meeting among those of the agenda at an address, in the order in which that shows them; undefined
 * where it was not opened from an agenda or is no longer on it. On the way back the reader is at the one they walked to.
 */
export function useMeetingNeighbours(id: string, results: string | undefined): MeetingNeighbours | undefined {
  const agenda = useMemo(() => agendaOf(results), [results]);
  const state = agenda ?? plainAgenda;
  const { meetings, key, hasNextPage, outdated } = useShownMeetings(state, today(), agenda !== undefined);
  const rows = useMemo(() => {
    const { from, to } = shownDays(state, today());
    return rowsByDay(meetings, from).flatMap((row) => (row.kind === 'item' && row.day <= to ? [row] : []));
  }, [meetings, state]);
  const index = agenda && !outdated ? rows.findIndex((row) => row.key === id) : -1;
  useEffect(() => {
    if (index === -1 || anchorOf(key)?.opened === id) return;
    keepAnchor({ search: key, id, offset, opened: id });
  }, [index, key, id]);
  if (index === -1 || hasNextPage) return undefined;
  return {
    place: index + 1,
    total: rows.length,
    previous: rows[index - 1]?.meeting,
    next: rows[index + 1]?.meeting,
  };
}

/** The agenda at an address; undefined for any other screen. */
export function agendaOf(address: string | undefined): AgendaState | undefined {
  const { pathname, searchParams } = new URL(address ?? '/', location.origin);
  return pathname === '/agenda' ? readAgenda(Object.fromEntries(searchParams), today()).state : undefined;
}
