import { Button } from '@mantine/core';
import { IconLock, IconRefresh } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { searchAgendas, type AgendaItem } from 'contract/agendas';
import { agendaPeriod } from 'contract/agenda-period';
import { limits } from 'contract/limits';
import { call } from '#api/call.ts';
import { reactionTo } from '#api/errors.ts';
import { agendaOf } from '#features/agenda/agenda-link.ts';
import { meetingLink } from '#features/reading/meeting-link.ts';
import { useFormats } from '#features/formats.ts';
import { lacking } from '#features/search/search-state.ts';
import { today } from '#features/search/period.ts';
import { config } from '#session/config.ts';
import { describeError } from '#session/describe.ts';
import { useSession } from '#session/session.ts';
import { sign } from '#ui/sign.tsx';
import styles from './agenda-card.module.css';
import card from './card.module.css';
import { CardSkeleton } from './card.tsx';
import { MoreRows, usePages } from './ranking-card.tsx';
import { meetingTime } from './meeting-time.ts';
import type { Scope } from './scope.ts';

/**
 * The next meetings the same query finds (UX 5.2, decision 4.8): asked beside the timeline, never in its way,
 * and not there where there is nothing (decision 8.3, UX-2). Without the module a teaser.
 */
export function AgendaCard({ scope }: { scope: Scope }) {
  const { hasModule } = useSession();
  if (hasModule('agenda')) return <Meetings scope={scope} />;
  return (
    <Card>
      <Teaser />
    </Card>
  );
}

/** The agenda with the same search, and all the days that it is asked about here. */
function allOf({ domain, search }: Scope) {
  const from = today();
  return agendaOf(domain, { q: search.run.query, from, to: agendaPeriod(from).to });
}

/** Its head opens the agenda with the same search, where there is one. */
function Card({ scope, children }: { scope?: Scope; children: ReactNode }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className={card.card} aria-labelledby={id}>
      <header className={card.head}>
        <h2 id={id}>{t('agenda.card.title')}</h2>
        {scope && <Link {...allOf(scope)}>{t('agenda.card.open')}</Link>}
      </header>
      {children}
    </section>
  );
}

function Meetings({ scope }: { scope: Scope }) {
  const { domain, search, total } = scope;
  const { t } = useTranslation();
  const pages = usePages(limits.agendaPageSize, limits.agendaPageSizeMax);
  const { query } = search.run;
  const asked = useQuery({
    queryKey: ['agendas', domain, query, pages.limit],
    enabled: lacking(search.run) === undefined,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(searchAgendas, {
        // Dates and filters of the agenda itself do not count here (specification §4).
        query: { query, startDate: today(), limit: pages.limit },
        body: { sessionFilters: [domain] },
        signal,
        retrySlow: true,
      }),
  });
  // Where the results themselves failed, these say so; the meetings stay silent.
  if (asked.error && total === undefined) return null;
  if (asked.error && reactionTo(asked.error, { onNlDashboard: true }).effect !== 'silent') {
    return (
      <Card>
        <div className={card.failed}>
          <p>{describeError(asked.error)}</p>
          <Button variant="default" leftSection={sign(IconRefresh)} onClick={() => void asked.refetch()}>
            {t('statistics.retry')}
          </Button>
        </div>
      </Card>
    );
  }
  if (asked.isPending && !asked.error) {
    return (
      <Card>
        <CardSkeleton size="small" label={t('agenda.card.loading')} />
      </Card>
    );
  }
  const meetings = asked.data?.data ?? [];
  if (meetings.length === 0) return null;
  return (
    <Card scope={scope}>
      <ol className={styles.list} data-outdated={asked.isPlaceholderData || undefined}>
        {meetings.map((meeting) => (
          <li key={meeting.id}>
            <Meeting meeting={meeting} query={query} results={search.address} />
          </li>
        ))}
      </ol>
      <MoreRows there={asked.data?.actions.more} pages={pages}>
        {t('agenda.card.more')}
      </MoreRows>
    </Card>
  );
}

function Meeting({ meeting, query, results }: { meeting: AgendaItem; query: string; results: string }) {
  const { t } = useTranslation();
  const { time } = useFormats();
  const { kind, title, status, place, committees, approximate, confidentiality } = meeting;
  const off = status === 'cancelled' || status === 'moved';
  const where = [committees[0]?.name, place].filter(Boolean).join(' · ');
  const { day, hours } = meetingTime(meeting, time);
  return (
    <Link
      {...meetingLink(meeting, query, results)}
      className={styles.meeting}
      data-kind={kind}
      data-off={off || undefined}
    >
      <span className={styles.when}>
        {day} · {hours ?? t('agenda.card.allDay')}
        {approximate && ` (${t('agenda.card.approximate')})`}
      </span>
      <b className={styles.title}>{title.text}</b>
      <span className={styles.where}>
        <i>{t(`agenda.card.${kind}`)}</i> {where}
        {confidentiality === 'Besloten' && ` · ${t('agenda.card.closed')}`}
        {meeting.demo && ` · ${t('agenda.card.demo')}`}
      </span>
      {off && <span className={styles.off}>{t(`agenda.card.${status}`)}</span>}
    </Link>
  );
}

function Teaser() {
  const { t } = useTranslation();
  return (
    <div className={styles.teaser}>
      <div className={styles.sample} aria-hidden="true">
        <i />
        <i />
      </div>
      <p>
        <IconLock size={16} aria-hidden="true" /> <b>{t('agenda.card.locked')}</b>
      </p>
      <p>{t('agenda.card.lockedText')}</p>
      <a href={`mailto:${config.supportEmail}`}>{t('agenda.card.contact')}</a>
    </div>
  );
}
