import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import type { PersonHead } from 'contract/persons';
import page from '#features/reading/page.module.css';
import { defaultSearch, writeSearch } from '#features/search/search-state.ts';
import { SearchField } from '#ui/search-field.tsx';
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
  const [text, setText] = useState('');
  const find = (words: string) => {
    if (!person || words === '') return;
    const query = `${person.queries.said} (${words})`;
    void navigate({
      to: '/$domain/dashboard',
      params: { domain },
      search: writeSearch({ ...defaultSearch, query }),
    });
  };
  return (
    <nav className={styles.bar} aria-label={t('person.bar.label')} data-unprinted>
      <Link
        {...(results === undefined
          ? { to: '/$domain/dashboard', params: { domain }, search: {} }
          : { to: results })}
        className={page.back}
      >
        <IconArrowLeft size={17} aria-hidden="true" />
        <span className="visually-hidden-on-phones">
          {t(results === undefined ? 'person.bar.dashboard' : 'person.bar.back')}
        </span>
      </Link>
      {person && (
        <form
          className={styles.find}
          onSubmit={(event) => {
            event.preventDefault();
            find(text.trim());
          }}
        >
          <SearchField
            label={t('person.bar.find', { name: person.surname ?? person.name })}
            labelled={false}
            value={text}
            onType={setText}
          />
        </form>
      )}
    </nav>
  );
}
