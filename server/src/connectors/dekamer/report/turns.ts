import type { Person } from 'contract/document-parts';
import type { Turn } from '#stores/documents/document.ts';
import type { Block } from './blocks.ts';
import { captured, matchGroups } from '../../reading/text-parts.ts';

/** Text of an item as printed, with who spoke which part of it. */
export interface SpokenText {
  text: string;
  turns: Turn[];
  /** Letters of the spoken lines in each language. */
  letters: { nl: number; fr: number };
}

/** Who leads the meeting while a report is read from its start to its end. */
export interface Chair {
  name?: string;
}

const printedNumber = /^\d{2,3}\.\d{1,3}\s+/;
const chairTurn = /^(De voorzitter|De voorzitster|Le président|La présidente)(?:\s*\([^)]*\))?:(?:\s+|$)/;
const chairChange =
  /^(?:Voorzitter|Voorzitster|Président|Présidente)(?:\s*[–-]\s*(?:Voorzitter|Voorzitster|Président|Présidente))?:\s*([^,.]+?)(?:,[^.]*)?\.$/;
/** Lines that nobody speaks, in Dutch or French. */
const direction =
  /^(\(|Het incident is gesloten|L['’]incident est clos|De bespreking is gesloten|La discussion est close|Begin van de stemming|Heeft iedereen gestemd|Einde van de stemming|Uitslag van de stemming|(?:De|La) (?:openbare )?(?:vergadering|commissievergadering|behandeling van de vragen|séance|réunion publique|réunion)[^.]{0,80} (?:wordt|est) (?:geschorst|hervat|gesloten|suspendue?|reprise|levée))/;
/** After these the speaker has finished. */
const ending =
  /^(Het incident is gesloten|L['’]incident est clos|Begin van de stemming|(?:De|La) (?:openbare )?(?:vergadering|commissievergadering|behandeling van de vragen|séance|réunion))/;

/**
 * Joins the blocks of an item to its text and finds the turns: `01.02 Name (Group):`, ministers before or
 * behind their name, and the chair (SOURCES.md §1, Reports). The printed name stays in the text; the range of
 * a turn holds what was spoken.
 */
export function spokenText(heading: readonly string[], body: readonly Block[], chair: Chair): SpokenText {
  const lines: string[] = [];
  let length = 0;
  const add = (line: string) => {
    const from = length;
    lines.push(line);
    length += line.length + 1;
    return from;
  };
  for (const line of heading) add(line);
  const letters = { nl: 0, fr: 0 };
  const turns: Turn[] = [];
  let turn: Turn | undefined;
  for (const block of body) {
    if (block.kind !== 'line') {
      turn = undefined;
      const rows = block.kind === 'table' ? block.rows.map((cells) => cells.filter(Boolean).join(' ')) : [];
      for (const line of block.kind === 'table' ? rows : [block.text]) add(line);
      continue;
    }
    const { text } = block;
    const from = add(text);
    const changed = chairChange.exec(text)?.[1];
    if (changed && changed.split(' ').length < 7) {
      chair.name = changed.trim();
      turn = undefined;
      continue;
    }
    const started = printedTurn(text, chair);
    if (started) {
      turn = {
        speaker: started.speaker,
        ...(started.chair ? { chair: true as const } : {}),
        from: from + started.spokenAt,
        to: from + text.length,
      };
      turns.push(turn);
    } else if (direction.test(text)) {
      if (ending.test(text)) turn = undefined;
      continue;
    } else if (turn) {
      // The chair's name can stand on a line of its own.
      if (turn.from === turn.to) turn.from = from;
      turn.to = from + text.length;
    }
    if (block.language) letters[block.language] += text.length;
  }
  return { text: lines.join('\n'), turns: turns.filter(({ from, to }) => from < to), letters };
}

interface PrintedTurn {
  speaker: Person;
  chair: boolean;
  /** First letter of what was spoken. */
  spokenAt: number;
}

/** The speaker a line starts with; undefined when the line goes on with the one before. */
function printedTurn(line: string, chair: Chair): PrintedTurn | undefined {
  const led = chairTurn.exec(line);
  if (led) {
    const [printed] = matchGroups(led);
    const title = printed.replace(/^(De|Le|La) /, '').toLowerCase();
    return {
      speaker: { name: chair.name ?? printed, function: title },
      chair: true,
      spokenAt: led[0].length,
    };
  }
  const number = printedNumber.exec(line)?.[0];
  if (!number) return undefined;
  const rest = line.slice(number.length);
  const member = /^([^():]{2,60}?)\s*\(([^()]{1,30})\)\s*(?:,\s*([^:]{2,40}))?:\s*/.exec(rest);
  if (member) {
    const [name, party, role] = matchGroups(member);
    return {
      speaker: { name: name.trim(), party: party.trim(), ...(role ? { role: role.trim() } : {}) },
      chair: false,
      spokenAt: number.length + member[0].length,
    };
  }
  const titled = /^([^:]{3,90}?):\s*/.exec(rest);
  if (!titled) return undefined;
  return {
    speaker: titledSpeaker(matchGroups(titled)[0]),
    chair: false,
    spokenAt: number.length + titled[0].length,
  };
}

/** `Minister Jan Jambon`, `Alexander De Croo, premier ministre` or `Annick Ponthier, rapporteur`. */
function titledSpeaker(printed: string): Person {
  const titled =
    /^((?:vice-?\s?eerste\s?|eerste\s?)?minister|staatssecretaris|regeringscommissaris|(?:la |le )?(?:vice-)?(?:premi(?:er|ère) )?ministre|secrétaire d['’][EÉ]tat)\s+(.+)$/i;
  const [position, holder] = captured(titled, printed);
  if (position) return { name: holder.trim(), function: position.trim() };
  const [name = '', ...after] = printed.split(/,\s*/);
  const title = after.join(', ').trim();
  if (!title) return { name: printed.trim() };
  return /rapport/i.test(title) ? { name: name.trim(), role: title } : { name: name.trim(), function: title };
}
