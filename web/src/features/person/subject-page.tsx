import { useMediaQuery } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import page from '#features/reading/page.module.css';
import { usePageTitle } from '#session/page-title.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { type Finding, SubjectBar } from './subject-bar.tsx';
import { SubjectFailure } from './subject-failure.tsx';
import styles from './subject-page.module.css';
import { type SubjectKind, subjectWords } from './subject-words.ts';

/**
 * The page of a person, a party or a ministry (UX-3, 28 and 33b): what it tells first, then the rest, with cards beside it
 * where there is room and below it elsewhere.
 */
export function SubjectPage<Head extends { name: string }>({
  kind,
  domain,
  found,
  finding,
  first,
  soon,
  children,
  cards,
}: {
  kind: SubjectKind;
  domain: DomainId;
  found: UseQueryResult<Head>;
  finding?: (head: Head) => Finding;
  /** Who or what it is, and what is counted. */
  first: (head: Head) => ReactNode;
  /** A card that stands before the rest where there is no room beside it. */
  soon?: ReactNode;
  children: (head: Head) => ReactNode;
  cards: (head: Head) => ReactNode;
}) {
  const { t } = useTranslation();
  const words = subjectWords[kind];
  const results = useLocation({ select: ({ state }) => state.results });
  const room = useMediaQuery('(min-width: 1181px)', undefined, { getInitialValueInEffect: false });
  const head = found.data;
  usePageTitle(head?.name ?? t(words.page));
  return (
    <div className={page.screen} data-reading>
      <SubjectBar label={t(words.page)} find={head && finding?.(head)} domain={domain} results={results} />
      <div className={page.columns}>
        <main id="main" tabIndex={-1} className={styles.main}>
          {head ? (
            <article className={styles.subject}>
              {first(head)}
              {!room && soon !== undefined && <div className={styles.soon}>{soon}</div>}
              {children(head)}
              {!room && <div className={styles.below}>{cards(head)}</div>}
            </article>
          ) : found.error ? (
            <SubjectFailure
              kind={kind}
              error={found.error}
              domain={domain}
              onRetry={() => void found.refetch()}
            />
          ) : (
            <SkeletonRows rows={8} label={t(words.loading)} />
          )}
        </main>
        {room && head && (
          <aside className={styles.aside} aria-label={head.name}>
            {soon}
            {cards(head)}
          </aside>
        )}
      </div>
    </div>
  );
}
