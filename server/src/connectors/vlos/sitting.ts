import { startOfDay } from 'contract/amsterdam';
import type { Document, Meeting } from '#stores/documents/document.ts';
import { bareDocument } from '../reading/bare-document.ts';
import { readMeetingTimes } from '../reading/meeting-times.ts';
import { sittingIdentity } from '../reading/sitting-parts.ts';
import { childOf, textOf, type XmlElement } from '../reading/xml-tree.ts';
import { instantIn, type Debate } from './debate.ts';

/** Opening, closing or announcements of a sitting, behind so many of its documents. */
export interface SittingPart {
  title: string;
  after: number;
  said: Debate;
}

/**
 * A plenary sitting as a meeting, which holds what is said at its opening and closing and what the chair
 * announces, with the debates as its agenda. Undefined where its day is not known.
 */
export function readPlenarySitting(
  { meetingKey, url }: { meetingKey: string; url?: string },
  sitting: XmlElement,
  parts: readonly SittingPart[],
  debates: readonly Document[],
): Document | undefined {
  const value = (name: string) => textOf(childOf(sitting, name));
  const opened = instantIn(childOf(sitting, 'aanvangstijd'));
  const day = dayIn(sitting);
  const start = opened ?? (day === undefined ? undefined : startOfDay(day));
  if (start === undefined) return undefined;
  const closed = instantIn(childOf(sitting, 'sluiting'));
  const written = { start: value('aanvangstijd') ?? value('datum') ?? '', end: value('sluiting') };
  const known = opened !== undefined && closed !== undefined && closed > opened;
  const times = known
    ? readMeetingTimes({ start, end: closed, written })
    : readMeetingTimes({ start, written: { start: written.start } });
  const place = value('zaal');
  const [year, number] = [value('vergaderjaar'), value('vergaderingnummer')];
  const identity = sittingIdentity(year, number);
  const meeting: Meeting = {
    kind: 'plenary',
    ...times,
    ...(place ? { place } : {}),
    status: 'held',
    agendaItems: debates.map(({ id, title, partOf }, index) => ({
      number: String(index + 1),
      title,
      documentIds: [id, ...(partOf ? [partOf.id] : [])],
    })),
  };
  return {
    ...bareDocument(),
    id: `vlos-${meetingKey}`,
    domain: 'nl',
    source: 'vlos',
    groupPath: 'tk/agenda',
    sourceType: 'Plenaire vergadering',
    institution: 'Tweede Kamer',
    title: ['Plenaire vergadering', value('titel')].filter(Boolean).join(', '),
    titles: {},
    language: 'nl',
    date: times.start,
    timeKnown: times.timeKnown,
    sourceDate: written.start,
    text: parts.map(({ said }) => said.text).join('\n'),
    numbers: year && number && identity ? [{ kind: 'session', value: `${year}, ${number}` }] : [],
    ...(identity ? { identities: [identity] } : {}),
    originalUrls: url === undefined ? [] : [url],
    meeting,
  };
}

/** The day a sitting names; undefined for the year 1 and for what is no day. */
export function dayIn(sitting: XmlElement): string | undefined {
  const day = /^(\d{4}-\d\d-\d\d)/.exec(textOf(childOf(sitting, 'datum')) ?? '')?.[1];
  return day && !day.startsWith('0001') && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

/**
 * The reports of a committee's meeting with its opening, which tells who was there, before the first of them and
 * what follows behind the one it follows. A meeting of a committee has one report as a rule.
 */
export function withSittingParts(documents: readonly Document[], parts: readonly SittingPart[]): Document[] {
  return documents.map((document, at) => {
    const before = at === 0 ? parts.filter(({ after }) => after === 0) : [];
    const behind = parts.filter(({ after }) => after === at + 1);
    const own: Debate = { text: document.text, turns: document.turns ?? [] };
    const { text, turns } = [
      ...before.map(({ said }) => said),
      own,
      ...behind.map(({ said }) => said),
    ].reduce(joined);
    return { ...document, text, turns };
  });
}

function joined(first: Debate, second: Debate): Debate {
  if (first.text === '' || second.text === '') return first.text === '' ? second : first;
  const shift = first.text.length + 1;
  const moved = second.turns.map((turn) => ({ ...turn, from: turn.from + shift, to: turn.to + shift }));
  return { text: `${first.text}\n${second.text}`, turns: [...first.turns, ...moved] };
}
