import type { Person } from 'contract/document-parts';
import type { Turn } from '#stores/documents/document.ts';

/** What somebody says in a debate; the label stands above it, such as "De heer Postmus (Groen Verbond)". */
export interface Speech {
  speaker: Person;
  label: string;
  text: string;
  chair?: true;
  /** The speaker breaks in on somebody else's turn. */
  interruption?: true;
}

/** Characters a speaker says in a second. */
const pace = 15;
const pause = 700;

/**
 * A debate as one text: what precedes it, the turns under their speakers' names and what follows. A
 * turn begins behind the line with the name; times are counted from `start` at the pace of speech.
 */
export function writeDebate(
  opening: readonly string[],
  speeches: readonly Speech[],
  closing: readonly string[],
  start: number,
): { text: string; turns: Turn[] } {
  let text = opening.join('\n\n');
  let instant = start;
  const turns = speeches.map(({ speaker, label, text: said, chair, interruption }): Turn => {
    text += text === '' ? '' : '\n\n';
    text += `${label}:\n`;
    const from = text.length;
    text += said;
    const begin = instant;
    const end = begin + Math.round((said.length / pace) * 1_000);
    instant = end + pause;
    return {
      speaker,
      ...(chair ? { chair } : {}),
      ...(interruption ? { interruption } : {}),
      from,
      to: text.length,
      start: begin,
      end,
    };
  });
  return { text: [text, ...closing].join('\n\n'), turns };
}
