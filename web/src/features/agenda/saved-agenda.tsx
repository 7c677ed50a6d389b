import { IconCalendarEvent, IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AgendaSavedSearch } from 'contract/agenda-searches';
import { useFormats } from '#features/formats.ts';
import { agendaSearches } from '#features/saved-searches/agenda-searches.ts';
import { NewNumber } from '#features/saved-searches/new-hits-badge.tsx';
import { useNewHits, useSeen } from '#features/saved-searches/new-hits.ts';
import styles from '#features/saved-searches/saved-section.module.css';
import { Section } from '#features/section.tsx';
import type { Suggestion } from '#features/search/query-suggestions.tsx';
import { describeError } from '#session/describe.ts';
import { filterSorts, plainAgenda, shownDays, writeAgenda, type AgendaState } from './agenda-state.ts';
import { readFilters } from './meetings.ts';
import type { Agenda } from './use-agenda.ts';

/** The agenda that a saved search shows: what it looks for, in the view and the days that are shown. */
function stateOfSaved(
  { id, queryDetails }: AgendaSavedSearch,
  { view, date, range }: AgendaState = plainAgenda,
): AgendaState {
  const { query, filters } = queryDetails;
  return { ...plainAgenda, view, date, range, query, ...readFilters(filters), saved: id };
}

/** The saved search that is shown as it was saved. */
export function useAppliedSearch(state: AgendaState): AgendaSavedSearch | undefined {
  const { data } = useQuery(agendaSearches);
  return data?.data.find(
    (saved) => saved.id === state.saved && sameMeetings(state, stateOfSaved(saved, state)),
  );
}

/** Tells the server that the meetings of the applied search are on the screen; days that are over are no look at it. */
export function useSeenMeetings({ state, today }: Agenda, newSince: string | undefined): void {
  const applied = useAppliedSearch(state)?.id;
  useSeen('agenda', shownDays(state, today).to >= today ? applied : undefined, newSince);
}

function sameMeetings(one: AgendaState, other: AgendaState): boolean {
  const written = (state: AgendaState) =>
    JSON.stringify([state.query, ...filterSorts.map((sort) => state[sort].toSorted())]);
  return written(one) === written(other);
}

/** The saved searches of the agenda, to be offered below the query field. */
export function useSavedAgendaSuggestions({ state, change }: Agenda): readonly Suggestion[] {
  const { data } = useQuery(agendaSearches);
  return (data?.data ?? []).map((saved) => ({
    key: saved.id,
    query: saved.queryDetails.query,
    title: saved.title,
    detail: saved.queryDetails.query === saved.title ? '' : saved.queryDetails.query,
    choose: () => change(stateOfSaved(saved, state)),
  }));
}

/** The saved searches of the agenda, newest first: each is applied with one click. */
export function SavedAgenda({ state }: { state: AgendaState }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { data, error } = useQuery(agendaSearches);
  const applied = useAppliedSearch(state)?.id;
  const newMeetings = useNewHits(['agenda']);
  return (
    <Section
      name="agenda/saved"
      title={t('agendaPage.saved.title')}
      extra={data && <span className={styles.count}>{number(data.numberOfSearches)}</span>}
    >
      {error && (
        <p role="alert" className={styles.hint}>
          {describeError(error)}
        </p>
      )}
      {data?.data.length === 0 && <p className={styles.hint}>{t('agendaPage.saved.none')}</p>}
      <ul className={styles.list}>
        {data?.data.map((saved) => (
          <li key={saved.id} data-current={saved.id === applied || undefined}>
            <Link
              to="/agenda"
              search={writeAgenda(stateOfSaved(saved, state))}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={saved.id === applied ? 'true' : undefined}
              title={saved.title}
            >
              <span>{saved.title}</span>
              <Signs saved={saved} />
              <NewMeetings {...newMeetings(saved.id)} />
            </Link>
          </li>
        ))}
      </ul>
      {data !== undefined && data.data.length > 0 && (
        <p className={styles.foot}>
          <Link to="/saved-searches" className={styles.link}>
            {t('agendaPage.saved.manage')}
          </Link>
        </p>
      )}
    </Section>
  );
}

/** How many meetings of a saved search came in or changed since it was looked at last. */
function NewMeetings({ count = 0, number = '' }: { count?: number; number?: string }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return <NewNumber number={number} label={t('agendaPage.saved.newMeetings', { count, number })} />;
}

/** How a saved search tells its user. */
function Signs({ saved: { sendUpdatesPerEmail: mail, includeInWebcal } }: { saved: AgendaSavedSearch }) {
  const { t } = useTranslation();
  const mailed = [
    (mail.dailyChanges || mail.activitiesFrequent.enabled) && t('agendaPage.saved.changes'),
    mail.activitiesOverview.enabled && t('agendaPage.saved.planning'),
  ].filter((part) => part !== false);
  const sign = { size: 14, role: 'img', 'aria-hidden': false } as const;
  return (
    <span className={styles.channels}>
      {mailed.length > 0 && <IconMail {...sign} aria-label={mailed.join(', ')} />}
      {includeInWebcal && <IconCalendarEvent {...sign} aria-label={t('agendaPage.saved.webcal')} />}
    </span>
  );
}
