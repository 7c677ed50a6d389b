import { z } from 'zod';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Document } from '#stores/documents/document.ts';
import { epCommittee } from '../reading/ep-committees.ts';
import { readMeetingTimes } from '../reading/meeting-times.ts';
import { bareDocument } from '../reading/bare-document.ts';
import { issueOf } from '../reading/answers.ts';
import { CommitteeAgenda, readCommitteeAgenda } from './committee-agenda.ts';
import { line } from './read-fields.ts';
import type { EuroparlRaw } from './raw.ts';
import { procedureId, processIdOf } from './read-procedure.ts';
import { workId } from './read-work.ts';

const text = z.string().nullish();
const Row = z.looseObject({
  uid: z.union([z.string(), z.number()]).nullish(),
  meetingReference: text,
  start: z.number(),
  end: z.number().nullish(),
  title: text,
  venue: text,
  roomName: text,
  meetingCategory: text,
});

const places: Record<string, string> = { BRU: 'Brussels', SXB: 'Strasbourg', LUX: 'Luxembourg' };

/**
 * A meeting of a committee with its agenda (section 11, "EP committee agendas"). Written from what programs that use
 * the service show of its answers; no recorded one is known. A joint meeting goes by the code of the joint
 * committee in its reference.
 * @throws SourceFault of kind `shape`
 */
export function readCommitteeMeeting(
  raw: Extract<EuroparlRaw, { kind: 'committee-meeting' }>,
): Document | { sourceId: string; reason: string } {
  const row = Row.safeParse(raw.row);
  const given = CommitteeAgenda.safeParse(raw.agenda ?? {});
  if (!row.success || !given.success) {
    const detail = `unreadable meeting: ${issueOf(row.error ?? given.error)}`;
    throw new SourceFault('shape', { url: raw.committee, detail });
  }
  const { uid, meetingReference: reference, start, end, title } = row.data;
  if (!reference)
    return { sourceId: `${raw.committee} ${uid ?? start}`, reason: 'a meeting without a reference' };
  const [, code = raw.committee, year, monthDay, number] =
    /^([A-Z0-9]+)\((\d{4})\)(\d{4})_(\w+)$/.exec(reference) ?? [];
  const { agendaItems, lines, people, procedures, numbers, papers } = readCommitteeAgenda(given.data);
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
    people,
    committees: [committee],
    numbers: [
      { kind: 'reference', value: reference },
      ...procedures.map((value) => ({ kind: 'procedure' as const, value })),
      ...numbers.map((value) => ({ kind: 'pe' as const, value })),
    ],
    identities: [id],
    relations: [
      ...procedures.map((procedure) => ({
        relation: 'Procedure',
        id: procedureId(processIdOf(procedure)),
        title: procedure,
      })),
      ...papers,
    ],
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
