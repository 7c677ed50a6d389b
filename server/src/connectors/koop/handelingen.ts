import type { Person } from 'contract/document-parts';
import type { Turn } from '#stores/documents/document.ts';
import { tidy } from '#platform/text-extraction/extracted.ts';
import { readXml } from '#platform/text-extraction/read-xml.ts';

interface Debate {
  text: string;
  turns: Turn[];
}

/** Elements inside a line. */
const inline = new Set(['extref', 'intref', 'inf', 'sup', 'nadruk', 'noot.nr', 'li.nr', 'nr']);
/** Parts of Handelingen; the number one begins with is no part of what was said. */
const items = new Set(['agendapunt', 'opening', 'sluiting', 'handeling_bijlage', 'handeling-bijlage']);
/** Words before a name that say nothing about an office. */
const plain = /^(de|het|de heer|mevrouw|de leden|het lid|mijnheer|meneer)$/i;

/**
 * The text of one item of the Handelingen with its turns. A turn begins behind the line that names its
 * speaker and lasts to the next one or to the end of the contribution; what the chair says after a motion is the
 * chair's. Handelingen carry no times.
 * @throws ExtractionFault
 */
export function readDebate(bytes: Uint8Array): Debate {
  const lines: string[] = [];
  const turns: Turn[] = [];
  let length = 0;
  let line = '';
  let skipping = 0;
  let naming: Record<string, string> | undefined;
  let part: string | undefined;
  let afterMotion = false;
  const opened: string[] = [];

  const isLeft = (name: string) => name === 'metadata' || (name === 'nr' && items.has(opened.at(-2) ?? ''));
  function endLine(): void {
    const clean = tidy(line.replace(/\s+/g, ' '));
    line = '';
    if (!clean) return;
    length += clean.length + (lines.length ? 1 : 0);
    lines.push(clean);
  }
  function endTurn(): void {
    endLine();
    const turn = turns.at(-1);
    if (!turn || turn.to !== -1) return;
    turn.to = length;
    // Whoever is named and says nothing has no turn.
    if (turn.to <= turn.from) turns.pop();
  }
  function beginTurn(named: Record<string, string>): void {
    endTurn();
    const { speaker, label, chair } = speakerOf(named);
    line = label;
    endLine();
    const from = length + (lines.length ? 1 : 0);
    if (label) turns.push({ speaker, ...(chair ? { chair } : {}), from, to: -1 });
  }

  readXml(bytes, {
    open(name) {
      opened.push(name);
      if (isLeft(name)) skipping++;
      if (naming) {
        if (name !== 'naam') part = name;
        return;
      }
      if (name === 'spreker') {
        naming = {};
        afterMotion = opened.includes('motie-info');
      } else if (!inline.has(name)) endLine();
      // Words beside the contributions go on with what the chair said about a motion, else are nobody's.
      if (name === 'tekst' && opened.at(-2) === 'agendapunt' && !afterMotion) endTurn();
    },
    text(text) {
      if (skipping > 0) return;
      if (!naming) line += text;
      else if (part) naming[part] = `${naming[part] ?? ''} ${text}`;
    },
    close(name) {
      if (isLeft(name)) skipping--;
      opened.pop();
      if (name === 'spreker') {
        beginTurn(naming ?? {});
        naming = undefined;
        part = undefined;
      } else if (naming) part = undefined;
      else if (!inline.has(name)) endLine();
      else line += name === 'li.nr' || name === 'nr' ? ' ' : '';
      if (name === 'spreekbeurt' && !afterMotion) endTurn();
    },
  });
  endTurn();
  return { text: lines.join('\n'), turns };
}

function speakerOf(named: Record<string, string>): { speaker: Person; label: string; chair?: true } {
  const clean = (key: string) => (named[key] ?? '').replace(/\s+/g, ' ').trim();
  const before = clean('voorvoegsels');
  const name = [clean('voornaam'), clean('achternaam')].filter(Boolean).join(' ');
  const party = clean('politiek');
  const whole = [before, name].filter(Boolean).join(' ');
  const label = whole ? `${whole}${party ? ` (${party})` : ''}:` : '';
  const isChair = /^(tweede |waarnemend )?voorzitter$/i.test(name);
  const office = before && !plain.test(before) ? before : undefined;
  return {
    speaker: {
      name: isChair ? whole : name || whole,
      ...(office ? { function: office } : {}),
      ...(party ? { party } : {}),
    },
    label,
    ...(isChair ? { chair: true } : {}),
  };
}

/** What names a publication without saying anything. */
const headings = new Set([
  'metadata',
  'kop',
  'kamerstukkop',
  'dossier',
  'stuknr',
  'titel',
  'item-titel',
  'intitule',
]);

/** XML that is too long to be headings alone; bytes. */
const longHeading = 1024 * 1024;

/**
 * False for XML of a publication that holds no more than its headings, as attachments and old treaties have
 * it (section 3 of the source's facts), and for what is no readable XML.
 */
export function holdsText(bytes: Uint8Array): boolean {
  if (bytes.byteLength > longHeading) return true;
  let heading = 0;
  let found = false;
  try {
    readXml(bytes, {
      open: (name) => void (headings.has(name) && heading++),
      close: (name) => void (headings.has(name) && heading--),
      text: (text) => void (found ||= heading === 0 && /\p{L}{2}/u.test(text)),
    });
  } catch {
    return false;
  }
  return found;
}
