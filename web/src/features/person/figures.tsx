import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Counted } from 'contract/counted';
import { useFormats } from '#features/formats.ts';
import { opens } from './opens.ts';
import { PeriodMenu } from './period-menu.tsx';
import type { Subject } from './subject.ts';
import styles from './person.module.css';

/** What is counted of somebody in the period; each number opens exactly what it counts. */
export function Figures({
  subject,
  months,
  onMonths,
}: {
  subject: Subject;
  months: number;
  onMonths: (months: number) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { turns, questions, motions, amendments, commitments, letters, government } = subject;
  const name = subject.surname ?? subject.name;
  const figure = (key: string, counted: Counted | undefined, says: (count: number) => string) =>
    counted ? [{ key, counted, said: says(counted.count) }] : [];
  const figures = [
    ...figure('turns', turns, (count) =>
      [
        t('person.figures.turns', { count }),
        t('person.figures.inDebates', { count: turns?.debates ?? 0, number: number(turns?.debates ?? 0) }),
      ].join(' '),
    ),
    ...figure('questions', questions, (count) =>
      t(government ? 'person.figures.questionsTo' : 'person.figures.questions', { count, name }),
    ),
    ...figure('motions', motions, (count) => t('person.figures.motions', { count })),
    ...figure('amendments', amendments, (count) => t('person.figures.amendments', { count })),
    ...figure('commitments', commitments, (count) =>
      t(government ? 'person.figures.commitmentsBy' : 'person.figures.commitmentsTo', { count, name }),
    ),
    ...figure('letters', letters, (count) => t('person.figures.letters', { count })),
  ];
  return (
    <div className={styles.figures}>
      {subject.period === undefined && (
        <p className={styles.notThen}>{t('person.figures.none', { name: subject.name })}</p>
      )}
      <ul aria-label={t('person.figures.label')}>
        {figures.map(({ key, counted, said }) => (
          <li key={key}>
            {counted.search && counted.count > 0 ? (
              <Link {...opens(subject.domain, counted.search)}>
                <b>{number(counted.count)}</b> {said}
              </Link>
            ) : (
              <span>
                <b>{number(counted.count)}</b> {said}
              </span>
            )}
          </li>
        ))}
      </ul>
      <PeriodMenu months={months} onMonths={onMonths} />
    </div>
  );
}

/** In what was counted, and what was not. */
export function CountedNote({ subject }: { subject: Subject }) {
  const { t } = useTranslation();
  const { shortDay, number } = useFormats();
  const { reportsUntil, turns, namesakes = [], domain } = subject;
  const day = (text: string) => shortDay(`${text}T12:00:00Z`);
  const { questions, motions, amendments, commitments, letters } = subject;
  const papers = [questions, motions, amendments, commitments, letters];
  const since = papers.find((counted) => counted?.from !== undefined)?.from;
  const leftOut = [turns, ...papers].reduce((sum, counted) => sum + (counted?.leftOut ?? 0), 0);
  return (
    <div className={styles.note}>
      {reportsUntil !== undefined && <p>{t('person.counted', { date: day(reportsUntil) })}</p>}
      {turns?.from !== undefined && <p>{t('person.countedFrom', { date: day(turns.from) })}</p>}
      {since !== undefined && <p>{t('person.papersFrom', { date: day(since) })}</p>}
      {namesakes.length > 0 && (
        <p>
          {t('person.namesakes')}{' '}
          {namesakes.map((other, place) => (
            <Fragment key={other.id}>
              {place > 0 && '; '}
              <Link to="/$domain/person/$personId" params={{ domain, personId: other.id }} search={{}}>
                {[other.name, other.party].filter(Boolean).join(', ')}
              </Link>
            </Fragment>
          ))}
          . {t('person.sure')}
        </p>
      )}
      {leftOut > 0 && <p>{t('person.leftOut', { count: leftOut, number: number(leftOut) })}</p>}
    </div>
  );
}
