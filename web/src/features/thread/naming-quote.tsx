import { useTranslation } from 'react-i18next';
import type { Naming } from 'contract/threads';
import { MarkedText } from '#features/marked-text.tsx';
import styles from './thread.module.css';

/** By which number a document belongs here; it opens what stands there, word for word. */
export function NamingQuote({ naming: { quotation } }: { naming: Naming }) {
  const { t } = useTranslation();
  const [first] = quotation?.marks ?? [];
  if (!quotation || !first) return <span className={styles.quiet}>{t('dossier.thread.namesInText')}</span>;
  const number = quotation.text.slice(...first);
  // What is no more than its number says nothing else.
  if (number === quotation.text)
    return <span className={styles.quiet}>{t('dossier.thread.names', { number })}</span>;
  return (
    <details className={styles.naming}>
      <summary>{t('dossier.thread.names', { number })}</summary>
      <blockquote>
        <MarkedText {...quotation} />
      </blockquote>
    </details>
  );
}
