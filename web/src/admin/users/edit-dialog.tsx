import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AdminUser, changeUser } from 'contract/admin/users';
import { call } from '#api/call.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { accountsChanged } from '../accounts.ts';
import { useAdmin } from '../session.ts';
import { ChangeDialog } from '../ui/change-dialog.tsx';
import { type Person, PersonFields } from './person-fields.tsx';
import { nameOf } from './name-of.ts';

/** Name, language, modules and rights of a user. */
export function EditDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const { t } = useTranslation();
  const isOwn = useAdmin().email === user.email;
  const { firstName, lastName, locale, modules, roles } = user;
  const [person, setPerson] = useState<Person>({ firstName, lastName, locale, modules, roles });
  return (
    <ChangeDialog
      title={t('adminOrganisations.user.editTitle', { name: nameOf(user) })}
      confirm={t('shell.save')}
      values={person}
      onClose={onClose}
      onSubmit={async (reason) => {
        const { roles: marks, ...others } = person;
        const body = { ...others, ...(isOwn ? {} : { roles: marks }), reason };
        await call(changeUser, { params: { id: user.id }, body });
        showMessage({ kind: 'success', text: t('adminOrganisations.user.saved') });
        await accountsChanged();
      }}
    >
      <PersonFields person={person} isOwn={isOwn} onChange={setPerson} />
    </ChangeDialog>
  );
}
