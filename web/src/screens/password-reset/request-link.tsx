import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emailDomainOf, findSignOn } from 'contract/sign-on-offer';
import { emailPattern, requestPasswordReset } from 'contract/users';
import { call } from '#api/call.ts';
import { describeError } from '#session/describe.ts';
import { loadLateWords } from '#session/locale.ts';
import { EmailInput } from '#ui/email-input.tsx';
import { FormNotice } from '#ui/form-notice.tsx';
import styles from './password-reset.module.css';

/** Asks for the mail with the link; says the same for known and unknown addresses. */
export function RequestLink() {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [left, setLeft] = useState(false);
  const request = useMutation({
    mutationFn: async () => {
      await call(requestPasswordReset, { body: { email: email.trim() } });
      const [found] = await Promise.all([
        call(findSignOn, { body: { domain: emailDomainOf(email) } }),
        loadLateWords('signOn'),
        // The mail has been asked for; this is said beside it, where it can be had.
      ]).catch(() => []);
      return found?.offer;
    },
  });
  if (request.isSuccess) {
    const offer = request.data;
    return (
      <>
        <FormNotice kind="success">{t('newPassword.requestDone')}</FormNotice>
        {offer?.passwords === false && (
          <FormNotice kind="info">{t('signOn.noReset', { name: offer.name })}</FormNotice>
        )}
      </>
    );
  }
  const valid = emailPattern.test(email.trim());
  const fault = email.trim() === '' ? t('login.emailMandatory') : t('login.emailInvalid');
  return (
    <>
      <p>{t('newPassword.requestIntro')}</p>
      {request.isError && <FormNotice kind="error">{describeError(request.error)}</FormNotice>}
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (valid && !request.isPending) request.mutate();
        }}
      >
        <EmailInput
          autoFocus
          label={t('login.email')}
          value={email}
          error={left && !valid ? fault : undefined}
          onChange={(event) => setEmail(event.currentTarget.value)}
          onBlur={() => setLeft(true)}
        />
        <Button type="submit" size="md" disabled={!valid} aria-disabled={request.isPending || undefined}>
          {request.isPending ? t('login.busy') : t('newPassword.requestSubmit')}
        </Button>
      </form>
    </>
  );
}
