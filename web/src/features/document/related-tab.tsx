import { IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from 'contract/documents';
import { documentLink } from './document-link.ts';
import styles from './tabs.module.css';

/** Other documents and pages, grouped by how they are related (UX 5.5). */
export function RelatedTab({
  document,
  highlight,
  results,
}: {
  document: DocumentDetail;
  highlight: string;
  results: string | undefined;
}) {
  const { t } = useTranslation();
  const groups = Map.groupBy(document.relations, ({ relation }) => relation);
  return [...groups].map(([relation, entries]) => (
    <section key={relation} className={styles.related}>
      <h2>{relation}</h2>
      <ul>
        {entries.map(({ id, title, url }, index) => (
          <li key={id ?? url ?? index}>
            {id ? (
              <Link {...documentLink({ id, domain: document.domain }, highlight, results)}>{title}</Link>
            ) : (
              title
            )}
            {url && (
              <a href={url} target="_blank" rel="noopener noreferrer" className={styles.source}>
                <IconExternalLink size={14} aria-hidden="true" /> {t('document.related.source')}
                <span className="visually-hidden">
                  : {title} ({t('document.actions.newWindow')})
                </span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}
