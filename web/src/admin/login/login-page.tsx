import { Button, PasswordInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '#session/config.ts';
import { describeError } from '#session/describe.ts';
import { LanguageSwitch } from '#session/language-switch.tsx';
import { usePageTitle } from '#session/page-title.ts';
import { useValue } from '#session/value.ts';
import { CardPage } from '#ui/card-page.tsx';
import { EmailInput } from '#ui/email-input.tsx';
import { FormNotice } from '#ui/form-notice.tsx';
import { adminSessionEnded, logInToAdmin } from '../session.ts';
import styles from './login-page.module.css';

/** The way into the admin site; where it leads is decided by the guard of its route (decision 6.7). */
export function LoginPage() {
  const { t } = useTranslation();
  const ended = useValue(adminSessionEnded);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  usePageTitle(t('admin.login.title'));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    try {
      await logInToAdmin({ email, password });
    } catch (caught) {
      setFailure(caught);
    } finally {
      setBusy(false);
    }
  };
  return (
    <CardPage product={config.productName} title={t('admin.login.title')} below={<LanguageSwitch />}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {failure !== undefined && <FormNotice kind="error">{describeError(failure)}</FormNotice>}
        {failure === undefined && ended && <FormNotice kind="info">{t('admin.ended')}</FormNotice>}
        <p>{t('admin.login.intro')}</p>
        <EmailInput
          autoFocus
          label={t('login.email')}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <PasswordInput
          name="password"
          autoComplete="current-password"
          size="md"
          label={t('login.password')}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" size="md" fullWidth disabled={email === '' || password === '' || busy}>
          {busy ? t('login.busy') : t('login.submit')}
        </Button>
      </form>
    </CardPage>
  );
}
