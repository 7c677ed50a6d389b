import { queryOptions } from '@tanstack/react-query';
import i18next from 'i18next';
import { limits } from 'contract/limits';
import {
  acceptSuggestions,
  dropSuggestions,
  followSearch,
  getSuggestions,
  type ListSuggestions,
  undoSuggestions,
  unfollowSearch,
} from 'contract/list-suggestions';
import type { List } from 'contract/lists';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { changeLists } from '#features/lists/list-actions.ts';
import { everyList } from '#features/lists/use-lists.ts';
import { showMessage } from '#ui/message-bar.tsx';

/** The saved search that a list follows and what it suggests; what comes in while it is looked at comes along. */
export const listSuggestions = (listId: string) =>
  queryOptions({
    queryKey: [...everyList, 'suggestions', listId],
    queryFn: async ({ signal }) => (await call(getSuggestions, { params: { id: listId }, signal })).data,
    staleTime: 0,
    refetchInterval: limits.lookInterval,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });

/** Puts a suggestion onto its list and offers to undo that. */
export async function accept({ id }: List, documentId: string): Promise<void> {
  hide(id, [documentId]);
  await changeLists(async () => {
    await call(acceptSuggestions, { params: { id }, body: { documentIds: [documentId] } });
    offerUndo(id, [documentId], i18next.t('listManager.suggestions.added'));
  });
}

/** Suggests documents for a list no more and offers to undo that. */
export async function drop({ id }: List, documentIds: string[]): Promise<void> {
  hide(id, documentIds);
  const count = documentIds.length;
  await changeLists(async () => {
    await call(dropSuggestions, { params: { id }, body: { documentIds } });
    offerUndo(id, documentIds, i18next.t('listManager.suggestions.dropped', { count, number: count }));
  });
}

/** Lets a list follow a saved search, or none, and offers to go back to what it followed; true when that was done. */
export async function follow(
  { id }: List,
  search: { id: string; title: string } | undefined,
  before: string | undefined,
): Promise<boolean> {
  if (!(await followed(id, search?.id))) return false;
  showMessage({
    kind: 'success',
    text: search
      ? i18next.t('listManager.suggestions.linked', { search: search.title })
      : i18next.t('listManager.suggestions.unlinked'),
    undo: () => void followed(id, before),
  });
  return true;
}

const followed = (id: string, savedSearchId: string | undefined) =>
  changeLists<unknown>(() =>
    savedSearchId === undefined
      ? call(unfollowSearch, { params: { id }, body: {} })
      : call(followSearch, { params: { id }, body: { savedSearchId } }),
  );

function hide(listId: string, documentIds: readonly string[]): void {
  const { queryKey } = listSuggestions(listId);
  void queries.cancelQueries({ queryKey });
  queries.setQueryData(
    queryKey,
    (shown: ListSuggestions | undefined) =>
      shown && {
        ...shown,
        documents: shown.documents.filter(({ id }) => !documentIds.includes(id)),
      },
  );
}

/** Said once it is done and before all is read anew: of two in a row the last is said last, and taken back first. */
function offerUndo(id: string, documentIds: string[], text: string): void {
  const undo = () => changeLists(() => call(undoSuggestions, { params: { id }, body: { documentIds } }));
  showMessage({ kind: 'success', text, undo: () => void undo() });
}
