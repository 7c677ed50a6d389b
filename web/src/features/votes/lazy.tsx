import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Scope } from '#features/statistics/scope.ts';
import { withWords } from '#session/locale.ts';
import { LatePart, lazyPart } from '#ui/late-part.tsx';
import { perOf } from './use-told.ts';

// What is told by party is never shown while countries are on their way: each is a part of its own.
const LateTab = lazyPart(() => withWords(import('./votes-tab.tsx'), 'votes'), 'VotesTab');
const LateBar = lazyPart(() => withWords(import('./votes-bar.tsx'), 'votes'), 'VotesBar');
const LateCards = lazyPart(() => withWords(import('./votes-cards.tsx'), 'votes'), 'VotesCards');
const LateFilters = lazyPart(() => withWords(import('./votes-filters.tsx'), 'votes'), 'VotesFilters');

/** The votes of the search, fetched when they are first looked at. */
export function VotesTab({ scope }: { scope: Scope }) {
  return (
    <LatePart failure={<PartFailure />}>
      <LateTab key={perOf(scope)} scope={scope} />
    </LatePart>
  );
}

/** What stands beside the tabs while votes are looked at. */
export function VotesBar({ scope }: { scope: Scope }) {
  return (
    <LatePart failure={null}>
      <LateBar scope={scope} />
    </LatePart>
  );
}

/** What is counted over the votes, beside them. */
export function VotesCards({ scope }: { scope: Scope }) {
  return (
    <LatePart failure={null}>
      <LateCards key={perOf(scope)} scope={scope} />
    </LatePart>
  );
}

/** What votes are narrowed to. */
export function VotesFilters({ scope }: { scope: Scope }) {
  return (
    <LatePart failure={null}>
      <LateFilters scope={scope} />
    </LatePart>
  );
}

function PartFailure() {
  const { t } = useTranslation();
  return (
    <p role="alert">
      {t('statistics.partFailed')}{' '}
      <Button variant="default" onClick={() => location.reload()}>
        {t('statistics.reload')}
      </Button>
    </p>
  );
}
