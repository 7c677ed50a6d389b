import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '@mantine/hooks';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { useDocumentLink } from '#features/reading/use-document-link.ts';
import { unnarrowed } from '#features/search/votes-view.ts';
import type { Scope } from '#features/statistics/scope.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { CellMark } from './cell-mark.tsx';
import { Matrix } from './matrix.tsx';
import styles from './votes.module.css';
import matrix from './matrix.module.css';
import { perOf, useTold } from './use-told.ts';
import { useVotes, useVotesSummary } from './use-votes.ts';
import { VotesCards } from './votes-cards.tsx';
import { VotesList } from './votes-list.tsx';

/**
 * The votes of the search: party or country by vote, as a list, or what is counted over them (UX 3, 29). What is told by
 * party is never shown while countries are on their way: each is a tab of its own.
 */
export function VotesTab({ scope }: { scope: Scope }) {
  return <Votes key={perOf(scope)} scope={scope} />;
}

function Votes({ scope }: { scope: Scope }) {
  const { t } = useTranslation();
  const { domain, search } = scope;
  const { votes: view } = search.view;
  const told = useTold(scope);
  const votes = useVotes(scope);
  const summary = useVotesSummary(scope);
  const linkTo = useDocumentLink(search.run.query, search.address);
  // On a phone there is no room for a column of each party.
  const phone = useMediaQuery('(max-width: 760px)', undefined, { getInitialValueInEffect: false });
  const { first, error, outdated } = votes;
  if (error) return <FailurePanel error={error} onRetry={votes.retry} />;
  if (!first || (outdated && first.total === 0))
    return <SkeletonRows rows={8} height={60} label={t('votes.loading')} />;
  if (view.show === 'counts')
    return (
      <div className={styles.counts}>
        <VotesCards scope={scope} />
      </div>
    );
  if (first.total === 0) return <NoVotes scope={scope} published={summary.data?.published} />;
  const party = view.party ?? first.parties[0]?.name;
  return (
    <div className={styles.tab}>
      <Chosen scope={scope} />
      <Sorted scope={scope} />
      {first.otherParties > 0 && (
        <p className={styles.told}>
          {t('votes.otherParties', { count: first.otherParties, shown: first.parties.length })}
        </p>
      )}
      {told.byCountry && first.parties.length === 0 && (
        <p className={styles.told}>{t('votes.countries.none')}</p>
      )}
      {phone || view.show === 'list' || first.parties.length === 0 ? (
        <VotesList domain={domain} votes={votes} told={told} linkTo={linkTo} />
      ) : (
        <>
          <Legend />
          <Matrix
            domain={domain}
            votes={votes}
            told={told}
            parties={first.parties}
            chosen={party}
            onChoose={(name) => search.look({ votes: { ...view, party: name } })}
            sorted={view.sort}
            onSort={(name) =>
              search.look({ votes: { ...view, sort: name === view.sort ? undefined : name } })
            }
            linkTo={linkTo}
          />
        </>
      )}
      {votes.nextPageFailed && (
        <p role="alert" className={styles.told}>
          {t('votes.moreFailed')}{' '}
          <Button variant="default" size="compact-sm" onClick={votes.fetchMore}>
            {t('votes.again')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** What votes are narrowed to by a number that was chosen, and the way back. */
function Chosen({ scope }: { scope: Scope }) {
  const { t } = useTranslation();
  const { byCountry, nameOf } = useTold(scope);
  const { search } = scope;
  const { votes: view } = search.view;
  const { differing, voted, member } = view;
  if (!differing && !voted && !member) return null;
  return (
    <p className={styles.told}>
      {differing &&
        t(byCountry ? 'votes.countries.onlyDiffering' : 'votes.onlyDiffering', {
          one: nameOf(differing[0]),
          other: nameOf(differing[1]),
        })}
      {voted && t(`votes.onlyVoted.${voted.how}`, { party: nameOf(voted.party) })}
      {member && t('votes.onlyMember', member)}{' '}
      <button
        type="button"
        className={styles.link}
        onClick={() =>
          search.look({ votes: { ...view, differing: undefined, voted: undefined, member: undefined } })
        }
      >
        {t('votes.showAll')}
      </button>
    </p>
  );
}

/** The party or country by whose side the votes are in order, and the way back to the newest first. */
function Sorted({ scope }: { scope: Scope }) {
  const { t } = useTranslation();
  const { byCountry, nameOf } = useTold(scope);
  const { search } = scope;
  const { votes: view } = search.view;
  if (view.sort === undefined) return null;
  return (
    <p className={styles.told}>
      {t(byCountry ? 'votes.countries.sortedBy' : 'votes.sortedBy', { party: nameOf(view.sort) })}{' '}
      <button
        type="button"
        className={styles.link}
        onClick={() => search.look({ votes: { ...view, sort: undefined } })}
      >
        {t('votes.newestFirst')}
      </button>
    </p>
  );
}

/** Why there is nothing: this choice, this search, or a source that publishes no votes. */
function NoVotes({ scope, published }: { scope: Scope; published: boolean | undefined }) {
  const { t } = useTranslation();
  const { search } = scope;
  const plain = unnarrowed(search.view.votes);
  const isNarrowed = JSON.stringify(plain) !== JSON.stringify(search.view.votes);
  if (isNarrowed) {
    return (
      <EmptyState title={t('votes.noneChosen')}>
        <Button variant="default" onClick={() => search.look({ votes: plain })}>
          {t('votes.showAll')}
        </Button>
      </EmptyState>
    );
  }
  if (published === undefined) return <SkeletonRows rows={3} height={60} label={t('votes.loading')} />;
  return <EmptyState title={t(published ? 'votes.none' : 'votes.notPublished')} />;
}

/** What the signs of cells mean. */
function Legend() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const example = (side: 'for' | 'against' | 'abstained' | 'absent') => (
    <li key={side}>
      <span aria-hidden="true">
        <CellMark cell={{ party: '', side }} />
      </span>
      {t(`votes.cells.${side}`)}
    </li>
  );
  return (
    <ul className={matrix.legend} aria-label={t('votes.legend')}>
      {example('for')}
      {example('against')}
      <li>
        <span aria-hidden="true" className={matrix.mark} data-kind="split">
          <b data-side="for">{number(3)}</b>
          <b data-side="against">{number(24)}</b>
        </span>
        {t('votes.splitLegend')}
      </li>
      {example('abstained')}
      {example('absent')}
      <li>
        <IconUsers size={14} aria-hidden="true" />
        {t('votes.manners.names')}
      </li>
    </ul>
  );
}
