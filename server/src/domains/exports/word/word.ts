import { bytesFromThread } from '#platform/in-thread.ts';
import type { ExportItem } from '../entries.ts';
import type { WordOrder } from './compose-word.ts';

/** Entries, and characters of all texts, that are written before a thread would have begun. */
const few = { entries: 20, characters: 100_000 };

/** A Word file. Many entries are written in a thread of its own; the library is loaded with the first. */
export async function composeWord(order: WordOrder): Promise<Buffer> {
  const characters = order.entries.reduce(
    (sum, entry) => sum + (entry.kind === 'item' ? lengthOf(entry) : 0),
    0,
  );
  if (order.entries.length > few.entries || characters > few.characters)
    return bytesFromThread(new URL('./word-worker.ts', import.meta.url), order);
  const { writeWord } = await import('./compose-word.ts');
  return writeWord(order);
}

const lengthOf = ({ text = '', compared = [] }: ExportItem): number =>
  text.length +
  compared.reduce((sum, { pieces }) => sum + pieces.reduce((all, piece) => all + piece.text.length, 0), 0);
