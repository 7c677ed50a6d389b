import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from 'contract/documents';
import { SummaryBody } from './summary-body.tsx';
import { SummaryTitle } from './summary-title.tsx';
import styles from './summary.module.css';
import { useSummary } from './use-summary.ts';

/** The short summary beside a document, or why there is none (UX 5.5). */
export function SummaryCard({ document, onLong }: { document: DocumentDetail; onLong: () => void }) {
  const { t } = useTranslation();
  const used = useSummary(document, 'short');
  const byAi = used.state?.summary?.madeBy !== 'extract';
  return (
    <section className={styles.card} aria-labelledby="summary-card">
      <SummaryTitle id="summary-card" kind="short" used={used} />
      <SummaryBody used={used} document={document}>
        {document.summary.long.status !== 'unavailable' && (
          <Button variant="default" fullWidth onClick={onLong}>
            {t(byAi ? 'summary.read' : 'summary.extract.read')}
          </Button>
        )}
      </SummaryBody>
    </section>
  );
}
