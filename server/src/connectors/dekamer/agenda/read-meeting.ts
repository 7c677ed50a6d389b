import { instantOf, startOfDay, type DayText } from 'contract/amsterdam';
import type { Document } from '#stores/documents/document.ts';
import { readMeetingTimes } from '../../reading/meeting-times.ts';
import { committeesOf } from '../committees.ts';
import { documentIdOf, dossierNumber, legislatureOn } from '../numbers.ts';
import { institution } from '../report/report-key.ts';
import { dossiersOf, questionsOf } from '../report/questions.ts';
import { announcedIdentity, partOfDay, plannedAgendaId, type Body } from '../planned.ts';
import { bareDocument } from '../../reading/bare-document.ts';
import type { AgendaPoint, ListedMeeting } from './calendar.ts';

/** Which body meets: `plen` is the plenary sitting, every other code a committee by its name. */
function bodyOf({ organ, title }: ListedMeeting): Body {
  if (/^plen/i.test(organ)) return 'plenary';
  return committeesOf(title.nl ?? title.fr ?? organ)[0]!.code;
}

/** `14:15`, `14.15` and `14u15`, with or without seconds; undefined for another form. */
function clockOf(time: string | undefined): { hour: number; minute: number } | undefined {
  const [, hour, minute] = /^(\d{1,2})\s*[:.hu]\s*(\d{2})\b/.exec(time ?? '') ?? [];
  if (!hour || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return { hour: Number(hour), minute: Number(minute) };
}

/** Our id of a meeting; a second one of the same body in the same part of a day is told apart by its number. */
export function idOf(meeting: ListedMeeting, taken: ReadonlySet<string>): string {
  const id = plannedAgendaId(bodyOf(meeting), meeting.day, partOfDay(clockOf(meeting.time)?.hour));
  return taken.has(id) ? `${id}-2` : id;
}

/** A meeting of the Chamber that is to come, with its agenda; without points when there was none to read. */
export function readMeeting(
  id: string,
  meeting: ListedMeeting,
  points: readonly AgendaPoint[],
  site: string,
): Document {
  const body = bodyOf(meeting);
  const clock = clockOf(meeting.time);
  const start = clock ? instantOf(meeting.day, clock.hour, clock.minute) : startOfDay(meeting.day);
  const written = [meeting.day, meeting.time].filter(Boolean).join(' ');
  const times = readMeetingTimes({ start, written: { start: written } });
  const { nl, fr } = meeting.title;
  const title = nl ?? fr ?? institution;
  const place = meeting.room.nl ?? meeting.room.fr;
  const page = new URL('/emeeting/', site);
  page.search = String(
    new URLSearchParams({
      organ: meeting.organ,
      status: meeting.status,
      date: meeting.day,
      number: meeting.number,
    }),
  );
  const legislature = legislatureOn(meeting.day);
  return {
    ...bareDocument(),
    id,
    domain: 'be-fed',
    source: 'dekameragenda',
    groupPath: 'kamer/agenda',
    sourceType: 'Agenda',
    institution,
    title,
    titles: { ...(nl ? { nl } : {}), ...(fr ? { fr } : {}) },
    language: nl ? 'nl' : 'fr',
    date: times.start,
    timeKnown: times.timeKnown,
    sourceDate: written,
    text: points
      .map(({ text }) => [text.nl, text.fr === text.nl ? undefined : text.fr].filter(Boolean).join('\n'))
      .join('\n\n'),
    committees: body === 'plenary' ? [] : committeesOf(title),
    numbers: numbersOf(points, legislature),
    ...(body === 'plenary' && clock ? { identities: [announcedIdentity(meeting.day, clock)] } : {}),
    relations: [
      { relation: 'Status', title: meeting.status },
      ...points.flatMap(({ annexes }) =>
        annexes.map(({ title: name, url }) => ({
          relation: 'Bijlage',
          title: name,
          ...(url ? { url } : {}),
        })),
      ),
    ],
    originalUrls: [page.href],
    meeting: {
      kind: body === 'plenary' ? 'plenary' : 'committee',
      ...times,
      ...(place ? { place } : {}),
      status: 'planned',
      agendaItems: points.map((point, index) => ({
        number: String(index + 1),
        title: point.title,
        documentIds: papersOf(point.title, legislature),
      })),
    },
  };
}

/** The papers a point names: `(530/1-5)` begins with part 1 of dossier 530. */
function papersOf(text: string, legislature: number): string[] {
  return dossiersOf([text]).map(({ dossier, from }) =>
    documentIdOf(`${dossierNumber(legislature, dossier)}${String(from).padStart(3, '0')}`),
  );
}

function numbersOf(points: readonly AgendaPoint[], legislature: number): Document['numbers'] {
  const lines = points.map((point) => point.title);
  const numbers = new Map<string, Document['numbers'][number]>();
  for (const { number } of questionsOf(lines)) numbers.set(number, { kind: 'reference', value: number });
  for (const { dossier } of dossiersOf(lines)) {
    const value = dossierNumber(legislature, dossier);
    numbers.set(value, { kind: 'dossier', value });
  }
  return [...numbers.values()];
}

/** The day of a meeting is over once there is a later one. */
export function isToCome({ day }: ListedMeeting, today: DayText): boolean {
  return day >= today;
}
