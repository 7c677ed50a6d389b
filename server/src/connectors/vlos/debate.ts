import { tidy } from '#platform/text-extraction/extracted.ts';
import type { Person } from 'contract/document-parts';
import type { Turn } from '#stores/documents/document.ts';
import { readLocalTime } from '../reading/local-time.ts';
import { childOf, childrenOf, textOf, type XmlElement } from '../reading/xml-tree.ts';

/** What was said, with a turn for each speaker. */
export interface Debate {
  text: string;
  turns: Turn[];
}

/** Elements that hold parts of a debate; the order of the report is the order of speaking. */
const holders = new Set(['activiteithoofd', 'activiteitdeel', 'activiteititem']);

/**
 * The text of an activity with its turns (SOURCES.md §2). A turn begins behind the line that names
 * its speaker and holds the motion the speaker reads out; what the chair says on the motion, pauses and
 * announcements are nobody's turn. Whoever is interrupted has spoken until the first interruption.
 */
export function readDebate(activity: XmlElement): Debate {
  const lines: string[] = [];
  const turns: Turn[] = [];
  let length = 0;

  /** Where the next line will start. */
  const here = () => length + (lines.length ? 1 : 0);
  function write(written: readonly string[]): void {
    for (const one of written) {
      length = here() + one.length;
      lines.push(one);
    }
  }

  function speak(part: XmlElement, breaksIn: boolean): void {
    const said = linesOf(childOf(part, 'tekst'));
    const interruptions = childrenOf(part, 'interrumpant');
    const named = childOf(part, 'spreker');
    const speaker = speakerOf(named);
    const speakerId = named?.attributes['objectid']?.toLowerCase();
    write(said.slice(0, namesIn(said)));
    const from = here();
    write(said.slice(namesIn(said)));
    for (const fragment of childrenOf(part, 'draadboekfragment')) {
      for (const group of childrenOf(childOf(fragment, 'tekst'))) {
        if (group.attributes['type'] === 'Motietekst') write(linesOf(group));
      }
    }
    if (speaker && length > from) {
      const leads = textOf(childOf(part, 'isvoorzitter')) === 'true';
      const start = instantIn(childOf(part, 'markeertijdbegin'));
      const until = [childOf(part, 'markeertijdeind'), childOf(interruptions[0], 'markeertijdbegin')]
        .map(instantIn)
        .filter((instant) => instant !== undefined);
      const end = Math.min(...until);
      turns.push({
        speaker,
        ...(speakerId ? { speakerId } : {}),
        ...(leads ? { chair: true as const } : {}),
        ...(breaksIn && !leads ? { interruption: true as const } : {}),
        from,
        to: length,
        ...(start === undefined ? {} : { start }),
        ...(until.length === 0 || end < (start ?? end) ? {} : { end }),
      });
    }
    for (const fragment of childrenOf(part, 'draadboekfragment')) {
      for (const group of childrenOf(childOf(fragment, 'tekst'))) {
        if (group.attributes['type'] !== 'Motietekst') write(linesOf(group));
      }
    }
    for (const interruption of interruptions) speak(interruption, true);
  }

  function walk(part: XmlElement): void {
    for (const child of childrenOf(part)) {
      if (child.name === 'tekst') write(linesOf(child));
      else if (child.name === 'draadboekfragment') write(linesOf(childOf(child, 'tekst')));
      else if (child.name === 'woordvoerder') speak(child, false);
      else if (holders.has(child.name)) walk(child);
    }
  }
  walk(activity);
  return { text: lines.join('\n'), turns };
}

/** Lines at the start that name the speaker and say nothing: "De **voorzitter**:". */
function namesIn(said: readonly string[]): 0 | 1 {
  return /^[^.!?]{1,150}:$/.test(said[0] ?? '') ? 1 : 0;
}

/** A line for each item of a paragraph that is not empty. */
function linesOf(part: XmlElement | undefined): string[] {
  if (!part) return [];
  if (part.name === 'alineaitem') {
    const line = tidy((textOf(part) ?? '').replace(/\s+/g, ' '));
    return line ? [line] : [];
  }
  return childrenOf(part).flatMap(linesOf);
}

/** Who speaks; the surname is written with its prefix behind, such as "Eijk van". */
export function speakerOf(spreker: XmlElement | undefined): Person | undefined {
  const part = (name: string) => textOf(childOf(spreker, name));
  const surname = part('achternaam') ?? part('verslagnaam');
  if (!surname) return undefined;
  const [, main, prefix] = /^(.*\p{Lu}\S*)((?: \p{Ll}\S*)+)$/u.exec(surname) ?? [];
  const name = [part('voornaam'), prefix?.trim(), main ?? surname].filter(Boolean).join(' ');
  const position = part('functie');
  const party = part('fractie');
  return { name, ...(position ? { function: position } : {}), ...(party ? { party } : {}) };
}

/** Times are local without offset; year 1 means that the time is not known. */
export function instantIn(element: XmlElement | undefined): number | undefined {
  const text = textOf(element);
  return text?.startsWith('0001-') ? undefined : readLocalTime(text)?.instant;
}
