import { Button, PasswordInput } from '@mantine/core';
import { IconCheck, IconCircle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordLength, resetPassword } from 'contract/users';
import { call } from '#api/call.ts';
import { describeError } from '#session/describe.ts';
import { clearSession } from '#session/user.ts';
import { FormNotice } from '#ui/form-notice.tsx';
import styles from './password-reset.module.css';

/** A new password, typed twice, with the rules ticked while typing; the token is that of the mailed link. */
export function ChoosePassword({ token }: { token: string }) {
  const { t } = useTranslation();
  const rulesId = useId();
  const [fields, setFields] = useState({ first: '', again: '' });
  const [visible, setVisible] = useState(false);
  const save = useMutation({
    mutationFn: () => call(resetPassword, { body: { token, password: fields.first } }),
    // The server has just ended every session of this user.
    onSuccess: clearSession,
  });
  if (save.isSuccess) return <FormNotice kind="success">{t('login.reset.setDone')}</FormNotice>;
  const rules = [
    {
      text: t('login.reset.ruleLength', { count: passwordLength.minimum }),
      met: fields.first.length >= passwordLength.minimum && fields.first.length <= passwordLength.maximum,
    },
    { text: t('login.reset.ruleSame'), met: fields.first !== '' && fields.first === fields.again },
  ];
  const valid = rules.every(({ met }) => met);
  const field = {
    autoComplete: 'new-password',
    size: 'md',
    visible,
    onVisibilityChange: setVisible,
    visibilityToggleButtonProps: { 'aria-label': visible ? t('login.hide') : t('login.show') },
    'aria-describedby': rulesId,
  } as const;
  return (
    <>
      {save.isError && (
        <FormNotice kind="error">
          {describeError(save.error)} <Link to="/password-reset">{t('login.reset.again')}</Link>
        </FormNotice>
      )}
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (valid && !save.isPending) save.mutate();
        }}
      >
        <PasswordInput
          {...field}
          autoFocus
          label={t('login.reset.newPassword')}
          value={fields.first}
          onChange={(event) => setFields({ ...fields, first: event.currentTarget.value })}
        />
        <PasswordInput
          {...field}
          label={t('login.reset.repeat')}
          value={fields.again}
          onChange={(event) => setFields({ ...fields, again: event.currentTarget.value })}
        />
        <ul id={rulesId} className={styles.rules} aria-label={t('login.reset.rules')}>
          {rules.map(({ text, met }) => (
            <li key={text} data-met={met || undefined}>
              {met ? <IconCheck size={16} aria-hidden="true" /> : <IconCircle size={16} aria-hidden="true" />}
              {text}
              <span className="visually-hidden">
                , {met ? t('login.reset.met') : t('login.reset.notMet')}
              </span>
            </li>
          ))}
        </ul>
        <Button type="submit" size="md" disabled={!valid} aria-disabled={save.isPending || undefined}>
          {save.isPending ? t('login.busy') : t('login.reset.setSubmit')}
        </Button>
      </form>
    </>
  );
}
