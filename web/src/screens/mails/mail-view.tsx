import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getMail } from 'contract/mails';
import { call } from '#api/call.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { MailPreview } from './mail-preview.tsx';

/** One kept mail. */
export function MailView({ id }: { id: string }) {
  const { t } = useTranslation();
  const mail = useQuery({
    queryKey: ['mails', id],
    queryFn: ({ signal }) => call(getMail, { params: { id }, signal }),
  });
  if (mail.isError) return <FailurePanel error={mail.error} onRetry={() => void mail.refetch()} />;
  if (mail.data === undefined) return null;
  const { to, linkHidden, ...bodies } = mail.data;
  const about = [`${t('mailed.kept.to')}: ${to.join(', ')}`, ...(linkHidden ? [t('mailed.linkHidden')] : [])];
  return <MailPreview {...bodies} about={about.join(' · ')} />;
}
