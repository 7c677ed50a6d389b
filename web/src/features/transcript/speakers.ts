import type { Transcript } from 'contract/document-parts';

export type Speaker = Transcript['speakers'][number];

/** A speaker with what all their turns come to. */
interface Speaking {
  speaker: number;
  turns: number;
  /** Milliseconds, as far as the report tells. */
  lasting: number;
}

/** Colours of speakers; the last is kept for who leads the meeting. */
const colours = 6;

/** The number of each speaker's colour, from 1, in order of appearance; a name keeps one colour. */
export function coloursOf(speakers: readonly Speaker[]): number[] {
  const given = new Map<string, number>();
  return speakers.map(({ name, chair }) => {
    if (chair) return colours;
    const colour = given.get(name) ?? (given.size % (colours - 1)) + 1;
    given.set(name, colour);
    return colour;
  });
}

/** What stands behind a name: party, and office or else the source's word for what the person did. */
export function describeSpeaker({ name, party, function: office, role, chair }: Speaker): string[] {
  if (chair) return [];
  const part = office ?? role;
  return [party, part === name ? undefined : part].filter((each) => each !== undefined);
}

/** Who spoke, by name and in order of appearance, with the number and length of their turns. */
export function speakingOf({ speakers, blocks }: Transcript): Speaking[] {
  const byName = new Map<string, Speaking>();
  for (const { speaker, start, end, continues } of blocks) {
    const name = speakers[speaker]?.name ?? '';
    const one = byName.get(name) ?? { speaker, turns: 0, lasting: 0 };
    byName.set(name, one);
    if (!continues) one.turns += 1;
    if (start !== undefined && end !== undefined) one.lasting += end - start;
  }
  return [...byName.values()];
}
