import type { DocumentId } from 'contract/document-parts';
import type { VotesAsked, VotesFound } from '../votes/asked.ts';
import type { Head } from '../document.ts';
import { type Ballot, placedBallot } from '../votes/ballot.ts';
import { countVotes } from '../votes/count-votes.ts';
import { knownBallot, someNames } from '../votes/known.ts';
import { asTooBroad } from './asking.ts';
import type { Searches } from './together.ts';

/** Documents of one answer; the engine gives no more than 10,000. */
const someDocuments = 5_000;

/** Where a document stands: its date and id. */
type SortedAt = [number, string];

/** A vote whose document was not read. */
export interface UnplacedBallot {
  id: DocumentId;
  ballot: Ballot;
}

interface Answer {
  hits: { hits: { _id: DocumentId; _source: { stored?: { ballots?: string } }; sort: SortedAt }[] };
}

/**
 * All votes that a query finds, as the engine's answers, each of some documents. `endOf` reads where an answer that is full
 * ends, in a thread.
 */
export async function voted(
  searches: Searches,
  query: object,
  endOf: (answer: Uint8Array) => Promise<SortedAt | undefined>,
): Promise<Uint8Array[]> {
  const answers: Uint8Array[] = [];
  let after: SortedAt | undefined;
  do {
    const body = {
      query,
      sort: [{ date: 'desc' }, { id: 'desc' }],
      ...(after && { search_after: after }),
      size: someDocuments,
      track_total_hits: false,
      _source: ['stored.ballots'],
    };
    const answer = await asTooBroad(() => searches.askForBytes(body));
    answers.push(answer);
    after = await endOf(answer);
  } while (after);
  return answers;
}

/** Where the documents after those of an answer begin; undefined when it has the last. */
export function endOfVoted(answer: Uint8Array): SortedAt | undefined {
  const { hits } = read(answer).hits;
  return hits.length < someDocuments ? undefined : hits.at(-1)?.sort;
}

/** Counts the votes in these answers; of those that are told the documents are in another. */
export function votesIn(answers: readonly Uint8Array[], asked: VotesAsked): VotesFound<UnplacedBallot> {
  const names = someNames();
  const written = new Map<DocumentId, Ballot[]>();
  const known = answers.flatMap((answer) =>
    read(answer).hits.hits.flatMap(({ _id: id, _source: { stored } }) => {
      const ballots = JSON.parse(stored?.ballots ?? '[]') as Ballot[];
      written.set(id, ballots);
      return ballots.map((ballot) => knownBallot(id, ballot, names));
    }),
  );
  return countVotes(known, names, asked, ({ id, nth }) => ({
    id,
    ballot: written.get(id)!.find((ballot) => ballot.nth === nth)!,
  }));
}

/** The documents of the votes that are told. */
export function idsIn({ page, summary }: VotesFound<UnplacedBallot>): DocumentId[] {
  const last = summary?.deviations.map((one) => one.last) ?? [];
  return [...new Set([...page, ...last].map(({ id }) => id))];
}

/** Votes with their documents; who withdrew one meanwhile took its votes along. */
export function withDocuments(
  { page, summary, ...found }: VotesFound<UnplacedBallot>,
  heads: readonly Head[],
): VotesFound {
  const documents = new Map(heads.map((document) => [document.id, document]));
  const placed = ({ id, ballot }: UnplacedBallot) => {
    const document = documents.get(id);
    return document?.votes[ballot.nth] ? [placedBallot(document, ballot)] : [];
  };
  return {
    ...found,
    page: page.flatMap(placed),
    ...(summary
      ? {
          summary: {
            ...summary,
            deviations: summary.deviations.flatMap(({ last, ...one }) =>
              placed(last).map((vote) => ({ ...one, last: vote })),
            ),
          },
        }
      : {}),
  };
}

function read(answer: Uint8Array): Answer {
  return JSON.parse(Buffer.from(answer).toString()) as Answer;
}
