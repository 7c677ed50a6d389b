import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AdminUser, changeEmail } from 'contract/admin/users';
import { limits } from 'contract/limits';
import { emailPattern } from 'contract/users';
import { call } from '#api/call.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { accountsChanged } from '../accounts.ts';
import { ChangeDialog } from '../ui/change-dialog.tsx';
import { nameOf } from './name-of.ts';

/** Another address for a user, of which both are told. */
export function EmailDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [left, setLeft] = useState(false);
  const valid = emailPattern.test(email.trim());
  return (
    <ChangeDialog
      title={t('adminOrganisations.user.emailTitle', { name: nameOf(user) })}
      confirm={t('shell.save')}
      values={email}
      valid={valid}
      onClose={onClose}
      onSubmit={async (reason) => {
        const { mailed } = await call(changeEmail, {
          params: { id: user.id },
          body: { email: email.trim(), reason },
          timeout: limits.fileTimeout,
        });
        showMessage(
          mailed
            ? { kind: 'success', text: t('adminOrganisations.user.emailDone') }
            : { kind: 'error', text: t('adminOrganisations.user.emailNotMailed') },
        );
        await accountsChanged();
      }}
    >
      <p>{t('adminOrganisations.user.emailIntro')}</p>
      <p>{t('adminOrganisations.user.emailNow', { email: user.email })}</p>
      <TextInput
        type="email"
        label={t('adminOrganisations.user.email')}
        autoComplete="off"
        value={email}
        error={left && !valid ? t('adminOrganisations.user.emailInvalid') : undefined}
        onChange={(event) => setEmail(event.currentTarget.value)}
        onBlur={() => setLeft(true)}
      />
    </ChangeDialog>
  );
}
