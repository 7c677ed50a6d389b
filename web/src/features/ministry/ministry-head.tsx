import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import type { Minister, MinistryHead as Ministry } from 'contract/ministries';
import { useFormats } from '#features/formats.ts';
import { initialsOf } from '#features/person/initials.ts';
import { PersonLink } from '#features/named/person-link.tsx';
import { SubjectHead } from '#features/person/subject-head.tsx';
import { useTermDays } from '#features/person/use-term-days.ts';
import styles from './ministry.module.css';

/** What a ministry is called, who was at its head, and what one can do with what there is of it. */
export function MinistryHead({ ministry }: { ministry: Ministry }) {
  const { t } = useTranslation();
  const { name, domain, ministers } = ministry;
  return (
    <SubjectHead subject={ministry} initials={initialsOf(name)} line={<b>{t('ministry.page')}</b>}>
      {ministers.length === 0 ? (
        <p className={styles.ministers}>{t('ministry.noMinisters')}</p>
      ) : (
        <ul className={styles.ministers} aria-label={t('ministry.ministers')}>
          {ministers.map((minister, place) => (
            <li key={place}>
              <Named domain={domain} minister={minister} />
            </li>
          ))}
        </ul>
      )}
    </SubjectHead>
  );
}

/** A minister with the days of the list, else those of the papers that name them so. */
function Named({ domain, minister }: { domain: DomainId; minister: Minister }) {
  const { t } = useTranslation();
  const { shortDate } = useFormats();
  const termDays = useTermDays();
  const { id, name, function: office, named } = minister;
  const day = (text: string) => shortDate(`${text}T12:00:00Z`);
  const when =
    termDays(minister) ??
    (named &&
      (named.from === named.to
        ? t('ministry.namedOnce', { from: day(named.from) })
        : t('ministry.named', { from: day(named.from), to: day(named.to) })));
  return (
    <>
      <PersonLink id={id} domain={domain}>
        {name}
      </PersonLink>
      {`, ${[office, when].filter(Boolean).join(', ')}`}
    </>
  );
}
