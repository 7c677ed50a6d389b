import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailurePanel } from '#features/failure-panel.tsx';
import styles from './person.module.css';

/** A part of the page of a person, as a card beside it or a stretch of it. */
export function Block({
  title,
  extra,
  card = false,
  children,
}: {
  title: string;
  /** Stands beside the title. */
  extra?: ReactNode;
  card?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={card ? styles.card : styles.block} aria-labelledby={id}>
      <div className={styles.title}>
        <h2 id={id}>{title}</h2>
        {extra}
      </div>
      {children}
    </section>
  );
}

/** What an answer holds once it is there; one that does not come says so by itself, with another try. */
export function Answered<Answer>({
  found,
  children,
}: {
  found: UseQueryResult<Answer>;
  children: (answer: Answer) => ReactNode;
}) {
  const { t } = useTranslation();
  if (found.data !== undefined) return children(found.data);
  if (found.error) {
    return <FailurePanel error={found.error} lost={t('person.lost')} onRetry={() => void found.refetch()} />;
  }
  return (
    <p className={styles.waiting} role="status">
      {t('person.partLoading')}
    </p>
  );
}
