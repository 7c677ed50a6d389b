import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import type { PersonHead } from 'contract/persons';
import { FindWithin } from '#features/reading/find-within.tsx';
import { BackToResults } from '#features/reading/way-back.tsx';
import { defaultSearch, writeSearch } from '#features/search/search-state.ts';
import styles from './person-screen.module.css';

/** Above a person: the way back, and finding in what they said. */
export function PersonBar({
  person,
  domain,
  results,
}: {
  person: PersonHead | undefined;
  domain: DomainId;
  results: string | undefined;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const find = (words: string) => {
    if (!person) return;
    const query = `${person.queries.said} (${words})`;
    void navigate({
      to: '/$domain/dashboard',
      params: { domain },
      search: writeSearch({ ...defaultSearch, query }),
    });
  };
  return (
    <nav className={styles.bar} aria-label={t('person.bar.label')} data-unprinted>
      <BackToResults domain={domain} results={results} />
      {person && (
        <FindWithin label={t('person.bar.find', { name: person.surname ?? person.name })} onFind={find} />
      )}
    </nav>
  );
}
