import { Button, TextInput } from '@mantine/core';
import { IconCalendarPlus, IconSearch, IconStar } from '@tabler/icons-react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgendaSavedSearch } from 'contract/agenda-searches';
import { dashboards, domainIds } from 'contract/dashboards';
import { keepsModule } from 'contract/kept-modules';
import type { SavedSearch } from 'contract/saved-searches';
import { WebcalButton } from '#features/feeds/webcal-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { agendaSearches } from '#features/saved-searches/agenda-searches.ts';
import { saveAgendaSearch } from '#features/saved-searches/saving.ts';
import { useMailTimes } from '#features/saved-searches/use-mail-times.ts';
import { savedSearchesOf } from '#features/saved-searches/use-saved-searches.ts';
import { describeError } from '#session/describe.ts';
import { usePageTitle } from '#session/page-title.ts';
import { useSession } from '#session/session.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { sign } from '#ui/sign.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { AgendaRow } from './agenda-row.tsx';
import { DomainChoice, type Place } from './domain-choice.tsx';
import styles from './saved-searches.module.css';
import { KeptRow } from './kept-row.tsx';
import { SearchRow } from './search-row.tsx';
import { useAgendaSchedule, useSchedule } from './use-schedule.ts';

/** All saved searches of the user, newest first, with how each tells them and what can be done (UX 5.7). */
export function SavedSearchesScreen() {
  const { t } = useTranslation();
  const { time, day } = useMailTimes();
  usePageTitle(t('saving.page.title'));
  const { hasModule } = useSession();
  const withAgenda = hasModule('agenda');
  const { all, failed, loading, retry, ...lists } = useAllSearches(withAgenda);
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t('saving.page.title')}</h1>
          <p>
            {t('saving.page.intro')} {t('saving.page.times', { time, day })}
          </p>
        </div>
        {withAgenda && (
          <div className={styles.agenda} data-unprinted>
            <WebcalButton />
            <Button variant="default" leftSection={sign(IconCalendarPlus)} onClick={() => saveAgendaSearch()}>
              {t('saving.agenda.new')}
            </Button>
          </div>
        )}
      </header>
      {failed?.error && <ErrorPanel message={describeError(failed.error)} onRetry={retry} />}
      {loading && !failed && <SkeletonRows rows={6} height={72} label={t('shell.loading')} />}
      {!loading && !failed && all.length === 0 && (
        <EmptyState icon={sign(IconStar, 28)} title={t('saving.page.none')}>
          <p>{t('saving.page.noneText')}</p>
          <Link to="/">{t('saving.page.toDashboard')}</Link>
        </EmptyState>
      )}
      {all.length > 0 && <SearchTable all={all} withAgenda={withAgenda} {...lists} />}
    </main>
  );
}

/** What was asked of each dashboard and of the agenda, as one list. */
function useAllSearches(withAgenda: boolean) {
  const { user, hasModule } = useSession();
  const domains = domainIds.filter((domain) => hasModule(dashboards[domain].module));
  const ofKept = domainIds.filter((domain) => keepsModule(user.modules, dashboards[domain].module));
  const asksAgenda = withAgenda || keepsModule(user.modules, 'agenda');
  const answers = useQueries({ queries: [...domains, ...ofKept].map((domain) => savedSearchesOf(domain)) });
  const agenda = useQuery({ ...agendaSearches, enabled: asksAgenda });
  const asked = asksAgenda ? [...answers, agenda] : answers;
  const places = [...domains, ...ofKept, ...(asksAgenda ? ['agenda' as const] : [])];
  return {
    all: [...answers.flatMap(({ data }) => data?.data ?? []), ...(agenda.data?.data ?? [])].toSorted(
      (one, other) => other.createdAt.localeCompare(one.createdAt),
    ),
    failed: asked.find(({ error }) => error),
    loading: asked.some(({ isPending }) => isPending),
    retry: () => void Promise.all(asked.map(({ refetch }) => refetch())),
    counts: places.map((place, index) => ({
      place,
      number: asked[index]?.data?.numberOfSearches ?? 0,
      maximum: asked[index]?.data?.maxSearches ?? 0,
    })),
    direct: domains.length === 0 ? undefined : answers[0]?.data,
  };
}

type AnySearch = SavedSearch | AgendaSavedSearch;

const isOfAgenda = (saved: AnySearch): saved is AgendaSavedSearch => 'filters' in saved.queryDetails;

const placeOf = (saved: AnySearch): Place =>
  isOfAgenda(saved) ? 'agenda' : saved.queryDetails.groupingDetails.name;

/** The searches that are looked at, and what is looked for among them. */
function SearchTable({
  all,
  counts,
  direct,
  withAgenda,
}: Pick<ReturnType<typeof useAllSearches>, 'all' | 'counts' | 'direct'> & { withAgenda: boolean }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const schedule = useSchedule();
  const agendaSchedule = useAgendaSchedule(withAgenda);
  const { hasModule } = useSession();
  const mayUse = (place: Place) => hasModule(place === 'agenda' ? 'agenda' : dashboards[place].module);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Place>();
  const wanted = text.trim().toLowerCase();
  const shown = all.filter((saved) => {
    if (chosen !== undefined && placeOf(saved) !== chosen) return false;
    const words = [saved.title, saved.queryDetails.query, 'description' in saved ? saved.description : ''];
    return words.some((text) => text.toLowerCase().includes(wanted));
  });
  return (
    <>
      <div className={styles.tools} data-unprinted>
        <TextInput
          className={styles.filter}
          aria-label={t('saving.page.filter')}
          placeholder={t('saving.page.filter')}
          leftSection={sign(IconSearch)}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <DomainChoice counts={counts} chosen={chosen} onChoose={setChosen} />
      </div>
      <div className={styles.status}>
        <p role="status">{t('saving.page.count', { count: shown.length, number: number(shown.length) })}</p>
        {direct && (
          <p>
            {t('saving.page.direct', {
              number: number(direct.numberOfDirect),
              maximum: number(direct.maxDirect),
            })}
          </p>
        )}
      </div>
      {shown.length === 0 ? (
        <EmptyState title={t('saving.page.noMatch')}>
          <p>{t('saving.page.noMatchText')}</p>
        </EmptyState>
      ) : (
        <div className={styles.table}>
          {/* Every control names its column itself. */}
          <div className={styles.columns} aria-hidden="true">
            <span>{t('saving.page.search')}</span>
            <span>{t('saving.page.mail')}</span>
            <span>{t('saving.page.delivery')}</span>
            <span>{t('saving.page.rss')}</span>
            <span>{withAgenda && t('saving.page.webcal')}</span>
            <span />
          </div>
          <ul aria-label={t('saving.page.title')}>
            {shown.map((saved) =>
              !mayUse(placeOf(saved)) ? (
                <KeptRow
                  key={saved.id}
                  title={saved.title}
                  query={saved.queryDetails.query}
                  place={placeOf(saved)}
                />
              ) : isOfAgenda(saved) ? (
                <AgendaRow key={saved.id} saved={saved} scheduled={agendaSchedule?.get(saved.id)} />
              ) : (
                <SearchRow
                  key={saved.id}
                  saved={saved}
                  scheduled={schedule?.get(saved.id)}
                  directFull={direct !== undefined && direct.numberOfDirect >= direct.maxDirect}
                />
              ),
            )}
          </ul>
        </div>
      )}
    </>
  );
}
