import { IconCheck, IconRefreshAlert, IconSearch, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from 'contract/amsterdam';
import { dossierQuery } from 'contract/dossier-address';
import type { DossierPerson, DossierVote, NextMeeting, OpenDossier, VoteTally } from 'contract/dossiers';
import { useFormats } from '#features/formats.ts';
import { CalendarButton } from '#features/meeting/calendar-button.tsx';
import { useMeetingTimes } from '#features/meeting/use-meeting-times.ts';
import { PersonLink } from '#features/named/person-link.tsx';
import { defaultSearch, writeSearch } from '#features/search/search-state.ts';
import { useSession } from '#session/session.ts';
import styles from './dossier-cards.module.css';
import { Outcome } from './dossier-rows.tsx';
import { RollCallVote } from './roll-call.tsx';
import { RowLink } from './row-link.tsx';
import type { NamedDossier } from './use-dossier.ts';
import { useDossierWords } from './use-dossier-words.ts';
import { VoteSides } from './vote-sides.tsx';

/** People and organisations that are shown before the rest is asked for. */
const few = 6;

/** The next meetings with this dossier on their agenda. */
export function NextCard({ next, here }: { next: readonly NextMeeting[]; here: string }) {
  const { t } = useTranslation();
  const { hasModule } = useSession();
  const times = useMeetingTimes();
  const words = useDossierWords();
  if (next.length === 0) return <p className={styles.quiet}>{t('dossier.next.none')}</p>;
  return (
    <ul className={styles.next}>
      {next.map(({ key, document, meeting, date = '', timeKnown, inFeed }) => (
        <li key={key}>
          <i data-meeting={meeting?.kind} aria-hidden="true" />
          <div>
            <b>
              {words.day(dayOf(Date.parse(date)))}
              {timeKnown &&
                `, ${times.hours({
                  ...{ start: date, timeKnown, approximate: false },
                  ...(meeting?.end === undefined ? {} : { end: meeting.end }),
                })}`}
            </b>
            <RowLink document={document} meeting here={here} />
            <small>
              {[document.locked ? undefined : document.institution, meeting?.place]
                .filter(Boolean)
                .join(', ')}
            </small>
            {meeting?.was?.time && (
              <small className={styles.changed}>
                <IconRefreshAlert size={14} aria-hidden="true" />
                {t('dossier.next.was', { before: times.dayAndHours(meeting.was.time) })}
              </small>
            )}
          </div>
          {hasModule('agenda') && <CalendarButton id={document.id} inFeed={inFeed ?? false} short />}
        </li>
      ))}
    </ul>
  );
}

/** The votes of a dossier at a glance: on the bill itself, and how many of the others ended how, by house. */
export function VotesCard({
  dossier: { billVote, rollCall, votes },
  here,
  onVotes,
}: {
  dossier: OpenDossier;
  here: string;
  /** Shows the votes themselves. */
  onVotes: () => void;
}) {
  const { t } = useTranslation();
  // A single vote on the bill stands above.
  const listed = votes.filter(
    ({ on, adopted, rejected, others }) => on !== 'bill' || !billVote || adopted + rejected + others > 1,
  );
  const houses = [...new Set(listed.map(({ by }) => by))];
  return (
    <>
      {billVote && <BillVote vote={billVote} />}
      {rollCall && <RollCallVote rollCall={rollCall} here={here} />}
      {houses.map((house) => (
        <table key={house} className={styles.tally}>
          <caption>{house}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('dossier.rows.vote')}</th>
              <th scope="col">{t('dossier.votes.adopted')}</th>
              <th scope="col">{t('dossier.votes.rejected')}</th>
            </tr>
          </thead>
          <tbody>
            {listed
              .filter(({ by }) => by === house)
              .map((tally) => (
                <Tally key={tally.on} tally={tally} onVotes={onVotes} />
              ))}
          </tbody>
        </table>
      ))}
    </>
  );
}

