import type { Beside, GivenFile, Recognise } from '../recognition/given-file.ts';
import { has, type JsonRow, rowsUnder } from '../recognition/rows.ts';
import { emptyContext, type EuroparlRaw } from './raw.ts';

/** What is not read by itself, by the end of its id. */
const leftOut: readonly (readonly [RegExp, string])[] = [
  [/-(DEC|VOT-ITM)-/, 'votes, which are read from their own files'],
  [/MTG-PL-[\d-]+-PVCRE-ITM-/, 'the items of a sitting, read with it'],
];

/**
 * Answers of the open data by what their rows are: works, procedures, sittings with their items beside them, speeches,
 * members and bodies; one row alone too, and pages of the Observatory.
 */
export const recognise: Recognise<EuroparlRaw> = async (file, beside) => {
  if (file.isPage) return ofPage(file);
  const rows = rowsUnder(file.json, 'data');
  if (rows.length === 0 || !rows.every((row): row is JsonRow => has(row, 'id'))) return undefined;
  const [first] = rows;
  const id = String(first?.['id']);
  const context = emptyContext();
  const allOf = (kind: string) => rows.every((row) => String(row['id']).includes(kind));
  if (allOf('eli/dl/doc/')) return rows.map((row) => ({ kind: 'work', row, context }));
  if (allOf('eli/dl/proc/')) return rows.map((row) => ({ kind: 'procedure', row, context }));
  if (id.startsWith('person/')) return [{ kind: 'names', members: rows, bodies: [] }];
  if (id.startsWith('org/')) return [{ kind: 'names', members: [], bodies: rows }];
  if (!allOf('eli/dl/event/')) return undefined;
  if (rows.every((row) => /\/MTG-PL-\d{4}-\d\d-\d\d$/.test(String(row['id'])))) {
    const raws: EuroparlRaw[] = [];
    for (const row of rows) {
      raws.push({ kind: 'sitting', row, items: await itemsBeside(String(row['id']), beside), context });
    }
    return raws;
  }
  const reason = leftOut.find(([words]) => words.test(id))?.[1];
  if (reason) return { leftOut: reason };
  const isSpeech = rows.some(
    (row) => has(row, 'had_participation') || has(row, 'recorded_in_a_realization_of'),
  );
  return isSpeech ? [{ kind: 'debates', rows, context }] : { leftOut: 'events that are not read' };
};

async function itemsBeside(sitting: string, beside: Beside): Promise<unknown[]> {
  const isItem = (row: unknown) => has(row, 'id') && String(row['id']).startsWith(`${sitting}-PVCRE-ITM-`);
  const found = await beside.which(({ json }) => has(json, 'data') && rowsUnder(json, 'data').some(isItem));
  return found ? rowsUnder(found.json, 'data') : [];
}

function ofPage({ name, text, bytes }: GivenFile) {
  const title = /<title>([^<]*)/i.exec(text)?.[1] ?? '';
  if (!/Legislative Observatory/.test(title)) return undefined;
  const page = { bytes, mimeType: 'text/html', fileName: name };
  const number = /(\d{5,})/.exec(name)?.[1];
  if (/Document summary/i.test(title)) {
    const id = /summary[^"]{0,20}[?&]id=(\d+)/.exec(text)?.[1] ?? number ?? '?';
    return [{ kind: 'summary' as const, id, page }];
  }
  return /Procedure File/i.test(title)
    ? [{ kind: 'procedure' as const, page, context: emptyContext() }]
    : undefined;
}
