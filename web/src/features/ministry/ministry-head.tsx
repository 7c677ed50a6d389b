import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import type { Minister, MinistryHead as Ministry } from 'contract/ministries';
import { useFormats } from '#features/formats.ts';
import { Actions } from '#features/person/actions.tsx';
import { initialsOf } from '#features/person/initials.ts';
import { PersonLink } from '#features/person/person-link.tsx';
import parts from '#features/person/person.module.css';
import page from '#features/reading/page.module.css';
import styles from './ministry.module.css';

/** What a ministry is called, who was at its head, and what one can do with what there is of it. */
export function MinistryHead({ ministry }: { ministry: Ministry }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Read from the name on, unless somebody is typing or in a dialog by the time it comes.
    if (document.activeElement?.closest('input, textarea, [role=dialog]')) return;
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { name, domain, ministers } = ministry;
  return (
    <header className={parts.head}>
      <span className={parts.initials} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div className={parts.who}>
        <p className={parts.line}>
          <b>{t('ministry.page')}</b>
        </p>
        <h1 ref={heading} tabIndex={-1} className={page.title}>
          {name}
        </h1>
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
      </div>
      <Actions subject={ministry} />
    </header>
  );
}

/** A minister with the days of the list, else those of the papers that name them so. */
function Named({ domain, minister }: { domain: DomainId; minister: Minister }) {
  const { t } = useTranslation();
  const { shortDate } = useFormats();
  const { id, name, function: office, from, until, named } = minister;
  const day = (text: string) => shortDate(`${text}T12:00:00Z`);
  const when =
    from !== undefined && until !== undefined
      ? t('ministry.between', { from: day(from), until: day(until) })
      : from !== undefined
        ? t('ministry.from', { date: day(from) })
        : until !== undefined
          ? t('ministry.until', { date: day(until) })
          : named &&
            (named.from === named.to
              ? t('ministry.namedOnce', { from: day(named.from) })
              : t('ministry.named', { from: day(named.from), to: day(named.to) }));
  return (
    <>
      <PersonLink id={id} domain={domain}>
        {name}
      </PersonLink>
      {`, ${[office, when].filter(Boolean).join(', ')}`}
    </>
  );
}
