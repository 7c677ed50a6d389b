import { Button } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { VotesSummary } from 'contract/votes';
import { describeError } from '#session/describe.ts';
import { CardSkeleton } from '#features/statistics/card.tsx';
import type { Asked } from '#features/statistics/use-statistic.ts';
import styles from './votes.module.css';

/** A card of what is counted, with its own loading and failed state. */
export function VotesCard({
  title,
  asked,
  control,
  children,
}: {
  title: string;
  asked: Asked<VotesSummary>;
  /** Stands beside the title. */
  control?: ReactNode;
  children: (summary: VotesSummary) => ReactNode;
}) {
  const { t } = useTranslation();
  const id = useId();
  const { data, error, outdated, retry } = asked;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.cardHead}>
        <h2 id={id}>{title}</h2>
        {control}
      </header>
      <div data-outdated={outdated || undefined}>
        {error ? (
          <div role="alert" className={styles.failed}>
            <p>{describeError(error)}</p>
            <Button variant="default" onClick={retry}>
              {t('votes.again')}
            </Button>
          </div>
        ) : data === undefined ? (
          <CardSkeleton size="small" label={t('votes.loading')} />
        ) : (
          children(data)
        )}
      </div>
    </section>
  );
}
