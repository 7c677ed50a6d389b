import { addDays, dayOf, numberOfDay } from 'contract/amsterdam';
import { limits } from 'contract/limits';
import type { PersonPapers, PersonProposals, PersonQuestion } from 'contract/persons';
import { isCommitment, standingOf } from '#domains/commitments/index.ts';
import { type Answered, answersNamedIn, answersTo, voteCounts } from '#domains/timeline/index.ts';
import { scopeOf } from '#platform/access.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { Head } from '#stores/documents/document.ts';
import type { Asking } from './asked.ts';
import { linked, openLink } from './links.ts';
import type { OwnPapers, Papers } from './papers.ts';

/**
 * Days within which written questions are to be answered, by where they stand: the Tweede Kamer gives three weeks
 * (Rules of Procedure). Of other houses no term is known here, and nothing is late.
 */
const terms: Readonly<Record<string, number>> = { 'tk/schriftelijke-vragen': 21 };

/** Questions, of which the answers are asked for together. */
const together = 200;

/** What was asked, proposed, promised or written in the period, with what became of it. */
export async function papersWithFate(asked: Asking, papers: Papers): Promise<PersonPapers> {
  const { actor } = asked;
  const own = (kind: keyof typeof papers) => papers[kind]?.own ?? [];
  const proposals = (kind: 'motions' | 'amendments') =>
    own(kind).length === 0 ? {} : { [kind]: proposalsOf(asked, papers[kind]!) };
  return {
    ...(own('questions').length === 0 ? {} : { questions: await questionsOf(asked, own('questions')) }),
    ...proposals('motions'),
    ...proposals('amendments'),
    commitments: linked(actor, own('commitments').slice(0, limits.personRows), (document) => {
      if (!isCommitment(document)) return {};
      const { due, by } = document.commitment;
      const { standing, daysLeft } = standingOf(document, dayOf(asked.now));
      return {
        standing,
        ...(daysLeft === undefined ? {} : { daysLeft }),
        ...(due === undefined ? {} : { due }),
        ...(by ? { by } : {}),
      };
    }),
    letters: own('letters')
      .slice(0, limits.personRows)
      .flatMap((letter) => openLink(actor, letter) ?? []),
  };
}

/** How these questions stand, and the newest of them. */
export async function questionsOf(
  { documents, actor, now }: Asking,
  questions: readonly Head[],
): Promise<NonNullable<PersonPapers['questions']>> {
  const answers = new Map<string, Answered>();
  for (let at = 0; at < questions.length; at += together) {
    const some = await answersTo(documents, scopeOf(actor), questions.slice(at, at + together));
    for (const [id, answered] of some) answers.set(id, answered);
  }
  await addNamed(documents, questions, answers);
  const fates = new Map(questions.map((one) => [one.id, fateOf(one, answers.get(one.id), dayOf(now))]));
  const counts = { onTime: 0, late: 0, answered: 0, open: 0, openLate: 0 };
  for (const { state } of fates.values()) {
    if (state !== undefined) counts[state] += 1;
    // Who is late is open all the same.
    if (state === 'openLate') counts.open += 1;
  }
  return {
    counts,
    newest: linked(actor, questions.slice(0, limits.personRows), ({ id }) => fates.get(id)!),
  };
}

/** Looks up when the answers were given that questions themselves name, where none of their case is known. */
async function addNamed(
  documents: DocumentStore,
  questions: readonly Head[],
  answers: Map<string, Answered>,
): Promise<void> {
  const without = questions.filter(({ id }) => {
    const known = answers.get(id);
    return known?.answered && !known.answer;
  });
  const ids = without.flatMap((question) => answersNamedIn(question).flatMap(({ id }) => id ?? []));
  const named = new Map((await documents.getMany(ids)).map((document) => [document.id, document]));
  for (const question of without) {
    const own = answersNamedIn(question).flatMap(({ id }) => (id === undefined ? [] : (named.get(id) ?? [])));
    const [answer] = own.toSorted((one, other) => one.date - other.date);
    const known = answers.get(question.id);
    if (answer && known) answers.set(question.id, { ...known, answer });
  }
}

/** How a question stands on a day; a notice that the answer comes later makes the term no longer. */
export function fateOf(
  question: Pick<Head, 'date' | 'groupPath'>,
  { answer, putOff, answered }: Answered = { answered: false },
  today: string,
): Omit<PersonQuestion, 'document'> {
  const term = terms[question.groupPath];
  if (term === undefined) return answered ? { state: 'answered' } : {};
  const submitted = dayOf(question.date);
  const due = addDays(submitted, term);
  const told = { due, ...(putOff ? { delayed: dayOf(putOff.date) } : {}) };
  if (!answer) return { ...told, state: answered ? 'answered' : today > due ? 'openLate' : 'open' };
  const day = dayOf(answer.date);
  const days = numberOfDay(day) - numberOfDay(submitted);
  return { ...told, state: day > due ? 'late' : 'onTime', days };
}

function proposalsOf({ actor }: Asking, { own }: OwnPapers): PersonProposals {
  const outcomes = own.map((paper) => paper.votes.at(-1)?.outcome);
  const ended = (wanted: (typeof outcomes)[number]) =>
    outcomes.filter((outcome) => outcome === wanted).length;
  return {
    adopted: ended('aangenomen'),
    rejected: ended('verworpen'),
    withdrawn: ended('ingetrokken'),
    undecided: ended(undefined),
    newest: linked(actor, own.slice(0, limits.personRows), ({ votes }) => {
      const vote = votes.at(-1);
      const counts = vote?.outcome && voteCounts(vote);
      return { ...(vote?.outcome ? { outcome: vote.outcome } : {}), ...(counts ? { counts } : {}) };
    }),
  };
}
