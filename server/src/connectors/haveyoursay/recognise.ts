import type { Recognise } from '../recognition/given-file.ts';
import { has, rowsUnder } from '../recognition/rows.ts';
import type { InitiativeRaw } from './poll.ts';
import { readInitiative, readPage } from './rows.ts';

/** Pages of the list of initiatives, and initiatives alone. */
export const recognise: Recognise<InitiativeRaw> = ({ json, name }) => {
  if (has(json, '_embedded') || has(json, 'initiativeResultDtoPage')) {
    return readPage(json, name).rows.map((initiative) => ({ initiative, notes: [] }));
  }
  const rows = rowsUnder(json, 'content');
  if (rows.length === 0 || !rows.every((row) => has(row, 'id', 'shortTitle'))) return undefined;
  return rows.map((row) => ({ initiative: readInitiative(row, name), notes: [] }));
};
