import { elementsOf } from '../../reading/xml-tree.ts';
import type { GivenFile, Recognise } from '../../recognition/given-file.ts';
import { dekamerUrl } from '../page.ts';
import { type ListedMeeting, readCalendar } from './calendar.ts';
import type { AgendaRaw } from './poll.ts';
import { idOf } from './read-meeting.ts';

/** Calendars of a week; the agenda of a meeting lies beside it. */
export const recognise: Recognise<AgendaRaw> = async (file, beside) => {
  const { name, xml, bytes } = file;
  if (isAgenda(file)) return { leftOut: 'the agenda of a meeting, read with its calendar' };
  if (xml?.name !== 'meetings' || elementsOf(xml, 'organ').length === 0) return undefined;
  const { meetings, unread } = readCalendar(bytes, name);
  const url = new URL(encodeURIComponent(name), dekamerUrl).href;
  const raws: AgendaRaw[] = unread.map((reason) => ({ kind: 'unread', url, reason }));
  const listed = new Set<string>();
  for (const meeting of meetings) {
    const id = idOf(meeting, listed);
    listed.add(id);
    const agenda = await beside.which((one) => isAgenda(one) && isOf(one, meeting));
    raws.push({ kind: 'meeting', id, listed: meeting, url, ...(agenda ? { bytes: agenda.bytes } : {}) });
  }
  return raws;
};

function isAgenda({ xml }: GivenFile): boolean {
  return (
    xml !== undefined &&
    xml.name !== 'meetings' &&
    elementsOf(xml, 'para').length + elementsOf(xml, 'item').length > 0 &&
    /meeting|agenda/.test(xml.name)
  );
}

function isOf({ text, name }: GivenFile, { organ, day, number }: ListedMeeting): boolean {
  return (
    (text.includes(day) || name.includes(day)) &&
    [organ, number].every((one) => text.includes(one) || name.includes(one))
  );
}
