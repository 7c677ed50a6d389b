import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { resetPassword } from 'contract/users';
import { call } from '#api/call.ts';
import { ApiError } from '#api/failures.ts';
import { mayBeSent, NewPassword, nothingTyped } from '#features/new-password.tsx';
import { describeError } from '#session/describe.ts';
import { clearSession } from '#session/user.ts';
import { FormNotice } from '#ui/form-notice.tsx';
import styles from './password-reset.module.css';

/** A new password, or the first one of an account; the token is that of the mailed link. */
export function ChoosePassword({ token, isFirst }: { token: string; isFirst: boolean }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(nothingTyped);
  const save = useMutation({
    mutationFn: () =>
      call(resetPassword, { body: { token, password: typed.first }, timeout: limits.passwordTimeout }),
    // The server has just ended every session of this user.
    onSuccess: clearSession,
  });
  if (save.isSuccess)
    return (
      <FormNotice kind="success">{t(isFirst ? 'activation.firstDone' : 'newPassword.setDone')}</FormNotice>
    );
  const valid = mayBeSent(typed);
  const linkIsOver = save.error instanceof ApiError && save.error.errors[0].field === 'body.token';
  return (
    <>
      {save.isError && (
        <FormNotice kind="error">
          {describeError(save.error)}{' '}
          {linkIsOver && isFirst && (
            <Link to="/password-reset" search={{ first: '1' }}>
              {t('activation.linkOver')}
            </Link>
          )}
          {linkIsOver && !isFirst && <Link to="/password-reset">{t('newPassword.again')}</Link>}
        </FormNotice>
      )}
      {isFirst && <p>{t('activation.firstIntro')}</p>}
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (valid && !save.isPending) save.mutate();
        }}
      >
        <NewPassword typed={typed} onChange={setTyped} autoFocus size="md" />
        <Button type="submit" size="md" disabled={!valid} aria-disabled={save.isPending || undefined}>
          {save.isPending ? t('login.busy') : t('newPassword.setSubmit')}
        </Button>
      </form>
    </>
  );
}
