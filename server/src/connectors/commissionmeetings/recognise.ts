import type { Recognise } from '../recognition/given-file.ts';
import type { MeetingRaw } from './poll.ts';
import { visitMeetings } from './read-list.ts';

/** Whole lists. One may have signs that XML forbids, so that its text tells what it is. */
export const recognise: Recognise<MeetingRaw> = ({ name, bytes, text }) => {
  const isList = /^[^<]*(?:<\?[^>]*>\s*)?<meetings[\s>]/.test(text.slice(0, 4_000));
  if (!isList || !/<(?:cabinet|dgname|dgacronym)>/.test(text)) return undefined;
  const raws: MeetingRaw[] = [];
  visitMeetings(bytes, name, (one) => raws.push({ kind: 'meeting', ...one }));
  return raws;
};
