import type { Scope } from '#features/statistics/scope.ts';
import { AgreementCard } from './agreement-card.tsx';
import { DeviationsCard } from './deviations-card.tsx';
import { perOf } from './use-told.ts';
import styles from './votes.module.css';

/** What is counted over all votes of the search. */
export function VotesCards({ scope }: { scope: Scope }) {
  return (
    <div key={perOf(scope)} className={styles.cards}>
      <AgreementCard scope={scope} />
      <DeviationsCard scope={scope} />
    </div>
  );
}
