import { Button, PasswordInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { emailPattern } from 'contract/users';
import { ApiError } from '#api/failures.ts';
import { FactorAtLogin } from '#features/factor/factor-at-login.tsx';
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
import { adminSecondStep } from './second-step.ts';

/** The way into the admin site; where it leads is decided by the guard of its route (decisions 6.7, 10.12). */
export function LoginPage() {
  const { t } = useTranslation();
  const ended = useValue(adminSessionEnded);
  const [email, setEmail] = useState(ended ?? '');
  const [password, setPassword] = useState('');
  const [visible, setVisible] = useState(false);
  const [left, setLeft] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  usePageTitle(t('admin.login.title'));
  const usable = emailPattern.test(email.trim());
  const valid = usable && password !== '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!valid || busy) return;
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
  const back = () => setFailure(undefined);
  if (failure instanceof ApiError && failure.code.startsWith('FACTOR')) {
    return (
      <CardPage product={config.productName} title={t('admin.login.title')} below={<LanguageSwitch />}>
        <FactorAtLogin
          asked={failure}
          email={email}
          step={adminSecondStep({ email, password })}
          onBack={back}
        />
      </CardPage>
    );
  }
  return (
    <CardPage product={config.productName} title={t('admin.login.title')} below={<LanguageSwitch />}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {failure !== undefined && <FormNotice kind="error">{describeError(failure)}</FormNotice>}
        {failure === undefined && ended !== undefined && (
          <FormNotice kind="info">{t('admin.ended')}</FormNotice>
        )}
        <p>{t('admin.login.intro')}</p>
        <EmailInput
          autoFocus={ended === undefined}
          label={t('login.email')}
          value={email}
          error={left && !usable && t(email.trim() === '' ? 'login.emailMandatory' : 'login.emailInvalid')}
          onChange={(event) => setEmail(event.currentTarget.value)}
          onBlur={() => setLeft(email !== '')}
        />
        <PasswordInput
          name="password"
          autoComplete="current-password"
          autoFocus={ended !== undefined}
          size="md"
          label={t('login.password')}
          value={password}
          visible={visible}
          onVisibilityChange={setVisible}
          visibilityToggleButtonProps={{ 'aria-label': visible ? t('login.hide') : t('login.show') }}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" size="md" fullWidth disabled={!valid} aria-disabled={busy || undefined}>
          {busy ? t('login.busy') : t('login.submit')}
        </Button>
      </form>
    </CardPage>
  );
}
