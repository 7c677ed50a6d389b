import { queryOptions } from '@tanstack/react-query';
import i18next from 'i18next';
import {
  type AgendaSavedSearch,
  deliverAgendaSearch,
  listAgendaSearches,
  removeAgendaSearch,
  restoreAgendaSearch,
} from 'contract/agenda-searches';
import type { BodyOf } from 'contract/endpoint';
import { call } from '#api/call.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { changeSearches } from './search-actions.ts';
import { everySavedSearch } from './use-saved-searches.ts';

/** The user's saved searches of the agenda, newest first (decision 4.11), with how many there may be. */
export const agendaSearches = queryOptions({
  queryKey: [everySavedSearch, 'agenda'],
  queryFn: async ({ signal }) => {
    const answer = await call(listAgendaSearches, { signal });
    return { ...answer, data: answer.data.toReversed() };
  },
});

/** Deletes a saved search of the agenda and offers to undo that. */
export async function removeFromAgenda({ id, title }: AgendaSavedSearch): Promise<void> {
  if (!(await changeSearches(() => call(removeAgendaSearch, { body: { id } })))) return;
  const restore = async () => {
    if (!(await changeSearches(() => call(restoreAgendaSearch, { body: { id } })))) return;
    showMessage({ kind: 'success', text: i18next.t('searches.restored', { title }) });
  };
  const text = i18next.t('searches.removed', { title });
  showMessage({ kind: 'info', text, undo: () => void restore() });
}

/** Changes how a saved search of the agenda tells its user. */
export async function deliverFromAgenda(
  { id }: AgendaSavedSearch,
  changes: Omit<BodyOf<typeof deliverAgendaSearch>, 'id'>,
): Promise<void> {
  await changeSearches(() => call(deliverAgendaSearch, { body: { id, ...changes } }));
}
