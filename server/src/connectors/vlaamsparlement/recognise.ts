import type { Beside, GivenFile, Recognise } from '../recognition/given-file.ts';
import { has, isRow, type JsonRow, rowsUnder } from '../recognition/rows.ts';
import { unwrapped } from './calls.ts';
import type { VlaamsParlementRaw } from './raws.ts';

/**
 * Answers of the calls, of lists of them and single ones: meetings with agenda and reports beside them, questions,
 * initiatives, members, committees and groups.
 */
export const recognise: Recognise<VlaamsParlementRaw> = async ({ json }, beside) => {
  if (!isRow(json) && !Array.isArray(json)) return undefined;
  if (has(json, 'count', 'result'))
    return { leftOut: 'hits of the search, whose documents are asked for one by one' };
  const raws: VlaamsParlementRaw[] = [];
  for (const item of has(json, 'count', 'items') || Array.isArray(json) ? rowsUnder(json, 'items') : [json]) {
    const raw = await rawOf(unwrapped(item), beside);
    if (raw === undefined) return undefined;
    if ('leftOut' in raw) return raw;
    raws.push(raw);
  }
  return raws.length > 0 ? raws : undefined;
};

async function rawOf(
  row: unknown,
  beside: Beside,
): Promise<VlaamsParlementRaw | { leftOut: string } | undefined> {
  if (!isRow(row)) return undefined;
  if (has(row, 'volksvertegenwoordiger', 'fractie') || has(row, 'fractielijst'))
    return { kind: 'fractielijst', row };
  if (!('id' in row)) return undefined;
  if ('datumbegin' in row || ('datumagendering' in row && 'plenairehandelingen' in row)) {
    return meetingOf(row, beside);
  }
  if ('agenda-item' in row) return { leftOut: 'the agenda of a meeting, read with it' };
  if ('journaallijn' in row && !('onderwerp' in row) && !('titel' in row)) {
    return { leftOut: 'the report of a meeting, read with it' };
  }
  if ('spreker' in row) return { leftOut: 'a part of a report, read with its meeting' };
  if ('voornaam' in row && 'naam' in row) return { kind: 'vv', row };
  if ('functie' in row && 'naam' in row) return { kind: 'comm', row };
  if ('vraagnummer' in row || 'bestand-ordered' in row) return { kind: 'schv', row, files: {} };
  if ('parlementair-initiatief' in row || 'journaallijn-stemmingen' in row)
    return { kind: 'pi', row, files: {} };
  return 'contacttype' in row || 'objecttype' in row ? { kind: 'vi', row, files: {} } : undefined;
}

/** A meeting with what lies beside it under the same number. */
async function meetingOf(row: JsonRow, beside: Beside): Promise<VlaamsParlementRaw> {
  const of = (part: string) => async () =>
    beside.which((file) => {
      const other = inner(file);
      return has(other, 'id', part) && String(other['id']) === String(row['id']) && !('datumbegin' in other);
    });
  const agenda = await of('agenda-item')();
  const hand = await of('journaallijn')();
  const lines = hand ? rowsUnder(inner(hand), 'journaallijn') : [];
  const reports: unknown[] = [];
  for (const line of lines) {
    const one = await beside.which(
      (file) => has(inner(file), 'spreker') && sameId(inner(file), unwrapped(line)),
    );
    if (one) reports.push(inner(one));
  }
  return { kind: 'verg', row, ...(agenda ? { agenda: inner(agenda) } : {}), reports, at: Date.now() };
}

function inner({ json }: GivenFile): unknown {
  return unwrapped(json);
}

function sameId(one: unknown, other: unknown): boolean {
  return has(one, 'id') && has(other, 'id') && String(one['id']) === String(other['id']);
}
