import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { config } from '#session/config.ts';
import { usePageTitle } from '#session/page-title.ts';
import { CardPage } from '#ui/card-page.tsx';

/** Planned maintenance: counts down and then tries login anew (specification §2, UX 5.10). */
export function MaintenanceScreen() {
  const { t } = useTranslation();
  const [seconds, setSeconds] = useState<number>(limits.maintenanceCountdown);
  usePageTitle(t('shell.maintenance.title'));
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
    <CardPage product={config.productName} title={t('shell.maintenance.title')}>
      <p>{t('shell.maintenance.body')}</p>
      <p aria-hidden="true">{t('shell.maintenance.countdown', { count: seconds })}</p>
      <p role="status" className="visually-hidden">
        {t('shell.maintenance.countdown', { count: announced })}
      </p>
      <Button onClick={tryAgain}>{t('shell.maintenance.now')}</Button>
    </CardPage>
  );
}

/** A real reload: after maintenance there may be a new release. */
function tryAgain(): void {
  location.assign('/login');
}
