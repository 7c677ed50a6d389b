import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from 'contract/amsterdam';
import { createApiKey } from 'contract/api-keys';
import type { KeyScope, ResponseOf } from 'contract/endpoint';
import { limits } from 'contract/limits';
import { call } from '#api/call.ts';
import { today } from '#features/search/period.ts';
import { describeError } from '#session/describe.ts';
import { FormActions } from '#ui/form-actions.tsx';
import { FormNotice } from '#ui/form-notice.tsx';
import styles from './api.module.css';

// The schemas of the contract stay on the server.
const scopes: readonly KeyScope[] = ['read', 'lists', 'searches'];
/** How long a key may work, in days from today. */
const lengths = [30, 90, 182, limits.apiKeyDays] as const;

/** Asks what a new API key is for, what it may and for how long. */
export function ApiKeyForm({
  onMade,
  onClose,
}: {
  onMade: (made: ResponseOf<typeof createApiKey>) => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<string[]>(['read']);
  const [days, setDays] = useState<number>(limits.apiKeyDays);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '' || chosen.length === 0) return;
    setBusy(true);
    setWrong(undefined);
    try {
      const body = {
        name: name.trim(),
        scopes: scopes.filter((scope) => chosen.includes(scope)),
        lastDay: addDays(today(), days),
      };
      await onMade(await call(createApiKey, { body }));
    } catch (failure) {
      setWrong(describeError(failure));
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {wrong !== undefined && <FormNotice kind="error">{wrong}</FormNotice>}
      <TextInput
        autoFocus
        label={t('api.keys.form.name')}
        description={t('api.keys.form.nameHint')}
        required
        maxLength={limits.maximumApiKeyName}
        value={name}
        error={tried && name.trim() === '' ? t('api.keys.form.nameRequired') : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Checkbox.Group
        label={t('api.keys.form.scopes')}
        value={chosen}
        onChange={setChosen}
        error={tried && chosen.length === 0 ? t('api.keys.form.scopesRequired') : undefined}
      >
        <div className={styles.scopes}>
          {scopes.map((scope) => (
            <Checkbox
              key={scope}
              value={scope}
              label={t(`api.keys.scopes.${scope}`)}
              description={t(`api.keys.scopeHints.${scope}`)}
            />
          ))}
        </div>
      </Checkbox.Group>
      <NativeSelect
        label={t('api.keys.form.expires')}
        value={days}
        data={lengths.map((length) => ({ value: String(length), label: t(`api.keys.form.days.${length}`) }))}
        onChange={(event) => setDays(Number(event.currentTarget.value))}
      />
      <FormActions confirm={t('api.keys.form.submit')} busy={busy} onCancel={onClose} />
    </form>
  );
}