function BillVote({ vote }: { vote: DossierVote }) {
  const { t } = useTranslation();
  return (
    <div className={styles.bill}>
      <p>
        {t('dossier.votes.bill')} <Outcome vote={vote} />
      </p>
      {vote.counts && <VoteSides counts={vote.counts} />}
    </div>
  );
}

function Tally({
  tally: { on, adopted, rejected, others },
  onVotes,
}: {
  tally: VoteTally;
  onVotes: () => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const name = t(`dossier.votes.${on}`);
  const cell = (count: number, end: 'adopted' | 'rejected') => (
    <td>
      {count > 0 && (
        <button
          type="button"
          data-end={end}
          aria-label={`${name}: ${number(count)} ${t(`dossier.votes.${end}`)}`}
          onClick={onVotes}
        >
          {end === 'adopted' ? (
            <IconCheck size={14} aria-hidden="true" />
          ) : (
            <IconX size={14} aria-hidden="true" />
          )}
          {number(count)}
        </button>
      )}
    </td>
  );
  return (
    <tr>
      <th scope="row">
        {name}
        {others > 0 && (
          <small>
            {number(others)} {t('dossier.votes.others')}
          </small>
        )}
      </th>
      {cell(adopted, 'adopted')}
      {cell(rejected, 'rejected')}
    </tr>
  );
}

/** Who is in a dossier, and how often; each name leads to their page, or where they have none to their papers in it. */
export function PeopleCard({ dossier, named }: { dossier: OpenDossier; named: NamedDossier }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [all, setAll] = useState(false);
  const { people, organisations, numberOfPeople } = dossier;
  const more = people.length + organisations.length > 2 * few;
  return (
    <>
      <ul className={styles.people}>
        {people.slice(0, all ? undefined : few).map((person) => (
          <Person key={person.name} person={person} named={named} />
        ))}
      </ul>
      {organisations.length > 0 && (all || people.length < few) && (
        <>
          <h3 className={styles.part}>{t('dossier.people.organisations')}</h3>
          <ul className={styles.people}>
            {organisations.slice(0, all ? undefined : few).map(({ name, papers }) => (
              <li key={name}>
                <NameSearch name={name} field="organisatie" named={named}>
                  {name}
                </NameSearch>
                <span>{t('dossier.people.papers', { count: papers, number: number(papers) })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {(more || people.length > few) && (
        <button type="button" className={styles.more} onClick={() => setAll(!all)}>
          {all ? t('dossier.people.fewer') : t('dossier.people.all', { number: number(numberOfPeople) })}
        </button>
      )}
    </>
  );
}

function Person({ person, named }: { person: DossierPerson; named: NamedDossier }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { name, person: who, party, function: position, papers, moved, turns } = person;
  const counts = (
    [
      ['moved', moved],
      ['turns', turns],
      ['papers', moved + turns > 0 ? 0 : papers],
    ] as const
  )
    .filter(([, count]) => count > 0)
    .map(([what, count]) => t(`dossier.people.${what}`, { count, number: number(count) }));
  const search = (shown: ReactNode) => (
    <NameSearch name={name} field="persoon" named={named}>
      {shown}
    </NameSearch>
  );
  return (
    <li>
      <div>
        {who === undefined ? search(name) : <PersonLink {...who}>{name}</PersonLink>}
        <small>{[party ?? position, ...counts].filter(Boolean).join(', ')}</small>
      </div>
      {who !== undefined &&
        search(<IconSearch size={14} role="img" aria-label={t('dossier.people.search', { name })} />)}
    </li>
  );
}

/** Searches the dossier for a name. */
function NameSearch({
  name,
  field,
  named,
  children,
}: {
  name: string;
  field: 'persoon' | 'organisatie';
  named: NamedDossier;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const query = `${dossierQuery(named.number)} EN ${field}:"${name.replaceAll('"', ' ')}"`;
  return (
    <Link
      to="/$domain/dashboard"
      params={{ domain: named.domain }}
      search={writeSearch({ ...defaultSearch, query, lookBack: true })}
      data-tip={t('dossier.people.search', { name })}
    >
      {children}
    </Link>
  );
}
