import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from 'contract/documents';
import { useFormats } from '#features/formats.ts';
import { config } from '#session/config.ts';
import styles from './document-screen.module.css';

/** Where a printed document comes from and when it was printed; on paper only. */
export function PrintFoot({ document: { sources } }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const original = sources.flatMap(({ urls }) => urls)[0];
  return (
    <footer className={styles.printFoot}>
      {original && (
        <p>
          {t('document.print.source')}: {original}
        </p>
      )}
      <p>
        {/* oxlint-disable-next-line react/purity -- the day it is printed on, as near as drawing it comes */}
        {t('document.print.from', { product: config.productName, date: date(new Date().toISOString()) })}
        {`: ${location.href}`}
      </p>
    </footer>
  );
}
