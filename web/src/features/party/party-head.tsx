import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartyHead as Party } from 'contract/parties';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import { Actions } from '#features/person/actions.tsx';
import { initialsOf } from '#features/person/initials.ts';
import styles from '#features/person/person.module.css';
import page from '#features/reading/page.module.css';

/** Letters of an abbreviation that there is room for. */
const roomFor = 4;

/** What a party is by the list of its chamber, and what one can do with what there is of it. */
export function PartyHead({ party }: { party: Party }) {
  const { t } = useTranslation();
  const { date, number } = useFormats();
  const names = useNames();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Read from the name on, unless somebody is typing or in a dialog by the time it comes.
    if (document.activeElement?.closest('input, textarea, [role=dialog]')) return;
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { name, abbreviation, chamber, domain, seats, from, until } = party;
  const day = (text: string) => date(`${text}T12:00:00Z`);
  const short =
    abbreviation !== undefined && abbreviation.length <= roomFor ? abbreviation : initialsOf(name);
  return (
    <header className={styles.head}>
      <span className={styles.initials} aria-hidden="true">
        {short}
      </span>
      <div className={styles.who}>
        <p className={styles.line}>
          <b>{names.source(domain, chamber)}</b>
          {until !== undefined ? (
            <span>{t('party.until', { date: day(until) })}</span>
          ) : (
            from !== undefined && <span>{t('party.since', { date: day(from) })}</span>
          )}
        </p>
        <h1 ref={heading} tabIndex={-1} className={page.title}>
          {name}
        </h1>
        <p className={styles.party}>
          {[
            abbreviation,
            seats &&
              t('party.seats', { count: seats.count, number: number(seats.count), date: day(seats.day) }),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <Actions subject={party} />
    </header>
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
