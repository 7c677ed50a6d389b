import { IconBlockquote, IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SummaryKind } from 'contract/summaries';
import { config } from '#session/config.ts';
import styles from './summary.module.css';
import type { UsedSummary } from './use-summary.ts';

/** What a summary is called: an extract is never called a summary by AI. */
export function SummaryTitle({ id, kind, used }: { id: string; kind: SummaryKind; used: UsedSummary }) {
  const { t } = useTranslation();
  const byAi = (used.state?.summary?.madeBy ?? config.summaries) === 'ai';
  const Icon = byAi ? IconSparkles : IconBlockquote;
  const title = byAi
    ? t(kind === 'short' ? 'summary.shortTitle' : 'summary.longTitle')
    : t(kind === 'short' ? 'summary.extract.title' : 'summary.extract.longTitle');
  return (
    <h2 id={id} className={styles.title}>
      <Icon size={17} aria-hidden="true" />
      {title}
    </h2>
  );
}
