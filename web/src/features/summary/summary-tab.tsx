import type { DocumentDetail } from 'contract/documents';
import { SummaryBody } from './summary-body.tsx';
import { SummaryTitle } from './summary-title.tsx';
import styles from './summary.module.css';
import { useSummary } from './use-summary.ts';

/**
 * The long analysis; above it the short summary where there is no sidebar to hold that, and the short one
 * alone, or why there is none, of a document that is too short for a long analysis (UX 5.5).
 */
export function SummaryTab({ document }: { document: DocumentDetail }) {
  const long = document.summary.long.status !== 'unavailable';
  return (
    <div className={styles.tab}>
      <Short document={document} beside={long} />
      {long && <Long document={document} />}
    </div>
  );
}

function Short({ document, beside }: { document: DocumentDetail; beside: boolean }) {
  const used = useSummary(document, 'short');
  return (
    <section className={beside ? styles.withoutSidebar : undefined} aria-labelledby="summary-short">
      <SummaryTitle id="summary-short" kind="short" used={used} />
      <SummaryBody used={used} document={document} />
    </section>
  );
}

function Long({ document }: { document: DocumentDetail }) {
  const used = useSummary(document, 'long');
  return (
    <section aria-labelledby="summary-long">
      <SummaryTitle id="summary-long" kind="long" used={used} />
      <SummaryBody used={used} document={document} />
    </section>
  );
}
