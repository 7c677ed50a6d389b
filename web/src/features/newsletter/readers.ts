import { queryOptions } from '@tanstack/react-query';
import { getAddressLists } from 'contract/address-lists';
import { limits } from 'contract/limits';
import { countRecipients, type IssuesResponse, listIssues } from 'contract/newsletter-issues';
import { getReplyAddress } from 'contract/reply-address';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { showError } from '#session/describe.ts';

/** Names all that is fetched of readers and what was sent to them: colleagues change it too, so it is asked anew. */
export const everyReader = ['newsletterReaders'];

/** The organisation's address lists. */
export const addressLists = queryOptions({
  queryKey: [...everyReader, 'lists'],
  queryFn: ({ signal }) => call(getAddressLists, { signal }),
  staleTime: 0,
});

/** Where answers go; whether it was confirmed is looked at while it is on the screen. */
export const replyAddress = queryOptions({
  queryKey: [...everyReader, 'reply'],
  queryFn: async ({ signal }) => (await call(getReplyAddress, { signal })).data,
  staleTime: 0,
  refetchOnWindowFocus: true,
});

/** What sending to these lists then would come to; undefined is now. */
export const recipients = (addressListIds: readonly string[], sendAt: string | undefined) =>
  queryOptions({
    queryKey: [...everyReader, 'recipients', addressListIds, sendAt],
    queryFn: async ({ signal }) => {
      const body = { addressListIds: [...addressListIds], ...(sendAt === undefined ? {} : { sendAt }) };
      return (await call(countRecipients, { body, signal })).data;
    },
    enabled: addressListIds.length > 0,
    staleTime: 0,
  });

/** What the organisation sent, page by page; what is on its way is looked at again. */
export const sentIssues = {
  queryKey: [...everyReader, 'issues'],
  queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
    call(listIssues, { query: pageParam === undefined ? {} : { before: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ data, more }: IssuesResponse) => (more ? data.at(-1)?.id : undefined),
  staleTime: 0,
  refetchInterval: limits.lookInterval,
};

/** Changes something of readers, shows a failure, and in either case shows them as they then are. */
export async function changeReaders<T>(change: () => Promise<T>): Promise<T | undefined> {
  try {
    return await change();
  } catch (failure) {
    showError(failure);
    return undefined;
  } finally {
    await queries.invalidateQueries({ queryKey: everyReader }).catch(() => undefined);
  }
}
