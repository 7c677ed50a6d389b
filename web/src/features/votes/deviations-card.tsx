import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VoteDeviation } from 'contract/votes';
import { useFormats } from '#features/formats.ts';
import { useDocumentLink } from '#features/reading/use-document-link.ts';
import type { Scope } from '#features/statistics/scope.ts';
import { knownNumber } from '#features/timeline/known-number.ts';
import { VotesCard } from './card.tsx';
import { useVotesSummary } from './use-votes.ts';
import styles from './votes.module.css';

/** Members that are told at first. */
const few = 3;

/** Members who did otherwise than most of their party, in votes by name alone. */
export function DeviationsCard({ scope }: { scope: Scope }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const asked = useVotesSummary(scope);
  const [all, setAll] = useState(false);
  const { deviating = 0, deviations = [], byName } = asked.data ?? {};
  return (
    <VotesCard
      title={t('votes.deviations.title')}
      asked={asked}
      control={
        deviations.length > few && (
          <button type="button" className={styles.link} aria-expanded={all} onClick={() => setAll(!all)}>
            {t(all ? 'votes.fewer' : 'votes.allOf', { number: number(deviating) })}
          </button>
        )
      }
    >
      {() => (
        <>
          {deviations.length === 0 && (
            <p>{t(byName === 0 ? 'votes.deviations.noNames' : 'votes.deviations.none')}</p>
          )}
          <ul>
            {(all ? deviations : deviations.slice(0, few)).map((one) => (
              <Deviation key={JSON.stringify([one.name, one.party])} scope={scope} deviation={one} />
            ))}
          </ul>
          {all && deviating > deviations.length && (
            <p className={styles.note}>
              {t('votes.deviations.shown', { shown: number(deviations.length), number: number(deviating) })}
            </p>
          )}
          {byName !== undefined && byName > 0 && (
            <p className={styles.note}>
              {t('votes.deviations.note', { count: byName, number: number(byName) })}
            </p>
          )}
        </>
      )}
    </VotesCard>
  );
}

function Deviation({ scope, deviation }: { scope: Scope; deviation: VoteDeviation }) {
  const { t } = useTranslation();
  const { number, date } = useFormats();
  const { domain, search } = scope;
  const { name, party, times, last } = deviation;
  const linkTo = useDocumentLink(search.run.query, search.address);
  const known = knownNumber({ domain, numbers: last.numbers })?.value;
  return (
    <li className={styles.deviation}>
      <div>
        <button
          type="button"
          className={styles.link}
          data-printed=""
          onClick={() => {
            const { votes } = search.view;
            const show = votes.show === 'counts' ? 'matrix' : votes.show;
            search.look({
              votes: { ...votes, show, differing: undefined, voted: undefined, member: { name, party } },
            });
          }}
        >
          {name}
        </button>
        <span>{party}</span>
      </div>
      <p>
        {t('votes.deviations.times', { count: times, number: number(times) })}{' '}
        <Link {...linkTo({ id: last.documentId, domain })} title={last.subject}>
          {known ?? date(`${last.day}T12:00:00Z`)}
        </Link>
      </p>
    </li>
  );
}
