import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './source-word.module.css';

/** A word of ours with the source's own, such as a Frisian one, in a tooltip by mouse, touch and keyboard (decision 3.34). */
export function SourceWord({ text, children }: { text: string | undefined; children: ReactNode }) {
  const { t } = useTranslation();
  if (text === undefined || text === '') return children;
  const told = t('document.vote.source', { text });
  return (
    <span data-tip={told} data-tip-touch="" tabIndex={0} className={styles.word}>
      {children}
      <span className="visually-hidden"> ({told})</span>
    </span>
  );
}
