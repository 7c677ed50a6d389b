import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { resetUserMailAddress } from 'contract/admin/deliveries';
import type { MailAddress } from 'contract/deliveries';
import { call } from '#api/call.ts';
import { showError } from '#session/describe.ts';
import { showMessage } from '#ui/message-bar.tsx';

/** Lets an address that was refused get mail again. */
export function ResumeMail({
  userId,
  address,
  onDone,
}: {
  userId: string;
  address: MailAddress;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const resume = useMutation({
    mutationFn: () => call(resetUserMailAddress, { params: { id: userId }, body: {} }),
    onSuccess: () => {
      showMessage({ kind: 'success', text: t('watching.resumed', { email: address.email }) });
      onDone();
    },
    onError: showError,
  });
  return (
    <Button
      variant="default"
      loading={resume.isPending}
      aria-label={t('watching.resumeNamed', { email: address.email })}
      onClick={() => resume.mutate()}
    >
      {t('watching.resume')}
    </Button>
  );
}
