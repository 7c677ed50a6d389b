import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeOrganisation, type Organisation } from 'contract/admin/organisations';
import { call } from '#api/call.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { accountsChanged } from '../accounts.ts';
import { ChangeDialog } from '../ui/change-dialog.tsx';

/** Name, first day as a customer and notes, for staff. */
export function DetailsDialog({
  organisation,
  onClose,
}: {
  organisation: Organisation;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [name, setName] = useState(organisation.name);
  const [since, setSince] = useState(organisation.customerSince ?? '');
  const [notes, setNotes] = useState(organisation.notes ?? '');
  return (
    <ChangeDialog
      title={t('adminOrganisations.page.editDetails')}
      confirm={t('shell.save')}
      values={[name, since, notes]}
      valid={name.trim() !== ''}
      onClose={onClose}
      onSubmit={async (reason) => {
        const body = { name, customerSince: since === '' ? null : since, notes, reason };
        await call(changeOrganisation, { params: { id: organisation.id }, body });
        showMessage({ kind: 'success', text: t('shell.saved') });
        await accountsChanged();
      }}
    >
      <TextInput
        label={t('adminOrganisations.list.name')}
        required
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t('adminOrganisations.list.customerSince')}
        value={since}
        onChange={(event) => setSince(event.currentTarget.value)}
      />
      <Textarea
        label={t('adminOrganisations.page.notes')}
        description={t('adminOrganisations.page.notesHint')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={5_000}
        value={notes}
        onChange={(event) => setNotes(event.currentTarget.value)}
      />
    </ChangeDialog>
  );
}
