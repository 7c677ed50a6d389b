import { useTranslation } from 'react-i18next';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';
import settings from './settings.module.css';

/** The password and where the user is logged in (decision 10.11). */
export function SecurityPanel() {
  const { t } = useTranslation();
  return (
    <>
      <p className={settings.intro}>{t('settings.security.intro')}</p>
      <PasswordForm />
      <SessionList />
    </>
  );
}
