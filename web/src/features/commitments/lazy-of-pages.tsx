import { latePartOf } from '#features/late-part-of.tsx';
import { worded } from './worded.ts';

/** How a commitment stands, on its own page. */
export const CommitmentCard = latePartOf(() => worded(import('./commitment-card.tsx')), 'CommitmentCard');

/** Those made in a meeting, on its page. */
export const MeetingCommitments = latePartOf(
  () => worded(import('./meeting-commitments.tsx')),
  'MeetingCommitments',
  { silent: true },
);
