import {
  IconArrowRight,
  IconCommand,
  IconFileText,
  IconHistory,
  IconLanguage,
  IconLifebuoy,
  IconLogout,
  IconMoon,
  IconStar,
} from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { useMatch, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { dashboards, domainIds, type DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import type { SavedSearch } from 'contract/saved-searches';
import { locales, type Preferences } from 'contract/users';
import { documentLink } from '#features/reading/document-link.ts';
import { useFormats } from '#features/formats.ts';
import { useRecentSearches } from '#features/recent-searches/recent-searches.ts';
import { useNewHits } from '#features/saved-searches/new-hits.ts';
import { searchOf } from '#features/saved-searches/search-actions.ts';
import { savedSearchesOf } from '#features/saved-searches/use-saved-searches.ts';
import { useActiveFilters } from '#features/search/active-filters.ts';
import { writeNewSearch } from '#features/search/new-search.ts';
import { readSearch } from '#features/search/search-state.ts';
import { boundNow } from '#features/shortcuts/bound.ts';
import { shortcuts, type Shortcut } from '#features/shortcuts/table.ts';
import { showError } from '#session/describe.ts';
import { logout, usePreferences, useSession } from '#session/session.ts';
import { icon, type Entry } from './entry.tsx';
import { useRecentDocuments } from './recent-documents.ts';
import { useListEntries } from './use-list-entries.tsx';
import { usePlaces } from './use-places.tsx';

const themes = ['system', 'light', 'dark'] as const;

/** All that can be chosen, whatever is typed; `domain` is the dashboard that searches belong to. */
export function useEntries(domain: DomainId, openSupport: () => void): readonly Entry[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { preferences, change } = usePreferences();
  const { shortDate } = useFormats();
  const filtersOf = useActiveFilters(domain);
  const documents = useRecentDocuments();
  const searches = useRecentSearches(domain);
  const places = usePlaces();
  const lists = useListEntries();
  const set = (changes: Preferences) => void change(changes).catch(showError);

  const saved: Entry[] = useSavedSearches().map(({ search, newHits }) => ({
    key: `saved ${search.id}`,
    group: 'saved',
    icon: icon(IconStar),
    label: search.title,
    detail:
      t(`sources.domains.${search.queryDetails.groupingDetails.name}`) + (newHits ? ` · ${newHits}` : ''),
    words: search.queryDetails.query,
    act: () => void navigate(searchOf(search)),
  }));
  const opened: Entry[] = documents.map((document) => ({
    key: `document ${document.id}`,
    group: 'documents',
    icon: icon(IconFileText),
    label: document.title,
    lang: document.language,
    detail: `${t(`sources.domains.${document.domain}`)} · ${shortDate(document.date)}`,
    act: () => void navigate(documentLink(document, '', undefined)),
  }));
  const ran: Entry[] = searches.map((text) => {
    const { state } = readSearch(domain, text);
    const filters = filtersOf(state).map(({ label }) => label);
    return {
      key: `search ${JSON.stringify(text)}`,
      group: 'searches',
      icon: icon(IconHistory),
      label: state.query,
      ...(filters.length > 0 ? { detail: filters.join(' · ') } : {}),
      act: () => void navigate({ to: '/$domain/dashboard', params: { domain }, search: text }),
    };
  });

  const works = boundNow();
  // A key that means something else on the agenda is told of where it is.
  const onAgenda = useMatch({ from: '/shell/agenda', shouldThrow: false }) !== undefined;
  const meantElsewhere = ({ where, keys: [key] }: Shortcut) =>
    onAgenda
      ? where !== 'agenda' && shortcuts.some((other) => other.where === 'agenda' && other.keys[0] === key)
      : where === 'agenda';
  const actions: Entry[] = shortcuts.flatMap((shortcut) => {
    const [keys] = shortcut.keys;
    const act = keys && works.get(keys);
    if (!('offered' in shortcut) || !act || meantElsewhere(shortcut)) return [];
    return {
      key: shortcut.name,
      group: 'actions' as const,
      icon: icon(IconCommand),
      label: t(`shortcuts.names.${shortcut.name}`),
      keys,
      act,
    };
  });
  const support: Entry = {
    key: 'support',
    group: 'actions',
    icon: icon(IconLifebuoy),
    label: t('shell.help'),
    words: t('palette.words.support'),
    act: openSupport,
  };
  const languages: Entry[] = locales
    .filter((locale) => locale !== preferences.locale)
    .map((locale) => ({
      key: `language ${locale}`,
      group: 'actions',
      icon: icon(IconLanguage),
      label: t('palette.language', {
        name: t(locale === 'nl' ? 'shell.languageNl' : 'shell.languageEn'),
      }),
      words: t('palette.words.language'),
      act: () => set({ locale }),
    }));
  const looks: Entry[] = themes
    .filter((theme) => theme !== preferences.uiDarkMode)
    .map((theme) => ({
      key: `theme ${theme}`,
      group: 'actions',
      icon: icon(IconMoon),
      label: t(`palette.themes.${theme}`),
      words: t('palette.words.theme'),
      act: () => set({ uiDarkMode: theme }),
    }));
  const leave: Entry = {
    key: 'logOut',
    group: 'actions',
    icon: icon(IconLogout),
    label: t('shell.logOut'),
    words: t('palette.words.logOut'),
    act: () => {
      logout();
      void navigate({ to: '/login', replace: true });
    },
  };
  return [
    ...places,
    ...saved,
    ...lists,
    ...opened,
    ...ran,
    ...actions,
    support,
    ...languages,
    ...looks,
    leave,
  ];
}

/** The user's saved searches of all dashboards, newest first, and in words how many new hits each has. */
function useSavedSearches(): readonly { search: SavedSearch; newHits: string | undefined }[] {
  const { t } = useTranslation();
  const { hasModule } = useSession();
  const domains = domainIds.filter((domain) => hasModule(dashboards[domain].module));
  const answers = useQueries({ queries: domains.map((domain) => savedSearchesOf(domain)) });
  const newHits = useNewHits(domains);
  return answers
    .flatMap(({ data }) => data?.data ?? [])
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .map((search) => {
      const found = newHits(search.id);
      return { search, newHits: found && t('filters.saved.newHits', { ...found }) };
    });
}

/** What is done with the text itself: a search on the dashboard, unless it is too long to be one. */
export function useSearchEntry(domain: DomainId, text: string): Entry | undefined {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { hasModule } = useSession();
  const { minimalMatchPercentage } = usePreferences().preferences;
  const searchable = text !== '' && text.length <= limits.maximumQueryLength;
  if (!searchable || !hasModule(dashboards[domain].module)) return undefined;
  return {
    key: 'search',
    group: 'search',
    icon: icon(IconArrowRight),
    label: t('palette.search', { text, domain: t(`shell.domainNames.${domain}`) }),
    act: () =>
      void navigate({
        to: '/$domain/dashboard',
        params: { domain },
        search: writeNewSearch(domain, text, minimalMatchPercentage),
      }),
  };
}
