import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonHead } from 'contract/persons';
import { defaultSearch, writeSearch } from '#features/search/search-state.ts';
import styles from './person.module.css';

/** Committees that somebody sits in, as short as the list writes them; each leads to what it has to do with. */
export function Committees({ person: { committees, domain } }: { person: PersonHead }) {
  const { t } = useTranslation();
  if (committees.length === 0) return null;
  return (
    <p className={styles.committees}>
      {`${t('person.committees', { count: committees.length })} `}
      {committees.map(({ name, code = name, function: position, substitute, query }, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          {substitute && `${t('person.substitute')} `}
          <Link
            to="/$domain/dashboard"
            params={{ domain }}
            search={writeSearch({ ...defaultSearch, query })}
            {...(code === name ? {} : { title: name, 'aria-label': `${code}, ${name}` })}
          >
            {code}
          </Link>
          {position !== undefined && ` (${position.toLowerCase()})`}
        </Fragment>
      ))}
    </p>
  );
}
