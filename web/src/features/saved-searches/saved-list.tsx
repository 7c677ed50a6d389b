import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import type { SavedSearch } from 'contract/saved-searches';
import { describeError } from '#session/describe.ts';
import { lazyPart } from '#ui/late-part.tsx';
import { Channels } from './channels.tsx';
import styles from './saved-section.module.css';
import { searchOf } from './search-actions.ts';
import { SearchMenu } from './search-menu.tsx';
import { few, savedSearchesOf } from './use-saved-searches.ts';

/** Nothing is said of a number that cannot be fetched. */
const NewHitsBadge = lazyPart(
  () => import('./new-hits-badge.tsx'),
  'NewHitsBadge',
  () => null,
);

/** The saved searches at hand, newest first: each is applied with one click (decision 4.11). */
export function SavedList({
  domain,
  current,
  ready,
}: {
  domain: DomainId;
  current: string | undefined;
  /** What the user waits for is there: new hits may be counted. */
  ready: boolean;
}) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const { data, isPending, error, refetch } = useQuery(savedSearchesOf(domain));
  if (isPending) return <div className={styles.meanwhile} role="status" aria-label={t('shell.loading')} />;
  if (error) {
    return (
      <p role="alert" className={styles.hint}>
        {describeError(error)}{' '}
        <button type="button" className={styles.link} onClick={() => void refetch()}>
          {t('shell.tryAgain')}
        </button>
      </p>
    );
  }
  const searches = data.data;
  // The applied one is always in sight.
  const shown = searches.filter(({ id }, index) => all || index < few || id === current);
  return (
    <>
      {searches.length === 0 && <p className={styles.hint}>{t('searches.none')}</p>}
      <ul className={styles.list}>
        {shown.map((saved) => (
          <SavedItem key={saved.id} saved={saved} current={saved.id === current} ready={ready} />
        ))}
      </ul>
      <p className={styles.foot}>
        {searches.length > few && (
          <button type="button" className={styles.link} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('searches.fewer') : t('searches.more', { count: searches.length })}
          </button>
        )}
        <Link to="/saved-searches" className={styles.link}>
          {t('searches.manage')}
        </Link>
      </p>
    </>
  );
}

function SavedItem({ saved, current, ready }: { saved: SavedSearch; current: boolean; ready: boolean }) {
  return (
    <li data-current={current || undefined}>
      <Link {...searchOf(saved)} aria-current={current ? 'true' : undefined} title={saved.title}>
        <span>{saved.title}</span>
        <Channels saved={saved} />
        <Suspense>{ready && <NewHitsBadge saved={saved} />}</Suspense>
      </Link>
      <SearchMenu saved={saved} />
    </li>
  );
}
