import { Button, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { ApiError } from '#api/failures.ts';
import { FiltersPanel } from '#features/filters/filters-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { QueryBar, type QueryFault } from '#features/search/query-bar.tsx';
import { defaultSearch, type SearchState } from '#features/search/search-state.ts';
import { useSearchState } from '#features/search/use-search-state.ts';
import { Results } from '#features/timeline/results.tsx';
import { useTimeline } from '#features/timeline/use-timeline.ts';
import { showError } from '#session/describe.ts';
import { usePageTitle } from '#session/page-title.ts';
import { usePreferences } from '#session/session.ts';
import { Resizer } from '#ui/resizer.tsx';
import styles from './dashboard-screen.module.css';

/** The dashboard of a domain: query, filters and timeline (UX 5.2). All five are this one screen. */
export function DashboardScreen() {
  const { domain } = useParams({ from: '/shell/$domain/dashboard' });
  return <Dashboard key={domain} domain={domain} />;
}

function Dashboard({ domain }: { domain: DomainId }) {
  const { t } = useTranslation();
  const search = useSearchState(domain);
  const timeline = useTimeline(domain, search.run);
  const phone = useMediaQuery('(max-width: 760px)', undefined, { getInitialValueInEffect: false });
  const name = t(`shell.domainNames.${domain}`);
  usePageTitle(search.run.query === '' ? name : `${search.run.query} – ${name}`);
  const filters = <FiltersPanel domain={domain} search={search} hidden={timeline.first?.countHidden} />;
  return (
    <div className={styles.screen}>
      <QueryBar
        domain={domain}
        search={search}
        serverFault={faultOf(timeline.error)}
        onRerun={timeline.renew}
      >
        {phone && (
          <FiltersDrawer search={search.shown} total={timeline.first?.countTotal}>
            {filters}
          </FiltersDrawer>
        )}
      </QueryBar>
      <div className={styles.columns}>
        {!phone && <FiltersColumn>{filters}</FiltersColumn>}
        <main id="main" tabIndex={-1} className={styles.main}>
          <h1 className="visually-hidden">{t('timeline.title', { domain: name })}</h1>
          <Results domain={domain} search={search} timeline={timeline} className={styles.scroller} />
        </main>
      </div>
    </div>
  );
}

/** What the server found wrong with the query, where it says so. */
function faultOf(error: Error | undefined): QueryFault | undefined {
  const entry = error instanceof ApiError ? error.errors[0] : undefined;
  return entry?.query && ({ ...entry.query, message: entry.message } as QueryFault);
}

/** The filters at the left, as wide as the user likes them (UX 3). */
function FiltersColumn({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation();
  const { preferences, change } = usePreferences();
  const { minimum, standard, maximum } = limits.sidebarWidth;
  const [dragged, setDragged] = useState<number>();
  const width = dragged ?? preferences.drawerLeftWidth;
  return (
    <aside aria-label={t('filters.title')} className={styles.left}>
      <div id="filters" className={styles.filters} style={{ width }}>
        {children}
      </div>
      <Resizer
        label={t('filters.width')}
        controls="filters"
        width={width}
        minimum={minimum}
        standard={standard}
        maximum={maximum}
        onResize={setDragged}
        onDone={(drawerLeftWidth) => {
          setDragged(undefined);
          void change({ drawerLeftWidth }).catch(showError);
        }}
      />
    </aside>
  );
}

/** How many of the filters are not as they are by default. */
function setFilters(state: SearchState): number {
  return (['contexts', 'types', 'minimalMatch'] as const).filter(
    (name) => state[name] !== defaultSearch[name],
  ).length;
}

/** The filters of a phone: a button that opens them over the whole height (UX 5.12). */
function FiltersDrawer({
  search,
  total,
  children,
}: {
  search: SearchState;
  total: number | undefined;
  children: React.ReactNode;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [opened, setOpened] = useState(false);
  const count = setFilters(search);
  return (
    <>
      <Button
        variant="default"
        className={styles.openFilters}
        aria-label={count === 0 ? t('filters.open') : t('filters.openCount', { count })}
        onClick={() => setOpened(true)}
      >
        <IconAdjustmentsHorizontal size={18} aria-hidden="true" />
        {count > 0 && <b className={styles.badge}>{count}</b>}
      </Button>
      <Drawer
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('filters.title')}
        size="100%"
        classNames={{ content: styles.drawer, header: styles.drawerHeader, body: styles.drawerBody }}
      >
        {children}
        <div className={styles.drawerFoot}>
          <Button fullWidth onClick={() => setOpened(false)}>
            {total === undefined
              ? t('filters.showResults')
              : t('filters.show', { count: total, number: number(total) })}
          </Button>
        </div>
      </Drawer>
    </>
  );
}
