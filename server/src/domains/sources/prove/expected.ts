import type { Document } from '#stores/documents/document.ts';
import { fillWithMeetings } from '../filled-fields.ts';
import kept from './expected.json' with { type: 'json' };

/** What the documents of one path of the source tree had. */
interface Kind {
  documents: number;
  /** How many of them had each field. */
  filled: Readonly<Record<string, number>>;
}

/** What a connector made of the payloads it was written with: recorded ones, or where nothing was recorded our own. */
export interface Expected {
  from: 'recordings' | 'fixtures';
  /** By path of the source tree. */
  kinds: Readonly<Record<string, Kind>>;
  /** Names of fields and elements in these payloads, parted by spaces. */
  names: string;
}

/** How many documents have a field beside how many should. */
export interface FieldFill {
  field: string;
  /** Documents that have it. */
  filled: number;
  /** How many of the documents should, by what was read before of their kinds. */
  expected: number;
  /** True where none has it and that is no chance. */
  missing: boolean;
}

/** A field that is missing by chance once in so many runs is told as missing. */
const chance = 0.01;

/** What is expected of each source, as the test of the reading report counts and keeps it. */
export const expectations: Readonly<Record<string, Expected>> = kept as Record<string, Expected>;

/** What is expected of a source, counted in what its connector made of payloads. */
export function expectedOf(
  from: Expected['from'],
  documents: readonly Document[],
  names: readonly string[],
): Expected {
  const byPath = Map.groupBy(documents, ({ groupPath }) => groupPath);
  const kinds = [...byPath].map(([path, those]): [string, Kind] => [
    path,
    { documents: those.length, filled: Object.fromEntries(fillWithMeetings(those)) },
  ]);
  kinds.sort(([one], [other]) => (one < other ? -1 : 1));
  return { from, kinds: Object.fromEntries(kinds), names: names.join(' ') };
}

/** The fields that documents have or should have. */
export function compareFill(documents: readonly Document[], { kinds }: Expected): FieldFill[] {
  const found = new Map(fillWithMeetings(documents));
  const known = documents.flatMap(({ groupPath }) => kinds[groupPath] ?? []);
  const names = new Set([...found.keys(), ...known.flatMap(({ filled }) => Object.keys(filled))]);
  return [...names].map((field) => {
    const shares = known.map((kind) => shareOf(kind, field));
    const expected = shares.reduce((sum, share) => sum + share, 0);
    const none = shares.reduce((product, share) => product * (1 - share), 1);
    const filled = found.get(field) ?? 0;
    return { field, filled, expected, missing: filled === 0 && none < chance };
  });
}

/** The share of a kind that has a field; of few documents no share is known to be all or nearly all. */
function shareOf({ documents, filled }: Kind, field: string): number {
  const count = filled[field] ?? 0;
  return count === 0 ? 0 : (count + 1) / (documents + 2);
}
