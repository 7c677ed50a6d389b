import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { getAgenda } from 'contract/agenda-meeting';
import { debugEvent } from 'contract/events';
import { call } from '#api/call.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { usePageTitle } from '#session/page-title.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import styles from './agenda-debug.module.css';
import { Corrections, JsonText } from './event-parts.tsx';

/** One meeting with every field that is kept of it, and what changed; staff only (decisions 2.7 and 7.23). */
export function KeptEvent({ id }: { id: string }) {
  const { t } = useTranslation();
  const asked = { params: { id }, body: {} };
  const event = useQuery({
    queryKey: ['debugEvent', id],
    queryFn: async ({ signal }) => (await call(debugEvent, { ...asked, signal })).result,
  });
  const detail = useQuery({
    queryKey: ['debugEventDetail', id],
    queryFn: async ({ signal }) => (await call(getAgenda, { params: { id }, signal })).result,
  });
  usePageTitle(event.data?.title ?? t('agendaDebug.title'));
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <p>
        <Link to="/agenda-debug/{-$id}" params={{ id: undefined }}>
          {t('agendaDebug.title')}
        </Link>
      </p>
      {event.isPending && <SkeletonRows rows={8} height={44} label={t('shell.loading')} />}
      {event.isError && <FailurePanel error={event.error} onRetry={() => void event.refetch()} />}
      {event.data && (
        <>
          <h1>{event.data.title}</h1>
          <Fields
            fields={{
              id,
              domain: event.data.domain,
              origin: event.data.origin,
              startTime: event.data.startTime,
              endTime: event.data.endTime,
            }}
          />
          <h2>{t('agendaDebug.corrections')}</h2>
          <Corrections of={event.data.corrections} />
          <h2>{t('agendaDebug.raw')}</h2>
          <Fields fields={event.data.raw} />
        </>
      )}
      {detail.data && (
        <>
          <h2>{t('agendaDebug.changes')}</h2>
          {detail.data.changes.length === 0 ? (
            <p>{t('agendaDebug.none')}</p>
          ) : (
            <JsonText label={t('agendaDebug.changes')} value={detail.data.changes} />
          )}
        </>
      )}
      <h2>{t('agendaDebug.request')}</h2>
      <JsonText label={t('agendaDebug.request')} value={{ path: debugEvent.path, ...asked }} />
    </main>
  );
}

/** Text as it is; numbers and the like as JSON has them. */
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function Fields({ fields }: { fields: Record<string, unknown> }) {
  return (
    <table className={styles.table}>
      <tbody>
        {Object.entries(fields).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {typeof value === 'object' ? <pre>{JSON.stringify(value, undefined, 2)}</pre> : asText(value)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
