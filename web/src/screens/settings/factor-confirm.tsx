import { PasswordInput } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RecoveryInput } from '#features/factor/code-input.tsx';
import { describeError } from '#session/describe.ts';
import { useSession } from '#session/session.ts';
import { FormActions } from '#ui/form-actions.tsx';
import { FormNotice } from '#ui/form-notice.tsx';
import styles from './factor-confirm.module.css';

const asks = {
  turnOn: { body: undefined, confirm: 'factor.own.next', code: false },
  turnOff: { body: 'factor.own.turnOffBody', confirm: 'factor.own.turnOff', code: true },
  move: { body: 'factor.own.moveBody', confirm: 'factor.own.next', code: true },
  renew: { body: 'factor.own.renewBody', confirm: 'factor.own.renew', code: true },
  passkey: { body: undefined, confirm: 'factor.passkeys.confirm', code: true },
} as const;

/** Asks for the password and, where there is a second factor, that: whoever finds an open browser changes nothing. */
export function FactorConfirm({
  task,
  children,
  complete = true,
  onConfirm,
  onClose,
}: {
  task: keyof typeof asks;
  /** What else it needs, and whether that is there. */
  children?: ReactNode;
  complete?: boolean;
  /** Throws what `call` throws. */
  onConfirm: (proof: { password: string; code: string }) => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { body, confirm, code: withCode } = asks[task];
  const [password, setPassword] = useState('');
  const [visible, setVisible] = useState(false);
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const valid = complete && password !== '' && (!withCode || code.trim() !== '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!valid || busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm({ password, code: code.trim() });
    } catch (caught) {
      setFailure(describeError(caught));
    }
    setBusy(false);
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {failure !== undefined && <FormNotice kind="error">{failure}</FormNotice>}
      {body !== undefined && <p>{t(body)}</p>}
      {children}
      {/* For who keeps passwords: whose it is. */}
      <input hidden readOnly autoComplete="username" value={user.email} />
      <PasswordInput
        data-autofocus={children === undefined || undefined}
        autoComplete="current-password"
        label={t('factor.own.password')}
        value={password}
        visible={visible}
        onVisibilityChange={setVisible}
        visibilityToggleButtonProps={{ 'aria-label': visible ? t('login.hide') : t('login.show') }}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {withCode && <RecoveryInput size="sm" label={t('factor.own.code')} value={code} onChange={setCode} />}
      <FormActions confirm={t(confirm)} busy={busy} disabled={!valid} onCancel={onClose} />
    </form>
  );
}
