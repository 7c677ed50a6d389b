import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { FailurePanel } from '#features/failure-panel.tsx';
import { dossierLink } from '#features/reading/dossier-link.tsx';
import { NamingQuote } from './naming-quote.tsx';
import styles from './thread.module.css';
import { namedProceduresQueryOf } from './use-thread.ts';

/** The European procedures that the bill of a dossier names, with the words that do so; nothing where it names none. */
export function BelongsTo({ domain, number }: { domain: DomainId; number: string }) {
  const { t } = useTranslation();
  const query = useQuery(namedProceduresQueryOf(domain, number));
  if (query.isError) return <FailurePanel error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data || query.data.length === 0) return null;
  return (
    <section className={styles.belongs} aria-label={t('dossier.thread.belongs.title')}>
      <b>{t('dossier.thread.belongs.title')}</b>
      <ul>
        {query.data.map((procedure) => {
          const link = dossierLink('eu', procedure.number, '');
          const name = `${procedure.number}, ${procedure.title}`;
          return (
            <li key={procedure.number}>
              {procedure.locked || !link ? (
                <span className={styles.locked}>
                  <IconLock size={14} aria-hidden="true" />
                  {name}
                  <span className="visually-hidden">, {t('dossier.thread.belongs.locked')}</span>
                </span>
              ) : (
                <Link {...link} className={styles.title}>
                  {name}
                </Link>
              )}
              <NamingQuote naming={procedure.naming} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
