import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { useFormats } from '#features/formats.ts';
import { latePartOf } from '#features/late-part-of.tsx';
import { Section } from '#features/section.tsx';
import type { Search } from '#features/search/use-search-state.ts';
import { withWords } from '#session/locale.ts';
import { LatePart, lazyPart } from '#ui/late-part.tsx';
import type { Applied } from './applied.ts';
import styles from './saved-section.module.css';
import { few, savedSearchesOf } from './use-saved-searches.ts';

const LateSavedList = lazyPart(() => withWords(import('./saved-list.tsx'), 'searches'), 'SavedList');
const LateAppliedBar = latePartOf(() => withWords(import('./applied-bar.tsx'), 'searches'), 'AppliedBar');

/** The saved searches of a dashboard in the left sidebar (UX 5.2). */
export function SavedSection(props: { domain: DomainId; current: string | undefined; ready: boolean }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const searches = useQuery(savedSearchesOf(props.domain));
  // What is below does not move when the list comes.
  const rows = Math.min(searches.data?.numberOfSearches ?? 0, few);
  const room = { minHeight: `calc(${rows} * var(--pm-control-h) + 28px)` };
  return (
    <Section
      name="saved"
      title={t('filters.saved.title')}
      extra={searches.data && <span className={styles.count}>{number(searches.data.numberOfSearches)}</span>}
    >
      <LatePart
        failure={<p role="alert">{t('errors.newVersion')}</p>}
        meanwhile={<div className={styles.meanwhile} {...(rows > 0 && { style: room })} />}
      >
        <LateSavedList {...props} />
      </LatePart>
    </Section>
  );
}

/** Above the results: which saved or shared search was applied, and what can be done with it (UX 4). */
export function AppliedBar(props: {
  domain: DomainId;
  search: Search;
  applied: Applied;
  newSince: string | undefined;
}) {
  const { origin } = props.search;
  if (props.applied.saved === undefined && origin.shared === undefined) return null;
  return <LateAppliedBar {...props} />;
}
