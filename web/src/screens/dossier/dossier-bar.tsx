import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { dossierQuery, writtenNumber } from 'contract/dossier-address';
import type { NamedDossier } from '#features/dossier/use-dossier.ts';
import page from '#features/reading/page.module.css';
import { defaultSearch, writeSearch } from '#features/search/search-state.ts';
import { SearchField } from '#ui/search-field.tsx';
import styles from './dossier-screen.module.css';

/** Above a dossier: the way back, and a search within it, which is one of the dashboard with its number filled in. */
export function DossierBar({ named, results }: { named: NamedDossier; results: string | undefined }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { domain, number } = named;
  const find = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted === '') return;
    const query = `${dossierQuery(number)} EN (${wanted})`;
    void navigate({
      to: '/$domain/dashboard',
      params: { domain },
      search: writeSearch({ ...defaultSearch, query, lookBack: true }),
    });
  };
  return (
    <nav className={styles.bar} aria-label={t('dossier.bar')} data-unprinted>
      <Link
        {...(results === undefined
          ? { to: '/$domain/dashboard', params: { domain }, search: {} }
          : { to: results })}
        className={page.back}
      >
        <IconArrowLeft size={17} aria-hidden="true" />
        <span className="visually-hidden-on-phones">
          {t(results === undefined ? 'dossier.toDashboard' : 'dossier.back')}
        </span>
      </Link>
      <span className={styles.number}>{writtenNumber(number)}</span>
      <form role="search" className={styles.find} onSubmit={find}>
        <SearchField label={t('dossier.find')} labelled={false} value={text} onType={setText} />
      </form>
    </nav>
  );
}
