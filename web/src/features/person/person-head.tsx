import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { numberOfDay } from 'contract/amsterdam';
import type { PersonHead as Person } from 'contract/persons';
import { useFormats } from '#features/formats.ts';
import { PartyLink } from '#features/named/party-link.tsx';
import page from '#features/reading/page.module.css';
import { today } from '#features/search/period.ts';
import { Actions } from './actions.tsx';
import { initialsOf } from './initials.ts';
import styles from './person.module.css';

/** Weeks for which somebody is new. */
const newFor = 12;

/** Who somebody is by the list of the source, and what one can do with what there is of them. */
export function PersonHead({ person }: { person: Person }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Read from the name on, unless somebody is typing or in a dialog by the time it comes.
    if (document.activeElement?.closest('input, textarea, [role=dialog]')) return;
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { name, terms, since, left } = person;
  const [latest, ...earlier] = terms;
  const office = latest?.function ?? terms.find((term) => term.function !== undefined)?.function;
  const party = terms.find((term) => term.party !== undefined)?.party;
  const weeks = since === undefined ? undefined : weeksFrom(since);
  const isNew = weeks !== undefined && weeks <= newFor;
  return (
    <header className={styles.head}>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div className={styles.who}>
        <p className={styles.line}>
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
        </p>
        <h1 ref={heading} tabIndex={-1} className={page.title}>
          {name}
        </h1>
        {party !== undefined && (
          <p className={styles.party}>
            <PartyLink id={person.party?.id} domain={person.domain}>
              {party}
            </PartyLink>
          </p>
        )}
        {earlier.length > 0 && <Terms terms={earlier} />}
      </div>
      <Actions subject={person} />
    </header>
  );
}

/** What the list says of before. */
function Terms({ terms }: Pick<Person, 'terms'>) {
  const { t } = useTranslation();
  const { shortDate } = useFormats();
  const day = (text: string) => shortDate(`${text}T12:00:00Z`);
  return (
    <details className={styles.earlier}>
      <summary>{t('person.earlier')}</summary>
      <ul>
        {terms.map(({ function: office, party, from, until }, index) => {
          const when =
            from !== undefined && until !== undefined
              ? t('person.term.between', { from: day(from), until: day(until) })
              : from !== undefined
                ? t('person.term.from', { from: day(from) })
                : until !== undefined && t('person.term.until', { until: day(until) });
          return <li key={index}>{[office, party, when].filter(Boolean).join(', ')}</li>;
        })}
      </ul>
    </details>
  );
}

function weeksFrom(day: string): number {
  return Math.floor((numberOfDay(today()) - numberOfDay(day)) / 7);
}
