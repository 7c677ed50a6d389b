import { Button, PasswordInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { changePassword } from 'contract/own-account';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { mayBeSent, NewPassword, nothingTyped } from '#features/new-password.tsx';
import { describeError } from '#session/describe.ts';
import { useSession } from '#session/session.ts';
import { FormNotice } from '#ui/form-notice.tsx';
import { sessionsKey } from './session-list.tsx';
import { SettingGroup } from './setting.tsx';
import styles from './security.module.css';

/** Changes the password, for who knows the current one; every other session ends (decision 4.2). */
export function PasswordForm() {
  const { t } = useTranslation();
  const { user } = useSession();
  const [current, setCurrent] = useState('');
  const [typed, setTyped] = useState(nothingTyped);
  const [visible, setVisible] = useState(false);
  const save = useMutation({
    mutationFn: () =>
      call(changePassword, {
        body: { current, password: typed.first },
        timeout: limits.passwordTimeout,
      }),
    onSuccess: () => {
      setCurrent('');
      setTyped(nothingTyped);
      return queries.invalidateQueries({ queryKey: sessionsKey });
    },
  });
  const valid = current !== '' && mayBeSent(typed);
  return (
    <SettingGroup title={t('settings.security.password')} hint={t('settings.security.passwordHint')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (valid && !save.isPending) save.mutate();
        }}
      >
        {save.isError && <FormNotice kind="error">{describeError(save.error)}</FormNotice>}
        {save.isSuccess && <FormNotice kind="success">{t('settings.security.passwordDone')}</FormNotice>}
        {/* For who keeps passwords: whose it is. */}
        <input hidden readOnly autoComplete="username" value={user.email} />
        <PasswordInput
          autoComplete="current-password"
          label={t('settings.security.current')}
          value={current}
          visible={visible}
          onVisibilityChange={setVisible}
          visibilityToggleButtonProps={{ 'aria-label': visible ? t('login.hide') : t('login.show') }}
          onChange={(event) => setCurrent(event.currentTarget.value)}
        />
        <NewPassword typed={typed} onChange={setTyped} />
        <div>
          <Button type="submit" disabled={!valid} aria-disabled={save.isPending || undefined}>
            {save.isPending ? t('login.busy') : t('settings.security.passwordSubmit')}
          </Button>
        </div>
      </form>
    </SettingGroup>
  );
}
