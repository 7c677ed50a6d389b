import { useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { writtenNumber } from 'contract/dossier-address';
import { useVersions } from '#features/compare/use-comparison.ts';
import { useCompareNames, versionKeys } from '#features/compare/version-names.ts';
import { versionsToCompare } from '#features/compare/versions-to-compare.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import page from '#features/reading/page.module.css';
import { usePageTitle } from '#session/page-title.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import type { CompareAddress } from './compare-address.ts';
import { ComparedVersions } from './compared-versions.tsx';
import { CompareBar } from './compare-bar.tsx';
import { NoVersions } from './no-versions.tsx';
import styles from './compare-screen.module.css';

/** Two versions of the text of a dossier (UX 3, 32). */
export function CompareScreen() {
  const { t } = useTranslation();
  const { domain, number: address } = useParams({ from: '/shell/$domain/dossier/$number/compare' });
  const asked = useLocation({ select: ({ search }) => search as CompareAddress });
  const change = useChange(domain, address, asked);
  const { data, error, isPending, refetch } = useVersions(domain, address);
  const number = data?.number ?? writtenNumber(address);
  const keyed = useMemo(() => versionKeys(data?.versions ?? []), [data]);
  const { from, to } = versionsToCompare(keyed, asked);
  const names = useCompareNames();
  usePageTitle(
    from && to
      ? t('compare.title', { number, from: names.version(from), to: names.version(to) })
      : `${number}: ${t('compare.page')}`,
  );
  if (from && to && data) {
    return (
      <ComparedVersions
        key={`${from.document.id} ${to.document.id}`}
        {...{ domain, number, from, to, asked, change, versions: keyed }}
        instructions={data.instructions.length}
      />
    );
  }
  return (
    <div className={page.screen}>
      <CompareBar {...{ domain, number }} />
      <main id="main" tabIndex={-1} className={styles.message}>
        {error ? (
          <FailurePanel headingLevel="h1" error={error} onRetry={() => void refetch()} />
        ) : isPending ? (
          <SkeletonRows rows={6} label={t('compare.loading')} />
        ) : (
          <NoVersions versions={[...keyed.values()]} />
        )}
      </main>
    </div>
  );
}

/** Changes the address in place: none of it is a step of the history. */
function useChange(domain: DomainId, number: string, asked: CompareAddress) {
  const navigate = useNavigate();
  return (changed: CompareAddress) =>
    void navigate({
      to: '/$domain/dossier/$number/compare',
      params: { domain, number },
      search: { ...asked, ...changed } as Record<string, string>,
      replace: true,
      resetScroll: false,
    });
}
