import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconCode, IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endAllSessions, endOwnSession, listOwnSessions, type OwnSession } from 'contract/own-account';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { useFormats } from '#features/formats.ts';
import { describeError, showError } from '#session/describe.ts';
import { leaveOnPurpose } from '#session/user.ts';
import { Confirm } from '#ui/confirm.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { showMessage } from '#ui/message-bar.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { isPhone } from './phones.ts';
import { SettingGroup } from './setting.tsx';
import styles from './security.module.css';

export const sessionsKey = ['ownSessions'];

/** Where the user is logged in, and the way to end one session or all (decision 10.11). */
export function SessionList() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const sessions = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => call(listOwnSessions, { signal }),
    staleTime: 0,
  });
  const { data, total = 0 } = sessions.data ?? {};
  return (
    <SettingGroup title={t('settings.security.sessions')} hint={t('settings.security.sessionsHint')}>
      {sessions.isPending && <SkeletonRows rows={2} height={60} label={t('shell.loading')} />}
      {sessions.isError && data === undefined && (
        <ErrorPanel
          headingLevel="h3"
          message={describeError(sessions.error)}
          onRetry={() => void sessions.refetch()}
        />
      )}
      {data !== undefined && (
        <>
          <ul className={styles.sessions}>
            {data.map((one) => (
              <Session key={one.id} session={one} />
            ))}
          </ul>
          <div className={styles.everywhere}>
            {total > data.length && (
              <p>
                {t('settings.security.more', {
                  count: total - data.length,
                  number: number(total - data.length),
                })}
              </p>
            )}
            <LogOutEverywhere />
          </div>
        </>
      )}
    </SettingGroup>
  );
}

function Session({ session }: { session: OwnSession }) {
  const { t } = useTranslation();
  const { shortDate, time } = useFormats();
  const end = useMutation({
    mutationFn: () => call(endOwnSession, { body: { id: session.id } }),
    onSuccess: () => showMessage({ kind: 'success', text: t('settings.security.ended') }),
    onError: showError,
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  });
  const { program, system } = session;
  const device =
    program !== null && system !== null
      ? t('settings.security.device', { program, system })
      : (program ?? system ?? t('settings.security.unknownDevice'));
  const Icon = isPhone(system) ? IconDeviceMobile : system === null ? IconCode : IconDeviceDesktop;
  const told = (instant: string) => `${shortDate(instant)}, ${time(instant)}`;
  // As people write it: which device of the network it was is not kept.
  const network = session.network.replace('.0/24', '.x').replace('::/48', ':x');
  return (
    <li>
      <Icon size={22} aria-hidden="true" />
      <div>
        <strong>{device}</strong>
        {session.current && <span className={styles.current}>{t('settings.security.thisOne')}</span>}
        {session.site === 'admin' && (
          <span className={styles.current}>{t('settings.security.adminSite')}</span>
        )}
        <p>{t(`settings.security.places.${session.place}`, { network })}</p>
        <p>
          {session.current
            ? t('settings.security.inUse', { since: told(session.startedAt) })
            : t('settings.security.lastUsed', {
                last: told(session.lastUsedAt),
                since: told(session.startedAt),
              })}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="default"
          loading={end.isPending}
          aria-label={t('settings.security.endNamed', { device, last: told(session.lastUsedAt) })}
          onClick={() => end.mutate()}
        >
          {t('settings.security.end')}
        </Button>
      )}
    </li>
  );
}

function LogOutEverywhere() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const end = useMutation({
    mutationFn: () => call(endAllSessions, { body: {} }),
    onSuccess: () => {
      leaveOnPurpose();
      return navigate({ to: '/login', replace: true });
    },
    onError: (failure) => {
      setAsked(false);
      showError(failure);
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        {t('settings.security.everywhere')}
      </Button>
      <Confirm
        opened={asked}
        header={t('settings.security.everywhereHeader')}
        body={t('settings.security.everywhereBody')}
        confirm={t('settings.security.everywhere')}
        busy={end.isPending}
        onConfirm={() => end.mutate()}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
