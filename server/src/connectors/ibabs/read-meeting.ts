import { dayOf, startOfDay } from 'contract/amsterdam';
import type { Document, Meeting } from '#stores/documents/document.ts';
import type { Extracted } from '#platform/text-extraction/extracted.ts';
import { councilOf, councilPath, isPlenary, meetingPath, type Council } from '../reading/councils.ts';
import { htmlText } from '../reading/html.ts';
import { readLocalTime } from '../reading/local-time.ts';
import { readMeetingTimes } from '../reading/meeting-times.ts';
import { childOf, childrenOf, elementsOf, textOf, type XmlElement } from '../reading/xml-tree.ts';
import { spokenName } from '../reading/council-names.ts';
import { bareDocument } from '../reading/bare-document.ts';
import { documentsIn, fileOf, type CouncilFile } from './read-files.ts';
import { portal, type Site } from './sites.ts';
import { valueOf } from './soap.ts';

/** Our id of a document of the service. */
export function documentIdOf(id: string): string {
  return `ibabs-document-${id}`;
}

interface Placed {
  file: CouncilFile;
  agendaItem?: string;
}

/** Every document of a meeting once, those of the agenda at the first item that has them. */
export function documentsOfMeeting(row: XmlElement): Placed[] {
  const placed = new Map<string, Placed>();
  const items = elementsOf(childOf(row, 'MeetingItems'), 'iBabsMeetingItem');
  for (const item of items.filter((one) => valueOf(one, 'Confidential') !== 'true')) {
    const agendaItem = valueOf(item, 'Title');
    for (const file of documentsIn(item)) {
      if (!placed.has(file.id)) placed.set(file.id, { file, ...(agendaItem ? { agendaItem } : {}) });
    }
  }
  for (const file of documentsIn(row)) if (!placed.has(file.id)) placed.set(file.id, { file });
  return [...placed.values()];
}

/**
 * A meeting with its agenda, and its documents. Undefined when it has no number or no day. `types` are
 * names of kinds of meeting by their numbers, `at` is when it was asked for.
 */
export function readMeeting(
  site: Site,
  row: XmlElement,
  types: ReadonlyMap<string, string>,
  contents: ReadonlyMap<string, Extracted>,
  at: number,
): { meeting: Document; documents: Document[] } | undefined {
  const number = valueOf(row, 'Id');
  const written = valueOf(row, 'MeetingDate');
  const day = readLocalTime(written);
  if (!number || !written || !day) return undefined;
  const council = councilOf(site.council, site.kind);
  const id = `ibabs-meeting-${number}`;
  const type = types.get(valueOf(row, 'MeetingtypeId') ?? '');
  const title = valueOf(row, 'Title') ?? type ?? 'Vergadering';
  const start = clockOf(day.instant, valueOf(row, 'StartTime')) ?? day.instant;
  const end = clockOf(day.instant, valueOf(row, 'EndTime'));
  const startText = valueOf(row, 'StartTime');
  const endText = valueOf(row, 'EndTime');
  const place = valueOf(row, 'Location');
  const chair = valueOf(row, 'Chairman');
  const explanation = htmlText(valueOf(row, 'Explanation') ?? '');
  const items = elementsOf(childOf(row, 'MeetingItems'), 'iBabsMeetingItem');
  const meeting: Meeting = {
    kind: isPlenary(type ?? title) ? 'plenary' : 'committee',
    ...readMeetingTimes({
      start,
      end: end !== undefined && end > start ? end : undefined,
      written: { start: startText ? `${written} ${startText}` : written, end: endText },
    }),
    ...(place ? { place } : {}),
    status: start <= at ? 'held' : 'planned',
    agendaItems: items.map((item) => {
      const closed = valueOf(item, 'Confidential') === 'true';
      return {
        number: valueOf(item, 'Features') ?? '',
        title: valueOf(item, 'Title') ?? 'Agendapunt',
        documentIds: closed ? [] : documentsIn(item).map((one) => documentIdOf(one.id)),
        ...(closed ? { confidential: true as const } : {}),
      };
    }),
  };
  const placeOf = { council, meetingId: id, meetingTitle: title, start, written };
  const lines = items.flatMap((item) => [
    [valueOf(item, 'Features'), valueOf(item, 'Title')].filter(Boolean).join(' '),
    htmlText(valueOf(item, 'Explanation') ?? ''),
  ]);
  const people = (list: string, role: string) =>
    childrenOf(childOf(row, list), 'iBabsUserBasic')
      .map((one) => valueOf(one, 'Name'))
      .filter((name) => name !== undefined)
      .map((name) => ({ name: spokenName(name), role }));
  return {
    documents: documentsOfMeeting(row).map((placed) => readDocument(placed, placeOf, contents)),
    meeting: {
      ...bareDocument(),
      id,
      domain: 'nl-lr',
      source: 'ibabs',
      groupPath: meetingPath(council),
      sourceType: type ?? 'Vergadering',
      institution: council.institution,
      title,
      titles: {},
      language: 'nl',
      date: meeting.start,
      timeKnown: meeting.timeKnown,
      sourceDate: written,
      text: [explanation, ...lines].filter(Boolean).join('\n'),
      people: [
        ...(chair ? [{ name: spokenName(chair), role: 'Voorzitter' }] : []),
        ...people('Attendees', 'Aanwezig'),
        ...people('Invitees', 'Genodigde'),
      ],
      committees:
        type && meeting.kind === 'committee'
          ? [{ code: `ibabs-${site.name.toLowerCase()}-${valueOf(row, 'MeetingtypeId')}`, name: type }]
          : [],
      identities: [id],
      relations: documentsIn(row).map((one) => ({
        relation: 'Document',
        id: documentIdOf(one.id),
        title: one.title,
      })),
      originalUrls: [portal(site, `Agenda/Index/${number}`)],
      meeting,
    },
  };
}

