import type { Recognise } from '../recognition/given-file.ts';
import { has } from '../recognition/rows.ts';
import type { ChangeRaw } from './poll.ts';
import { ChangeRow, EntityRow, OrganisationRow } from './rows.ts';

const nobody: OrganisationRow = { key: '?', label: '?', organizationType: 'municipality' };

/**
 * Lines of the feed of changes, of any organisation; the whole of an entity may lie beside them, and one organisation of
 * the list of them.
 */
export const recognise: Recognise<ChangeRaw> = async ({ json, text }, beside) => {
  if (has(json, 'sources') && Array.isArray(json['sources'])) {
    const isList = json['sources'].every((one) => OrganisationRow.safeParse(one).success);
    return isList ? { leftOut: 'the list of organisations, read with their changes' } : undefined;
  }
  const records = json === undefined ? linesOf(text) : [json].flat();
  if (records.length === 0 || !records.every((record) => ChangeRow.safeParse(record).success)) {
    return EntityRow.safeParse(json).success && has(json, 'entity_id')
      ? { leftOut: 'an entity, read with its line of the feed' }
      : undefined;
  }
  const raws: ChangeRaw[] = [];
  for (const record of records) {
    const id = has(record, 'entity_id') ? record['entity_id'] : undefined;
    const whole = await beside.which((file) => isEntity(file.json, id));
    const list = await beside.which((file) => has(file.json, 'sources'));
    const organisation = organisationOf(record, list?.json);
    raws.push({ organisation, record, ...(whole ? { entity: whole.json } : {}), at: Date.now() });
  }
  return raws;
};

function isEntity(json: unknown, id: unknown): boolean {
  return has(json, 'entity_id') && json['entity_id'] === id && !has(json, 'op');
}

function organisationOf(record: unknown, list: unknown): OrganisationRow {
  const key = has(record, 'source') ? record['source'] : undefined;
  const rows = has(list, 'sources') ? (list['sources'] as OrganisationRow[]) : [];
  return rows.find((row) => row.key === key) ?? (rows.length === 1 ? rows[0]! : nobody);
}

/** The records of a text with one in each line; none where a line is something else. */
function linesOf(text: string): unknown[] {
  if (!text.trimStart().startsWith('{')) return [];
  try {
    return text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line) as unknown);
  } catch {
    return [];
  }
}
