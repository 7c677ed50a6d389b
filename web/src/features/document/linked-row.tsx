import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { LinkedDocument } from 'contract/documents';
import { useFormats } from '#features/formats.ts';
import { TypeLine } from '#features/timeline/type-line.tsx';
import styles from './linked-row.module.css';
import { type Trail, useDocumentLink } from '#features/reading/use-document-link.ts';

/** A document another one leads to: type, institution and date above its title; a lock outside the modules. */
export function LinkedRow({
  document,
  highlight,
  results,
  current = false,
}: Trail & {
  document: LinkedDocument;
  /** The document that is open itself; it is no link. */
  current?: boolean;
}) {
  const { t } = useTranslation();
  const { shortDate } = useFormats();
  const linkTo = useDocumentLink(highlight, results);
  if (document.locked) {
    return (
      <div className={styles.row}>
        <p className={styles.locked}>
          <IconLock size={15} aria-hidden="true" />
          {document.title}
        </p>
        <p className={styles.why}>{t('document.related.locked')}</p>
      </div>
    );
  }
  const { title, date, language, confidentiality } = document;
  return (
    <div className={styles.row}>
      <div className={styles.facts}>
        <time dateTime={date}>{shortDate(date)}</time>
        <TypeLine item={{ ...document, committees: [] }} />
        {confidentiality === 'Besloten' && (
          <span className={styles.closed}>
            <IconLock size={13} aria-hidden="true" /> {t('document.confidentiality.Besloten')}
          </span>
        )}
      </div>
      <p className={styles.title} lang={language}>
        {current ? <b>{title}</b> : <Link {...linkTo(document)}>{title}</Link>}
        {current && <span className={styles.current}>{t('document.dossier.current')}</span>}
      </p>
    </div>
  );
}
