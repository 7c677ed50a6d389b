/** See `CommitmentStanding`; apart from the calls, for pages that only read addresses. */
export const commitmentStandings = [
  'overdue',
  'open',
  'partly',
  'unfulfilled',
  'unknown',
  'fulfilled',
  'lapsed',
] as const;

/** See `CommitmentDue`. */
export const commitmentDues = ['noted', 'inText', 'none'] as const;
