import { useTranslation } from 'react-i18next';
import type { PartyHead as Party } from 'contract/parties';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import { initialsOf } from '#features/person/initials.ts';
import styles from '#features/person/person.module.css';
import { SubjectHead } from '#features/person/subject-head.tsx';

/** Letters of an abbreviation that there is room for. */
const roomFor = 4;

/** What a party is by the list of its chamber, and what one can do with what there is of it. */
export function PartyHead({ party }: { party: Party }) {
  const { t } = useTranslation();
  const { date, number } = useFormats();
  const names = useNames();
  const { name, abbreviation, chamber, domain, seats, from, until } = party;
  const day = (text: string) => date(`${text}T12:00:00Z`);
  const short =
    abbreviation !== undefined && abbreviation.length <= roomFor ? abbreviation : initialsOf(name);
  return (
    <SubjectHead
      subject={party}
      initials={short}
      line={
        <>
          <b>{names.source(domain, chamber)}</b>
          {until !== undefined ? (
            <span>{t('party.until', { date: day(until) })}</span>
          ) : (
            from !== undefined && <span>{t('party.since', { date: day(from) })}</span>
          )}
        </>
      }
    >
      <p className={styles.party}>
        {[
          abbreviation,
          seats &&
            t('party.seats', { count: seats.count, number: number(seats.count), date: day(seats.day) }),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
    </SubjectHead>
  );
}

/** What turns are of a party, or why they are not counted. */
export function PartyNote({ party: { alike } }: { party: Party }) {
  const { t } = useTranslation();
  const [first, second, ...others] = alike;
  if (first === undefined) return <p className={styles.note}>{t('party.counted')}</p>;
  const more = others.length > 0 ? t('party.alikeMore', { count: others.length }) : undefined;
  const names = [[first, second].filter(Boolean).join(', '), more].filter(Boolean).join(' ');
  return <p className={styles.note}>{t('party.alike', { names })}</p>;
}
