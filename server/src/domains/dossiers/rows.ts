import { placeInDossier } from 'contract/dossier-numbers';
import type { DossierRow, RowKind } from 'contract/dossiers';
import { type Head, linkTo } from '#domains/documents/index.ts';
import { recentWas } from '#domains/meetings/index.ts';
import type { Actor } from '#platform/access.ts';
import { kindOf } from '#stores/documents/meeting-facts.ts';
import type { FoundDossier } from './find-dossier.ts';
import { type FoundVote, rankOf, toldVote, votesIn } from './votes.ts';

/** Who asks, when, and what is new to them. */
export interface Reading {
  actor: Actor;
  /** Epoch milliseconds. */
  now: number;
  isLocked: (document: Head) => boolean;
  news: ReadonlySet<string>;
}

/** A row with what puts it into its place. */
export interface PlacedRow {
  row: DossierRow;
  at: number;
  rank: number;
}

const behind = 9;

/**
 * Every row of a dossier, newest first. Of what is outside the modules no more than its title is told; what is closed is found
 * by no number (decision 3.33).
 */
export function rowsOf({ number, documents }: FoundDossier, reading: Reading): PlacedRow[] {
  const rows = documents.flatMap((document): PlacedRow[] => {
    if (reading.isLocked(document)) return [lockedRow(document, reading)];
    // A document that is a vote and nothing else is told as one.
    return document.votes.length > 0 && isVoteAlone(document) ? [] : [documentRow(document, number, reading)];
  });
  const votes = votesIn(readable(documents, reading)).map((vote) => voteRow(vote, number, reading));
  return [...rows, ...votes].toSorted(
    (one, other) => other.at - one.at || one.rank - other.rank || (one.row.key < other.row.key ? -1 : 1),
  );
}

const isVoteAlone = ({ groupPath }: Head) => /\/(?:stemming|vote)$/.test(groupPath);

/** Documents of which more than the title may be told. */
export function readable(documents: readonly Head[], { isLocked }: Pick<Reading, 'isLocked'>): Head[] {
  return documents.filter((document) => !isLocked(document));
}

function lockedRow(document: Head, { actor }: Reading): PlacedRow {
  return {
    row: {
      key: document.id,
      kind: kindOfDocument(document),
      timeKnown: false,
      document: linkTo(actor, document),
      isNew: false,
    },
    at: document.date,
    rank: behind,
  };
}

function kindOfDocument({ meeting, commitment, groupPath }: Head): RowKind {
  if (meeting) return 'meeting';
  return commitment || groupPath.endsWith('/toezegging') ? 'commitment' : 'paper';
}

function documentRow(document: Head, number: string, { actor, now, news }: Reading): PlacedRow {
  const { meeting, commitment } = document;
  const at = meeting?.start ?? document.date;
  const was = meeting && recentWas(document, now);
  const mark = markOf(document, number);
  return {
    row: {
      key: document.id,
      kind: kindOfDocument(document),
      date: new Date(at).toISOString(),
      timeKnown: meeting?.timeKnown ?? document.timeKnown,
      document: linkTo(actor, document),
      ...(mark === undefined ? {} : { mark }),
      isNew: news.has(document.id),
      ...(commitment
        ? {
            commitment: {
              state: commitment.state,
              ...(commitment.stateText === undefined ? {} : { stateText: commitment.stateText }),
              ...(commitment.due === undefined ? {} : { due: commitment.due }),
              ...(commitment.dueInText ? { dueInText: true as const } : {}),
            },
          }
        : {}),
      ...(meeting
        ? {
            meeting: {
              kind: kindOf(document),
              status: meeting.status,
              ...(meeting.end === undefined ? {} : { end: new Date(meeting.end).toISOString() }),
              ...(meeting.place === undefined ? {} : { place: meeting.place }),
              ...(was ? { was } : {}),
            },
          }
        : {}),
    },
    at,
    rank: behind,
  };
}

function voteRow(vote: FoundVote, number: string, { actor, news }: Reading): PlacedRow {
  const { document, at, key } = vote;
  const mark = markOf(document, number);
  return {
    row: {
      key: `${document.id} ${key}`,
      kind: 'vote',
      ...(at === undefined ? {} : { date: new Date(at).toISOString() }),
      timeKnown: false,
      document: linkTo(actor, document),
      ...(mark === undefined ? {} : { mark }),
      isNew: news.has(document.id),
      vote: toldVote(vote),
    },
    at: at ?? document.date,
    rank: rankOf(vote),
  };
}

/** The place of a document in a dossier, as one of its numbers has it. */
export function markOf({ numbers }: Head, number: string): string | undefined {
  for (const { value } of numbers) {
    const mark = placeInDossier(value, number);
    if (mark !== undefined) return mark;
  }
  return undefined;
}
