import { CloseButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { IconAlertTriangle, IconBeach, IconMailOff, IconMailX, IconSpeakerphone } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from 'contract/amsterdam';
import type { Notices } from 'contract/notices';
import { useFormats } from '#features/formats.ts';
import { today } from '#features/search/period.ts';
import { lazyPart } from '#ui/late-part.tsx';
import { showMessage } from '#ui/message-bar.tsx';
import styles from './notices.module.css';
import { putAnnouncementAway, putFailedAway, putStoppedAway, resumeAddress, undoStop } from './notices.ts';
import { Mentioned } from './mentioned.tsx';
import { StoppedWebhook } from './stopped-webhook.tsx';

const MaintenanceBar = lazyPart(
  () => import('./maintenance-bar.tsx'),
  'MaintenanceBar',
  () => null,
);

/** One line for each thing to know about the product, what colleagues wrote, the user's mail and their webhooks. */
export function Bars({ told }: { told: Omit<Notices, 'returned'> }) {
  const { t } = useTranslation();
  const { weekday } = useFormats();
  const { maintenance, announcements, vacationUntil, pausedAddress, failed, stopped, stoppedWebhooks } = told;
  const { mentioned } = told;
  return (
    <>
      {maintenance && (
        <Suspense fallback={null}>
          <MaintenanceBar key={maintenance.version} maintenance={maintenance} />
        </Suspense>
      )}
      {announcements?.map((one) => (
        <Announced key={one.id} announcement={one} />
      ))}
      {mentioned?.map((one) => (
        <Mentioned key={one.id} mention={one} />
      ))}
      {vacationUntil !== undefined && (
        <p className={styles.bar} data-unprinted>
          <IconBeach size={16} aria-hidden="true" />
          <span>{t('notices.vacation', { day: weekday(vacationUntil, today()) })}</span>
          <Link to="/settings" hash="vakantie">
            {t('notices.vacationChange')}
          </Link>
        </p>
      )}
      {pausedAddress !== undefined && <Paused email={pausedAddress} />}
      {failed && <Failed failed={failed} />}
      {stopped?.map((one) => (
        <Off key={one.id} stopped={one} />
      ))}
      {stoppedWebhooks?.map((one) => (
        <StoppedWebhook key={one.id} webhook={one} />
      ))}
    </>
  );
}

/** What staff tell everybody, or some. */
function Announced({
  announcement: { id, text, kind },
}: {
  announcement: NonNullable<Notices['announcements']>[number];
}) {
  const { t } = useTranslation();
  const Sign = kind === 'warning' ? IconAlertTriangle : IconSpeakerphone;
  return (
    <p className={styles.bar} data-unprinted data-kind={kind}>
      <Sign size={16} aria-hidden="true" />
      <span>{text}</span>
      <CloseButton size="sm" aria-label={t('notices.seen')} onClick={() => void putAnnouncementAway(id)} />
    </p>
  );
}

function Paused({ email }: { email: string }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const resume = async () => {
    setBusy(true);
    const done = await resumeAddress().finally(() => setBusy(false));
    if (done) showMessage({ kind: 'success', text: t('notices.resumed', { email }) });
  };
  return (
    <p className={styles.bar} data-unprinted data-kind="warning">
      <IconMailX size={16} aria-hidden="true" />
      <span>{t('notices.paused', { email })}</span>
      <button type="button" disabled={busy} onClick={() => void resume()}>
        {t('notices.resume')}
      </button>
      <Link to="/settings" hash="e-mail">
        {t('notices.log')}
      </Link>
    </p>
  );
}

/** Mails that failed for good: they wait in the log to be sent again (decision 4.21). */
function Failed({ failed }: { failed: NonNullable<Notices['failed']> }) {
  const { t } = useTranslation();
  const { weekday, number } = useFormats();
  const { mails, subject, plannedAt } = failed;
  const day = weekday(dayOf(Date.parse(plannedAt)), today());
  return (
    <p className={styles.bar} data-unprinted data-kind="warning">
      <IconMailX size={16} aria-hidden="true" />
      <span>{t('notices.failed', { count: mails, number: number(mails), subject, day })}</span>
      <Link to="/settings" hash="e-mail">
        {t('notices.failedLog')}
      </Link>
      <CloseButton size="sm" aria-label={t('notices.seen')} onClick={() => void putFailedAway()} />
    </p>
  );
}

/** What was switched off from a mail, perhaps by a scanner that clicks on everything (decision 10.1). */
function Off({ stopped }: { stopped: NonNullable<Notices['stopped']>[number] }) {
  const { t } = useTranslation();
  const { weekday } = useFormats();
  const [busy, setBusy] = useState(false);
  const { id, since, what, names, more, canUndo } = stopped;
  const quoted = names.map((name) => `‘${name}’`).join(', ');
  const searches = more === 0 ? quoted : t('notices.offMore', { names: quoted, count: more });
  const day = weekday(dayOf(Date.parse(since)), today());
  const undo = async () => {
    setBusy(true);
    const done = await undoStop(id).finally(() => setBusy(false));
    if (done) showMessage({ kind: 'success', text: t('notices.offUndone') });
  };
  return (
    <p className={styles.bar} data-unprinted data-kind="warning">
      <IconMailOff size={16} aria-hidden="true" />
      <span>{t(`notices.off.${what}`, { day, searches })}</span>
      {canUndo ? (
        <button type="button" disabled={busy} onClick={() => void undo()}>
          {t('notices.offUndo')}
        </button>
      ) : (
        <Link to={what === 'whenEmpty' ? '/settings' : '/saved-searches'}>{t('notices.offChange')}</Link>
      )}
      <CloseButton size="sm" aria-label={t('notices.seen')} onClick={() => void putStoppedAway(id)} />
    </p>
  );
}
