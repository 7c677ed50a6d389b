import { SegmentedControl } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getMailSample, type MailSample } from 'contract/mails';
import type { Locale } from 'contract/users';
import { call } from '#api/call.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { usePreferences } from '#session/session.ts';
import { MailPreview } from './mail-preview.tsx';

/** What a kind of mail looks like, in either language. */
export function SampleView({ kind }: { kind: MailSample }) {
  const { t } = useTranslation();
  const { preferences } = usePreferences();
  const [locale, setLocale] = useState<Locale>(preferences.locale);
  const sample = useQuery({
    queryKey: ['mail-samples', kind, locale],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(getMailSample, { params: { kind }, query: { locale }, signal }),
  });
  if (sample.isError) return <FailurePanel error={sample.error} onRetry={() => void sample.refetch()} />;
  if (sample.data === undefined) return null;
  return (
    <MailPreview
      {...sample.data}
      about={t(`mailed.samples.kinds.${kind}`)}
      controls={
        <SegmentedControl
          aria-label={t('mailed.samples.language')}
          value={locale}
          onChange={setLocale}
          data={[
            { value: 'nl', label: t('shell.languageNl') },
            { value: 'en-gb', label: t('shell.languageEn') },
          ]}
        />
      }
    />
  );
}
