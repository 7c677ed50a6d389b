import { IconCheck, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PersonMeeting, PersonPapers, PersonVote, PersonVotes } from 'contract/persons';
import { useFormats } from '#features/formats.ts';
import { documentLink } from '#features/reading/document-link.ts';
import { meetingLink } from '#features/reading/meeting-link.ts';
import { Block } from './block.tsx';
import { All, State } from './papers.tsx';
import type { Subject } from './subject.ts';
import styles from './person.module.css';

/** The next meetings whose source names somebody. */
export function MeetingsCard({ meetings, here }: { meetings: readonly PersonMeeting[]; here: string }) {
  const { t } = useTranslation();
  const { shortDay, time } = useFormats();
  return (
    <Block card title={t('person.meetings.title')}>
      {meetings.length === 0 && <p className={styles.quiet}>{t('person.meetings.none')}</p>}
      <ul className={styles.rows}>
        {meetings.map(({ id, title, start, end, timeKnown, kind, role }) => {
          const times = [start, ...(end === undefined ? [] : [end])].map(time).join('–');
          return (
            <li key={id} className={styles.meeting} data-kind={kind}>
              <b>{timeKnown ? `${shortDay(start)}, ${times}` : shortDay(start)}</b>
              <Link {...meetingLink({ id }, '', here)}>{title}</Link>
              {role !== undefined && <small>{role}</small>}
            </li>
          );
        })}
      </ul>
    </Block>
  );
}

/** Votes by name in which somebody voted otherwise than most of the own party; nothing is told of a show of hands. */
export function VotesCard({
  subject,
  votes: { rollCalls, byParty, against, from },
  here,
}: {
  subject: Subject;
  votes: PersonVotes;
  here: string;
}) {
  const { t } = useTranslation();
  const { number, shortDay } = useFormats();
  const name = subject.surname ?? subject.name;
  return (
    <Block card title={t('person.votes.title')}>
      <p>
        {rollCalls === 0
          ? t('person.votes.none')
          : t('person.votes.count', {
              count: rollCalls,
              number: number(against.length),
              total: number(rollCalls),
            })}
      </p>
      <ul className={styles.rows}>
        {against.map((vote, index) => (
          <li key={index} className={styles.vote}>
            <p>
              <State
                tone={vote.choice === 'Voor' ? 'good' : 'bad'}
                icon={
                  vote.choice === 'Voor' ? (
                    <IconCheck size={14} aria-hidden="true" />
                  ) : (
                    <IconX size={14} aria-hidden="true" />
                  )
                }
              >
                {t(vote.choice === 'Voor' ? 'person.votes.for' : 'person.votes.against', { name })}
              </State>
              <span className={styles.quiet}>
                <OwnParty vote={vote} />
              </span>
            </p>
            <Link {...documentLink(vote.document, '', here)} lang={vote.document.language}>
              {vote.subject}
            </Link>
            <small>{shortDay(vote.document.date)}</small>
          </li>
        ))}
      </ul>
      {byParty > 0 && (
        <p className={styles.quiet}>
          {t('person.votes.byParty', { count: byParty, number: number(byParty) })}
        </p>
      )}
      {from !== undefined && (
        <p className={styles.quiet}>{t('person.votes.from', { date: shortDay(`${from}T12:00:00Z`) })}</p>
      )}
    </Block>
  );
}

function OwnParty({ vote: { choice, partyFor, partyAgainst } }: { vote: PersonVote }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  // With nobody else on the person's side the other side is all there is to tell.
  if (choice === 'Voor' && partyFor === 1)
    return t('person.votes.partyAgainst', { number: number(partyAgainst) });
  if (choice === 'Tegen' && partyAgainst === 1)
    return t('person.votes.partyFor', { number: number(partyFor) });
  return t('person.votes.partyBoth', { for: number(partyFor), against: number(partyAgainst) });
}

/** Commitments to a member, or by a member of a government, as the house says they stand. */
export function CommitmentsCard({
  subject,
  commitments,
  here,
}: {
  subject: Subject;
  commitments: PersonPapers['commitments'];
  here: string;
}) {
  const { t } = useTranslation();
  const name = subject.surname ?? subject.name;
  if (commitments.length === 0) return null;
  return (
    <Block
      card
      title={t(subject.government ? 'person.commitments.by' : 'person.commitments.to', { name })}
      extra={<All subject={subject} counted={subject.commitments} />}
    >
      <CommitmentRows subject={subject} commitments={commitments} here={here} />
    </Block>
  );
}

/** Commitments with how they stand and until when. */
export function CommitmentRows({
  subject,
  commitments,
  here,
}: {
  subject: Subject;
  commitments: PersonPapers['commitments'];
  here: string;
}) {
  const { t } = useTranslation();
  const { shortDate } = useFormats();
  return (
    <ul className={styles.rows}>
      {commitments.map(({ document, standing = 'unknown', daysLeft = 0, due, by }) => {
        const done = standing === 'fulfilled' || standing === 'lapsed';
        return (
          <li key={document.id} className={styles.vote}>
            <p>
              {standing === 'overdue' ? (
                <State tone="bad">{t('person.commitments.overdue', { count: -daysLeft })}</State>
              ) : (
                <State>
                  {due !== undefined && !done
                    ? t('person.commitments.due', { date: shortDate(`${due}T12:00:00Z`) })
                    : t(`person.commitments.state.${standing}`)}
                </State>
              )}
              {by && !subject.government && <span className={styles.quiet}>{by.function ?? by.name}</span>}
            </p>
            <Link {...documentLink(document, '', here)} lang={document.language}>
              {document.title}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
