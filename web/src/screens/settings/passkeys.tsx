import { Button } from '@mantine/core';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostPasskeys, type Passkey, removePasskey, type SecondFactor } from 'contract/second-factor';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { useFormats } from '#features/formats.ts';
import { showError } from '#session/describe.ts';
import { Confirm } from '#ui/confirm.tsx';
import { showMessage } from '#ui/message-bar.tsx';
import { secondFactorKey } from './factor-key.ts';
import styles from './factor-group.module.css';
import { SettingGroup } from './setting.tsx';

/** The passkeys of the user, which do instead of a code of the app. */
export function Passkeys({ factor, onAdd }: { factor: SecondFactor; onAdd: () => void }) {
  const { t } = useTranslation();
  const { passkeys, passkeysPossible } = factor;
  const supported = browserSupportsWebAuthn();
  const hindrance = !passkeysPossible ? 'impossible' : !supported ? 'unsupported' : undefined;
  return (
    <SettingGroup title={t('factor.passkeys.title')} hint={t('factor.passkeys.hint')}>
      {passkeys.length > 0 && (
        <ul className={styles.keys}>
          {passkeys.map((one) => (
            <Row key={one.id} passkey={one} />
          ))}
        </ul>
      )}
      <div className={styles.add}>
        <p>
          {hindrance === undefined
            ? passkeys.length === 0 && t('factor.passkeys.none')
            : t(`factor.passkeys.${hindrance}`)}
        </p>
        {hindrance === undefined && passkeys.length < mostPasskeys && (
          <Button variant="default" onClick={onAdd}>
            {t('factor.passkeys.add')}
          </Button>
        )}
      </div>
    </SettingGroup>
  );
}

function Row({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const { t } = useTranslation();
  const { shortDate, time } = useFormats();
  const [asked, setAsked] = useState(false);
  const remove = useMutation({
    mutationFn: () => call(removePasskey, { body: { id } }),
    onSuccess: () => showMessage({ kind: 'success', text: t('factor.passkeys.removed') }),
    onError: showError,
    onSettled: () => {
      setAsked(false);
      return queries.invalidateQueries({ queryKey: secondFactorKey });
    },
  });
  const day = shortDate(createdAt);
  return (
    <li>
      <IconFingerprint size={22} aria-hidden="true" />
      <div>
        <strong>{name}</strong>
        <p>
          {lastUsedAt === null
            ? t('factor.passkeys.created', { day })
            : t('factor.passkeys.used', { day, last: `${shortDate(lastUsedAt)}, ${time(lastUsedAt)}` })}
        </p>
      </div>
      <Button
        variant="default"
        aria-label={t('factor.passkeys.removeNamed', { name })}
        onClick={() => setAsked(true)}
      >
        {t('factor.passkeys.remove')}
      </Button>
      <Confirm
        opened={asked}
        header={t('factor.passkeys.removeHeader')}
        body={t('factor.passkeys.removeBody', { name })}
        confirm={t('factor.passkeys.remove')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsked(false)}
      />
    </li>
  );
}
