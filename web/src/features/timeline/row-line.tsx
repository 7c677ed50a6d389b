import { Fragment, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import type { TimelineItem } from 'contract/documents';
import { useFormats } from '#features/formats.ts';
import { PersonLink } from '#features/named/person-link.tsx';
import { useNames } from '#features/names.ts';
import { DossierLink } from '#features/reading/dossier-link.tsx';
import { knownNumber } from './known-number.ts';
import { useIsNew } from './new-marks.ts';
import { asText, shortPeople } from './short-people.ts';
import { Kind } from './type-line.tsx';
import styles from './row-line.module.css';

/** Letters of this size are about so wide, in rem; beside the line stand the box and the actions. */
const letter = 0.4;
const beside = 13;

/**
 * What a result is and whom it is of, on one line: kind, committee or ministry, number, people and time. Where room is
 * scarce fewer people are named, and then what does not fit is left out as a whole (UX-2, Type line).
 */
export function RowLine({ item, dated }: { item: TimelineItem; dated: boolean | 'withYear' }) {
  const { t } = useTranslation();
  const { time, dayAndTime, shortDate, shortDay } = useFormats();
  const names = useNames();
  const { date, domain, institution, timeKnown } = item;
  const [committee] = item.committees;
  const number = knownNumber(item);
  const isNew = useIsNew(item.id);
  const people = shortPeople(item.people);
  const place = domain === 'nl-lr' || !committee ? institution.replace(/^Ministerie van /, '') : '';
  const body = committee ? names.committee(committee) : '';
  const ofDay = dated ? (timeKnown ? dayAndTime(date) : shortDay(date)) : timeKnown && time(date);
  const when = dated === 'withYear' ? shortDate(date) : ofDay;
  const parts = [
    isNew && t('timeline.item.new'),
    item.sourceType,
    place,
    body,
    number?.value,
    people && asText(people.full),
    when,
  ].filter(Boolean);
  const room = (parts.join('').length + 3 * parts.length) * letter + beside;
  return (
    <p className={styles.line}>
      {isNew && <b className={styles.new}>{t('timeline.item.new')}</b>}
      <span
        className={styles.what}
        style={{ '--room': `${room}rem` } as React.CSSProperties}
        onBlur={backToFirst}
      >
        <Kind item={item} />
        {place && <span title={institution}>{place}</span>}
        {committee && <span title={committee.name}>{body}</span>}
        {number && (
          <span className={styles.number}>
            <DossierLink item={item} className={styles.link}>
              {number.value}
            </DossierLink>
          </span>
        )}
        {people && (
          <span
            className={styles.people}
            title={item.people.map(({ name, party }) => (party ? `${name} (${party})` : name)).join(', ')}
          >
            <span className="visually-hidden">{t('timeline.item.people')}: </span>
            <span className={styles.full}>
              <Named {...people.full} domain={domain} />
            </span>
            <span className={styles.short} aria-hidden="true">
              <Named {...people.short} domain={domain} tabIndex={-1} />
            </span>
          </span>
        )}
      </span>
      {when && <time dateTime={date}>{when}</time>}
    </p>
  );
}

/** A browser scrolls the line to what gets the focus on a further one. */
function backToFirst({ currentTarget }: FocusEvent<HTMLElement>): void {
  currentTarget.scrollTop = 0;
}

/** Names, each leading to the page of who it is where that is known. */
function Named({
  named,
  others,
  domain,
  tabIndex,
}: NonNullable<ReturnType<typeof shortPeople>>['full'] & {
  domain: DomainId;
  /** -1 for what stands in the place of the whole, which is there for those who read by keyboard or ear. */
  tabIndex?: -1;
}) {
  return (
    <>
      {named.map(({ name, id }, at) => (
        <Fragment key={at}>
          {at > 0 && ', '}
          <PersonLink id={id} domain={domain} className={styles.link} tabIndex={tabIndex}>
            {name}
          </PersonLink>
        </Fragment>
      ))}
      {others}
    </>
  );
}
