import { SegmentedControl, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SourceTreeResponse } from 'contract/admin/source-trees';
import type { TreeDraftResponse } from 'contract/admin/tree-drafts';
import { type DomainId, domainIds } from 'contract/dashboards';
import { FailurePanel } from '#features/failure-panel.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import contentStyles from '../content/content.module.css';
import { AdminPage } from '../ui/admin-page.tsx';
import { SourceTreeEditor } from './source-tree-editor.tsx';
import { sourceTreeQuery, treeDraftQuery } from './source-trees.ts';
import { TreeEditor } from './tree-editor.tsx';
import { useTreeWords } from './tree-words.ts';

const parts = ['names', 'tree'] as const;
type Part = (typeof parts)[number];

/** The source tree of each domain: what its nodes are called and which of them filters show, and where they stand. */
export function SourceTreesPage() {
  const { t } = useTranslation();
  const [domain, setDomain] = useState<DomainId>('nl');
  const [part, setPart] = useState<Part>('names');
  const [unsaved, setUnsaved] = useState(false);
  const names = useQuery(sourceTreeQuery(domain));
  const tree = useQuery(treeDraftQuery(domain));
  const failed = [names, tree].find(({ isLoadingError }) => isLoadingError);
  return (
    <AdminPage
      title={t('adminContent.sourceTrees.title')}
      intro={t('adminContent.sourceTrees.intro')}
      beside={
        <div className={contentStyles.actions}>
          <SegmentedControl
            aria-label={t('adminContent.sourceTrees.part')}
            // What is being changed of one is not lost by looking at another.
            disabled={unsaved}
            data={parts.map((value) => ({ value, label: t(`adminContent.sourceTrees.parts.${value}`) }))}
            value={part}
            onChange={setPart}
          />
          <Select
            aria-label={t('adminContent.sourceTrees.domain')}
            allowDeselect={false}
            disabled={unsaved}
            data={domainIds.map((value) => ({ value, label: t(`shell.domainNames.${value}`) }))}
            value={domain}
            onChange={(value) => value && setDomain(value)}
          />
        </div>
      }
    >
      {failed ? (
        <FailurePanel error={failed.error} onRetry={() => void failed.refetch()} />
      ) : names.data && tree.data ? (
        <Editor
          key={`${domain} ${part} ${names.data.version} ${tree.data.version}`}
          {...{ domain, part }}
          names={names.data}
          tree={tree.data}
          onUnsaved={setUnsaved}
        />
      ) : (
        <SkeletonRows rows={12} height={40} label={t('shell.loading')} />
      )}
    </AdminPage>
  );
}

function Editor({
  domain,
  part,
  names,
  tree,
  onUnsaved,
}: {
  domain: DomainId;
  part: Part;
  names: SourceTreeResponse;
  tree: TreeDraftResponse;
  onUnsaved: (unsaved: boolean) => void;
}) {
  const words = useTreeWords(names, domain);
  return part === 'names' ? (
    <SourceTreeEditor kept={names} nodes={tree.published.nodes} {...{ domain, onUnsaved }} />
  ) : (
    <TreeEditor kept={tree} {...{ domain, words, onUnsaved }} />
  );
}
