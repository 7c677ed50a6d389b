import { PasswordInput } from '@mantine/core';
import { IconCheck, IconCircle } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordLength } from 'contract/users';
import styles from './new-password.module.css';

/** A new password as it is typed, twice. */
interface TypedPassword {
  first: string;
  again: string;
}
export const nothingTyped: TypedPassword = { first: '', again: '' };

/** What can be told of it here; whether it is easily guessed only the server knows. */
function rulesOf({ first, again }: TypedPassword) {
  return {
    length: first.length >= passwordLength.minimum && first.length <= passwordLength.maximum,
    same: first !== '' && first === again,
  };
}

export function mayBeSent(typed: TypedPassword): boolean {
  return Object.values(rulesOf(typed)).every((met) => met);
}

/** The two fields for a new password, with the rules ticked while typing (UX 5.10). */
export function NewPassword({
  typed,
  onChange,
  autoFocus = false,
  size = 'sm',
}: {
  typed: TypedPassword;
  onChange: (typed: TypedPassword) => void;
  autoFocus?: boolean;
  size?: 'sm' | 'md';
}) {
  const { t } = useTranslation();
  const rulesId = useId();
  const [visible, setVisible] = useState(false);
  const met = rulesOf(typed);
  const rules = [
    { text: t('newPassword.ruleLength', { count: passwordLength.minimum }), met: met.length },
    { text: t('newPassword.ruleSame'), met: met.same },
  ];
  const field = {
    autoComplete: 'new-password',
    size,
    visible,
    onVisibilityChange: setVisible,
    visibilityToggleButtonProps: { 'aria-label': visible ? t('login.hide') : t('login.show') },
    'aria-describedby': rulesId,
  } as const;
  return (
    <>
      <PasswordInput
        {...field}
        autoFocus={autoFocus}
        label={t('newPassword.newPassword')}
        value={typed.first}
        onChange={(event) => onChange({ ...typed, first: event.currentTarget.value })}
      />
      <PasswordInput
        {...field}
        label={t('newPassword.repeat')}
        value={typed.again}
        onChange={(event) => onChange({ ...typed, again: event.currentTarget.value })}
      />
      <ul id={rulesId} className={styles.rules} aria-label={t('newPassword.rules')}>
        {rules.map((rule) => (
          <li key={rule.text} data-met={rule.met || undefined}>
            {rule.met ? (
              <IconCheck size={16} aria-hidden="true" />
            ) : (
              <IconCircle size={16} aria-hidden="true" />
            )}
            {rule.text}
            <span className="visually-hidden">
              , {rule.met ? t('newPassword.met') : t('newPassword.notMet')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
