import type { DayText } from 'contract/amsterdam';
import { readWrittenDay } from '../../reading/written-days.ts';
import type { Block } from './blocks.ts';

/** What stands above a report and in its first lines (SOURCES.md §1, Reports). */
export interface ReportHead {
  body: { nl: string; fr: string };
  day: DayText;
  /** The day as printed, in Dutch. */
  printedDay: string;
  /** Voormiddag, Namiddag or Avond. */
  part?: string;
  /** Clock times as printed, `14.17`. */
  opened?: string;
  closed?: string;
  /** The day it was closed on, where it is another one. */
  closedOn?: DayText;
  /** Who leads at the start. */
  chair?: string;
  /** The next sitting as the chair announces it at the end. */
  next?: { day: DayText; clock: string; printed: string };
}

const dutchDay =
  /\b(maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)\s+\d{1,2}\s+\p{L}+\s+\d{4}/iu;
const parts = /^(voormiddag|namiddag|avond)$/i;

/**
 * Reads the head: a table of two columns, one for each language in either order, with the body in the first
 * row and the day below it. Undefined when the body or the day is missing.
 */
export function readHead(blocks: readonly Block[]): ReportHead | undefined {
  const rows = blocks.find((block) => block.kind === 'table')?.rows ?? [];
  const dated = rows.find((cells) => cells.some((cell) => dutchDay.test(cell)));
  const column = dated?.findIndex((cell) => dutchDay.test(cell)) ?? 0;
  const cell = dated?.[column] ?? '';
  const printedDay = dutchDay.exec(cell)?.[0];
  const day = readWrittenDay(printedDay ?? '');
  const bodies = rows[0] === dated ? [] : (rows[0] ?? []);
  const nl = bodies[column] ?? bodies[0];
  const fr = bodies.find((body) => body !== nl) ?? nl;
  if (!nl || !fr || !printedDay || !day) return undefined;
  const part = cell.split(/[\s_]+/).find((word) => parts.test(word));
  return { body: { nl, fr }, day, printedDay, ...(part ? { part } : {}), ...timesOf(blocks, day) };
}

function timesOf(blocks: readonly Block[], day: DayText): Partial<ReportHead> {
  const found: Partial<ReportHead> = {};
  for (const block of blocks) {
    if (block.kind !== 'line') continue;
    const opened = /(?:geopend|vangt aan) om (\d{1,2}\.\d{2}) uur/.exec(block.text)?.[1];
    if (opened && !found.opened) found.opened = opened;
    const chair = /voorgezeten door (?:de heer|mevrouw) ([^,.]+?)(?:,|\.|$| en )/.exec(block.text)?.[1];
    if (chair && !found.chair) found.chair = chair.trim();
    const [, printed, clock] =
      /Volgende vergadering (.{8,40}?) om (\d{1,2}\.\d{2}) uur/.exec(block.text) ?? [];
    const announced = readWrittenDay(printed ?? '');
    if (printed && clock && announced) found.next = { day: announced, clock, printed };
    const closed = /gesloten (?:op .{5,40} )?om (\d{1,2}\.\d{2}) uur/.exec(block.text)?.[1];
    if (closed) {
      found.closed = closed;
      const on = readWrittenDay(block.text);
      if (on && on !== day) found.closedOn = on;
    }
  }
  return found;
}
