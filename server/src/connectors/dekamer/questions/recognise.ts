import type { Recognise } from '../../recognition/given-file.ts';
import { has, rowsUnder } from '../../recognition/rows.ts';
import { dekamervragenUrl } from './dekamervragen.ts';
import type { QuestionRaw } from './poll.ts';

/** Questions as the service answers them one by one. */
export const recognise: Recognise<QuestionRaw> = ({ name, json }) => {
  if (!has(json, 'disclaimer', 'items')) return undefined;
  if (has(json, 'total')) return { leftOut: 'a page of the list, asked for its numbers only' };
  const rows = rowsUnder(json, 'items');
  if (rows.some((row) => has(row, 'fName', 'role'))) return undefined;
  if (rows.length > 0 && !rows.every((row) => has(row, 'AUT') || has(row, 'link'))) return undefined;
  return [{ url: new URL(`/v0/qrva/${encodeURIComponent(name)}`, dekamervragenUrl).href, body: json }];
};
