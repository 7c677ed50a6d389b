import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { dossierQuery, writtenNumber } from 'contract/dossier-address';
import type { NamedDossier } from '#features/dossier/use-dossier.ts';
import { FindWithin } from '#features/reading/find-within.tsx';
import { BackToResults } from '#features/reading/way-back.tsx';
import { defaultSearch, writeSearch } from '#features/search/search-state.ts';
import styles from './dossier-screen.module.css';

/** Above a dossier: the way back, and a search within it, which is one of the dashboard with its number filled in. */
export function DossierBar({
  named,
  written,
  results,
}: {
  named: NamedDossier;
  /** The number as its source writes it, once that is known. */
  written: string | undefined;
  results: string | undefined;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { domain, number } = named;
  const find = (words: string) => {
    const query = `${dossierQuery(number)} EN (${words})`;
    void navigate({
      to: '/$domain/dashboard',
      params: { domain },
      search: writeSearch({ ...defaultSearch, query, lookBack: true }),
    });
  };
  return (
    <nav className={styles.bar} aria-label={t('dossier.bar')} data-unprinted>
      <BackToResults domain={domain} results={results} />
      <span className={styles.number}>{written ?? writtenNumber(number)}</span>
      <FindWithin label={t('dossier.find')} onFind={find} />
    </nav>
  );
}
