import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from 'contract/documents';
import { useFormats } from '#features/formats.ts';
import { MarkedText } from '#features/marked-text.tsx';
import styles from './found-in.module.css';
import type { ShownFile } from './use-shown-file.ts';

/** Most files that are named; the others are in their tab with their hits. */
const mostNamed = 3;

/**
 * Where in a document the highlight word was found: title, text, files and what else is searched of it, with a way to
 * each that is not in sight (SEARCH.md, Highlight). Nothing where nothing was.
 */
export function FoundIn({
  document: { title, text, file, attachments, found = [] },
  onText,
  onFile,
  onFiles,
}: {
  document: DocumentDetail;
  /** Shows the first hit in the text. */
  onText: () => void;
  onFile: (file: ShownFile) => void;
  /** Shows all attachments. */
  onFiles: () => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const files: ShownFile[] = [
    ...(file ? [{ docType: 'document' as const, file }] : []),
    ...attachments.map((one) => ({ docType: 'attachment' as const, file: one })),
  ].filter((one) => one.file.hits);
  const inText = text?.marks.length ?? 0;
  if (title.marks.length + inText + files.length + found.length === 0) return null;
  const hits = (count: number) => (
    <span className={styles.hits}>
      <span aria-hidden="true">{number(count)}</span>
      <span className="visually-hidden">{t('timeline.item.hits', { count, number: number(count) })}</span>
    </span>
  );
  return (
    <div className={styles.found} data-unprinted>
      <span id="found-in">{t('document.found.in')}</span>
      <ul aria-labelledby="found-in">
        {title.marks.length > 0 && (
          <li>
            {t('document.found.title')} {hits(title.marks.length)}
          </li>
        )}
        {inText > 0 && (
          <li>
            <button type="button" className={styles.link} onClick={onText}>
              {t('document.found.text')} {hits(inText)}
            </button>
          </li>
        )}
        {files.slice(0, mostNamed).map((one) => (
          <li key={one.file.fileId}>
            <button type="button" className={styles.link} onClick={() => onFile(one)}>
              <span className={styles.name}>{one.file.title}</span> {hits(one.file.hits ?? 0)}
            </button>
          </li>
        ))}
        {files.length > mostNamed && (
          <li>
            <button type="button" className={styles.link} onClick={onFiles}>
              {t('document.found.moreFiles', { count: files.length - mostNamed })}
            </button>
          </li>
        )}
        {found.map(({ field, value }, index) => (
          <li key={index}>
            {t(`timeline.item.found.${field}`)}: <MarkedText {...value} />
          </li>
        ))}
      </ul>
    </div>
  );
}
