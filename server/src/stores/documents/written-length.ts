import { type FieldValue, unnamedFields } from 'contract/query/fields';
import type { Reading } from 'contract/query/readings';

/** How many words are written in what is searched without a field being named (best-match.ts). */
export function writtenLength(known: ReadonlyMap<FieldValue, readonly Reading[]>): number {
  let length = 0;
  for (const [{ field }, readings] of known) {
    if (unnamedFields.includes(field)) for (const { tokens } of readings) length += tokens.length;
  }
  return length;
}
