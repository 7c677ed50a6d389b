import { PasswordInput, TextInput } from '@mantine/core';
import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { addPasskey, beginPasskey, longestPasskeyName } from 'contract/second-factor';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { describeError } from '#session/describe.ts';
import { useSession } from '#session/session.ts';
import { FormActions } from '#ui/form-actions.tsx';
import { FormNotice } from '#ui/form-notice.tsx';
import { showMessage } from '#ui/message-bar.tsx';
import styles from './factor-confirm.module.css';
import { secondFactorKey } from './factor-key.ts';

/** Has the browser make a passkey, for who knows their password, and gives it a name. */
export function NewPasskey({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [visible, setVisible] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const valid = name.trim() !== '' && password !== '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!valid || busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { ticket, options } = await call(beginPasskey, {
        body: { password },
        timeout: limits.passwordTimeout,
      });
      const made = await startRegistration({
        optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
      }).catch(() => undefined);
      if (made) {
        const response = { ...made, clientExtensionResults: {} };
        await call(addPasskey, { body: { ticket, name: name.trim(), response } });
        onClose();
        showMessage({ kind: 'success', text: t('factor.passkeys.added') });
        await queries.invalidateQueries({ queryKey: secondFactorKey });
      } else setFailure(t('factor.passkeys.stopped'));
    } catch (caught) {
      setFailure(describeError(caught));
    }
    setBusy(false);
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {failure !== undefined && <FormNotice kind="error">{failure}</FormNotice>}
      <TextInput
        data-autofocus
        label={t('factor.passkeys.name')}
        maxLength={longestPasskeyName}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {/* For who keeps passwords: whose it is. */}
      <input hidden readOnly autoComplete="username" value={user.email} />
      <PasswordInput
        autoComplete="current-password"
        label={t('factor.own.password')}
        value={password}
        visible={visible}
        onVisibilityChange={setVisible}
        visibilityToggleButtonProps={{ 'aria-label': visible ? t('login.hide') : t('login.show') }}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <FormActions confirm={t('factor.passkeys.confirm')} busy={busy} disabled={!valid} onCancel={onClose} />
    </form>
  );
}
