import { useMediaQuery } from '@mantine/hooks';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { List } from 'contract/lists';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { LockedLists } from '#features/lists/locked-lists.tsx';
import { shownTitle } from '#features/lists/shown-title.ts';
import { activeLists, archivedLists, listItems } from '#features/lists/use-lists.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import own from './kept-lists.module.css';
import styles from './list-manager.module.css';
import { ReadItems } from './read-items.tsx';

/** The lists of a module that ended, which are kept for a year, to be read (decision 6.4, UX-2 14). */
export function KeptLists({ listId }: { listId: string | undefined }) {
  const { t } = useTranslation();
  const phone = useMediaQuery('(max-width: 760px)', undefined, { getInitialValueInEffect: false });
  const answers = useQueries({ queries: [activeLists, archivedLists] });
  const failed = answers.find(({ isLoadingError }) => isLoadingError);
  const all = answers.flatMap(({ data }) => data?.data ?? []);
  const isThere = answers.every(({ data }) => data);
  const current = listId === undefined ? (phone ? undefined : all[0]) : all.find(({ id }) => id === listId);
  return (
    <main id="main" tabIndex={-1} className={own.page}>
      <LockedLists headingLevel="h1" kept={!isThere || all.length > 0} />
      {failed && <FailurePanel error={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && !isThere && <SkeletonRows rows={6} height={48} label={t('shell.loading')} />}
      {isThere && all.length > 0 && (
        <div className={own.panes}>
          <nav aria-label={t('lists.title')}>
            <ul>
              {all.map((list) => (
                <Entry key={list.id} list={list} isCurrent={list.id === current?.id} />
              ))}
            </ul>
          </nav>
          {current && <Items key={current.id} list={current} />}
        </div>
      )}
    </main>
  );
}

function Entry({ list: { id, title, items }, isCurrent }: { list: List; isCurrent: boolean }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <li className={styles.list} data-current={isCurrent || undefined}>
      <Link
        to="/list-manager/{-$listId}"
        params={{ listId: id }}
        title={title}
        aria-current={isCurrent || undefined}
      >
        <span>{shownTitle(title)}</span>
        <small>{t('listManager.screen.items', { count: items, number: number(items) })}</small>
      </Link>
    </li>
  );
}

function Items({ list: { id, title } }: { list: List }) {
  const { t } = useTranslation();
  const items = useQuery(listItems(id));
  return (
    <section aria-labelledby="list-title">
      <h2 id="list-title" className={styles.sharedTitle}>
        {title}
      </h2>
      {items.isPending && <SkeletonRows rows={6} height={64} label={t('shell.loading')} />}
      {items.isLoadingError && <FailurePanel error={items.error} onRetry={() => void items.refetch()} />}
      {items.data && <ReadItems title={title} items={items.data} />}
    </section>
  );
}
