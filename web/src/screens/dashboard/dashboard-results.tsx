import type { DomainId } from 'contract/dashboards';
import type { Peeking } from '#features/agenda/use-peek.ts';
import { CommitmentsBar, CommitmentsList } from '#features/commitments/lazy.tsx';
import type { Applied } from '#features/saved-searches/applied.ts';
import { AppliedBar } from '#features/saved-searches/lazy.tsx';
import { tabsOf, type View } from '#features/search/search-state.ts';
import type { Search } from '#features/search/use-search-state.ts';
import { Histogram, StatisticsTab } from '#features/statistics/lazy.tsx';
import type { Scope } from '#features/statistics/scope.ts';
import { viewPanel, ViewTabs } from '#features/statistics/view-tabs.tsx';
import { Results } from '#features/timeline/results.tsx';
import type { Timeline } from '#features/timeline/use-timeline.ts';
import { VotesBar, VotesTab } from '#features/votes/lazy.tsx';
import styles from './dashboard-screen.module.css';

/** What a search found, under the tab that is chosen. */
export function DashboardResults({
  domain,
  search,
  timeline,
  applied,
  scope,
  drawn,
  shown,
  peek,
}: {
  domain: DomainId;
  search: Search;
  timeline: Timeline;
  applied: Applied;
  scope: Scope;
  /** The hits are on the screen, and what is counted of them may be asked for. */
  drawn: boolean;
  /** The tab, where there may be something under it. */
  shown: View['tab'] | undefined;
  /** The commitment that is looked at beside the others. */
  peek: Peeking;
}) {
  const { tab } = search.view;
  return (
    <>
      <AppliedBar
        domain={domain}
        search={search}
        applied={applied}
        newSince={tab === 'timeline' ? timeline.newSince : undefined}
      />
      <Results
        domain={domain}
        search={search}
        timeline={timeline}
        className={styles.scroller}
        tabs={<ViewTabs tabs={tabsOf(domain)} tab={tab} onChange={(next) => search.look({ tab: next })} />}
        bar={
          shown === 'commitments' ? (
            <CommitmentsBar domain={domain} search={search} />
          ) : shown === 'votes' ? (
            <VotesBar scope={scope} />
          ) : undefined
        }
        panel={{ id: viewPanel, role: 'tabpanel', 'aria-labelledby': `tab-${tab}` }}
        above={
          shown === 'timeline' && (
            <Histogram scope={{ ...scope, ready: scope.ready && drawn }} wanted={drawn} />
          )
        }
        instead={
          shown === 'statistics' ? (
            <StatisticsTab scope={scope} />
          ) : shown === 'commitments' ? (
            <CommitmentsList domain={domain} search={search} peek={peek} />
          ) : shown === 'votes' ? (
            <VotesTab scope={scope} />
          ) : undefined
        }
      />
    </>
  );
}
