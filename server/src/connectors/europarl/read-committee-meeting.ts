import { z } from 'zod';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Document, Meeting } from '#stores/documents/document.ts';
import { epCommittee } from '../reading/ep-committees.ts';
import { readMeetingTimes } from '../reading/meeting-times.ts';
import { bareDocument } from '../reading/bare-document.ts';
import { line } from './read-fields.ts';
import type { EuroparlRaw } from './raw.ts';
import { procedureId, processIdOf } from './read-procedure.ts';
import { workId } from './read-work.ts';

const text = z.string().nullish();
const Row = z.looseObject({
  meetingReference: z.string(),
  start: z.number(),
  end: z.number().nullish(),
  title: text,
  venue: text,
  roomName: text,
  meetingCategory: text,
});
const Agenda = z.looseObject({
  items: z
    .array(
      z.looseObject({
        title: text,
        number: z.union([z.string(), z.number()]).nullish(),
        procedure: z.looseObject({ reference: text }).nullish(),
        activities: z.array(z.looseObject({ description: text })).nullish(),
      }),
    )
    .nullish(),
});

const places: Record<string, string> = { BRU: 'Brussels', SXB: 'Strasbourg', LUX: 'Luxembourg' };
const procedureForm = /\d{4}\/\d{4}[A-Z]?\([A-Z]{3}\)/g;

/**
 * A meeting of a committee with its agenda. Written from what users of the service document; no recorded
 * answer is known. A joint meeting goes by the code of the joint committee in its reference.
 * @throws SourceFault of kind `shape`
 */
export function readCommitteeMeeting(raw: Extract<EuroparlRaw, { kind: 'committee-meeting' }>): Document {
  const row = Row.safeParse(raw.row);
  const agenda = raw.agenda === undefined ? undefined : Agenda.safeParse(raw.agenda);
  if (!row.success || agenda?.success === false) {
    throw new SourceFault('shape', { url: raw.committee, detail: 'a meeting without reference or start' });
  }
  const { meetingReference: reference, start, end, title } = row.data;
  const [, code = raw.committee, year, monthDay, number] =
    /^([A-Z0-9]+)\((\d{4})\)(\d{4})_(\w+)$/.exec(reference) ?? [];
  const agendaItems: Meeting['agendaItems'] = [];
  const lines: string[] = [];
  const procedures = new Set<string>();
  for (const item of agenda?.data.items ?? []) {
    const name = line(item.title);
    // Rows of asterisks mark where votes begin and end.
    if (!name || /^[*\s]+$/.test(name)) continue;
    const named = (item.procedure?.reference ?? '').match(procedureForm) ?? [];
    for (const procedure of named) procedures.add(procedure);
    const count = line(item.number === null || item.number === undefined ? '' : String(item.number));
    agendaItems.push({
      number: count ?? '',
      title: name,
      documentIds: named.map((procedure) => procedureId(processIdOf(procedure))),
    });
    const activities = (item.activities ?? []).flatMap(({ description }) => line(description) ?? []);
    lines.push([count, name].filter(Boolean).join(' '), ...activities);
  }
  const place = [places[row.data.venue ?? ''] ?? line(row.data.venue), line(row.data.roomName)];
  const times = readMeetingTimes({
    start,
    ...(end ? { end } : {}),
    written: { start: String(start), ...(end ? { end: String(end) } : {}) },
  });
  const committee = epCommittee(code);
  const id = workId(reference);
  return {
    ...bareDocument(),
    id,
    domain: 'eu',
    source: 'europarl',
    groupPath: 'ep/committees/agenda',
    sourceType: line(row.data.meetingCategory) ?? 'Committee meeting',
    institution: 'European Parliament',
    title: line(title) ?? `${committee.name} - ${reference}`,
    titles: {},
    language: 'en',
    date: times.start,
    timeKnown: times.timeKnown,
    sourceDate: String(start),
    text: lines.join('\n'),
    committees: [committee],
    numbers: [
      { kind: 'reference', value: reference },
      ...[...procedures].map((value) => ({ kind: 'procedure' as const, value })),
    ],
    identities: [id],
    relations: [...procedures].map((procedure) => ({
      relation: 'Procedure',
      id: procedureId(processIdOf(procedure)),
      title: procedure,
    })),
    originalUrls:
      year && monthDay
        ? [
            `https://emeeting.europarl.europa.eu/emeeting/committee/en/agenda/${year}${monthDay.slice(0, 2)}/${code}?meeting=${code}-${year}-${monthDay}_${number}`,
          ]
        : [],
    meeting: {
      kind: 'committee',
      ...times,
      ...(place.some(Boolean) ? { place: place.filter(Boolean).join(', ') } : {}),
      status: (times.end ?? times.start) < raw.asked ? 'held' : 'planned',
      agendaItems,
    },
  };
}
