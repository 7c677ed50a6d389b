import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createOrganisation } from 'contract/admin/organisations';
import { call } from '#api/call.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { accountsChanged } from '../accounts.ts';
import { ChangeDialog } from '../ui/change-dialog.tsx';

/** Makes an organisation; modules and users come on its page. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [since, setSince] = useState('');
  return (
    <ChangeDialog
      title={t('adminOrganisations.list.create')}
      confirm={t('shell.save')}
      values={[name, since]}
      valid={name.trim() !== ''}
      isReasonNeeded={false}
      onClose={onClose}
      onSubmit={async (reason) => {
        const customerSince = since === '' ? {} : { customerSince: since };
        await call(createOrganisation, { body: { name, ...customerSince, reason } });
        showMessage({ kind: 'success', text: t('adminOrganisations.list.created') });
        await accountsChanged();
      }}
    >
      <TextInput
        label={t('adminOrganisations.list.name')}
        required
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
      />
      <TextInput
        type="date"
        label={t('adminOrganisations.list.customerSince')}
        value={since}
        onChange={(event) => setSince(event.currentTarget.value)}
      />
    </ChangeDialog>
  );
}
