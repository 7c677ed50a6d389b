import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { DividedVote, PartyVotes as Votes } from 'contract/parties';
import type { DomainId } from 'contract/dashboards';
import { cellKinds } from 'contract/vote-cells';
import { useFormats } from '#features/formats.ts';
import { Block } from '#features/person/block.tsx';
import { opensVotes } from '#features/person/opens.ts';
import { PersonLink } from '#features/named/person-link.tsx';
import quiet from '#features/person/person.module.css';
import { documentLink } from '#features/reading/document-link.ts';
import styles from './party-votes.module.css';

/** Members who did otherwise that are told of one vote. */
const few = 4;

/** How often a party was for, against or divided, as its chamber counts; nothing is concluded from it. */
export function PartyVotes({ domain, votes, here }: { domain: DomainId; votes: Votes; here: string }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { party, search } = votes;
  if (party === undefined || votes.counted === 0) {
    return (
      <Block card title={t('party.votes.title')}>
        <p className={quiet.quiet}>{t('party.votes.none')}</p>
      </Block>
    );
  }
  return (
    <Block card title={t('party.votes.title')}>
      <ul className={styles.ways}>
        {cellKinds
          .filter((how) => votes[how] > 0)
          .map((how) => {
            const told = (
              <>
                {t(`party.votes.${how}`)} <b>{number(votes[how])}</b>
              </>
            );
            return (
              <li key={how}>
                {search ? (
                  <Link {...opensVotes(domain, search, { voted: { party, how } })}>{told}</Link>
                ) : (
                  <span>{told}</span>
                )}
              </li>
            );
          })}
      </ul>
      {search && (
        <Link {...opensVotes(domain, search, { party })} className={styles.with}>
          {t('party.votes.with')}
        </Link>
      )}
      <p className={quiet.quiet}>{t('party.votes.how')}</p>
      {votes.splitByName > 0 && (
        <>
          <h3 className={styles.divided}>
            {t('party.votes.divided')}:{' '}
            {search ? (
              <Link
                {...opensVotes(domain, search, { voted: { party, how: 'split' }, manners: ['names'] })}
                className={styles.with}
              >
                {t('party.votes.dividedCount', { number: number(votes.splitByName) })}
              </Link>
            ) : (
              t('party.votes.dividedCount', { number: number(votes.splitByName) })
            )}
          </h3>
          <ul className={quiet.rows}>
            {votes.divided.map((vote, index) => (
              <Divided key={index} domain={domain} vote={vote} here={here} />
            ))}
          </ul>
        </>
      )}
    </Block>
  );
}

/** A roll call in which a party was divided, and who did otherwise than most of it. */
function Divided({
  domain,
  vote: { document, subject, counts, deviating },
  here,
}: {
  domain: DomainId;
  vote: DividedVote;
  here: string;
}) {
  const { t } = useTranslation();
  const { number, shortDay } = useFormats();
  const others = deviating.length - few;
  return (
    <li>
      <Link {...documentLink(document, '', here)} lang={document.language}>
        {subject}
      </Link>
      <small>
        {[
          shortDay(document.date),
          counts && t('party.votes.numbers', { for: number(counts.for), against: number(counts.against) }),
        ]
          .filter(Boolean)
          .join(', ')}
      </small>
      {deviating.length > 0 && (
        <p className={styles.who}>
          {deviating.slice(0, few).map(({ name, id, side }, place) => (
            <Fragment key={name}>
              {place > 0 && ', '}
              <PersonLink id={id} domain={domain}>
                {t(`party.votes.side.${side}`, { name })}
              </PersonLink>
            </Fragment>
          ))}
          {others > 0 && `, ${t('party.votes.more', { count: others })}`}
        </p>
      )}
    </li>
  );
}
