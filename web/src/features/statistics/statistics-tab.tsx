import { dashboards } from 'contract/dashboards';
import { AgendaCard } from './agenda-card.tsx';
import { FrequenciesCard } from './frequencies-card.tsx';
import type { Scope } from './scope.ts';
import { StakeholdersCard } from './stakeholders-card.tsx';
import styles from './statistics.module.css';
import { TopicsCard } from './topics-card.tsx';
import { TrendCard } from './trend-card.tsx';

/** All statistics of the search over the full width, with the meetings of the Dutch national dashboard (UX 5.3). */
export function StatisticsTab({ scope }: { scope: Scope }) {
  return (
    <div className={styles.tab}>
      <TrendCard scope={scope} />
      <div className={styles.grid}>
        <FrequenciesCard scope={scope} />
        <StakeholdersCard scope={scope} />
        {dashboards[scope.domain].address === 'common' && <TopicsCard scope={scope} />}
        {scope.domain === 'nl' && <AgendaCard scope={scope} />}
      </div>
    </div>
  );
}
