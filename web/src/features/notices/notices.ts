import { queryOptions } from '@tanstack/react-query';
import { resetMailAddress } from 'contract/deliveries';
import { dismissReturned, getNotices } from 'contract/notices';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { showError } from '#session/describe.ts';

/** What the user should know about their mail on whatever page they are. */
export const notices = queryOptions({
  queryKey: ['notices'],
  queryFn: ({ signal }) => call(getNotices, { signal }),
  staleTime: 5 * 60_000,
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

/** Puts away what was found during the vacation; it comes back when that could not be kept. */
export async function putReturnedAway(): Promise<void> {
  const before = queries.getQueryData(notices.queryKey);
  queries.setQueryData(notices.queryKey, (told) => told && { ...told, returned: undefined });
  try {
    queries.setQueryData(notices.queryKey, await call(dismissReturned, { body: {} }));
  } catch (failure) {
    queries.setQueryData(notices.queryKey, before);
    showError(failure);
  }
}
