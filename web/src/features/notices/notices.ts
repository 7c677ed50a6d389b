import { queryOptions } from '@tanstack/react-query';
import { resetMailAddress } from 'contract/deliveries';
import {
  dismissAnnouncement,
  dismissFailed,
  dismissMention,
  dismissReturned,
  dismissStopped,
  getNotices,
  type Notices,
  undoStopped,
} from 'contract/notices';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { savedSearchesChanged } from '#features/saved-searches/use-saved-searches.ts';
import { showError } from '#session/describe.ts';

/** What the user should know about their mail and the product on whatever page they are. */
export const notices = queryOptions({
  queryKey: ['notices'],
  queryFn: ({ signal }) => call(getNotices, { signal, quiet: true }),
  staleTime: 5 * 60_000,
  // Who stays on a page all day hears of maintenance as well.
  refetchInterval: 10 * 60_000,
});

/** Has the address mailed again that was paused (decision 4.21); false when that failed, which is shown. */
export async function resumeAddress(): Promise<boolean> {
  try {
    await call(resetMailAddress, { body: {} });
    await queries.invalidateQueries({ queryKey: notices.queryKey });
    return true;
  } catch (failure) {
    showError(failure);
    return false;
  }
}

/** Switches on again what was switched off from a mail (decision 10.1); false when that failed, which is shown. */
export async function undoStop(id: string): Promise<boolean> {
  try {
    queries.setQueryData(notices.queryKey, await call(undoStopped, { body: { id } }));
  } catch (failure) {
    showError(failure);
    return false;
  }
  await savedSearchesChanged();
  return true;
}

/** Puts away what was found during the vacation. */
export const putReturnedAway = (): Promise<void> =>
  putAway(
    ({ returned: _, ...rest }) => rest,
    () => call(dismissReturned, { body: {} }),
  );

/** Puts away that mails failed. */
export const putFailedAway = (): Promise<void> =>
  putAway(
    ({ failed: _, ...rest }) => rest,
    () => call(dismissFailed, { body: {} }),
  );

/** Puts away what staff tell. */
export const putAnnouncementAway = (id: string): Promise<void> =>
  putAway(
    ({ announcements, ...rest }) => ({
      ...rest,
      announcements: announcements?.filter((one) => one.id !== id),
    }),
    () => call(dismissAnnouncement, { body: { id } }),
  );

/** Puts away that a note mentions the user. */
export const putMentionAway = (id: string): Promise<void> =>
  putAway(
    ({ mentioned, ...rest }) => ({ ...rest, mentioned: mentioned?.filter((one) => one.id !== id) }),
    () => call(dismissMention, { body: { id } }),
  );

/** Puts away that something was switched off from a mail. */
export const putStoppedAway = (id: string): Promise<void> =>
  putAway(
    ({ stopped, ...rest }) => ({ ...rest, stopped: stopped?.filter((one) => one.id !== id) }),
    () => call(dismissStopped, { body: { id } }),
  );

/** Takes a notice away at once; it comes back when that could not be kept. */
export async function putAway(
  without: (told: Notices) => Notices,
  keep: () => Promise<Notices>,
): Promise<void> {
  const before = queries.getQueryData(notices.queryKey);
  queries.setQueryData(notices.queryKey, (told) => told && without(told));
  try {
    queries.setQueryData(notices.queryKey, await keep());
  } catch (failure) {
    queries.setQueryData(notices.queryKey, before);
    showError(failure);
  }
}
