import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numberOfDay } from 'contract/amsterdam';
import type { Deadline, ThreadBill, Transposition } from 'contract/threads';
import { RowLink } from '#features/dossier/row-link.tsx';
import { useDossierWords } from '#features/dossier/use-dossier-words.ts';
import { useFormats } from '#features/formats.ts';
import cards from '#features/meeting/meeting-cards.module.css';
import { dossierLink } from '#features/reading/dossier-link.tsx';
import { today } from '#features/search/period.ts';
import { NamingQuote } from './naming-quote.tsx';
import styles from './transpose-card.module.css';
import { useLaneName, useReadUntil } from './use-read-until.ts';
import { threadQueryOf } from './use-thread.ts';

/** The transposition of a procedure that ended in a directive; nothing of others. That it cannot be had is said by the thread. */
export function Transposing({ number, here }: { number: string; here: string }) {
  const { data } = useQuery(threadQueryOf(number));
  return data?.transposition ? <TransposeCard transposition={data.transposition} here={here} /> : null;
}

/** Until when a directive has to be transposed, and by country the bill that names it, or that none was found. */
function TransposeCard({ transposition, here }: { transposition: Transposition; here: string }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const id = useId();
  const { act, deadline, countries } = transposition;
  return (
    <section className={cards.card} aria-labelledby={id}>
      <h2 id={id} className={cards.name}>
        {deadline
          ? t('dossier.thread.transpose.until', { day: date(`${deadline.day}T12:00:00Z`) })
          : t('dossier.thread.transpose.title')}
      </h2>
      {deadline ? (
        <Until deadline={deadline} />
      ) : (
        <p className={styles.quiet}>{t('dossier.thread.transpose.noDeadline')}</p>
      )}
      <p>
        <RowLink document={act} here={here} className={styles.link}>
          {t('dossier.thread.transpose.act')}
        </RowLink>
      </p>
      <ul className={styles.countries}>
        {countries.map((country) => (
          <Country key={country.domain} country={country} here={here} />
        ))}
      </ul>
    </section>
  );
}

/** How many days are left, with the article that says so; its words open. */
function Until({ deadline: { day, article, paragraph, text, others } }: { deadline: Deadline }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [open, setOpen] = useState(false);
  const id = useId();
  const left = numberOfDay(day) - numberOfDay(today());
  const count = Math.abs(left);
  return (
    <>
      <p className={styles.until}>
        {left === 0 ? (
          t('dossier.thread.transpose.today')
        ) : (
          <span>
            <b>{number(count)}</b>{' '}
            {left > 0
              ? t('dossier.thread.transpose.left', { count })
              : t('dossier.thread.transpose.past', { count })}
          </span>
        )}
        <button
          type="button"
          className={styles.link}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {paragraph === undefined
            ? t('dossier.thread.transpose.article', { article })
            : t('dossier.thread.transpose.paragraph', { article, paragraph })}
        </button>
      </p>
      <blockquote id={id} hidden={!open} className={styles.words}>
        {text}
      </blockquote>
      {others > 0 && (
        <p className={styles.quiet}>
          {t('dossier.thread.transpose.others', { count: others, number: number(others) })}
        </p>
      )}
    </>
  );
}

function Country({
  country: { domain, locked, bills, total, read },
  here,
}: {
  country: Transposition['countries'][number];
  here: string;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const laneName = useLaneName();
  const when = useReadUntil()(read);
  if (domain !== 'nl' && domain !== 'be-fed' && domain !== 'be-flm') return null;
  const more = total - bills.length;
  return (
    <li>
      <b>{laneName(domain)}</b>
      {locked ? (
        <small>{t('dossier.thread.transpose.locked')}</small>
      ) : total === 0 ? (
        <>
          <span className={styles.notFound}>{t(`dossier.thread.transpose.none.${domain}`)}</span>
          <small>
            {when === undefined
              ? t('dossier.thread.transpose.searchedOnly')
              : t('dossier.thread.transpose.searched', { when })}
          </small>
        </>
      ) : (
        <>
          <span>{t(`dossier.thread.transpose.bill.${domain}`)}</span>
          {bills.map((bill) => (
            <Bill key={bill.document.id} bill={bill} here={here} />
          ))}
          {more > 0 && (
            <small>{t('dossier.thread.transpose.more', { count: more, number: number(more) })}</small>
          )}
        </>
      )}
    </li>
  );
}

/** A bill, and the stage of its dossier; both lead there. */
function Bill({ bill: { document, naming, number, stage }, here }: { bill: ThreadBill; here: string }) {
  const { t } = useTranslation();
  const words = useDossierWords();
  if (document.locked) return null;
  const link = number === undefined ? undefined : dossierLink(document.domain, number, document.institution);
  const stands =
    stage &&
    (stage.day === undefined
      ? words.stageName(stage.course, stage)
      : t('dossier.thread.transpose.stage', {
          stage: words.stageName(stage.course, stage),
          day: words.day(stage.day),
        }));
  return (
    <div className={styles.bill}>
      <RowLink document={document} here={here} className={styles.link} />
      {link && number !== undefined && (
        <Link {...link} className={styles.link}>
          {[t('dossier.thread.transpose.dossier', { number }), stands].filter(Boolean).join(': ')}
        </Link>
      )}
      <NamingQuote naming={naming} />
    </div>
  );
}
