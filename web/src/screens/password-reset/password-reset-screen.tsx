import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { config } from '#session/config.ts';
import { LanguageSwitch } from '#session/language-switch.tsx';
import { usePageTitle } from '#session/page-title.ts';
import { CardPage } from '#ui/card-page.tsx';
import { ActivationMail } from './activation-mail.tsx';
import { ChoosePassword } from './choose-password.tsx';
import { RequestLink } from './request-link.tsx';

const route = getRouteApi('/password-reset');

/**
 * Password recovery: asks for a link by mail, and with the token of that link for a new password (UX 5.10). With `first`
 * it is the first one of somebody who was invited, or asks for the mail with that link again.
 */
export function PasswordResetScreen() {
  const { t } = useTranslation();
  const { token, first } = route.useSearch();
  const isFirst = first !== undefined;
  const title =
    token === undefined
      ? t(isFirst ? 'activation.title' : 'newPassword.requestTitle')
      : t(isFirst ? 'activation.firstTitle' : 'newPassword.setTitle');
  usePageTitle(title);
  return (
    <CardPage product={config.productName} title={title} below={<LanguageSwitch />}>
      {token !== undefined && <ChoosePassword token={token} isFirst={isFirst} />}
      {token === undefined && (isFirst ? <ActivationMail /> : <RequestLink />)}
      {token === undefined && !isFirst && (
        <p>
          <Link to="/password-reset" search={{ first: '1' }}>
            {t('activation.link')}
          </Link>
        </p>
      )}
      <p>
        {config.productUrl === '' ? (
          <Link to="/login">{t('newPassword.back')}</Link>
        ) : (
          <a href={`${config.productUrl}/login`}>{t('newPassword.back')}</a>
        )}
      </p>
    </CardPage>
  );
}
