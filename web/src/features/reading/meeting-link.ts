/**
 * The link to the page of a meeting, with the query that is marked there; `results` is where the reader comes from.
 * A query of any length stands in the address, as it does in that of the agenda.
 */
export const meetingLink = ({ id }: { id: string }, q: string, results: string | undefined) =>
  ({
    to: '/agenda/$meetingId',
    params: { meetingId: id },
    search: (q.trim() ? { q } : {}) as Record<string, string>,
    state: { ...(results && { results }) },
  }) as const;
