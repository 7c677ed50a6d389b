import { dayOf } from 'contract/amsterdam';
import type { DossierRow, VotedOn } from 'contract/dossiers';

/** Votes of a day that are told of one by one; the others of the same house fold (UX-3, 26). */
const shownVotes = 2;

/** What a list of rows is drawn from: a month, a row, or votes that are folded. */
type Piece =
  | { kind: 'month'; key: string; day: string }
  | { kind: 'row'; key: string; row: DossierRow }
  | { kind: 'fold'; key: string; rows: DossierRow[] };

/** Rows in their months; of more than two votes of a house on a day the others are one piece, unless it is open. */
export function piecesOf(rows: readonly DossierRow[], open: ReadonlySet<string>, fold: boolean): Piece[] {
  const pieces: Piece[] = [];
  let month = '';
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]!;
    const day = row.date === undefined ? undefined : dayOf(Date.parse(row.date));
    if (day !== undefined && day.slice(0, 7) !== month) {
      month = day.slice(0, 7);
      pieces.push({ kind: 'month', key: `month ${month}`, day });
    }
    const votes = fold ? votesFrom(rows, at) : 1;
    const key = `fold ${row.key}`;
    if (votes <= shownVotes || open.has(key)) {
      for (const one of rows.slice(at, at + votes)) pieces.push({ kind: 'row', key: one.key, row: one });
    } else {
      for (const one of rows.slice(at, at + shownVotes)) pieces.push({ kind: 'row', key: one.key, row: one });
      pieces.push({ kind: 'fold', key, rows: rows.slice(at + shownVotes, at + votes) });
    }
    at += votes - 1;
  }
  return pieces;
}

/** How many rows from here on are votes of the same house and day. */
function votesFrom(rows: readonly DossierRow[], at: number): number {
  const first = rows[at]!;
  if (!first.vote || first.date === undefined) return 1;
  let count = 1;
  while (
    rows[at + count]?.vote?.by === first.vote.by &&
    rows[at + count]?.date?.slice(0, 10) === first.date.slice(0, 10)
  )
    count += 1;
  return count;
}

/** How many of folded votes were on what, and how they ended. */
export function foldedCounts(rows: readonly DossierRow[]) {
  const on: Record<VotedOn, number> = { bill: 0, amendment: 0, motion: 0, other: 0 };
  const ended = { adopted: 0, rejected: 0, others: 0 };
  for (const { vote } of rows) {
    if (!vote) continue;
    on[vote.on] += 1;
    ended[vote.outcome === 'aangenomen' ? 'adopted' : vote.outcome === 'verworpen' ? 'rejected' : 'others'] +=
      1;
  }
  return { on, ended };
}