/** Names of the kinds of meeting by their numbers. */
export function meetingTypes(result: XmlElement | undefined): Map<string, string> {
  return new Map(
    elementsOf(result, 'iBabsMeetingtype').flatMap((one) => {
      const id = valueOf(one, 'Id');
      const name = valueOf(one, 'Description') ?? textOf(childOf(one, 'Meetingtype'));
      return id && name ? [[id, name] as const] : [];
    }),
  );
}

/** A clock time, `19:30`, on the day of an instant. */
function clockOf(instant: number, clock: string | undefined): number | undefined {
  return readLocalTime(`${dayOf(instant)} ${/^\d:/.test(clock ?? '') ? '0' : ''}${clock ?? '?'}`)?.instant;
}

function readDocument(
  { file, agendaItem }: Placed,
  place: { council: Council; meetingId: string; meetingTitle: string; start: number; written: string },
  contents: ReadonlyMap<string, Extracted>,
): Document {
  const id = documentIdOf(file.id);
  const content = file.confidential ? undefined : contents.get(file.id);
  const groupPath = councilPath(place.council, file.title, file.fileName);
  return {
    ...bareDocument(),
    id,
    domain: 'nl-lr',
    source: 'ibabs',
    groupPath,
    sourceType: 'Document',
    institution: place.council.institution,
    title: file.title,
    titles: {},
    language: 'nl',
    // The service dates no documents: the day of the meeting they are for.
    date: startOfDay(dayOf(place.start)),
    timeKnown: false,
    sourceDate: place.written,
    text: content?.text ?? '',
    ...(file.confidential ? {} : { file: fileOf(file, id, content) }),
    ...(agendaItem ? { agendaItem } : {}),
    // Minutes on the agenda are those of an earlier meeting.
    ...(groupPath.endsWith('/verslag') && !agendaItem
      ? { partOf: { id: place.meetingId, title: place.meetingTitle } }
      : {}),
    identities: [id],
    relations: [{ relation: 'Vergadering', id: place.meetingId, title: place.meetingTitle }],
    originalUrls: file.url && !file.confidential ? [file.url] : [],
    confidentiality: file.confidential ? 'Besloten' : 'Openbaar',
  };
}
