import { standardCouncils } from 'contract/councils';
import type { GivenFile, Recognise } from '../recognition/given-file.ts';
import { has, rowsUnder } from '../recognition/rows.ts';
import type { GoRaw } from './poll.ts';
import { siteOf, type Site } from './sites.ts';

/**
 * Meetings, documents and units of every site, in a list, a result of the second version or alone. No answer names its
 * site: the name of the file may.
 */
export const recognise: Recognise<GoRaw> = (file) => {
  const body = file.json;
  const result = has(body, 'result') ? body['result'] : body;
  const rows = rowsUnder(result, 'meetings', 'documents', 'dmus');
  if (rows.length === 0 || !rows.every((row) => has(row, 'id'))) return undefined;
  const site = siteNamed(file);
  const all = (...names: string[]) => rows.every((row) => has(row, ...names));
  if (all('date') && rows.every((row) => has(row, 'dmu') || has(row, 'startTime'))) {
    return rows.map((row) => ({ kind: 'meeting', site, row, files: {}, at: Date.now() }));
  }
  if (all('publicationDate') && rows.every((row) => has(row, 'filename') || has(row, 'fileName'))) {
    return rows.map((row) => ({ kind: 'document', site, row, files: {} }));
  }
  const isUnits = has(result, 'dmus') || /dmu|committee|commissie|unit/i.test(file.name);
  return isUnits && all('name') ? [{ kind: 'units', site, rows }] : undefined;
};

function siteNamed({ name }: GivenFile): Site {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  const known = standardCouncils.find(
    (one) => one.system === 'gemeenteoplossingen' && plain(name).includes(plain(one.name)),
  );
  if (known) return siteOf(known);
  return { code: 'x', url: 'https://site.invalid/', version: 'v2', council: '?', kind: 'gemeente' };
}
