import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getMail } from 'contract/mails';
import { call } from '#api/call.ts';
import { ApiError } from '#api/failures.ts';
import { describeError } from '#session/describe.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import styles from './mails.module.css';

/** One kept mail as a mail program would show it, or its plain text. */
export function MailView({ id }: { id: string }) {
  const { t } = useTranslation();
  const [form, setForm] = useState<'html' | 'text'>('html');
  const mail = useQuery({
    queryKey: ['mails', id],
    queryFn: ({ signal }) => call(getMail, { params: { id }, signal }),
  });
  if (mail.isError) {
    return (
      <ErrorPanel
        message={describeError(mail.error)}
        requestId={mail.error instanceof ApiError ? mail.error.requestId : undefined}
        onRetry={() => void mail.refetch()}
      />
    );
  }
  if (mail.data === undefined) return null;
  const { subject, to, html, text } = mail.data;
  return (
    <>
      <div className={styles.contentHead}>
        <div>
          <h2>{subject}</h2>
          <p>
            {t('shell.mailsPage.to')}: {to.join(', ')}
          </p>
        </div>
        <SegmentedControl
          aria-label={t('shell.mailsPage.preview')}
          value={form}
          onChange={setForm}
          data={[
            { value: 'html', label: t('shell.mailsPage.html') },
            { value: 'text', label: t('shell.mailsPage.text') },
          ]}
        />
      </div>
      {form === 'text' ? (
        <pre className={styles.text} tabIndex={0}>
          {text}
        </pre>
      ) : (
        // No scripts and no access to this page; a link may leave when it is clicked.
        <iframe
          className={styles.html}
          title={subject}
          sandbox="allow-top-navigation-by-user-activation"
          srcDoc={`<base target="_top">${html}`}
        />
      )}
    </>
  );
}
