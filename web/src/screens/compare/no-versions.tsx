import { IconFiles, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TextVersion } from 'contract/comparisons';
import { Version } from '#features/compare/version-choice.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { sign } from '#ui/sign.tsx';

/** Why nothing is compared: there are no two versions, or none of them may be read; those that are there stand below. */
export function NoVersions({ versions }: { versions: readonly TextVersion[] }) {
  const { t } = useTranslation();
  const isLocked = versions.length > 1 && versions.every(({ document }) => document.locked);
  return (
    <EmptyState
      headingLevel="h1"
      icon={sign(isLocked ? IconLock : IconFiles, 28)}
      title={t(isLocked ? 'compare.noneOpen' : 'compare.none')}
    >
      {!isLocked && <p>{t('compare.noneText')}</p>}
      {versions.map((version) => (
        <p key={version.document.id}>
          <Version version={version} />
        </p>
      ))}
    </EmptyState>
  );
}
