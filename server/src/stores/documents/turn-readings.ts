import type { FieldValue } from 'contract/query/fields';
import type { Reading } from 'contract/query/readings';
import { readingOfTurn } from 'contract/query/turns';

/** The words of one turn of a debate: the name of who speaks, and what was said. */
interface TurnReading {
  speaker: Reading;
  said: Reading;
}

/** The turns of a document with these values, in the order of the text; `read` gives the readings of one of them. */
export function turnReadings(
  values: readonly FieldValue[],
  read: (value: FieldValue) => readonly Reading[],
): TurnReading[] {
  const debate = values.find(({ turns }) => turns !== undefined);
  const [whole] = debate ? read(debate) : [];
  if (!debate?.turns || !whole) return [];
  const speakers = values.filter(({ field }) => field === 'speaker').flatMap(read);
  return debate.turns.flatMap((turn) => {
    const speaker = speakers[turn.speaker];
    return speaker ? [{ speaker, said: readingOfTurn(whole, turn) }] : [];
  });
}
