import type { Person } from 'contract/document-parts';
import type { Document, Footage } from '#stores/documents/document.ts';
import { bareDocument } from '../reading/bare-document.ts';
import { spokenText } from './spoken-text.ts';
import type { Cue } from './subtitles.ts';
import {
  instantOf,
  timesOf,
  type ActorsAnswer,
  type DebateAnswer,
  type DebateRow,
  type EventRow,
} from './rows.ts';

/** The site that shows the debates; the stream stands elsewhere, at a host that moves. */
const debatdirectPage = 'https://debatdirect.tweedekamer.nl/';

/** Events that give somebody the word, and in what part. */
const parts: Record<string, Pick<Footage['moments'][number], 'chair' | 'interruption'>> = {
  chairman: { chair: true },
  speaker: {},
  interrupter: { interruption: true },
};

/**
 * A debate, or a part of one that was cut around a break, with where its source shows it and who had the word when
 * (SOURCES.md §2, Debat Direct). The report of the chamber joins it later. Undefined for one in which nobody spoke.
 */
export function readDebate(
  debate: DebateAnswer,
  actors: ActorsAnswer,
  cues: readonly Cue[] = [],
): { document: Document; unknown: number } | undefined {
  const footage = footageOf(debate, personsOf(actors));
  if (!footage || footage.moments.length === 0) return undefined;
  return {
    document: {
      ...bareDocument(),
      id: `debatdirect-${debate.id}`,
      domain: 'nl',
      source: 'debatdirect',
      groupPath: isPlenary(debate) ? 'tk/plenair-verslag' : 'tk/commissieverslag',
      sourceType: debate.debateType ?? 'Debat',
      institution: 'Tweede Kamer',
      title: debate.name.replace(/\s+/g, ' ').trim(),
      titles: {},
      language: 'nl',
      date: footage.start,
      timeKnown: true,
      sourceDate: debate.startedAt ?? '',
      text: '',
      ...spokenText(footage, cues),
      people: footage.speakers.map(({ id: _, ...person }) => person),
      provisional: true,
      footage: [footage],
      originalUrls: [footage.page],
    },
    unknown: turnsIn(debate.events).length - footage.moments.length,
  };
}

/** Whether a debate is held in the plenary hall, by its kind or its room. */
export function isPlenary({ debateType, locationId }: DebateRow): boolean {
  return /^plenair/i.test(debateType ?? '') || /^plenair/i.test(locationId ?? '');
}

/** Where the site shows a debate. */
export function pageOf({ debateDate, categoryIds, locationId, slug, id }: DebateRow): string {
  const path = [debateDate, categoryIds?.[0] ?? 'overig', locationId ?? 'overig', slug ?? id];
  return debatdirectPage + path.map(encodeURIComponent).join('/');
}

function footageOf(answer: DebateAnswer, people: ReadonlyMap<string, Person>): Footage | undefined {
  const { start, end } = timesOf(answer);
  if (start === undefined || end === undefined) return undefined;
  const speakers = new Map<string, Footage['speakers'][number]>();
  const moments = turnsIn(answer.events).flatMap(({ at, event, until }): Footage['moments'] => {
    const person = people.get(event.objectId.toLowerCase());
    if (!person) return [];
    const id = event.objectId.toLowerCase();
    if (!speakers.has(id)) speakers.set(id, { id, ...person });
    return [
      {
        speaker: [...speakers.keys()].indexOf(id),
        start: at,
        end: Math.min(until ?? end, end),
        ...parts[event.eventType],
        event: `${event.eventType}${event.eventStart}`,
      },
    ];
  });
  return {
    source: 'debatdirect',
    key: answer.id,
    page: pageOf(answer),
    start,
    end,
    speakers: [...speakers.values()],
    moments,
  };
}

/** Who gets the word when, oldest first and each once, until somebody else does or it is suspended. */
function turnsIn(events: readonly EventRow[]) {
  const timed = events.flatMap((event) => {
    const at = instantOf(event.eventStart);
    return at === undefined ? [] : [{ at, event }];
  });
  const once = new Map(
    timed.map((one) => [`${one.at} ${one.event.eventType} ${one.event.objectId}`, one] as const),
  );
  const inOrder = [...once.values()].toSorted((one, other) => one.at - other.at);
  const ends = inOrder.filter(({ event }) => event.eventType in parts || event.eventType === 'suspended');
  return ends.flatMap((one, index) =>
    one.event.eventType in parts ? [{ ...one, until: ends[index + 1]?.at }] : [],
  );
}

/** Who can be meant by an event, by id in small letters. */
export function personsOf({ politicians, parties }: ActorsAnswer): Map<string, Person> {
  const named = new Map(parties.map((one) => [one.id.toLowerCase(), one.shorthand ?? one.name]));
  return new Map(
    politicians.map(({ id, name, title, partyId }) => {
      const party = named.get(partyId?.toLowerCase() ?? '');
      return [id.toLowerCase(), { name, ...(title ? { function: title } : {}), ...(party ? { party } : {}) }];
    }),
  );
}
