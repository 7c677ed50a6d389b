import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconAlertCircle, IconCheck, IconClock, IconMailOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Delivery, listDeliveries, sendOwnAgain } from 'contract/deliveries';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { useFormats } from '#features/formats.ts';
import { LoadMore } from '#features/load-more.tsx';
import { describeError, showError } from '#session/describe.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { showMessage } from '#ui/message-bar.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { SettingGroup } from './setting.tsx';
import styles from './delivery-log.module.css';

const queryKey = ['deliveries'];
const icons = { waiting: IconClock, sent: IconCheck, failed: IconAlertCircle, dropped: IconMailOff };

/** The user's mails: what was sent, when, and why not (decision 4.21). */
export function DeliveryLog() {
  const { t } = useTranslation();
  const log = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call(listDeliveries, { query: pageParam === undefined ? {} : { before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ data, more }) => (more ? data.at(-1)?.id : undefined),
    staleTime: 0,
  });
  const mails = log.data?.pages.flatMap(({ data }) => data);
  return (
    <SettingGroup title={t('settings.log.title')} hint={t('settings.log.hint')}>
      {log.isPending && <SkeletonRows rows={3} height={60} label={t('shell.loading')} />}
      {log.isError && mails === undefined && (
        <ErrorPanel headingLevel="h3" message={describeError(log.error)} onRetry={() => void log.refetch()} />
      )}
      {mails?.length === 0 && <p className={styles.none}>{t('settings.log.none')}</p>}
      {mails !== undefined && mails.length > 0 && (
        <ul className={styles.log}>
          {mails.map((mail) => (
            <Mail key={mail.id} mail={mail} />
          ))}
        </ul>
      )}
      {log.hasNextPage && (
        <p className={styles.more}>
          <LoadMore query={log} />
        </p>
      )}
    </SettingGroup>
  );
}

function Mail({ mail }: { mail: Delivery }) {
  const { t } = useTranslation();
  const { shortDate, time, number } = useFormats();
  const told = (instant: string) => `${shortDate(instant)}, ${time(instant)}`;
  const Icon = icons[mail.state];
  const searches = [...mail.searches, ...mail.agendaSearches].flatMap(({ title }) => title ?? []);
  return (
    <li data-state={mail.state}>
      <time dateTime={mail.sentAt ?? mail.plannedAt}>{told(mail.sentAt ?? mail.plannedAt)}</time>
      <div className={styles.subject}>
        <strong>
          {mail.documents > 0 ? (
            <Link to="/mail/$deliveryId" params={{ deliveryId: mail.id }}>
              {mail.subject}
            </Link>
          ) : (
            mail.subject
          )}
        </strong>
        <p>
          {[
            t(`settings.log.kinds.${mail.kind}`),
            ...(mail.documents > 0
              ? [t('settings.log.documents', { count: mail.documents, number: number(mail.documents) })]
              : []),
            ...(searches.length > 0 ? [searches.join(', ')] : []),
          ].join(' · ')}
        </p>
        {mail.fault && (
          <p className={styles.why}>
            {t(`settings.log.faults.${mail.fault}`)}
            {mail.state === 'waiting' && mail.nextTryAt
              ? ` ${t('settings.log.nextTry', { time: told(mail.nextTryAt) })}`
              : ''}
          </p>
        )}
      </div>
      <div className={styles.state}>
        <span>
          <Icon size={15} aria-hidden="true" />
          {t(`settings.log.states.${mail.state}`)}
        </span>
        {mail.state === 'failed' && mail.canBeSentAgain && (
          <Button
            variant="default"
            size="xs"
            aria-label={t('settings.log.againNamed', { subject: mail.subject })}
            onClick={() => void sendAgain(mail.id, t('settings.log.againDone'))}
          >
            {t('settings.log.again')}
          </Button>
        )}
      </div>
    </li>
  );
}

async function sendAgain(id: string, done: string): Promise<void> {
  try {
    await call(sendOwnAgain, { body: { id } });
    showMessage({ kind: 'success', text: done });
  } catch (failure) {
    showError(failure);
  }
  await queries.invalidateQueries({ queryKey });
}
