import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCheck, IconChevronDown, IconRefreshAlert } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DossierRow, OpenDossier } from 'contract/dossiers';
import { useFormats } from '#features/formats.ts';
import { useMeetingTimes } from '#features/meeting/use-meeting-times.ts';
import { sign } from '#ui/sign.tsx';
import { Outcome, RowKindMark } from './dossier-rows.tsx';
import styles from './news-box.module.css';
import { RowLink } from './row-link.tsx';
import { type NamedDossier, useSeeAll } from './use-dossier.ts';
import { useDossierWords } from './use-dossier-words.ts';

/** News that are shown at first. */
const shown = { wide: 5, phone: 2 };

/** What came or changed since the visit before, until it is said to be seen (UX-3, All pages). */
export function NewsBox({
  dossier,
  news,
  here,
}: {
  dossier: NamedDossier;
  news: NonNullable<OpenDossier['news']>;
  here: string;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const words = useDossierWords();
  const { seeAll, busy } = useSeeAll(dossier);
  const small = useMediaQuery('(max-width: 760px)', undefined, { getInitialValueInEffect: false });
  const [all, setAll] = useState(false);
  const title = useId();
  if (news.total === 0) return null;
  const first = news.rows.slice(0, all ? undefined : small ? shown.phone : shown.wide);
  const others = news.rows.length - first.length;
  return (
    <section className={styles.box} aria-labelledby={title}>
      <div className={styles.head}>
        <h2 id={title}>
          {small ? (
            t('dossier.news.short', { when: words.moment(news.since) })
          ) : (
            <>
              {t('dossier.news.title')} <small>{words.moment(news.since)}</small>
            </>
          )}
        </h2>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={sign(IconCheck)}
          loading={busy}
          onClick={seeAll}
        >
          {t('dossier.news.seen')}
        </Button>
      </div>
      <ul>
        {first.map((row) => (
          <li key={row.key}>
            <News row={row} here={here} />
          </li>
        ))}
      </ul>
      {others > 0 && (
        <button type="button" className={styles.fold} onClick={() => setAll(true)}>
          {t('dossier.news.more', { count: others, number: number(others) })}
          <IconChevronDown size={16} aria-hidden="true" />
        </button>
      )}
    </section>
  );
}

function News({ row, here }: { row: DossierRow; here: string }) {
  const { t } = useTranslation();
  const times = useMeetingTimes();
  const words = useDossierWords();
  const { document, meeting, vote, date, kind, timeKnown } = row;
  const was = meeting?.was?.time;
  return (
    <>
      {was ? (
        <span className={styles.changed}>
          <IconRefreshAlert size={14} aria-hidden="true" />
          {t('dossier.news.agenda')}
        </span>
      ) : (
        <RowKindMark row={row} />
      )}
      <span className={styles.what}>
        <RowLink document={document} meeting={kind === 'meeting'} here={here}>
          {vote?.subject}
        </RowLink>
        {was && date !== undefined && (
          <>
            {': '}
            <b>
              {times.dayAndHours({
                ...{ start: date, timeKnown, approximate: false },
                ...(meeting?.end === undefined ? {} : { end: meeting.end }),
              })}
            </b>
            , {t('dossier.news.was', { before: times.dayAndHours(was) })}
          </>
        )}{' '}
        {vote && <Outcome vote={vote} />}
      </span>
      {date !== undefined && (
        <time dateTime={date}>{timeKnown ? words.moment(date) : words.day(date.slice(0, 10))}</time>
      )}
    </>
  );
}
