import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inviteUser } from 'contract/admin/users';
import { limits } from 'contract/limits';
import { emailPattern } from 'contract/users';
import { call } from '#api/call.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { accountsChanged } from '../accounts.ts';
import { ChangeDialog } from '../ui/change-dialog.tsx';
import { type Person, PersonFields } from './person-fields.tsx';

const nobody: Person = { firstName: '', lastName: '', locale: 'nl', modules: null, roles: [] };

/** Invites somebody, who gets a mail with which they choose a password (decision 2.9). */
export function InviteDialog({
  organisation,
  onClose,
}: {
  organisation: { id: string; name: string };
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [person, setPerson] = useState(nobody);
  const [email, setEmail] = useState('');
  const [left, setLeft] = useState(false);
  const valid = emailPattern.test(email.trim());
  return (
    <ChangeDialog
      title={t('adminOrganisations.user.inviteTitle')}
      confirm={t('adminOrganisations.user.inviteSubmit')}
      values={[person, email]}
      valid={valid}
      isReasonNeeded={false}
      onClose={onClose}
      onSubmit={async (reason) => {
        const body = { ...person, organisationId: organisation.id, email: email.trim(), reason };
        const { mailed } = await call(inviteUser, { body, timeout: limits.fileTimeout });
        showMessage(
          mailed
            ? { kind: 'success', text: t('adminOrganisations.user.invited') }
            : { kind: 'error', text: t('adminOrganisations.user.notMailed') },
        );
        await accountsChanged();
      }}
    >
      <p>{t('adminOrganisations.user.inviteIntro')}</p>
      <TextInput
        type="email"
        label={t('adminOrganisations.user.email')}
        autoComplete="off"
        required
        value={email}
        error={left && !valid ? t('adminOrganisations.user.emailInvalid') : undefined}
        onChange={(event) => setEmail(event.currentTarget.value)}
        onBlur={() => setLeft(true)}
        data-autofocus
      />
      <PersonFields person={person} onChange={setPerson} />
    </ChangeDialog>
  );
}
