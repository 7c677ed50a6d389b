import { useTranslation } from 'react-i18next';
import { resetUserFactor } from 'contract/admin/second-factor';
import { type AdminUser, endUserSessions, restoreUser } from 'contract/admin/users';
import { call } from '#api/call.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { accountsChanged } from '../accounts.ts';
import { ChangeDialog } from '../ui/change-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { nameOf } from './name-of.ts';

/** What is done with which user. */
export interface UserAction {
  kind: 'edit' | 'email' | 'sessions' | 'factor' | 'deactivate' | 'restore';
  user: AdminUser;
}

/** The dialog in which something is done with a user. */
export function UserDialogs({
  action: { kind, user },
  onClose,
}: {
  action: UserAction;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const params = { id: user.id };
  const name = nameOf(user);
  if (kind === 'edit') return <EditDialog user={user} onClose={onClose} />;
  if (kind === 'email') return <EmailDialog user={user} onClose={onClose} />;
  if (kind === 'deactivate') return <LeaveDialog user={user} onClose={onClose} />;
  return (
    <ChangeDialog
      title={t(`adminOrganisations.user.${kind}Title`, { name })}
      confirm={t(`adminOrganisations.user.${kind}Submit`)}
      onClose={onClose}
      onSubmit={async (reason) => {
        await call(calls[kind], { params, body: { reason } });
        showMessage({ kind: 'success', text: t(`adminOrganisations.user.${kind}Done`) });
        await accountsChanged();
      }}
    >
      <p>{t(`adminOrganisations.user.${kind}Intro`)}</p>
    </ChangeDialog>
  );
}

/** What needs nothing but a reason. */
const calls = { restore: restoreUser, factor: resetUserFactor, sessions: endUserSessions };
