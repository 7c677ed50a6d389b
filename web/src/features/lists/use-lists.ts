import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { limits } from 'contract/limits';
import { findHoldings, getListItems, type Holding } from 'contract/list-item-calls';
import { getActiveLists, getArchivedLists, type List } from 'contract/lists';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { useSession } from '#session/session.ts';
import { onOtherTab } from '#session/storage.ts';

/** Names all that is fetched of lists, each under a name of its own. */
export const everyList = ['lists'];

/** The user's active lists, last used first. */
export const activeLists = queryOptions({
  queryKey: [...everyList, 'active'],
  queryFn: ({ signal }) => call(getActiveLists, { signal }),
  staleTime: limits.listsCache,
});

/** The user's archived lists and the bin. */
export const archivedLists = queryOptions({
  queryKey: [...everyList, 'archived'],
  queryFn: ({ signal }) => call(getArchivedLists, { signal }),
  staleTime: limits.listsCache,
});

/** The items of a list in their order. */
export const listItems = (listId: string) =>
  queryOptions({
    queryKey: [...everyList, 'items', listId],
    queryFn: async ({ signal }) => (await call(getListItems, { params: { id: listId }, signal })).data,
    staleTime: limits.listsCache,
  });

/** Fetches again what is shown of lists and drops the rest (decision 9.5); resolves when it is there. */
export function listsChanged(): Promise<void> {
  return queries.invalidateQueries({ queryKey: everyList });
}

/** Where this browser keeps when lists were last changed in one of its tabs. */
export const changedEntry = 'listsChanged';

/** Shows in this tab what was done to lists in another one. */
export function useListsOfOtherTabs(): void {
  useEffect(() => onOtherTab(changedEntry, () => void listsChanged().catch(() => undefined)), []);
}

/** On which lists a document is; those asked for together are fetched together. */
export const holdings = (documentId: string, enabled: boolean) =>
  queryOptions({
    queryKey: [...everyList, 'holdings', documentId],
    queryFn: () => loadHoldings(documentId),
    staleTime: limits.listsCache,
    enabled,
  });

/** On which lists a document is; empty until that is known, and for users without lists. */
export function useHoldings(documentId: string): readonly Holding[] {
  const { hasModule } = useSession();
  return useQuery(holdings(documentId, hasModule('listManager'))).data ?? none;
}
const none: readonly Holding[] = [];

/** The same for several documents, fetched now unless it is fresh. */
export async function fetchHoldings(documentIds: readonly string[]): Promise<Holding[]> {
  const found = await Promise.all(documentIds.map((id) => queries.fetchQuery(holdings(id, true))));
  return found.flat();
}

/** The active lists among these, last used first. */
export function useListsOf(held: readonly Holding[]): readonly List[] {
  const { data } = useQuery(activeLists);
  return data?.data.filter(({ id }) => held.some(({ listId }) => listId === id)) ?? [];
}

interface Waiting {
  resolve: (found: Holding[]) => void;
  reject: (failure: unknown) => void;
}
let waiting = new Map<string, Waiting[]>();

/** Milliseconds in which rows that appear together are asked about together. */
const together = 30;

function loadHoldings(documentId: string): Promise<Holding[]> {
  return new Promise((resolve, reject) => {
    if (waiting.size === 0) setTimeout(() => void askTogether(), together);
    waiting.set(documentId, [...(waiting.get(documentId) ?? []), { resolve, reject }]);
  });
}

async function askTogether(): Promise<void> {
  const asked = waiting;
  waiting = new Map();
  const ids = [...asked.keys()];
  for (let from = 0; from < ids.length; from += limits.maximumHoldings) {
    const documentIds = ids.slice(from, from + limits.maximumHoldings);
    try {
      const { data } = await call(findHoldings, { body: { documentIds } });
      for (const id of documentIds) {
        const found = data.filter((holding) => holding.documentId === id);
        for (const { resolve } of asked.get(id) ?? []) resolve(found);
      }
    } catch (failure) {
      for (const id of documentIds) for (const { reject } of asked.get(id) ?? []) reject(failure);
    }
  }
}
