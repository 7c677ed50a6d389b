import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartyHead, PartyMember } from 'contract/parties';
import { useFormats } from '#features/formats.ts';
import { Block } from '#features/person/block.tsx';
import quiet from '#features/person/person.module.css';
import styles from './members.module.css';

/** Members that are told at first. */
const few = 12;

/** Who sits for a party by the list of its chamber, and who left in the period. */
export function Members({ party: { domain, members, former } }: { party: PartyHead }) {
  const { t } = useTranslation();
  const { number, shortDate } = useFormats();
  const [all, setAll] = useState(false);
  const day = (text: string) => shortDate(`${text}T12:00:00Z`);
  const list = (some: readonly PartyMember[]) => (
    <ul className={styles.members}>
      {some.map(({ id, name, from, until }) => (
        <li key={id}>
          <Link to="/$domain/person/$personId" params={{ domain, personId: id }} search={{}}>
            {name}
          </Link>
          <small>
            {until !== undefined
              ? t('party.members.until', { date: day(until) })
              : from !== undefined && t('party.members.from', { date: day(from) })}
          </small>
        </li>
      ))}
    </ul>
  );
  return (
    <Block
      title={t('party.members.title')}
      extra={
        <span className={quiet.quiet}>
          {t('party.members.number', { count: members.length, number: number(members.length) })}
        </span>
      }
    >
      {members.length === 0 && <p className={quiet.quiet}>{t('party.members.none')}</p>}
      {list(all ? members : members.slice(0, few))}
      {!all && members.length > few && (
        <button type="button" className={styles.all} onClick={() => setAll(true)}>
          {t('party.members.all', { number: number(members.length) })}
        </button>
      )}
      {former.length > 0 && (
        <>
          <h3 className={styles.former}>{t('party.members.former')}</h3>
          {list(former)}
        </>
      )}
    </Block>
  );
}
