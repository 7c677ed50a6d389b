import type { Recognise } from '../recognition/given-file.ts';
import { childOf } from '../reading/xml-tree.ts';
import type { ReportRaw } from './poll.ts';

const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** Reports, each of the sitting whose id its name begins with or it has itself. */
export const recognise: Recognise<ReportRaw> = ({ name, xml, bytes }) => {
  if (xml?.name !== 'vlosCoreDocument') return undefined;
  const own = childOf(xml, 'vergadering')?.attributes['objectid'];
  return [{ meetingKey: id.exec(name)?.[0] ?? own ?? name, bytes }];
};
