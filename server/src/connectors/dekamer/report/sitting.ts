import { addDays, instantOf, startOfDay, type DayText } from 'contract/amsterdam';
import type { Document } from '#stores/documents/document.ts';
import { readMeetingTimes } from '../../reading/meeting-times.ts';
import { committeesOf } from '../committees.ts';
import { parsePage } from '../page.ts';
import { announcedIdentity } from '../planned.ts';
import { bareDocument } from '../../reading/bare-document.ts';
import { blocksOf } from './blocks.ts';
import { readHead, type ReportHead } from './head.ts';
import type { ReportItem } from './items.ts';
import {
  institution,
  meetingId,
  reportNumber,
  reportUrl,
  sourceTypeOf,
  type ReportPlace,
} from './report-key.ts';
import { titleOf } from './titles.ts';
import type { SpokenText } from './turns.ts';

/** Our id of a sitting that has been announced and not reported, by its day. */
export function plannedId(legislature: number, day: DayText): string {
  return `dekamer-${legislature}-plenary-${day}`;
}

/**
 * The next plenary sitting as the chair announces it at the end of a report; undefined when nothing is
 * announced. It is withdrawn once there is a report of its day.
 * @throws SourceFault of kind `shape`
 */
export function readNextSitting(bytes: Uint8Array, place: ReportPlace, site: string): Document | undefined {
  const head = readHead(blocksOf(parsePage(bytes, reportUrl(site, place))));
  if (!head?.next) return undefined;
  const { day, clock, printed } = head.next;
  const start = clockOf(day, clock)!;
  const [hour, minute] = clock.split('.');
  const title = `${head.body.nl}, ${printed}`;
  return {
    ...bareDocument(),
    id: plannedId(place.legislature, day),
    domain: 'be-fed',
    source: 'dekamer',
    groupPath: 'kamer/agenda',
    sourceType: 'Aankondiging',
    institution,
    title,
    titles: { nl: title },
    language: 'nl',
    date: start,
    timeKnown: true,
    sourceDate: `${printed} ${clock}`,
    text: '',
    identities: [announcedIdentity(day, { hour: Number(hour), minute: Number(minute) })],
    relations: [{ relation: 'Aangekondigd in', id: meetingId(place), title: reportNumber(place) }],
    originalUrls: [reportUrl(site, place)],
    meeting: {
      kind: 'plenary',
      ...readMeetingTimes({ start, written: { start: `${printed} ${clock}` } }),
      status: 'planned',
      agendaItems: [],
    },
  };
}

/** The sitting of a report with its agenda; its text is what was said outside the items. */
export function meetingDocument(
  place: ReportPlace,
  head: ReportHead,
  opened: SpokenText,
  items: readonly { item: ReportItem }[],
  site: string,
): Document {
  const id = meetingId(place);
  const start = clockOf(head.day, head.opened);
  const times = readMeetingTimes({
    start: start ?? startOfDay(head.day),
    end: endOf(head, start),
    written: { start: head.opened ?? head.printedDay, end: head.closed },
  });
  const part = head.part ? ` (${head.part.toLowerCase()})` : '';
  const title = `${head.body.nl}, ${head.printedDay.toLowerCase()}${part}`;
  return {
    ...bareDocument(),
    id,
    domain: 'be-fed',
    source: 'dekamer',
    groupPath: 'kamer/agenda',
    sourceType: sourceTypeOf(place.kind),
    institution,
    title,
    titles: { nl: title },
    language: opened.letters.fr > opened.letters.nl ? 'fr' : 'nl',
    date: times.start,
    timeKnown: times.timeKnown,
    sourceDate: [head.printedDay, head.opened].filter(Boolean).join(' '),
    text: opened.text,
    people: head.chair ? [{ name: head.chair, role: 'voorzitter' }] : [],
    committees: place.kind === 'committee' ? committeesOf(head.body.nl) : [],
    numbers: [{ kind: 'session', value: reportNumber(place) }],
    turns: opened.turns,
    identities: [reportNumber(place).toLowerCase().replaceAll(' ', '-')],
    originalUrls: [reportUrl(site, place), reportUrl(site, place, true)],
    meeting: {
      kind: place.kind,
      ...times,
      status: 'held',
      agendaItems: items.map(({ item }) => ({
        number: item.number,
        title: titleOf(item).nl,
        documentIds: [`${id}-${item.number}`],
      })),
    },
  };
}

/** `14.17` on a day. */
function clockOf(day: DayText, clock: string | undefined): number | undefined {
  const [hour, minute] = (clock ?? '').split('.').map(Number);
  return hour === undefined || minute === undefined || !clock ? undefined : instantOf(day, hour, minute);
}

function endOf(head: ReportHead, start: number | undefined): number | undefined {
  const end = clockOf(head.closedOn ?? head.day, head.closed);
  if (end === undefined || start === undefined) return undefined;
  // A sitting that ends after midnight may not print the new day.
  return end < start ? clockOf(addDays(head.day, 1), head.closed) : end;
}
