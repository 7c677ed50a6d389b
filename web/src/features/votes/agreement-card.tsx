import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import type { VoteAgreement, VotesSummary } from 'contract/votes';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import { PartyLink, usePartiesToday } from '#features/named/party-link.tsx';
import { CardMenu } from '#features/statistics/card-menu.tsx';
import type { Scope } from '#features/statistics/scope.ts';
import { VotesCard } from './card.tsx';
import { useTold } from './use-told.ts';
import { useVotesSummary } from './use-votes.ts';
import styles from './votes.module.css';

/** More than so many others push what stands below them out of sight: then as many as `few` are told at first. */
const many = 20;
const few = 12;

/**
 * How often most of one party, or country, did the same as most of each other: numbers of shared votes, none of few, and no word about
 * what anybody thinks. A number opens the votes in which they did not.
 */
export function AgreementCard({ scope }: { scope: Scope }) {
  const { t } = useTranslation();
  const { search } = scope;
  const { votes: view } = search.view;
  const { byCountry, nameOf } = useTold(scope);
  const asked = useVotesSummary(scope);
  const [all, setAll] = useState(false);
  const parties = asked.data?.parties ?? [];
  const party = view.party ?? parties[0]?.name;
  return (
    <VotesCard
      title={t('votes.agreement.title')}
      asked={asked}
      control={
        party !== undefined && (
          <CardMenu
            label={t(byCountry ? 'votes.countries.compared' : 'votes.agreement.party')}
            value={party}
            choices={[...new Set([...parties.map(({ name }) => name), party])].map((name) => ({
              value: name,
              label: nameOf(name),
            }))}
            onChange={(name) => search.look({ votes: { ...view, party: name } })}
          />
        )
      }
    >
      {(summary) => (
        <>
          <Others scope={scope} summary={summary} party={party} />
          {!byCountry && <PartyPage scope={scope} party={party} />}
          <Checkbox
            mt="sm"
            checked={view.withoutUnanimous}
            onChange={({ currentTarget: { checked } }) =>
              search.look({ votes: { ...view, withoutUnanimous: checked } })
            }
            label={t('votes.agreement.withoutUnanimous')}
          />
          <p className={styles.note}>
            {t(byCountry ? 'votes.countries.note' : 'votes.agreement.note', {
              count: limits.minimumSharedVotes,
            })}
          </p>
          {summary.agreement.length > 0 && (
            <button type="button" className={styles.link} aria-expanded={all} onClick={() => setAll(!all)}>
              {t('votes.agreement.all')}
            </button>
          )}
          {all && <Pairs scope={scope} pairs={summary.agreement} />}
        </>
      )}
    </VotesCard>
  );
}

/** Leads to the page of the chosen party, of the chamber whose list has it today. */
function PartyPage({ scope: { domain }, party }: { scope: Scope; party: string | undefined }) {
  const { t } = useTranslation();
  const names = useNames();
  const partyOf = usePartiesToday(domain);
  const listed = partyOf(party);
  if (!listed) return null;
  return (
    <p className={styles.note}>
      <PartyLink id={listed.id} domain={domain}>
        {t('votes.agreement.page', { party: listed.name, chamber: names.source(domain, listed.chamber) })}
      </PartyLink>
    </p>
  );
}

/** The other parties, that did the same most often first. */
function Others({
  scope,
  summary,
  party,
}: {
  scope: Scope;
  summary: VotesSummary;
  party: string | undefined;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { nameOf } = useTold(scope);
  const [all, setAll] = useState(false);
  const pairs = summary.agreement
    .filter(({ one, other }) => one === party || other === party)
    .toSorted((left, right) => right.same / right.shared - left.same / left.shared);
  if (pairs.length === 0 || party === undefined)
    return <p className={styles.note}>{t('votes.agreement.tooFew', { count: limits.minimumSharedVotes })}</p>;
  const isLong = pairs.length > many;
  return (
    <>
      <ol aria-label={t('votes.agreement.of', { party: nameOf(party) })}>
        {pairs.slice(0, isLong && !all ? few : undefined).map((pair) => {
          const other = pair.one === party ? pair.other : pair.one;
          return (
            <li key={other} className={styles.pair}>
              <span>{nameOf(other)}</span>
              <SameOf scope={scope} pair={pair} />
              <span className={styles.track} aria-hidden="true">
                <i style={{ width: `${(pair.same / pair.shared) * 100}%` }} />
              </span>
            </li>
          );
        })}
      </ol>
      {isLong && (
        <button type="button" className={styles.link} aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'votes.fewer' : 'votes.allOf', { number: number(pairs.length) })}
        </button>
      )}
    </>
  );
}

/** "31 van 34", which opens the votes in which the two did otherwise than each other, where there are any. */
function SameOf({ scope, pair }: { scope: Scope; pair: VoteAgreement }) {
  const { t } = useTranslation();
  const { nameOf } = useTold(scope);
  const { search } = scope;
  const { number } = useFormats();
  const { one, other, same, shared } = pair;
  const text = t('votes.agreement.count', { same: number(same), shared: number(shared) });
  const open = t('votes.agreement.open', { one: nameOf(one), other: nameOf(other) });
  if (same === shared) return <span className={styles.number}>{text}</span>;
  return (
    <button
      type="button"
      className={styles.number}
      data-printed=""
      title={open}
      aria-label={`${text}. ${open}`}
      onClick={() => {
        const { votes } = search.view;
        const show = votes.show === 'counts' ? 'matrix' : votes.show;
        search.look({
          votes: { ...votes, show, member: undefined, voted: undefined, differing: [one, other] },
        });
      }}
    >
      {text}
    </button>
  );
}

/** Every pair. */
function Pairs({ scope, pairs }: { scope: Scope; pairs: readonly VoteAgreement[] }) {
  const { t } = useTranslation();
  const { byCountry, nameOf } = useTold(scope);
  return (
    <div className={styles.tableBox} tabIndex={0} role="region" aria-label={t('votes.agreement.all')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(byCountry ? 'votes.countries.one' : 'votes.agreement.one')}</th>
            <th scope="col">{t('votes.agreement.other')}</th>
            <th scope="col">{t('votes.agreement.same')}</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <tr key={JSON.stringify([pair.one, pair.other])}>
              <th scope="row">{nameOf(pair.one)}</th>
              <td>{nameOf(pair.other)}</td>
              <td>
                <SameOf scope={scope} pair={pair} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
