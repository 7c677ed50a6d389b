import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '#session/config.ts';
import { pendingTarget } from '#session/landing.ts';
import { LanguageSwitch } from '#session/language-switch.tsx';
import { loginNotice } from '#session/login-notice.ts';
import { usePageTitle } from '#session/page-title.ts';
import { useValue } from '#session/value.ts';
import { CardPage } from '#ui/card-page.tsx';
import { LoginFields } from './login-fields.tsx';
import styles from './login-screen.module.css';

/** Login (specification §2, §5, UX 5.1). Where it leads is decided by the guard of its route. */
export function LoginScreen() {
  const { t } = useTranslation();
  const notice = useValue(loginNotice);
  // Read once: a successful login uses the target up while this page is still on screen.
  const [forDocument] = useState(() => pendingTarget()?.kind === 'document');
  usePageTitle(t('login.title'));
  const why = notice && t(`errors.${notice}`);
  // Nobody but support can help an account without a dashboard (specification §8).
  const whom = notice === 'noDashboardAccess' && t('errors.contactSupport', { email: config.supportEmail });
  return (
    <CardPage product={config.productName} title={t('login.title')} below={<LanguageSwitch />}>
      <LoginFields
        notice={
          why ? [why, whom].filter(Boolean).join(' ') : forDocument ? t('login.toOpenDocument') : undefined
        }
        onTried={() => loginNotice.set(undefined)}
      />
      <p className={styles.links}>
        {config.adminUrl === '' ? (
          <Link to="/password-reset">{t('login.forgot')}</Link>
        ) : (
          <a href={`${config.adminUrl}/password-recovery`}>{t('login.forgot')}</a>
        )}
        <a href={`mailto:${config.supportEmail}`}>{t('login.support', { email: config.supportEmail })}</a>
      </p>
    </CardPage>
  );
}
