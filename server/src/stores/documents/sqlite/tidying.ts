import type { DatabaseSync } from 'node:sqlite';
import { wordsTable, type Shelf } from './shelves.ts';

/** Pages of the index merged in one step: some ten milliseconds, so that no put waits long. */
const pagesPerStep = 64;
/** A shelf is merged into one piece when a tenth of the store is newer than its last merge, and never for so few. */
const newerShare = 0.1;
const fewDocuments = 2_000;

/**
 * Merges the pieces that batches leave in the full-text index, a step at a time: those of a size with each
 * other, and now and then everything into one. A word is then looked up in one or a few places instead of
 * ten, which halves what wildcards of thousands of words cost. The next merge of everything waits until the
 * store has grown by a tenth, so that each document is merged a few times only.
 * @returns a step; it says whether there is more to do
 */
export function tidier(database: DatabaseSync, shelves: readonly Shelf[]): () => boolean {
  const highest = database.prepare('SELECT coalesce(max(seq), 0) AS seq FROM documents');
  const read = database.prepare('SELECT seq FROM tidied WHERE shelf = ?');
  const write = database.prepare(
    'INSERT INTO tidied(shelf, seq) VALUES(?, ?) ON CONFLICT DO UPDATE SET seq = excluded.seq',
  );
  const changes = database.prepare('SELECT total_changes() AS changes');
  const step = new Map(
    shelves.map((shelf) => [
      shelf,
      database.prepare(`INSERT INTO ${wordsTable(shelf)}(${wordsTable(shelf)}, rank) VALUES('merge', ?)`),
    ]),
  );
  /** The shelf being merged, and the number up to which it will have been. */
  let current: { shelf: Shelf; upTo: number } | undefined;

  function nextShelf(): typeof current {
    const upTo = highest.get()?.seq as number;
    const shelf = shelves.find((each) => {
      const last = (read.get(each)?.seq ?? 0) as number;
      return upTo - last >= Math.max(fewDocuments, upTo * newerShare);
    });
    return shelf && { shelf, upTo };
  }

  /** Merges a little. @returns whether there was something to merge */
  function merge(shelf: Shelf, pages: number): boolean {
    const before = changes.get()?.changes as number;
    step.get(shelf)?.run(pages);
    return (changes.get()?.changes as number) - before >= 2;
  }

  return () => {
    if (!current && shelves.some((shelf) => merge(shelf, pagesPerStep))) return true;
    const begins = current === undefined;
    current ??= nextShelf();
    if (!current) return false;
    // A negative number begins a merge of everything, positive ones go on with it (FTS5, merge command).
    if (!merge(current.shelf, begins ? -pagesPerStep : pagesPerStep)) {
      write.run(current.shelf, current.upTo);
      current = undefined;
    }
    return true;
  };
}
