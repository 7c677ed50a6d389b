import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileOfDocuments } from 'contract/related-documents';
import { useFormats } from '#features/formats.ts';
import { dossierLink } from '#features/reading/dossier-link.tsx';
import type { Trail } from '#features/reading/use-document-link.ts';
import { LinkedRow } from './linked-row.tsx';
import styles from './dossier.module.css';

/** The dossier, procedure or case as a line in time, oldest first, with the open document marked on it. */
export function DossierTab({
  dossier,
  id,
  ...trail
}: Trail & {
  dossier: FileOfDocuments;
  /** The document that is open. */
  id: string;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const current = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // A long dossier opens where the reader is in it.
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [dossier]);
  const count = dossier.documents.length;
  const own = dossier.documents.find((one) => one.id === id);
  const link = own && !own.locked ? dossierLink(own.domain, dossier.number, own.institution) : undefined;
  return (
    <section>
      <h2 className={styles.title}>
        {dossier.number} {dossier.title}
      </h2>
      <p className={styles.about}>
        {link && (
          <>
            <Link {...link}>{t('document.dossier.open')}</Link>
            {' · '}
          </>
        )}
        {dossier.more
          ? t('document.dossier.more', { number: number(count) })
          : t('document.dossier.count', { count, number: number(count) })}
      </p>
      <ol className={styles.line}>
        {dossier.documents.map((document) => {
          const here = document.id === id;
          return (
            <li key={document.id} ref={here ? current : undefined} aria-current={here || undefined}>
              <LinkedRow document={document} {...trail} current={here} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
