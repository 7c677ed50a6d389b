import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { emailPattern, register } from 'contract/users';
import { call } from '#api/call.ts';
import { ApiError } from '#api/failures.ts';
import { describeError } from '#session/describe.ts';
import { EmailInput } from '#ui/email-input.tsx';
import { FormNotice } from '#ui/form-notice.tsx';
import styles from './password-reset.module.css';
import { useSecondsLeft } from './use-seconds-left.ts';

/**
 * Asks for the activation mail of an invited account; says the same for every other address, and how long it takes until
 * it can be asked for again (UX 5.10, decision 7.22).
 */
export function ActivationMail() {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [left, setLeft] = useState(false);
  const wait = useSecondsLeft();
  const send = useMutation({
    mutationFn: (address: string) => call(register, { body: { email: address } }),
    onSuccess: () => wait.start(limits.activationMailInterval / 1_000),
    onError: (failure) => {
      if (failure instanceof ApiError && failure.code === 'ACT-WAIT' && failure.retryAfter !== undefined)
        wait.start(failure.retryAfter);
    },
  });
  const valid = emailPattern.test(email.trim());
  const fault = email.trim() === '' ? t('login.emailMandatory') : t('login.emailInvalid');
  const waits = wait.seconds > 0;
  const time = `${Math.floor(wait.seconds / 60)}:${String(wait.seconds % 60).padStart(2, '0')}`;
  return (
    <>
      {send.isIdle && <p>{t('activation.intro')}</p>}
      {send.isSuccess && <FormNotice kind="success">{t('activation.done')}</FormNotice>}
      {send.isError && <FormNotice kind="error">{describeError(send.error)}</FormNotice>}
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (valid && !waits && !send.isPending) send.mutate(email.trim());
        }}
      >
        <EmailInput
          autoFocus
          label={t('login.email')}
          value={email}
          error={left && !valid ? fault : undefined}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            // Another address waits for nothing.
            wait.stop();
          }}
          onBlur={() => setLeft(true)}
        />
        <Button
          type="submit"
          size="md"
          disabled={!valid || waits}
          aria-disabled={send.isPending || undefined}
        >
          {send.isPending ? t('login.busy') : t(send.isIdle ? 'activation.submit' : 'activation.again')}
        </Button>
        {waits && (
          <p role="timer" className={styles.wait}>
            {t('activation.wait', { time })}
          </p>
        )}
      </form>
    </>
  );
}
