import { useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { useState } from 'react';
import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import type { SavedSearch } from 'contract/saved-searches';
import { call } from '#api/call.ts';
import { defaultSearch, type SearchState } from '#features/search/search-state.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { criteriaOf, sameCriteria, stateOf } from './criteria.ts';
import { mailAt } from './mail-rate.ts';
import { changeSearches, removeSearch } from './search-actions.ts';
import { callsOf, savedSearchesOf } from './use-saved-searches.ts';

/** What can be followed in one click: a search of a dashboard, and what the saved search is then called. */
interface Followable {
  domain: DomainId;
  /** What is looked for; what is not said is as on a dashboard that was just opened. */
  search: Partial<SearchState> & Pick<SearchState, 'query'>;
  title: string;
}

/** See `useFollowing`. */
export interface Following {
  /** The saved search that looks for the same; undefined without one, or while that is not known yet. */
  saved: SavedSearch | undefined;
  /** Whether it can be told and changed by now. */
  ready: boolean;
  /** Follows, or no longer; either can be undone. */
  toggle: () => void;
}

/** Whether something is followed, which a saved search that looks for the same says however it was made (UX-3, All pages). */
export function useFollowing({ domain, search, title }: Followable): Following {
  const searches = useQuery(savedSearchesOf(domain));
  const [busy, setBusy] = useState(false);
  const state = { ...defaultSearch, ...search };
  const saved = searches.data?.data.find((one) => sameCriteria(domain, stateOf(one.queryDetails), state));
  const toggle = () => {
    setBusy(true);
    const done = saved ? removeSearch(saved) : follow({ domain, search, title });
    void done.finally(() => setBusy(false));
  };
  return { saved, ready: searches.isSuccess && !busy, toggle };
}

/** Saves the search with the mail that a new one begins with, and offers to undo that. */
async function follow({ domain, search, title }: Followable): Promise<void> {
  const body = {
    title: title.slice(0, limits.maximumSavedTitle),
    sendUpdatesPerEmail: mailAt('daily'),
    queryDetails: criteriaOf(domain, { ...defaultSearch, ...search }),
  };
  const made = await changeSearches(() => call(callsOf(domain).create, { body }));
  if (!made) return;
  const text = i18next.t('searches.follow.followed', { title: made.data.title });
  showMessage({ kind: 'success', text, undo: () => void removeSearch(made.data) });
}
