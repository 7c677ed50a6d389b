import { instantOf, startOfDay } from 'contract/amsterdam';
import type { DocumentId } from 'contract/document-parts';
import type { Document } from '#stores/documents/document.ts';
import { bareDocument } from '../reading/bare-document.ts';
import { readMeetingTimes } from '../reading/meeting-times.ts';
import { senateSittingIdentity, sittingIdentity } from '../reading/sitting-parts.ts';
import { captured } from '../reading/text-parts.ts';
import { isOfUpperHouse } from './national-paths.ts';
import type { Facts } from './statements.ts';

/**
 * The opening of a sitting, which is the first item of its Handelingen and tells who was there, as the meeting
 * itself; the other items are part of it. Its text tells when it began: "Aanvang 10:15 uur".
 */
export function readSitting(
  id: DocumentId,
  identifier: string,
  facts: Facts,
  sourceDate: string,
  content: { text: string } | undefined,
): Document {
  const upper = isOfUpperHouse(identifier, facts);
  const day = sourceDate.slice(0, 10);
  const text = content?.text ?? '';
  const [hour, minute] = captured(/^Aanvang:? (\d{1,2})[.:](\d\d)(?: uur)?/m, text);
  const start = hour ? instantOf(day, Number(hour), Number(minute)) : startOfDay(day);
  const times = readMeetingTimes({ start, written: { start: hour ? `${day} ${hour}:${minute}` : day } });
  const [year, number] = [facts.first('vergaderjaar'), facts.first('publicatienummer')];
  const numbered = [year, number].filter(Boolean).join(', ');
  const identity = upper ? senateSittingIdentity(day) : sittingIdentity(year, number);
  return {
    ...bareDocument(),
    id,
    domain: 'nl',
    source: 'officielebekendmakingen',
    groupPath: upper ? 'ek/agenda' : 'tk/agenda',
    sourceType: 'Plenaire vergadering',
    institution: upper ? 'Eerste Kamer' : 'Tweede Kamer',
    title: numbered ? `Plenaire vergadering, Handelingen ${numbered}` : 'Plenaire vergadering',
    titles: {},
    language: 'nl',
    date: times.start,
    timeKnown: times.timeKnown,
    sourceDate,
    text,
    numbers: [
      { kind: 'reference', value: identifier },
      ...(numbered ? [{ kind: 'session' as const, value: numbered }] : []),
    ],
    identities: [identifier, ...(identity ? [identity] : [])],
    originalUrls: [`https://zoek.officielebekendmakingen.nl/${identifier}.html`],
    meeting: { kind: 'plenary', ...times, status: 'held', agendaItems: [] },
  };
}
