import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { Section } from '#features/section.tsx';
import { LabelDot } from '#features/team/label-chip.tsx';
import { labels } from '#features/team/team-queries.ts';
import { describeError } from '#session/describe.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { useAtOnce } from '#ui/use-at-once.ts';
import { Check } from './check.tsx';
import styles from './filters.module.css';

/** The labels of the organisation; none chosen means all documents, and where there are none there is nothing to choose. */
export function LabelsFilter({
  chosen: settled,
  onChoose,
}: {
  chosen: readonly string[];
  onChoose: (labels: readonly string[]) => void;
}) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(labels);
  const known = data?.data ?? [];
  const [chosen, choose] = useAtOnce(settled, onChoose);
  if (!data && error) {
    return (
      <Section name="labels" title={t('filters.labels')}>
        <ErrorPanel message={describeError(error)} onRetry={() => void refetch()} />
      </Section>
    );
  }
  if (known.length === 0) return null;
  const isFull = chosen.length >= limits.maximumSearchedLabels;
  return (
    <Section
      name="labels"
      title={t('filters.labels')}
      extra={chosen.length > 0 && <span className={styles.extra}>{`${chosen.length}/${known.length}`}</span>}
    >
      {known.map(({ id, name, colour }) => (
        <Check
          key={id}
          label={name}
          sign={<LabelDot colour={colour} />}
          state={chosen.includes(id)}
          disabled={isFull && !chosen.includes(id)}
          onChange={(on) => choose(on ? [...chosen, id] : chosen.filter((other) => other !== id))}
        />
      ))}
      {chosen.length > 0 && (
        <p className={styles.hint}>
          {isFull
            ? t('filters.labelsFull', { maximum: limits.maximumSearchedLabels })
            : t('filters.labelsNotSaved')}
        </p>
      )}
      <Link to="/settings" hash="team" className={styles.link}>
        {t('filters.labelsManage')}
      </Link>
    </Section>
  );
}
