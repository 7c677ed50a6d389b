import { dayOf } from 'contract/amsterdam';
import { loadPage } from '../../reading/html-page.ts';
import { decodeWestern } from '../../reading/western-text.ts';
import type { Recognise } from '../../recognition/given-file.ts';
import { eersteKamerUrl } from '../read-vote.ts';
import { readMeetingDay } from './day-page.ts';
import type { CommitteeRaw } from './poll.ts';

/** Days of committee meetings. */
export const recognise: Recognise<CommitteeRaw> = ({ name, isPage, bytes, text }) => {
  if (!isPage || !/eerste kamer/i.test(text)) return undefined;
  const page = readMeetingDay(loadPage(decodeWestern(bytes), name));
  const url = new URL('commissievergaderingen_op', eersteKamerUrl).href;
  return page?.meetings.map((meeting) => ({ ...meeting, url, readOn: dayOf(Date.now()) }));
};
