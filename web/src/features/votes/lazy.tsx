import { latePartOf } from '#features/late-part-of.tsx';
import { withWords } from '#session/locale.ts';

/** The votes of the search, fetched when they are first looked at. */
export const VotesTab = latePartOf(() => withWords(import('./votes-tab.tsx'), 'votes'), 'VotesTab');

const silent = { silent: true };
/** What stands beside the tabs while votes are looked at. */
export const VotesBar = latePartOf(() => withWords(import('./votes-bar.tsx'), 'votes'), 'VotesBar', silent);

/** What is counted over the votes, beside them. */
export const VotesCards = latePartOf(
  () => withWords(import('./votes-cards.tsx'), 'votes'),
  'VotesCards',
  silent,
);

/** What votes are narrowed to. */
export const VotesFilters = latePartOf(
  () => withWords(import('./votes-filters.tsx'), 'votes'),
  'VotesFilters',
  silent,
);
