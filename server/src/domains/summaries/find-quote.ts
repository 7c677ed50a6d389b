import type { Range } from './sentences.ts';

/** Ways of writing quotation marks, apostrophes and dashes that differ from hand to hand, not in what is said. */
const alike: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '‚': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  '\u00ad': '',
};

/** Where a quotation stands in a text, whatever its capitals, spaces, quotation marks and dashes; undefined when nowhere. */
export function findQuote(text: string, quote: string): Range | undefined {
  const wanted = plain(quote.trim().replaceAll(/^["“„«‘']+|["”»’']+$/g, '')).letters;
  if (wanted === '') return undefined;
  const { letters, places } = plain(text);
  const at = letters.indexOf(wanted);
  if (at < 0) return undefined;
  return { start: places[at]!, end: places[at + wanted.length - 1]! + 1 };
}

/** The text as it is compared, and for each of its characters where it came from. */
function plain(text: string): { letters: string; places: number[] } {
  let letters = '';
  const places: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const space = /\s/.test(character);
    if (space && (letters === '' || letters.endsWith(' '))) continue;
    // One unit stays one unit, so that places can be told.
    const lower = character.toLowerCase();
    const written = space ? ' ' : (alike[character] ?? (lower.length === 1 ? lower : character));
    letters += written;
    if (written !== '') places.push(at);
  }
  return { letters: letters.trimEnd(), places };
}
