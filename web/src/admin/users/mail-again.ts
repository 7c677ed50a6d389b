import i18next from 'i18next';
import { inviteAgain } from 'contract/admin/users';
import { limits } from 'contract/limits';
import { call } from '#api/call.ts';
import { showError } from '#session/describe.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { accountsChanged } from '../accounts.ts';

/** Sends the activation mail of an invited user once more, and says what became of it. */
export async function mailAgain(id: string): Promise<void> {
  try {
    const { mailed } = await call(inviteAgain, { params: { id }, body: {}, timeout: limits.fileTimeout });
    showMessage(
      mailed
        ? { kind: 'success', text: i18next.t('adminOrganisations.user.againDone') }
        : { kind: 'error', text: i18next.t('adminOrganisations.user.againFailed') },
    );
    await accountsChanged();
  } catch (failure) {
    showError(failure);
  }
}
