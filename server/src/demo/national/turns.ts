import type { Person } from 'contract/document-parts';
import type { Turn } from '#stores/documents/document.ts';

const label = /^(?:(De voorzitter)|Minister (.+)|(?:De heer|Mevrouw) (.+) \((.+)\)):\n/;
/** Paragraphs that nobody says. */
const stage = /^(De beraadslaging wordt gesloten|Sluiting|Aanvang|Aan de orde is)/;
const pace = 15;

/**
 * The turns of a composed report: what stands under a speaker's name and the paragraphs that follow, up to
 * the next name or a line that nobody says. Times are counted from `start` at the pace of speech.
 */
export function turnsOf(text: string, people: readonly Person[], start: number): Turn[] {
  const turns: Turn[] = [];
  let turn: Turn | undefined;
  let at = 0;
  for (const paragraph of text.split('\n\n')) {
    const found = label.exec(paragraph);
    if (found) {
      turn = { ...speakerOf(found, people), from: at + found[0].length, to: at + paragraph.length };
      turns.push(turn);
    } else if (stage.test(paragraph)) turn = undefined;
    else if (turn) turn.to = at + paragraph.length;
    at += paragraph.length + 2;
  }
  let instant = start;
  for (const each of turns) {
    each.start = instant;
    each.end = instant + Math.round(((each.to - each.from) / pace) * 1_000);
    instant = each.end + 700;
  }
  return turns;
}

function speakerOf(
  [, chair, minister, surname, party]: RegExpExecArray,
  people: readonly Person[],
): Pick<Turn, 'speaker' | 'chair'> {
  if (chair !== undefined) return { speaker: { name: 'De voorzitter', role: 'Voorzitter' }, chair: true };
  const ending = ` ${(minister ?? surname ?? '').toLowerCase()}`;
  const person = people.find(
    (each) => each.name.toLowerCase().endsWith(ending) && (party === undefined || each.party === party),
  );
  const named = minister ?? surname ?? '';
  return { speaker: person ?? { name: named, ...(party === undefined ? {} : { party }) } };
}
