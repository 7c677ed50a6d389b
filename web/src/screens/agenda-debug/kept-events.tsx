import { Button, NativeSelect, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { agendaPeriod } from 'contract/agenda-period';
import { addDays, isDay } from 'contract/amsterdam';
import { domainIds, isDomain } from 'contract/dashboards';
import type { AgendaEvent } from 'contract/events';
import { debugEvents } from 'contract/events';
import { call } from '#api/call.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { today, writeDay } from '#features/search/period.ts';
import { useTypedDays } from '#features/search/use-typed-days.ts';
import { usePageTitle } from '#session/page-title.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import styles from './agenda-debug.module.css';
import { Corrections, JsonText } from './event-parts.tsx';

const route = getRouteApi('/shell/agenda-debug/{-$id}');

/** Days that may be typed here: the call refuses what is too long. */
const anyDay = { latest: '9999-12-30' };

/** Meetings as they are kept, and what the store was asked for them; staff only (decisions 2.7 and 7.23). */
export function KeptEvents() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { q: query = '', origin = '', domain = '', ...days } = route.useSearch();
  usePageTitle(t('agendaDebug.title'));
  const whole = agendaPeriod(today());
  const from = isDay(days.from ?? '') ? days.from! : whole.from;
  const to = isDay(days.to ?? '') ? days.to! : whole.to;
  const asked = {
    query: {
      query,
      startDateTime: `${from}T00:00:00Z`,
      endDateTime: `${addDays(to, 1)}T00:00:00Z`,
      ...(origin === '' ? {} : { origin }),
    },
    body: { sourceIds: isDomain(domain) ? [domain] : [] },
  };
  const events = useQuery({
    queryKey: ['debugEvents', asked],
    queryFn: ({ signal }) => call(debugEvents, { ...asked, signal, retrySlow: true }),
    placeholderData: keepPreviousData,
  });
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1>{t('agendaDebug.title')}</h1>
      <AskForm key={JSON.stringify([query, from, to, origin, domain])} days={{ from, to }} />
      {events.isPending && <SkeletonRows rows={8} height={44} label={t('shell.loading')} />}
      {events.isError && <FailurePanel error={events.error} onRetry={() => void events.refetch()} />}
      {events.data && !events.isError && (
        <>
          <p role="status">
            {t('agendaDebug.found', {
              count: events.data.countTotal,
              number: number(events.data.countTotal),
              shown: number(events.data.data.length),
            })}
          </p>
          <EventTable events={events.data.data} />
          <h2>{t('agendaDebug.request')}</h2>
          <JsonText label={t('agendaDebug.request')} value={{ path: debugEvents.path, ...asked }} />
          <h2>{t('agendaDebug.asked')}</h2>
          <JsonText label={t('agendaDebug.asked')} value={events.data.asked} />
        </>
      )}
    </main>
  );
}

/** What is looked for; it goes into the address. */
function AskForm({ days: begin }: { days: { from: string; to: string } }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { q = '', origin = '', domain = '' } = route.useSearch();
  const days = useTypedDays(begin, anyDay, t('agendaDebug.anyDay', { latest: writeDay(anyDay.latest) }));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if ('problems' in days.range) return days.complain();
    const { from, to } = days.range;
    const typed = new FormData(event.currentTarget);
    const given = [...typed].filter(
      ([name, value]) => ['q', 'origin', 'domain'].includes(name) && value !== '',
    );
    void navigate({ to: '/agenda-debug/{-$id}', search: { ...Object.fromEntries(given), from, to } });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput name="q" label={t('agendaDebug.query')} defaultValue={q} />
      <TextInput label={t('agendaDebug.from')} {...days.from} />
      <TextInput label={t('agendaDebug.to')} {...days.to} />
      <NativeSelect
        name="domain"
        label={t('agendaDebug.domain')}
        defaultValue={domain}
        data={[
          { value: '', label: t('agendaDebug.every') },
          ...domainIds.map((one) => ({ value: one, label: t(`shell.domainNames.${one}`) })),
        ]}
      />
      <TextInput name="origin" label={t('agendaDebug.origin')} defaultValue={origin} />
      <Button type="submit">{t('agendaDebug.ask')}</Button>
    </form>
  );
}

function EventTable({ events }: { events: readonly AgendaEvent[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={t('agendaDebug.meetings')}>
      <table className={`${styles.table} ${styles.list}`}>
        <thead>
          <tr>
            {(['meeting', 'start', 'end', 'origin', 'corrections'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`agendaDebug.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {events.map(({ id, title, domain, startTime, endTime, origin, corrections }) => (
            <tr key={id}>
              <th scope="row">
                <Link to="/agenda-debug/{-$id}" params={{ id }}>
                  {title}
                </Link>
                <small>
                  {domain} · {id}
                </small>
              </th>
              <td>{startTime}</td>
              <td>{endTime}</td>
              <td>{origin}</td>
              <td>
                <Corrections of={corrections} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
