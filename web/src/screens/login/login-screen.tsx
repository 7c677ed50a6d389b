import { Button, PasswordInput, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '#session/config.ts';
import { describeError } from '#session/describe.ts';
import { pendingTarget } from '#session/landing.ts';
import { LanguageSwitch } from '#session/language-switch.tsx';
import { loginNotice } from '#session/login-notice.ts';
import { usePageTitle } from '#session/page-title.ts';
import { login } from '#session/session.ts';
import { useValue } from '#session/value.ts';
import { CardPage } from '#ui/card-page.tsx';
import { FormNotice } from '#ui/form-notice.tsx';
import { faultsOf, type Field } from './login-form.ts';
import styles from './login-screen.module.css';

/** Login (specification §2, §5, UX 5.1). Where it leads is decided by the guard of its route. */
export function LoginScreen() {
  const { t } = useTranslation();
  const [fields, setFields] = useState({ email: '', password: '' });
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [visible, setVisible] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const notice = useValue(loginNotice);
  // Read once: a successful login uses the target up while this page is still on screen.
  const [forDocument] = useState(() => pendingTarget()?.kind === 'document');
  usePageTitle(t('login.title'));

  const faults = faultsOf(fields);
  const valid = faults.email === undefined && faults.password === undefined;
  const shown = (field: Field) => {
    const fault = faults[field];
    return left.has(field) && fault !== undefined ? t(`login.${fault}`) : undefined;
  };
  const leave = (field: Field) => setLeft((before) => new Set(before).add(field));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!valid || busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await login(fields.email, fields.password);
      loginNotice.set(undefined);
    } catch (caught) {
      loginNotice.set(undefined);
      setFailure(caught);
      setBusy(false);
    }
  };
  return (
    <CardPage product={config.productName} title={t('login.title')} below={<LanguageSwitch />}>
      {failure === undefined ? (
        <>
          {notice && <FormNotice kind="info">{t(`errors.${notice}`)}</FormNotice>}
          {!notice && forDocument && <FormNotice kind="info">{t('login.toOpenDocument')}</FormNotice>}
        </>
      ) : (
        <FormNotice kind="error">{describeError(failure)}</FormNotice>
      )}
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          autoFocus
          size="md"
          label={t('login.email')}
          value={fields.email}
          error={shown('email')}
          onChange={(event) => setFields({ ...fields, email: event.currentTarget.value })}
          onBlur={() => leave('email')}
        />
        <PasswordInput
          name="password"
          autoComplete="current-password"
          size="md"
          label={t('login.password')}
          value={fields.password}
          error={shown('password')}
          visible={visible}
          onVisibilityChange={setVisible}
          visibilityToggleButtonProps={{ 'aria-label': visible ? t('login.hide') : t('login.show') }}
          onChange={(event) => setFields({ ...fields, password: event.currentTarget.value })}
          onBlur={() => leave('password')}
        />
        <Button type="submit" size="md" fullWidth disabled={!valid} aria-disabled={busy || undefined}>
          {busy ? t('login.busy') : t('login.submit')}
        </Button>
      </form>
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
