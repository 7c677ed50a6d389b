import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { followAgenda, getAgenda, type AgendaDetail } from 'contract/agenda-meeting';
import { limits } from 'contract/limits';
import { call } from '#api/call.ts';
import { ApiError } from '#api/failures.ts';
import { rhythm } from '#features/agenda/meetings.ts';
import { savedSearchesChanged } from '#features/saved-searches/use-saved-searches.ts';
import { showError } from '#session/describe.ts';
import { showMessage } from '#ui/message-bar.tsx';

/** Begins the key of everything that is known of one meeting, whatever is marked in it. */
const keyOf = (id: string) => ['meeting', id] as const;

/**
 * A meeting with the hits of the query marked by the server, looked at again while it is on the page. A query that
 * cannot be read marks nothing and keeps no meeting from opening.
 */
export function useMeeting(id: string, query: string) {
  const asked = query.trim();
  const found = useQuery<AgendaDetail>({
    queryKey: [...keyOf(id), asked],
    staleTime: limits.lookInterval,
    refetchInterval: rhythm,
    refetchOnWindowFocus: true,
    // The meeting without the new marks stays until these are there, but never another meeting.
    placeholderData: (previous, before) => (before?.queryKey[1] === id ? previous : undefined),
    queryFn: async ({ signal }) => {
      const ask = (words: string) =>
        call(getAgenda, {
          params: { id },
          query: words === '' ? {} : { query: words },
          signal,
          retrySlow: true,
        });
      try {
        return (await ask(asked)).result;
      } catch (failure) {
        if (!(failure instanceof ApiError) || !failure.errors[0].query) throw failure;
        return (await ask('')).result;
      }
    },
  });
  return {
    meeting: found.data,
    error: found.error ?? undefined,
    pending: found.isPending,
    retry: () => void found.refetch(),
  };
}

/** Follows a meeting or no longer; shown at once, and taken back with the reason where that fails (UX 4). */
export function useFollow(id: string): { follow: (followed: boolean) => void } {
  const client = useQueryClient();
  const show = (followed: boolean) =>
    client.setQueriesData<AgendaDetail>(
      { queryKey: keyOf(id) },
      (before) => before && { ...before, followed },
    );
  const { mutate } = useMutation({
    mutationFn: (followed: boolean) => call(followAgenda, { params: { id }, body: { followed } }),
    onMutate: async (followed) => {
      await client.cancelQueries({ queryKey: keyOf(id) });
      show(followed);
    },
    onError: (failure, followed) => {
      show(!followed);
      showError(failure);
    },
    onSuccess: ({ followed }) => {
      show(followed);
      const text = i18next.t(followed ? 'meeting.actions.followed' : 'meeting.actions.unfollowed');
      showMessage({ kind: 'success', text, undo: () => mutate(!followed) });
      void savedSearchesChanged();
    },
  });
  return { follow: mutate };
}
