import { TextInput } from '@mantine/core';
import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { addPasskey, beginPasskey, longestPasskeyName } from 'contract/second-factor';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { FormNotice } from '#ui/form-notice.tsx';
import { showMessage } from '#ui/message-bar.tsx';
import { FactorConfirm } from './factor-confirm.tsx';
import { secondFactorKey } from './factor-key.ts';

/** Has the browser make a passkey and gives it a name. */
export function NewPasskey({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [stopped, setStopped] = useState(false);
  const make = async (proof: { password: string; code: string }) => {
    setStopped(false);
    const { ticket, options } = await call(beginPasskey, { body: proof, timeout: limits.passwordTimeout });
    const made = await startRegistration({
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    }).catch(() => undefined);
    setStopped(made === undefined);
    if (!made) return;
    const response = { ...made, clientExtensionResults: {} };
    await call(addPasskey, { body: { ticket, name: name.trim(), response } });
    onClose();
    showMessage({ kind: 'success', text: t('factor.passkeys.added') });
    await queries.invalidateQueries({ queryKey: secondFactorKey });
  };
  return (
    <FactorConfirm task="passkey" complete={name.trim() !== ''} onConfirm={make} onClose={onClose}>
      {stopped && <FormNotice kind="error">{t('factor.passkeys.stopped')}</FormNotice>}
      <TextInput
        data-autofocus
        label={t('factor.passkeys.name')}
        maxLength={longestPasskeyName}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </FactorConfirm>
  );
}
