import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from 'contract/documents';
import { SummaryBody } from './summary-body.tsx';
import { SummaryTitle } from './summary-title.tsx';
import { refusalOf } from './refusal.ts';
import styles from './summary.module.css';
import { useSummary } from './use-summary.ts';

/** The short summary beside a document, or why there is none (UX 5.5). */
export function SummaryCard({ document, onLong }: { document: DocumentDetail; onLong: () => void }) {
  const { t } = useTranslation();
  const reason = refusalOf(document, 'short');
  const used = useSummary(document, 'short', reason === undefined);
  const long = refusalOf(document, 'long') === undefined;
  const byAi = used.state?.summary?.madeBy !== 'extract';
  const shown = reason
    ? { ...used, state: { kind: 'short' as const, status: 'unavailable' as const, reason } }
    : used;
  return (
    <section className={styles.card} aria-labelledby="summary-card">
      <SummaryTitle id="summary-card" kind="short" used={shown} />
      <SummaryBody used={shown} document={document}>
        {long && (
          <Button variant="default" fullWidth onClick={onLong}>
            {t(byAi ? 'summary.read' : 'summary.extract.read')}
          </Button>
        )}
      </SummaryBody>
    </section>
  );
}
