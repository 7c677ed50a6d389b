import { useTranslation } from 'react-i18next';
import { numberOfDay } from 'contract/amsterdam';
import type { PersonHead as Person } from 'contract/persons';
import { useFormats } from '#features/formats.ts';
import { PartyLink } from '#features/named/party-link.tsx';
import { today } from '#features/search/period.ts';
import { Committees } from './committees.tsx';
import { initialsOf } from './initials.ts';
import styles from './person.module.css';
import { SubjectHead } from './subject-head.tsx';
import { useTermDays } from './use-term-days.ts';

/** Weeks for which somebody is new. */
const newFor = 12;

/** Who somebody is by the list of the source, and what one can do with what there is of them. */
export function PersonHead({ person }: { person: Person }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { name, terms, since, left } = person;
  const [latest, ...earlier] = terms;
  const office = latest?.function ?? terms.find((term) => term.function !== undefined)?.function;
  const party = terms.find((term) => term.party !== undefined)?.party;
  const weeks = since === undefined ? undefined : weeksFrom(since);
  const isNew = weeks !== undefined && weeks <= newFor;
  return (
    <SubjectHead
      subject={person}
      initials={initialsOf(name)}
      line={
        <>
          {isNew ? (
            <b>
              {weeks === 0
                ? t('person.newToday', { function: office ?? t('person.member') })
                : t('person.new', { count: weeks, function: office ?? t('person.member') })}
            </b>
          ) : (
            <>
              {office !== undefined && <b>{office}</b>}
              {since !== undefined && <span>{t('person.since', { date: date(`${since}T12:00:00Z`) })}</span>}
              {left !== undefined && <span>{t('person.left', { date: date(`${left}T12:00:00Z`) })}</span>}
            </>
          )}
        </>
      }
    >
      {party !== undefined && (
        <p className={styles.party}>
          <PartyLink id={person.party?.id} domain={person.domain}>
            {party}
          </PartyLink>
        </p>
      )}
      <Committees person={person} />
      {earlier.length > 0 && <Terms terms={earlier} />}
    </SubjectHead>
  );
}

/** What the list says of before. */
function Terms({ terms }: Pick<Person, 'terms'>) {
  const { t } = useTranslation();
  const termDays = useTermDays();
  return (
    <details className={styles.earlier}>
      <summary>{t('person.earlier')}</summary>
      <ul>
        {terms.map((term, index) => (
          <li key={index}>{[term.function, term.party, termDays(term)].filter(Boolean).join(', ')}</li>
        ))}
      </ul>
    </details>
  );
}

function weeksFrom(day: string): number {
  return Math.floor((numberOfDay(today()) - numberOfDay(day)) / 7);
}
