import { Button, PasswordInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type FocusEvent, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { emailDomainOf, findSignOn } from 'contract/sign-on-offer';
import { call } from '#api/call.ts';
import { ApiError } from '#api/failures.ts';
import { describeError } from '#session/describe.ts';
import { withWords } from '#session/locale.ts';
import { login } from '#session/session.ts';
import { session } from '#session/user.ts';
import { EmailInput } from '#ui/email-input.tsx';
import { FormNotice } from '#ui/form-notice.tsx';
import { LatePart, lazyPart } from '#ui/late-part.tsx';
import { faultsOf, type Field } from './login-form.ts';
import styles from './login-screen.module.css';

const late = () => withWords(import('./late-login.ts'), 'signOn');
const SignOn = lazyPart(async () => ({ SignOn: (await late()).SignOn }), 'SignOn');
const SecondStep = lazyPart(async () => ({ SecondStep: (await late()).SecondStep }), 'SecondStep');

/** Address and password, with what is wrong with them; the address may be given (specification §5, UX 5.1). */
export function LoginFields({
  email,
  notice,
  onTried,
}: {
  /** Whose password is asked for; without it anyone's. */
  email?: string;
  /** Said above the fields, until something went wrong. */
  notice: string | undefined;
  onTried: (done: boolean) => void;
}) {
  const { t } = useTranslation();
  const [fields, setFields] = useState({ email: email ?? '', password: '' });
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [visible, setVisible] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);

  const faults = faultsOf(fields);
  const valid = faults.email === undefined && faults.password === undefined;
  const shown = (field: Field) => {
    const fault = faults[field];
    return left.has(field) && fault !== undefined ? t(`login.${fault}`) : undefined;
  };
  const leave = (field: Field) => (event: FocusEvent<HTMLInputElement>) => {
    // Who goes for the language or another page left nothing out.
    const filling = fields[field] !== '' || event.currentTarget.form?.contains(event.relatedTarget);
    if (filling) setLeft((before) => new Set(before).add(field));
  };
  const domain =
    faults.email === undefined && (email ?? left.has('email')) ? emailDomainOf(fields.email) : '';
  const asked = useQuery({
    queryKey: ['signOn', domain],
    queryFn: ({ signal }) => call(findSignOn, { body: { domain }, signal, quiet: true }),
    enabled: domain !== '',
  });
  const offer = asked.data?.offer;
  const [typing, setTyping] = useState(false);
  const only = offer?.passwords === false && !typing;
  // After a login this page goes away, unless the account may see nothing and is logged out again (specification §4).
  useEffect(() => session.subscribe(() => session.now() === undefined && setBusy(false)), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!valid || busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await login(fields.email, fields.password);
      onTried(true);
    } catch (caught) {
      onTried(false);
      setLeft(new Set(['email']));
      setFailure(caught);
      setBusy(false);
    }
  };
  if (failure instanceof ApiError && failure.code.startsWith('FACTOR')) {
    return (
      <LatePart failure={t('errors.newVersion')}>
        <SecondStep {...fields} asked={failure} onTried={onTried} onBack={() => setFailure(undefined)} />
      </LatePart>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {failure !== undefined && !only && <FormNotice kind="error">{describeError(failure)}</FormNotice>}
      {failure === undefined && notice && <FormNotice kind="info">{notice}</FormNotice>}
      <EmailInput
        autoFocus={email === undefined}
        readOnly={email !== undefined}
        label={t('login.email')}
        value={fields.email}
        error={shown('email')}
        onChange={(event) => setFields({ ...fields, email: event.currentTarget.value })}
        onBlur={leave('email')}
      />
      {!only && (
        <>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            data-autofocus
            size="md"
            label={t('login.password')}
            value={fields.password}
            error={shown('password')}
            visible={visible}
            onVisibilityChange={setVisible}
            visibilityToggleButtonProps={{ 'aria-label': visible ? t('login.hide') : t('login.show') }}
            onChange={(event) => setFields({ ...fields, password: event.currentTarget.value })}
            onBlur={leave('password')}
          />
          <Button type="submit" size="md" fullWidth disabled={!valid} aria-disabled={busy || undefined}>
            {busy ? t('login.busy') : t('login.submit')}
          </Button>
        </>
      )}
      {offer && (
        <LatePart failure={t('errors.newVersion')}>
          <SignOn
            email={fields.email}
            offer={offer}
            only={only}
            staying={email !== undefined}
            onPassword={() => setTyping(true)}
          />
        </LatePart>
      )}
    </form>
  );
}
