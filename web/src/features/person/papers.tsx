import { IconArrowBackUp, IconCheck, IconClock, IconHourglass, IconMinus, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { numberOfDay } from 'contract/amsterdam';
import type { OpenLink } from 'contract/documents';
import type { Counted } from 'contract/counted';
import type { PersonPapers, PersonProposal, PersonQuestion } from 'contract/persons';
import type { z } from 'zod';
import { useFormats } from '#features/formats.ts';
import { documentLink } from '#features/reading/document-link.ts';
import { DossierLink } from '#features/reading/dossier-link.tsx';
import { today } from '#features/search/period.ts';
import { Block } from './block.tsx';
import { opens } from './opens.ts';
import type { Subject } from './subject.ts';
import styles from './person.module.css';

interface ShownPart<Part extends keyof PersonPapers> {
  subject: Subject;
  papers: Pick<PersonPapers, Part>;
  /** Where the reader goes back to. */
  here: string;
}

const look = { size: 14, 'aria-hidden': true };

/** Everything that was counted of a kind. */
export function All({ subject, counted }: { subject: Subject; counted: Counted | undefined }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (!counted?.search || counted.count === 0) return null;
  return (
    <Link {...opens(subject.domain, counted.search)}>
      {t('person.said.all', { number: number(counted.count) })}
    </Link>
  );
}

/** A paper with its number and day, and what became of it. */
export function PaperRow({
  document,
  here,
  more,
  children,
}: {
  document: z.infer<typeof OpenLink>;
  here: string;
  /** Behind the day. */
  more?: string | undefined;
  children?: ReactNode;
}) {
  const { shortDate } = useFormats();
  const number = document.numbers.find(({ kind }) => kind === 'case' || kind === 'dossier')?.value;
  return (
    <li className={styles.paper}>
      <div>
        <Link {...documentLink(document, '', here)} lang={document.language}>
          {document.title}
        </Link>
        <p>
          {number && (
            <>
              <DossierLink item={document} number={number} className={styles.number}>
                {number}
              </DossierLink>
              {', '}
            </>
          )}
          {[shortDate(document.date), more].filter(Boolean).join(', ')}
        </p>
      </div>
      {children}
    </li>
  );
}

/** Written questions by whether they were answered in time. */
export function Questions({ subject, papers: { questions }, here }: ShownPart<'questions'>) {
  const { t } = useTranslation();
  const { number, shortDate } = useFormats();
  if (!questions) return null;
  const { onTime, late, answered, open, openLate } = questions.counts;
  const hasTerm = questions.newest.some(({ due }) => due !== undefined);
  return (
    <Block
      title={t(subject.government ? 'person.questions.to' : 'person.questions.title', { name: subject.name })}
      extra={<All subject={subject} counted={subject.questions} />}
    >
      <p className={styles.states}>
        {onTime > 0 && (
          <State tone="good" icon={<IconCheck {...look} />}>
            {t('person.questions.onTime', { number: number(onTime) })}
          </State>
        )}
        {late > 0 && (
          <State tone="warn" icon={<IconClock {...look} />}>
            {t('person.questions.late', { number: number(late) })}
          </State>
        )}
        {answered > 0 && (
          <State icon={<IconCheck {...look} />}>
            {t('person.questions.answered', { number: number(answered) })}
          </State>
        )}
        {open > 0 && (
          <State icon={<IconHourglass {...look} />}>
            {openLate > 0
              ? t('person.questions.openLate', { number: number(open), late: number(openLate) })
              : t('person.questions.open', { number: number(open) })}
          </State>
        )}
      </p>
      <ul>
        {questions.newest.map((question) => (
          <PaperRow
            key={question.document.id}
            document={question.document}
            here={here}
            more={
              question.delayed &&
              t('person.questions.delayed', { date: shortDate(`${question.delayed}T12:00:00Z`) })
            }
          >
            <Fate question={question} />
          </PaperRow>
        ))}
      </ul>
      {hasTerm && <p className={styles.quiet}>{t('person.questions.term')}</p>}
    </Block>
  );
}

function Fate({ question: { state, days = 0, due } }: { question: PersonQuestion }) {
  const { t } = useTranslation();
  const left = due === undefined ? 0 : numberOfDay(due) - numberOfDay(today());
  switch (state) {
    case 'onTime':
      return (
        <State tone="good" icon={<IconCheck {...look} />}>
          {t('person.questions.after', { count: days })}
        </State>
      );
    case 'late':
      return <State tone="warn">{t('person.questions.after', { count: days })}</State>;
    case 'answered':
      return <State icon={<IconCheck {...look} />}>{t('person.questions.known')}</State>;
    case 'openLate':
      return <State tone="bad">{t('person.questions.daysLate', { count: Math.max(1, -left) })}</State>;
    case 'open':
      return (
        <State>
          {left <= 0 ? t('person.questions.today') : t('person.questions.daysLeft', { count: left })}
        </State>
      );
    case undefined:
      return null;
  }
}

/** How something stands; a sign and words, never colour alone. */
export function State({
  tone,
  icon,
  children,
}: {
  tone?: 'good' | 'warn' | 'bad';
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={styles.state} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}

/** Motions or amendments by how the votes on them ended. */
export function Proposals({
  kind,
  subject,
  papers,
  here,
}: ShownPart<'motions' | 'amendments'> & { kind: 'motions' | 'amendments' }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const proposals = papers[kind];
  if (!proposals) return null;
  const { adopted, rejected, withdrawn, undecided, newest } = proposals;
  return (
    <Block title={t(`person.proposals.${kind}`)} extra={<All subject={subject} counted={subject[kind]} />}>
      <p className={styles.states}>
        {adopted > 0 && (
          <State tone="good" icon={<IconCheck {...look} />}>
            {t('person.proposals.adopted', { number: number(adopted) })}
          </State>
        )}
        {rejected > 0 && (
          <State tone="bad" icon={<IconX {...look} />}>
            {t('person.proposals.rejected', { number: number(rejected) })}
          </State>
        )}
        {withdrawn > 0 && (
          <State icon={<IconArrowBackUp {...look} />}>
            {t('person.proposals.withdrawn', { number: number(withdrawn) })}
          </State>
        )}
        {undecided > 0 && (
          <State icon={<IconMinus {...look} />}>
            {t('person.proposals.undecided', { number: number(undecided) })}
          </State>
        )}
      </p>
      <ul>
        {newest.map((proposal) => (
          <PaperRow key={proposal.document.id} document={proposal.document} here={here}>
            <Outcome proposal={proposal} />
          </PaperRow>
        ))}
      </ul>
    </Block>
  );
}

function Outcome({ proposal: { outcome, counts } }: { proposal: PersonProposal }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (outcome === undefined) return null;
  const said = t(`person.proposals.outcome.${outcome}`);
  const icon =
    outcome === 'aangenomen' ? (
      <IconCheck {...look} />
    ) : outcome === 'verworpen' ? (
      <IconX {...look} />
    ) : (
      <IconArrowBackUp {...look} />
    );
  const tone = outcome === 'aangenomen' ? 'good' : outcome === 'verworpen' ? 'bad' : undefined;
  return (
    <State icon={icon} {...(tone ? { tone } : {})}>
      {counts ? (
        <>
          <span aria-hidden="true">
            {number(counts.for)}–{number(counts.against)}
          </span>
          <span className="visually-hidden">
            {t('person.proposals.counts', {
              outcome: said,
              for: number(counts.for),
              against: number(counts.against),
            })}
          </span>
        </>
      ) : (
        said
      )}
    </State>
  );
}

/** Letters of a member of a government. */
export function Letters({ subject, papers: { letters }, here }: ShownPart<'letters'>) {
  const { t } = useTranslation();
  if (letters.length === 0) return null;
  return (
    <Block title={t('person.letters')} extra={<All subject={subject} counted={subject.letters} />}>
      <ul>
        {letters.map((letter) => (
          <PaperRow key={letter.id} document={letter} here={here} />
        ))}
      </ul>
    </Block>
  );
}
