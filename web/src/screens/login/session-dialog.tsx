import { Button, Modal } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#api/queries.ts';
import { leaveForLogin } from '#session/session-ended.ts';
import { useSession } from '#session/session.ts';
import { LoginFields } from './login-fields.tsx';

/** Asks for the password again over a page whose session ended; what was on it and typed in it stays (UX 5.11). */
export function SessionDialog() {
  const { t } = useTranslation();
  const { user } = useSession();
  // What was refused meanwhile is asked for once more, whichever tab the user logged in on.
  useEffect(
    () => () => void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' }),
    [],
  );
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title={t('login.ended.title')}
      size={440}
    >
      <LoginFields email={user.email} notice={t('login.ended.body')} onTried={() => undefined} />
      <Button variant="default" size="md" fullWidth mt="sm" onClick={leaveForLogin}>
        {t('login.ended.other')}
      </Button>
    </Modal>
  );
}
