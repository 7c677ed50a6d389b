import { queryOptions } from '@tanstack/react-query';
import i18next from 'i18next';
import { rssAddress, setUpWebcal, webcalAddress } from 'contract/feeds';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { describeError } from '#session/describe.ts';
import { showMessage } from '#ui/message-bar.tsx';

/** The private RSS address of a saved search, made when it is asked for the first time. */
export const rssAddressOf = (id: string) =>
  queryOptions({
    queryKey: ['rssAddress', id],
    queryFn: ({ signal }) => call(rssAddress, { body: { id }, signal }),
  });

/** The user's calendar: its address where there is one, and the searches in it. */
export const webcal = queryOptions({
  queryKey: ['webcal'],
  queryFn: ({ signal }) => call(webcalAddress, { signal }),
});

/** A new RSS address; the old one is gone (decision 3.18). True when that worked; otherwise it says why. */
export function renewRss(id: string): Promise<boolean> {
  return telling(async () => {
    const answer = await call(rssAddress, { body: { id, reset: true } });
    queries.setQueryData(rssAddressOf(id).queryKey, answer);
    return i18next.t('feeds.renewed');
  });
}

/**
 * Makes the address of the user's calendar, makes a new one with `reset`, or mails once more how to use it
 * (decision 3.21). True when that worked; otherwise it says why.
 */
export function prepareWebcal({ reset = false } = {}): Promise<boolean> {
  return telling(async () => {
    const { data, webcalInvite } = await call(setUpWebcal, { body: { reset } });
    queries.setQueryData(webcal.queryKey, (before) => before && { ...before, data });
    await queries.invalidateQueries({ queryKey: webcal.queryKey });
    if (reset) return i18next.t('feeds.webcal.renewed');
    return webcalInvite ? i18next.t('feeds.webcal.made') : i18next.t('feeds.webcal.mailed');
  });
}

async function telling(work: () => Promise<string>): Promise<boolean> {
  try {
    showMessage({ kind: 'success', text: await work() });
    return true;
  } catch (error) {
    showMessage({ kind: 'error', text: describeError(error) });
    return false;
  }
}
