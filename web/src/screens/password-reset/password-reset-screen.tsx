import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { config } from '#session/config.ts';
import { LanguageSwitch } from '#session/language-switch.tsx';
import { usePageTitle } from '#session/page-title.ts';
import { CardPage } from '#ui/card-page.tsx';
import { ChoosePassword } from './choose-password.tsx';
import { RequestLink } from './request-link.tsx';

const route = getRouteApi('/password-reset');

/** Password recovery: asks for a link by mail, and with the token of that link for a new password (UX 5.10). */
export function PasswordResetScreen() {
  const { t } = useTranslation();
  const { token } = route.useSearch();
  const title = t(token === undefined ? 'newPassword.requestTitle' : 'newPassword.setTitle');
  usePageTitle(title);
  return (
    <CardPage product={config.productName} title={title} below={<LanguageSwitch />}>
      {token === undefined ? <RequestLink /> : <ChoosePassword token={token} />}
      <p>
        <Link to="/login">{t('newPassword.back')}</Link>
      </p>
    </CardPage>
  );
}
