import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { locales, type Locale } from 'contract/users';
import { FailurePanel } from '#features/failure-panel.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { AdminPage } from '../ui/admin-page.tsx';
import { SupportEditor } from './support-editor.tsx';
import { supportQuery } from './support.ts';

/** What the support dialog says, by language (decision 1.5). */
export function SupportPage() {
  const { t } = useTranslation();
  const [locale, setLocale] = useState<Locale>('nl');
  const [unsaved, setUnsaved] = useState(false);
  const kept = useQuery(supportQuery(locale));
  return (
    <AdminPage
      title={t('adminContent.support.title')}
      intro={t('adminContent.support.intro')}
      beside={
        <SegmentedControl
          aria-label={t('adminContent.content.language')}
          // What is being changed in one language is not lost by looking at the other.
          disabled={unsaved}
          data={locales.map((value) => ({ value, label: t(`adminContent.content.languages.${value}`) }))}
          value={locale}
          onChange={setLocale}
        />
      }
    >
      {kept.isPending && <SkeletonRows rows={8} height={48} label={t('shell.loading')} />}
      {kept.isLoadingError && <FailurePanel error={kept.error} onRetry={() => void kept.refetch()} />}
      {kept.data && (
        <SupportEditor
          key={`${locale} ${kept.data.version}`}
          kept={kept.data}
          locale={locale}
          onUnsaved={setUnsaved}
        />
      )}
    </AdminPage>
  );
}
