import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenDossier } from 'contract/dossiers';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import page from '#features/reading/page.module.css';
import { useReadFrom } from '#features/reading/use-read-from.ts';
import styles from './dossier-head.module.css';
import { useDossierWords } from './use-dossier-words.ts';

/** What a dossier is: kind, house, committee, number and title, and when its sources were last read. */
export function DossierHead({
  dossier,
  numbers,
}: {
  dossier: OpenDossier;
  /** What else it is known by. */
  numbers?: ReactNode;
}) {
  const { t } = useTranslation();
  const { number: written } = useFormats();
  const names = useNames();
  const words = useDossierWords();
  const { kind, course, institution, committees, number, title, read, whole, documents, demo } = dossier;
  const heading = useReadFrom();
  const [committee] = committees;
  const oldest = read.toSorted((one, other) => (one.at < other.at ? -1 : 1))[0];
  const each = read.map(({ source, at }) =>
    t('dossier.readAt', { source: names.connector(source), when: words.moment(at) }),
  );
  return (
    <header className={styles.head}>
      <div className={styles.top}>
        <p className={styles.line}>
          <b>{t(`dossier.kinds.${course ?? kind}`)}</b>
          <span>{institution}</span>
          {committee && <span title={committee.name}>{names.shortCommittee(committee.name)}</span>}
          <span>{number}</span>
          {numbers}
        </p>
        {oldest && (
          <p className={styles.read} title={each.join('\n')}>
            {t('dossier.read', { when: words.moment(oldest.at) })}
          </p>
        )}
      </div>
      <h1 ref={heading} tabIndex={-1} className={page.title}>
        {title ?? t('dossier.name', { kind: t(`dossier.kinds.${kind}`), number })}
      </h1>
      {demo && <p className={styles.quiet}>{t('dossier.demo')}</p>}
      {!whole && (
        <p className={styles.quiet}>
          {t('dossier.partly', { count: documents, number: written(documents) })}
        </p>
      )}
    </header>
  );
}
