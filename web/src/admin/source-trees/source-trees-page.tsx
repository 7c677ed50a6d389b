import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DomainId, domainIds } from 'contract/dashboards';
import { FailurePanel } from '#features/failure-panel.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { AdminPage } from '../ui/admin-page.tsx';
import { SourceTreeEditor } from './source-tree-editor.tsx';
import { sourceTreeQuery } from './source-trees.ts';

/** The source tree of each domain: what its nodes are called, and which of them filters show. */
export function SourceTreesPage() {
  const { t } = useTranslation();
  const [domain, setDomain] = useState<DomainId>('nl');
  const [unsaved, setUnsaved] = useState(false);
  const kept = useQuery(sourceTreeQuery(domain));
  return (
    <AdminPage
      title={t('adminContent.sourceTrees.title')}
      intro={t('adminContent.sourceTrees.intro')}
      beside={
        <Select
          aria-label={t('adminContent.sourceTrees.domain')}
          allowDeselect={false}
          // What is being changed of one tree is not lost by looking at another.
          disabled={unsaved}
          data={domainIds.map((value) => ({ value, label: t(`shell.domainNames.${value}`) }))}
          value={domain}
          onChange={(value) => value && setDomain(value)}
        />
      }
    >
      {kept.isPending && <SkeletonRows rows={12} height={40} label={t('shell.loading')} />}
      {kept.isLoadingError && <FailurePanel error={kept.error} onRetry={() => void kept.refetch()} />}
      {kept.data && (
        <SourceTreeEditor
          key={`${domain} ${kept.data.version}`}
          kept={kept.data}
          domain={domain}
          onUnsaved={setUnsaved}
        />
      )}
    </AdminPage>
  );
}
