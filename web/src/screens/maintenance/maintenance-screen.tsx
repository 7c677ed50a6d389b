import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { getMaintenance, type Maintenance } from 'contract/maintenance';
import { call } from '#api/call.ts';
import { useFormats } from '#features/formats.ts';
import { config } from '#session/config.ts';
import { pendingTarget, rememberTarget } from '#session/landing.ts';
import { LanguageSwitch } from '#session/language-switch.tsx';
import { usePageTitle } from '#session/page-title.ts';
import { usePreferences } from '#session/session.ts';
import { hasKeptTyping, session } from '#session/user.ts';
import { CardPage } from '#ui/card-page.tsx';
import styles from './maintenance-screen.module.css';

/** Planned maintenance: counts down and then tries login anew (specification §2, decision 2.8, UX 5.10). */
export function MaintenanceScreen() {
  const { t } = useTranslation();
  usePageTitle(t('maintenance.title'));
  // What staff say of it; without an answer the page says the rest.
  const { data } = useQuery({
    queryKey: ['maintenance'],
    queryFn: ({ signal }) => call(getMaintenance, { signal, quiet: true }),
  });
  return (
    <CardPage product={config.productName} title={t('maintenance.title')} below={<LanguageSwitch />}>
      <p>{t('maintenance.body')}</p>
      {data && <Told maintenance={data} />}
      {hasKeptTyping() && <p>{t('maintenance.kept')}</p>}
      <Countdown />
      {session.now() === undefined && (
        <p className={styles.staff}>
          <Link to="/login">{t('maintenance.staff')}</Link>
        </p>
      )}
    </CardPage>
  );
}

/** What staff say of it, and until when it was announced. */
function Told({ maintenance: { announced, texts } }: { maintenance: Maintenance }) {
  const { t } = useTranslation();
  const { locale } = usePreferences().preferences;
  const { longDate, time } = useFormats();
  const until = announced?.until;
  const [now] = useState(() => Date.now());
  return (
    <>
      {texts[locale] && <p>{texts[locale]}</p>}
      {until !== undefined && Date.parse(until) > now && (
        <p>{t('maintenance.expected', { day: longDate(until), time: time(until) })}</p>
      )}
    </>
  );
}

/** Counts the seconds down, read aloud every ten; then, or at once when asked, tries again. */
function Countdown() {
  const { t } = useTranslation();
  const [seconds, setSeconds] = useState<number>(limits.maintenanceCountdown);
  useEffect(() => {
    if (seconds === 0) {
      tryAgain();
      return;
    }
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);
  const announced = Math.ceil(seconds / 10) * 10;
  return (
    <>
      <p aria-hidden="true">{t('maintenance.countdown', { count: seconds })}</p>
      <p role="status" className="visually-hidden">
        {t('maintenance.countdown', { count: announced })}
      </p>
      <Button onClick={tryAgain}>{t('maintenance.now')}</Button>
    </>
  );
}

/** A real reload: after maintenance there may be a new release. */
function tryAgain(): void {
  // Maintenance may last longer than a target is kept.
  const target = pendingTarget();
  if (target) rememberTarget(target);
  location.assign('/login');
}
