import { CloseButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { IconBeach } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Notices } from 'contract/notices';
import { useFormats } from '#features/formats.ts';
import { stateOf } from '#features/saved-searches/criteria.ts';
import { writeOrigin, writeSearch } from '#features/search/search-state.ts';
import styles from './notices.module.css';
import { putReturnedAway } from './notices.ts';

type Missed = NonNullable<Notices['returned']>;

/** What the user's searches found during the vacation, each a link to it over those days (decision 4.18). */
export function Returned({ returned }: { returned: Missed }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { documents, searches } = returned;
  const title = t('notices.returned', { count: documents, number: number(documents) });
  return (
    <section className={styles.returned} data-unprinted aria-label={title}>
      <IconBeach size={22} aria-hidden="true" />
      <div>
        <h2>{title}</h2>
        <p>{t('notices.returnedText')}</p>
        <ul>
          {searches.map((search) => (
            <li key={search.id}>
              <Link {...linkTo(search, returned)}>
                <span>{search.title}</span>
                <small>{t(`sources.domains.${search.queryDetails.groupingDetails.name}`)}</small>
                <b>{number(search.documents)}</b>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <CloseButton aria-label={t('notices.seen')} onClick={() => void putReturnedAway()} />
    </section>
  );
}

function linkTo({ id, queryDetails }: Missed['searches'][number], { from, until }: Missed) {
  const state = { ...stateOf(queryDetails), period: { kind: 'range' as const, from, to: until } };
  return {
    to: '/$domain/dashboard',
    params: { domain: queryDetails.groupingDetails.name },
    search: { ...writeSearch(state), ...writeOrigin({ saved: id }) },
  } as const;
}
