import { placeInDossier } from 'contract/dossier-numbers';
import type { DossierRow, RowKind } from 'contract/dossiers';
import { linkTo } from '#domains/documents/index.ts';
import { recentWas } from '#domains/meetings/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Head } from '#stores/documents/document.ts';
import { kindOf } from '#stores/documents/meeting-facts.ts';
import type { FoundDossier } from './find-dossier.ts';
import { type FoundVote, isVoteAlone, rankOf, toldVote } from './votes.ts';

/** Who asks, when, and what is new to them. */
export interface Reading {
  actor: Actor;
  /** Epoch milliseconds. */
  now: number;
  isLocked: (document: Head) => boolean;
  /** Ids of documents that came or changed since the visit before. */
  news: ReadonlySet<string>;
}

/** A row in its place; only those that are shown are told, which takes longer than all the rest. */
export interface PlacedRow {
  key: string;
  kind: RowKind;
  document: Head;
  at: number;
  rank: number;
  tell: () => DossierRow;
}

/** What is no vote stands behind the votes of its moment. */
const behind = 9;

/**
 * Every row of a dossier, newest first, with these votes of it. Of what is outside the modules no more than its title is told;
 * what is closed is found by no number (decision 3.33).
 */
export function rowsOf(
  { number, documents }: FoundDossier,
  votes: readonly FoundVote[],
  reading: Reading,
): PlacedRow[] {
  const ofDocuments = documents.flatMap((document): PlacedRow[] => {
    const locked = reading.isLocked(document);
    // A document that is a vote and nothing else is told as one.
    if (!locked && document.votes.length > 0 && isVoteAlone(document)) return [];
    const { id: key, meeting, date } = document;
    const tell = () => (locked ? lockedRow(document, reading) : documentRow(document, number, reading));
    return [
      { key, kind: kindOfDocument(document), document, at: meeting?.start ?? date, rank: behind, tell },
    ];
  });
  const ofVotes = votes.map((vote): PlacedRow => {
    const { document, at = document.date } = vote;
    const key = `${document.id} ${vote.key}`;
    const tell = () => voteRow(key, vote, number, reading);
    return { key, kind: 'vote', document, at, rank: rankOf(vote), tell };
  });
  return [...ofDocuments, ...ofVotes].toSorted(
    (one, other) => other.at - one.at || one.rank - other.rank || (one.key < other.key ? -1 : 1),
  );
}

/** Documents of which more than the title may be told. */
export function readable(documents: readonly Head[], { isLocked }: Pick<Reading, 'isLocked'>): Head[] {
  return documents.filter((document) => !isLocked(document));
}

function kindOfDocument({ meeting, commitment, groupPath }: Head): RowKind {
  if (meeting) return 'meeting';
  return commitment || groupPath.endsWith('/toezegging') ? 'commitment' : 'paper';
}

function lockedRow(document: Head, { actor }: Reading): DossierRow {
  return {
    key: document.id,
    kind: kindOfDocument(document),
    timeKnown: false,
    document: linkTo(actor, document),
    isNew: false,
  };
}

function documentRow(document: Head, number: string, { actor, now, news }: Reading): DossierRow {
  const { meeting, commitment } = document;
  const was = meeting && recentWas(document, now);
  const mark = markOf(document, number);
  return {
    key: document.id,
    kind: kindOfDocument(document),
    date: new Date(meeting?.start ?? document.date).toISOString(),
    timeKnown: meeting?.timeKnown ?? document.timeKnown,
    document: linkTo(actor, document),
    ...(mark === undefined ? {} : { mark }),
    isNew: news.has(document.id),
    ...(commitment ? { commitment: stateOf(commitment) } : {}),
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
  };
}

function stateOf({
  state,
  stateText,
  due,
  dueInText,
}: NonNullable<Head['commitment']>): NonNullable<DossierRow['commitment']> {
  return {
    state,
    ...(stateText === undefined ? {} : { stateText }),
    ...(due === undefined ? {} : { due }),
    ...(dueInText ? { dueInText } : {}),
  };
}

function voteRow(key: string, vote: FoundVote, number: string, { actor, news }: Reading): DossierRow {
  const { document, at } = vote;
  const mark = markOf(document, number);
  return {
    key,
    kind: 'vote',
    ...(at === undefined ? {} : { date: new Date(at).toISOString() }),
    timeKnown: false,
    document: linkTo(actor, document),
    ...(mark === undefined ? {} : { mark }),
    isNew: news.has(document.id),
    vote: toldVote(vote),
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
