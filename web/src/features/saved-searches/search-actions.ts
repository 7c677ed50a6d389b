import i18next from 'i18next';
import type { BodyOf } from 'contract/endpoint';
import type { SavedSearch, savedSearches } from 'contract/saved-searches';
import { call } from '#api/call.ts';
import { copyText } from '#features/copy-text.ts';
import { writeOrigin, writeSearch } from '#features/search/search-state.ts';
import { showError } from '#session/describe.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { stateOf } from './criteria.ts';
import { callsOf, savedSearchesChanged, showSavedSearch } from './use-saved-searches.ts';

type Criteria = BodyOf<typeof savedSearches.common.change>['queryDetails'];

const domainOf = (saved: SavedSearch) => saved.queryDetails.groupingDetails.name;

/** The dashboard's address of a saved search as it is. */
export function searchOf(saved: SavedSearch) {
  const search = { ...writeSearch(stateOf(saved.queryDetails)), ...writeOrigin({ saved: saved.id }) };
  return { to: '/$domain/dashboard', params: { domain: domainOf(saved) }, search } as const;
}

/** Puts a link on the clipboard that opens a copy of the criteria, not the search itself (decision 3.19). */
export async function shareSearch(saved: SavedSearch): Promise<void> {
  const search = { ...writeSearch(stateOf(saved.queryDetails)), ...writeOrigin({ shared: saved.title }) };
  const address = `${location.origin}/${domainOf(saved)}/dashboard?${new URLSearchParams(search)}`;
  await copyText(address, i18next.t('searches.shared'));
}

/** Deletes a saved search and offers to undo that; everything of it comes back. */
export async function removeSearch(saved: SavedSearch): Promise<void> {
  const calls = callsOf(domainOf(saved));
  const { id, title } = saved;
  const done = await changeSearches(() => call(calls.remove, { body: { id } }));
  if (!done) return;
  const restore = async () => {
    if (!(await changeSearches(() => call(calls.restore, { body: { id } })))) return;
    showMessage({ kind: 'success', text: i18next.t('searches.restored', { title }) });
  };
  const text = i18next.t('searches.removed', { title });
  showMessage({ kind: 'info', text, undo: () => void restore() });
}

/** Changes how a saved search tells its user: at once on the screen, and back when the server refuses. */
export async function deliverSearch(
  saved: SavedSearch,
  changes: Omit<BodyOf<typeof savedSearches.common.deliver>, 'id'>,
): Promise<void> {
  showSavedSearch({ ...saved, ...changes } as SavedSearch);
  await changeSearches(() => call(callsOf(domainOf(saved)).deliver, { body: { id: saved.id, ...changes } }));
}

/** Has a saved search look for something else from now on, and offers to undo that (decision 4.12). */
export async function updateCriteria(saved: SavedSearch, criteria: Criteria): Promise<void> {
  const { id, title, description, sendUpdatesPerEmail, rssEnabled, includeInWebcal, pushEnabled } = saved;
  const put = (queryDetails: Criteria) => {
    const fields = { id, title, description, sendUpdatesPerEmail, rssEnabled, includeInWebcal, pushEnabled };
    return changeSearches(() => call(callsOf(domainOf(saved)).change, { body: { ...fields, queryDetails } }));
  };
  if (!(await put(criteria))) return;
  showMessage({
    kind: 'success',
    text: i18next.t('searches.applied.updated', { title }),
    undo: () => void put(saved.queryDetails),
  });
}

/** Does something to saved searches, shows a failure, and in either case shows them as they then are. */
export async function changeSearches<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch (failure) {
    showError(failure);
    return undefined;
  } finally {
    await savedSearchesChanged().catch(() => undefined);
  }
}
