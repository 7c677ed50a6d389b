import { valueIn } from '../reading/answers.ts';
import type { Recognise } from '../recognition/given-file.ts';
import { has } from '../recognition/rows.ts';
import type { DisclosureRaw } from './poll.ts';
import { idIn } from './rows.ts';

/** Records of documents, which have everything that is read of a row of the list. */
export const recognise: Recognise<DisclosureRaw> = ({ json, name }) => {
  if (has(json, 'totaal', 'resultaten'))
    return { leftOut: 'the list of documents, whose records are asked for one by one' };
  if (!has(json, 'document', 'versies')) return undefined;
  const id = idIn(valueIn(json['document'], 'pid'));
  return id === undefined ? undefined : [{ listed: { id, row: json }, url: name, record: json }];
};
