import { useTranslation } from 'react-i18next';
import { latePartOf } from '#features/late-part-of.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { worded } from './worded.ts';

const silent = { silent: true };

/** The commitments of a search; see commitments-list.tsx. */
export const CommitmentsList = latePartOf(() => worded(import('./commitments-list.tsx')), 'CommitmentsList', {
  Meanwhile: Rows,
});

/** Above them: how many there are, following and a file. */
export const CommitmentsBar = latePartOf(
  () => worded(import('./commitments-bar.tsx')),
  'CommitmentsBar',
  silent,
);

/** What they can be narrowed to. */
export const CommitmentFilters = latePartOf(
  () => worded(import('./commitment-filters.tsx')),
  'CommitmentFilters',
);

/** The one that is looked at beside the others. */
export const CommitmentBeside = latePartOf(() => worded(import('./beside.tsx')), 'CommitmentBeside');

function Rows() {
  const { t } = useTranslation();
  return <SkeletonRows rows={10} height={57} label={t('shell.loading')} />;
}
