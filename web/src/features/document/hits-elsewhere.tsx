import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from 'contract/documents';
import { useFormats } from '#features/formats.ts';
import styles from './document-text.module.css';
import type { ShownFile } from './use-shown-file.ts';

/** Most files that are named; the others are in their tab with their hits. */
const mostNamed = 3;

/** Above a text without hits: the files that have them, each with a button that opens it. */
export function HitsElsewhere({
  document,
  onFile,
}: {
  document: DocumentDetail;
  onFile: (file: ShownFile) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { text, file, attachments } = document;
  const found: ShownFile[] = [
    ...(file ? [{ docType: 'document' as const, file }] : []),
    ...attachments.map((one) => ({ docType: 'attachment' as const, file: one })),
  ].filter((one) => one.file.hits);
  if (!text || text.marks.length > 0 || found.length === 0) return null;
  return (
    <div role="note" className={styles.elsewhere}>
      <p>{t('document.elsewhere.text')}</p>
      <ul>
        {found.slice(0, mostNamed).map((one) => (
          <li key={one.file.fileId}>
            <Button variant="default" onClick={() => onFile(one)}>
              <span className={styles.elsewhereName}>{one.file.title}</span>
              <span className={styles.elsewhereHits}>
                {t('timeline.item.hits', { count: one.file.hits ?? 0, number: number(one.file.hits ?? 0) })}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {found.length > mostNamed && <p>{t('document.elsewhere.more', { count: found.length - mostNamed })}</p>}
    </div>
  );
}
