import { addDays, type DayText, startOfDay } from 'contract/amsterdam';
import type { Document } from '#stores/documents/document.ts';
import { htmlText } from '../reading/html.ts';
import { readLocalTime } from '../reading/local-time.ts';
import { readXmlAnswer, shapeFaults } from '../reading/xml-answer.ts';
import { childOf, childrenOf, textOf, type XmlElement } from '../reading/xml-tree.ts';
import { bareDocument } from '../reading/bare-document.ts';

/**
 * `/en/meetings/european-council/2031/03/20-21/`: the body and the days are in the address alone. The last day may lie
 * in the next month, as in `2031/09/30-01`.
 */
const address = /\/meetings\/([a-z-]+)\/(\d{4})\/(\d{2})\/(\d{2})(?:-(\d{2}))?\/?$/;

/**
 * The meetings of an answer of the Council's feed of meetings (RSS 2.0), each a day or days without a clock time,
 * and the messages that say too little. Those of days before `asked` have been held.
 * @throws SourceFault of kind `shape`, or `blocked` for a page in place of a feed
 */
export function readMeetings(
  bytes: Uint8Array,
  url: string,
  asked: DayText,
): {
  documents: Document[];
  skipped: { sourceId: string; reason: string }[];
} {
  const channel = childOf(readXmlAnswer(bytes, url, 'rss'), 'channel');
  if (!channel) throw shapeFaults(bytes, url)('a feed without channel');
  const documents: Document[] = [];
  const skipped: { sourceId: string; reason: string }[] = [];
  for (const item of childrenOf(channel, 'item')) {
    const read = readMeeting(item, asked);
    if ('reason' in read) skipped.push(read);
    else documents.push(read);
  }
  return { documents, skipped };
}

function readMeeting(item: XmlElement, asked: DayText): Document | { sourceId: string; reason: string } {
  const [guid, title, link] = ['guid', 'title', 'link'].map((name) => textOf(childOf(item, name)));
  const sourceId = guid ?? link ?? '?';
  if (!guid || !/^\d+$/.test(guid) || !title || !link)
    return { sourceId, reason: 'a meeting without number, title or link' };
  const [, body, year, month, first, last] = address.exec(URL.parse(link)?.pathname ?? '') ?? [];
  const day = `${year}-${month}-${first}`;
  const until = last ? lastDay(day, last) : day;
  if (!body || !readLocalTime(day) || !until || !readLocalTime(until)) {
    return { sourceId, reason: 'a meeting without a day in its address' };
  }
  const description = textOf(childOf(item, 'description'));
  const start = startOfDay(day);
  return {
    ...bareDocument(),
    id: `council-meeting-${guid}`,
    domain: 'eu',
    source: 'council',
    groupPath: 'council/agenda',
    sourceType: 'Meeting',
    institution: body === 'european-council' ? 'European Council' : 'Council of the European Union',
    title,
    titles: { en: title },
    language: 'en',
    date: start,
    timeKnown: false,
    sourceDate: last ? `${day}/${last}` : day,
    text: description ? htmlText(description) : '',
    numbers: [{ kind: 'session', value: guid }],
    originalUrls: [link],
    meeting: {
      kind: 'plenary',
      start,
      ...(last && until > day ? { end: startOfDay(addDays(until, 1)) } : {}),
      timeKnown: false,
      sourceTimes: { start: day, ...(last ? { end: until } : {}) },
      // The feeds go back years.
      status: until < asked ? 'held' : 'planned',
      agendaItems: [],
    },
  };
}

/** The day of a month that comes next after a day, within a month; undefined where that has none. */
function lastDay(day: DayText, last: string): DayText | undefined {
  return Array.from({ length: 31 }, (_, ahead) => addDays(day, ahead)).find((one) =>
    one.endsWith(`-${last}`),
  );
}
