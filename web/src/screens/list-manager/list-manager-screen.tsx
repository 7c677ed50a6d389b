import { useMediaQuery } from '@mantine/hooks';
import { IconBookmarks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { keepsModule } from 'contract/kept-modules';
import { LockedLists } from '#features/lists/locked-lists.tsx';
import { activeLists, archivedLists } from '#features/lists/use-lists.ts';
import { describeError } from '#session/describe.ts';
import { usePageTitle } from '#session/page-title.ts';
import { useSession } from '#session/session.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { sign } from '#ui/sign.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { ItemsPane } from './items-pane.tsx';
import { KeptLists } from './kept-lists.tsx';
import styles from './list-manager.module.css';
import { ListsPane } from './lists-pane.tsx';
import { NewList } from './new-list.tsx';

const route = getRouteApi('/shell/list-manager/{-$listId}');

/** The user's lists and what is on them (UX 5.6); without the module what it is instead (specification §6). */
export function ListManagerScreen() {
  const { t } = useTranslation();
  const { user, hasModule } = useSession();
  const { listId } = route.useParams();
  usePageTitle(t('lists.title'));
  if (hasModule('listManager')) return <ListManager />;
  if (keepsModule(user.modules, 'listManager')) return <KeptLists listId={listId} />;
  return (
    <main id="main" tabIndex={-1} className={styles.locked}>
      <LockedLists headingLevel="h1" />
    </main>
  );
}

function ListManager() {
  const { t } = useTranslation();
  const { listId } = route.useParams();
  const phone = useMediaQuery('(max-width: 760px)', undefined, { getInitialValueInEffect: false });
  const active = useQuery(activeLists);
  const archived = useQuery(archivedLists);
  const failed = active.error ?? archived.error;
  if (failed) {
    const retry = () => void Promise.all([active.refetch(), archived.refetch()]);
    return (
      <main id="main" tabIndex={-1} className={styles.locked}>
        <ErrorPanel headingLevel="h1" message={describeError(failed)} onRetry={retry} />
      </main>
    );
  }
  if (!active.data || !archived.data) {
    return (
      <main id="main" tabIndex={-1} className={styles.locked}>
        <SkeletonRows rows={8} height={48} label={t('shell.loading')} />
      </main>
    );
  }
  const all = [...active.data.data, ...archived.data.data];
  // The first of the loaded set is the current one (specification §4); a phone shows one pane at a time.
  const current =
    listId === undefined ? (phone ? undefined : active.data.data[0]) : all.find(({ id }) => id === listId);
  return (
    <main id="main" tabIndex={-1} className={styles.screen}>
      <h1 className="visually-hidden">{t('lists.title')}</h1>
      {!(phone && listId !== undefined) && (
        <ListsPane active={active.data} archived={archived.data} current={current} phone={phone} />
      )}
      {!(phone && listId === undefined) && (
        <section className={styles.items} aria-labelledby="list-title">
          {current ? (
            <ItemsPane key={current.id} list={current} lists={active.data.data} phone={phone} />
          ) : (
            <EmptyState
              icon={sign(IconBookmarks, 28)}
              title={listId === undefined ? t('listManager.screen.none') : t('listManager.screen.unknown')}
            >
              <p>{t('listManager.screen.noneText')}</p>
              {listId === undefined && <NewList primary />}
            </EmptyState>
          )}
        </section>
      )}
    </main>
  );
}
