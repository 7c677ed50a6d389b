import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Trail } from '#features/reading/use-document-link.ts';
import { LinkedRow } from './linked-row.tsx';
import type { RelatedGroup } from './related-groups.ts';
import styles from './tabs.module.css';

/** Other documents and pages, grouped by how they are related and then by date (UX 5.5). */
export function RelatedTab({ groups, ...trail }: Trail & { groups: readonly RelatedGroup[] }) {
  const { t } = useTranslation();
  return groups.map(({ by, entries }) => {
    const name = 'relation' in by ? by.relation : t(`document.related.kinds.${by.relatedness}`);
    return (
      <section key={name} className={styles.related}>
        <h2>
          {name} <span className={styles.count}>{entries.length}</span>
        </h2>
        <ul>
          {entries.map(({ key, document, title, url }) => (
            <li key={key}>
              {document ? (
                <LinkedRow document={document} {...trail} />
              ) : (
                <p className={styles.unknown}>{title}</p>
              )}
              {url && (
                <a href={url} target="_blank" rel="noopener noreferrer" className={styles.source}>
                  <IconExternalLink size={14} aria-hidden="true" /> {t('document.related.source')}
                  <span className="visually-hidden">
                    : {title} ({t('shell.newWindow')})
                  </span>
                </a>
              )}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
