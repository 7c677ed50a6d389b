import { addDays, dayOf, type DayText, numberOfDay } from 'contract/amsterdam';
import type {
  CommitmentDue,
  CommitmentGroup,
  CommitmentItem,
  CommitmentStanding,
} from 'contract/commitments';
import type { Commitment, CommitmentState } from 'contract/document-parts';
import type { Head } from '#stores/documents/document.ts';

/** A document that is a commitment, without its text. */
export type CommitmentHead = Head & { commitment: Commitment };

/** Whether a document is a commitment. */
export const isCommitment = (document: Head): document is CommitmentHead => document.commitment !== undefined;

/** States in which the source still waits; of one that is unknown nobody knows whether it was fulfilled. */
const waiting: readonly CommitmentState[] = ['open', 'partly', 'unfulfilled'];

type Standing = Pick<CommitmentItem, 'standing' | 'group' | 'daysLeft' | 'age'>;

/** How a commitment stands on a day in Amsterdam: late only where its source notes a day or its text says one, and it waits. */
export function standingOf(
  { commitment, date }: Pick<CommitmentHead, 'commitment' | 'date'>,
  today: DayText,
): Standing {
  const { state, due } = commitment;
  const daysLeft = due === undefined ? undefined : numberOfDay(due) - numberOfDay(today);
  const overdue = daysLeft !== undefined && daysLeft < 0 && waiting.includes(state);
  const standing: CommitmentStanding = overdue ? 'overdue' : state;
  return {
    standing,
    group: groupOf(standing, due, today),
    ...(daysLeft === undefined ? {} : { daysLeft }),
    age: numberOfDay(today) - numberOfDay(dayOf(date)),
  };
}

function groupOf(standing: CommitmentStanding, due: DayText | undefined, today: DayText): CommitmentGroup {
  if (standing === 'overdue') return 'overdue';
  if (standing === 'fulfilled' || standing === 'lapsed') return 'done';
  if (due === undefined) return 'undated';
  if (due < today) return 'passed';
  return due.slice(0, 'YYYY-MM'.length) <= monthAfter(today) ? 'soon' : 'later';
}

function monthAfter(day: DayText): string {
  const first = `${day.slice(0, 'YYYY-MM'.length)}-01`;
  // No month has more days, and no two together have fewer.
  return addDays(first, 31).slice(0, 'YYYY-MM'.length);
}

/** Where the day it is due comes from. */
export function dueKindOf({ due, dueInText }: Commitment): CommitmentDue {
  if (due === undefined) return 'none';
  return dueInText ? 'inText' : 'noted';
}

/** Parties it was made to, or whose members, each once. */
export function partiesOf({ to, toParties }: Commitment): string[] {
  return [...new Set([...to.flatMap(({ party }) => party ?? []), ...toParties])];
}
