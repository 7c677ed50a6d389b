import { AgendaCard } from './agenda-card.tsx';
import type { Scope } from './scope.ts';
import { StakeholdersCard } from './stakeholders-card.tsx';
import styles from './statistics.module.css';
import { TopicsCard } from './topics-card.tsx';

/** The cards beside the timeline: stakeholders, and on the Dutch national dashboard topics and meetings (UX 5.2). */
export function SidebarCards({ scope }: { scope: Scope }) {
  return (
    <div className={styles.sidebar}>
      <StakeholdersCard scope={scope} />
      {scope.domain === 'nl' && (
        <>
          <TopicsCard scope={scope} />
          <AgendaCard scope={scope} />
        </>
      )}
    </div>
  );
}
