import { queryOptions } from '@tanstack/react-query';
import i18next from 'i18next';
import { limits } from 'contract/limits';
import {
  copySharedList,
  getListShare,
  readSharedList,
  renewListShare,
  shareList,
  unshareList,
} from 'contract/list-share';
import type { List } from 'contract/lists';
import { call } from '#api/call.ts';
import { changeLists } from '#features/lists/list-actions.ts';
import { everyList } from '#features/lists/use-lists.ts';
import { showMessage } from '#ui/message-bar.tsx';

/** How a list of the user is shared; who opened it is asked anew whenever that is looked at. */
export const listShare = (id: string) =>
  queryOptions({
    queryKey: [...everyList, 'share', id],
    queryFn: async ({ signal }) => (await call(getListShare, { params: { id }, signal })).data,
    staleTime: 0,
  });

/** The list behind a colleague's link; what its owner changes comes while it is looked at. */
export const sharedList = (link: string) =>
  queryOptions({
    queryKey: [...everyList, 'shared', link],
    queryFn: async ({ signal }) => (await call(readSharedList, { body: { link }, signal })).data,
    staleTime: 0,
    refetchInterval: limits.lookInterval,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });

/** Switches the link of a list on, or off for good. */
export async function setShared({ id }: List, shared: boolean): Promise<void> {
  const asked = { params: { id }, body: {} };
  if (shared) await changeLists(() => call(shareList, asked));
  else if (await changeLists(() => call(unshareList, asked))) say(i18next.t('listManager.share.ended'));
}

/** Puts another link in the place of the one a list has, which works no more. */
export async function renewLink({ id }: List): Promise<void> {
  const done = await changeLists(() => call(renewListShare, { params: { id }, body: {} }));
  if (done) say(i18next.t('listManager.share.renewed'));
}

/** Makes a list of the user's own of a shared one; undefined when that failed, which was said. */
export async function copyToOwn(link: string): Promise<List | undefined> {
  const made = await changeLists(() => call(copySharedList, { body: { link } }));
  if (made) say(i18next.t('listManager.share.copyMade', { title: made.data.title }));
  return made?.data;
}

const say = (text: string) => showMessage({ kind: 'success', text });
