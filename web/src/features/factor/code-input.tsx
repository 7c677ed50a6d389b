import { TextInput } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { sign } from '#ui/sign.tsx';
import styles from './factor.module.css';

/** Whether it can be a code of an app, however its digits are grouped. */
export const isSixDigits = (code: string): boolean => /^\d{6}$/.test(code.replaceAll(/[\s-]/g, ''));

interface Asked {
  label: string;
  value: string;
  onChange: (code: string) => void;
  autoFocus?: boolean;
  size?: 'sm' | 'md';
}

/** Six digits of an app, as phones and password managers fill them in. */
export function CodeInput({ label, value, onChange, autoFocus = false, size = 'md' }: Asked) {
  return (
    <TextInput
      className={styles.digits}
      name="one-time-code"
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={7}
      {...{ autoFocus, size, label, value }}
      data-autofocus={autoFocus || undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** A recovery code, or whatever is written like one. */
export function RecoveryInput({ label, value, onChange, autoFocus = false, size = 'md' }: Asked) {
  return (
    <TextInput
      className={styles.recovery}
      autoComplete="off"
      data-secret
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      leftSection={sign(IconKey)}
      {...{ autoFocus, size, label, value }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
