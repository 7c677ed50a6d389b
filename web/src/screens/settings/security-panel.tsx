import { useTranslation } from 'react-i18next';
import { FactorGroup } from './factor-group.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';
import settings from './settings.module.css';

/** The password, the second factor and where the user is logged in (decisions 10.11, 10.12). */
export function SecurityPanel() {
  const { t } = useTranslation();
  return (
    <>
      <p className={settings.intro}>{t('settings.security.intro')}</p>
      <PasswordForm />
      <FactorGroup />
      <SessionList />
    </>
  );
}
