import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import type { FilterNode } from 'contract/filters';
import { useNames } from '#features/names.ts';
import type { SearchState } from '#features/search/search-state.ts';
import { filterTypes, sourceTreeOf } from '#session/filter-types.ts';
import styles from './results.module.css';

/**
 * Says beside the results which sources a search asks for that the subscription lacks: somebody who has them may have
 * shared it, and that nothing was found there means nothing (decision 6.5).
 */
export function LockedSources({ domain, types }: { domain: DomainId; types: SearchState['types'] }) {
  const { t } = useTranslation();
  const names = useNames();
  const { data } = useQuery(filterTypes);
  if (types === 'all' || !data) return null;
  return sourceTreeOf(data, domain)
    .flatMap((node) => lockedAmong(node, types))
    .map((path) => (
      <p key={path} className={styles.late}>
        <IconLock size={15} aria-hidden="true" />
        {t('timeline.results.locked', { source: names.source(domain, path) })}
      </p>
    ));
}

/** The highest locked nodes in which one of these paths lies. */
function lockedAmong({ locked, path, children }: FilterNode, types: readonly string[]): string[] {
  if (!locked) return children.flatMap((child) => lockedAmong(child, types));
  return types.some((one) => one === path || one.startsWith(`${path}/`)) ? [path] : [];
}
