import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getOwnSignOn } from 'contract/sign-on';
import { call } from '#api/call.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { FactorGroup } from './factor-group.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';
import { SettingGroup } from './setting.tsx';
import settings from './settings.module.css';

/** The password, the second factor and where the user is logged in (decisions 10.11, 10.12). */
export function SecurityPanel() {
  const { t } = useTranslation();
  return (
    <>
      <p className={settings.intro}>{t('settings.security.intro')}</p>
      <Password />
      <SessionList />
    </>
  );
}

/** The password with the second factor, unless the organisation of the user wants none (decision 10.10). */
function Password() {
  const { t } = useTranslation();
  const asked = useQuery({
    queryKey: ['ownSignOn'],
    queryFn: ({ signal }) => call(getOwnSignOn, { signal }),
  });
  const offer = asked.data?.offer;
  if (asked.isPending) return <SkeletonRows rows={3} height={60} label={t('shell.loading')} />;
  if (offer?.passwords !== false)
    return (
      <>
        <PasswordForm />
        <FactorGroup />
      </>
    );
  return (
    <SettingGroup
      title={t('settings.security.password')}
      hint={t('settings.security.passwordsOff', { name: offer.name })}
    />
  );
}
