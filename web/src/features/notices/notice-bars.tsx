import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconBeach, IconMailX } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#features/formats.ts';
import { today } from '#features/search/period.ts';
import { showMessage } from '#ui/message-bar.tsx';
import styles from './notices.module.css';
import { notices, resumeAddress } from './notices.ts';

/** Fetched for who comes back from a vacation. */
const Returned = lazy(async () => ({ default: (await import('./returned.tsx')).Returned }));

/** Under the top bar: a vacation that holds, an address that refuses mail, and what was missed (4.17, 4.18, 4.21). */
export function NoticeBars() {
  const { t } = useTranslation();
  const { weekday } = useFormats();
  // A failure here is no reason to bother who came for something else.
  const { vacationUntil, pausedAddress, returned } = useQuery(notices).data ?? {};
  return (
    <>
      <div role="status">
        {vacationUntil !== undefined && (
          <p className={styles.bar}>
            <IconBeach size={16} aria-hidden="true" />
            <span>{t('shell.notices.vacation', { day: weekday(vacationUntil, today()) })}</span>
            <Link to="/settings" hash="vakantie">
              {t('shell.notices.vacationChange')}
            </Link>
          </p>
        )}
      </div>
      <div role="status">{pausedAddress !== undefined && <Paused email={pausedAddress} />}</div>
      {returned && (
        <Suspense fallback={null}>
          <Returned returned={returned} />
        </Suspense>
      )}
    </>
  );
}

function Paused({ email }: { email: string }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const resume = async () => {
    setBusy(true);
    const done = await resumeAddress().finally(() => setBusy(false));
    if (done) showMessage({ kind: 'success', text: t('shell.notices.resumed', { email }) });
  };
  return (
    <p className={styles.bar} data-kind="warning">
      <IconMailX size={16} aria-hidden="true" />
      <span>{t('shell.notices.paused', { email })}</span>
      <button type="button" disabled={busy} onClick={() => void resume()}>
        {t('shell.notices.resume')}
      </button>
      <Link to="/settings" hash="e-mail">
        {t('shell.notices.log')}
      </Link>
    </p>
  );
}
