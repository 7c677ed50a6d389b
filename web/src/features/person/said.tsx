import { IconPlayerPlayFilled, IconFileText } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { turnHash } from 'contract/turn-hash';
import type { PersonSaid, SpokenQuotation } from 'contract/persons';
import { useFormats } from '#features/formats.ts';
import { documentLink } from '#features/reading/document-link.ts';
import { clock } from '#features/reading/moments.ts';
import { Block } from './block.tsx';
import { opens } from './opens.ts';
import { PersonLink } from '#features/named/person-link.tsx';
import type { Subject } from './subject.ts';
import styles from './person.module.css';
import { WordBars } from './word-bars.tsx';

/** Fewer turns say too little to be compared. */
const barsFrom = 10;

/** What somebody said last, word for word, each with its second in the debate. */
export function Said({
  subject: { domain, turns },
  said: { quotations },
  here,
}: {
  subject: Subject;
  said: PersonSaid;
  /** Where the reader goes back to. */
  here: string;
}) {
  const { t } = useTranslation();
  const { number, shortDay } = useFormats();
  const all = turns?.search && turns.count > 0 && (
    <Link {...opens(domain, turns.search)}>{t('person.said.all', { number: number(turns.count) })}</Link>
  );
  return (
    <Block title={t('person.said.title')} extra={all}>
      {quotations.length === 0 && <p className={styles.quiet}>{t('person.said.none')}</p>}
      <ul>
        {quotations.map((quotation) => {
          const link = linkTo(quotation, here);
          const { document, text, at, speaker } = quotation;
          const time = at === undefined ? undefined : clock(at);
          return (
            <li key={document.id} className={styles.quotation}>
              <Link
                {...link}
                className={styles.moment}
                aria-label={time === undefined ? t('person.said.open') : t('person.said.play', { time })}
              >
                {time === undefined ? (
                  <IconFileText size={14} aria-hidden="true" />
                ) : (
                  <IconPlayerPlayFilled size={12} aria-hidden="true" />
                )}
                {time}
              </Link>
              <div>
                <blockquote lang={document.language}>“{text}”</blockquote>
                <p>
                  {speaker && (
                    <>
                      <PersonLink id={speaker.id} domain={domain}>
                        {speaker.name}
                      </PersonLink>
                      {', '}
                    </>
                  )}
                  <Link {...link} lang={document.language}>
                    {document.title}
                  </Link>
                  , <time dateTime={document.date}>{shortDay(document.date)}</time>
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </Block>
  );
}

/** The second of the debate where its report has times, else the turn. */
function linkTo({ document, turn, at }: SpokenQuotation, here: string) {
  const link = documentLink(document, '', here);
  return { ...link, hash: at === undefined ? turnHash(turn) : `t=${Math.ceil(at / 1_000)}` };
}

/** On what was spoken, by words of the turns; nothing of what anybody is interested in. */
export function Topics({
  subject: { domain, turns },
  said: { topics },
}: {
  subject: Subject;
  said: PersonSaid;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const count = turns?.count ?? 0;
  return (
    <WordBars
      domain={domain}
      title={t('person.topics.title')}
      extra={<span className={styles.quiet}>{t('person.topics.of', { count, number: number(count) })}</span>}
      words={topics.map(({ topic, turns: own, search }) => ({ topic, count: own, search }))}
      sayCount={(own) => t('person.topics.turns', { count: own, number: number(own) })}
      withBars={count >= barsFrom}
      about={t('person.topics.about')}
    />
  );
}
