import { useNavigate } from '@tanstack/react-router';
import type { DomainId } from 'contract/dashboards';
import { FindWithin } from '#features/reading/find-within.tsx';
import { BackToResults } from '#features/reading/way-back.tsx';
import { defaultSearch, writeSearch } from '#features/search/search-state.ts';
import styles from './subject-page.module.css';

/** Finding in what somebody said. */
export interface Finding {
  label: string;
  /** The beginning of a query for words. */
  said: string;
}

/** Above a person, a party or a ministry: the way back, and finding in what was said. */
export function SubjectBar({
  label,
  find,
  domain,
  results,
}: {
  label: string;
  find: Finding | undefined;
  domain: DomainId;
  results: string | undefined;
}) {
  const navigate = useNavigate();
  const look = (words: string) =>
    void navigate({
      to: '/$domain/dashboard',
      params: { domain },
      search: writeSearch({ ...defaultSearch, query: `${find?.said} (${words})` }),
    });
  return (
    <nav className={styles.bar} aria-label={label} data-unprinted>
      <BackToResults domain={domain} results={results} />
      {find && <FindWithin label={find.label} onFind={look} />}
    </nav>
  );
}
