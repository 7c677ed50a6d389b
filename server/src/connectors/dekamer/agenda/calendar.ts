import type { DayText } from 'contract/amsterdam';
import { readLocalTime } from '../../reading/local-time.ts';
import { readXmlAnswer, shapeFaults } from '../../reading/xml-answer.ts';
import { childOf, childrenOf, elementsOf, textOf, type XmlElement } from '../../reading/xml-tree.ts';

/** A text in the two languages of the Chamber. */
interface Labelled {
  nl?: string;
  fr?: string;
}

/** A meeting as the calendar of a week lists it. */
export interface ListedMeeting {
  title: Labelled;
  /** The service's code of the body, `plen` for the plenary sitting. */
  organ: string;
  day: DayText;
  /** The clock time as written. */
  time?: string;
  status: string;
  room: Labelled;
  number: string;
}

/** One point of an agenda: its words in both languages, those shown first, and the papers it links. */
export interface AgendaPoint {
  text: Labelled;
  title: string;
  annexes: { title: string; url?: string }[];
}

/**
 * The meetings of a week.
 * @throws SourceFault of kind `shape`, or `blocked` for a page in place of a calendar
 */
export function readCalendar(
  bytes: Uint8Array,
  url: string,
): { meetings: ListedMeeting[]; unread: string[] } {
  const root = readXmlAnswer(bytes, url, 'meetings');
  const meetings: ListedMeeting[] = [];
  const unread: string[] = [];
  for (const one of childrenOf(root, 'meeting')) {
    const value = (name: string) => textOf(childOf(one, name));
    const [organ, day, status, number] = [
      value('organ'),
      value('date'),
      value('status'),
      value('meetingNumber'),
    ];
    const time = value('time');
    const title = labelled(childOf(one, 'title'));
    if (!organ || !status || !number || !day || !/^\d{4}-\d\d-\d\d$/.test(day) || !readLocalTime(day)) {
      unread.push(`a meeting without body, day, status or number: ${title.nl ?? title.fr ?? '?'}`);
      continue;
    }
    meetings.push({
      title,
      organ,
      day,
      status,
      number,
      room: labelled(childOf(one, 'room')),
      ...(time ? { time } : {}),
    });
  }
  return { meetings, unread };
}

/**
 * The points of a meeting's agenda, in their order: `item` and the `para` inside it, each with a description.
 * @throws SourceFault of kind `shape`, or `blocked` for a page in place of an agenda
 */
export function readAgenda(bytes: Uint8Array, url: string): AgendaPoint[] {
  return pointsOf(agendaOf(bytes, url));
}

function pointsOf(element: XmlElement): AgendaPoint[] {
  return childrenOf(element).flatMap((one) => {
    const inside = one.name === 'annexes' ? [] : pointsOf(one);
    if (one.name !== 'item' && one.name !== 'para') return inside;
    const text = labelled(childOf(one, 'description'));
    const title = text.nl ?? text.fr;
    return title ? [{ text, title, annexes: annexesOf(one) }, ...inside] : inside;
  });
}

function annexesOf(point: XmlElement): AgendaPoint['annexes'] {
  return childrenOf(childOf(point, 'annexes'), 'annex').flatMap((one) => {
    const description = labelled(elementsOf(one, 'description')[0]);
    const link = labelled(elementsOf(one, 'link')[0]);
    const url = link.nl ?? link.fr;
    const title = description.nl ?? description.fr ?? url;
    return title ? [{ title, ...(url && URL.canParse(url) ? { url } : {}) }] : [];
  });
}

/** `label` elements name their language; one without counts for both. */
function labelled(element: XmlElement | undefined): Labelled {
  const labels = childrenOf(element, 'label');
  const of = (language: string) =>
    textOf(labels.find((one) => (one.attributes['lang'] ?? language).toLowerCase() === language));
  const [nl, fr] = [of('nl'), of('fr')];
  return { ...(nl ? { nl } : {}), ...(fr ? { fr } : {}) };
}

function agendaOf(bytes: Uint8Array, url: string): XmlElement {
  const root = readXmlAnswer(bytes, url);
  if (elementsOf(root, 'meeting').length === 0 && root.name !== 'meeting') {
    throw shapeFaults(bytes, url)(`${root.name || 'nothing'} in place of the agenda of a meeting`);
  }
  return root;
}
