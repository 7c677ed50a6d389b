import { useTranslation } from 'react-i18next';
import { useDocumentLink } from '#features/reading/use-document-link.ts';
import type { Trail } from '#features/reading/use-document-link.ts';
import { Facts, Standings } from './commitment-panel.tsx';
import styles from './commitment-panel.module.css';
import { Course } from './course.tsx';
import { useCommitment } from './use-commitments.ts';

/** On the page of a commitment: how it stands and what became of it; nothing while that is not known. */
export function CommitmentCard({ id, highlight, results }: Trail & { id: string }) {
  const { t } = useTranslation();
  const linkTo = useDocumentLink(highlight, results);
  const { data } = useCommitment(id);
  if (!data) return null;
  return (
    <section className={styles.page} aria-label={t('commitments.panel.label')}>
      <div className={styles.card}>
        <Standings item={data} delayed={data.course.some(({ kind }) => kind === 'delay')} />
        <Facts commitment={data} quote={false} />
      </div>
      <Course commitment={data} linkTo={linkTo} />
    </section>
  );
}
