import { useCallback } from 'react';

/**
 * The link to the page of a meeting, with the query that is marked there; `results` is where the reader comes from.
 * A query of any length stands in the address, as it does in that of the agenda.
 */
export function meetingLink({ id }: { id: string }, query: string, results: string | undefined) {
  const search: Record<string, string> = query.trim() === '' ? {} : { q: query };
  return {
    to: '/agenda/$meetingId' as const,
    params: { meetingId: id },
    search,
    state: results === undefined ? {} : { results },
  };
}

/** Makes the links to meetings for whoever has the agenda; others read them as documents. See `meetingLink`. */
export function useMeetingLink(query: string, results: string | undefined) {
  return useCallback((meeting: { id: string }) => meetingLink(meeting, query, results), [query, results]);
}
