import { IconCheck, IconArrowBackUp, IconHelp, IconUsers, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import type { VoteRow } from 'contract/votes';
import { useFormats } from '#features/formats.ts';
import { DossierLink } from '#features/reading/dossier-link.tsx';
import type { useDocumentLink } from '#features/reading/use-document-link.ts';
import { knownNumber } from '#features/timeline/known-number.ts';
import { Kind } from '#features/timeline/type-line.tsx';
import styles from './vote-head.module.css';

const outcomeSigns = {
  aangenomen: IconCheck,
  verworpen: IconX,
  ingetrokken: IconArrowBackUp,
  unknown: IconHelp,
};

/** What was voted on: kind, number and day above its name, which leads to the document. */
export function VoteSubject({
  domain,
  row,
  linkTo,
  children,
  ...link
}: {
  domain: DomainId;
  row: VoteRow;
  linkTo: ReturnType<typeof useDocumentLink>;
  tabIndex?: number;
  /** What more stands in the line, where there is room. */
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const { shortDate } = useFormats();
  const number = knownNumber({ domain, numbers: row.numbers });
  return (
    <>
      <span className={styles.line}>
        <Kind item={{ ...row, domain }} />
        {number && (
          <span>
            <DossierLink item={{ ...row, domain }} className={styles.number} {...link}>
              {number.value}
            </DossierLink>
          </span>
        )}
        <time dateTime={row.date}>{shortDate(row.date)}</time>
        {row.manner === 'names' && (
          <span title={t('votes.manners.names')}>
            <IconUsers size={14} aria-hidden="true" />
            <span className="visually-hidden">{t('votes.manners.names')}</span>
          </span>
        )}
        {children}
      </span>
      <Link
        {...linkTo({ id: row.documentId, domain })}
        {...link}
        className={styles.subject}
        title={row.subject}
      >
        {row.subject}
      </Link>
    </>
  );
}

/** How it ended, with the numbers of the source; where ours are others, or members are in no country, that is said. */
export function VoteEnd({ row }: { row: VoteRow }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const Sign = outcomeSigns[row.outcome];
  const { counts, counted, withoutCountry = 0 } = row;
  const members = { count: withoutCountry, number: number(withoutCountry) };
  return (
    <span className={styles.end}>
      <span className={styles.outcome} data-outcome={row.outcome} title={row.outcomeText}>
        <Sign size={14} aria-hidden="true" />
        {t(`votes.outcomes.${row.outcome}`)}
      </span>
      {counts && (
        <span className={styles.numbers}>
          <span aria-hidden="true">
            {number(counts.for)}–{number(counts.against)}
          </span>
          <span className="visually-hidden">
            {t('votes.counts', { for: number(counts.for), against: number(counts.against) })}
          </span>
          {counted && (
            <span className={styles.differs} data-tip={t('votes.differsHint')} data-tip-touch="">
              {t('votes.differs', { for: number(counted.for), against: number(counted.against) })}
            </span>
          )}
        </span>
      )}
      {withoutCountry > 0 && (
        <span className={styles.unplaced} data-tip={t('votes.withoutCountryHint', members)} data-tip-touch="">
          {t('votes.withoutCountry', members)}
        </span>
      )}
    </span>
  );
}
