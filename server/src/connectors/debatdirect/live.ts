import type { Person } from 'contract/document-parts';
import { dayOf, type DayText } from 'contract/amsterdam';
import type { AddressOptions } from '../connector.ts';
import { sameSubject } from '../reading/same-subject.ts';
import { actorsOn, debateOf, debatesOn } from './poll.ts';
import { isPlenary, pageOf, personsOf } from './read-debate.ts';
import { instantOf, type ActorsAnswer, type DebateRow } from './rows.ts';
import { serviceAt, whileSomebodyWaits } from './service.ts';

/** A meeting that may be under way. */
interface MaybeLive {
  title: string;
  /** Epoch milliseconds. */
  start: number;
  kind: 'plenary' | 'committee';
}

/** A debate that is under way, with who has the word. Instants are epoch milliseconds. */
interface LiveDebate {
  page: string;
  since: number;
  /** Nobody has the word: it is suspended. */
  suspended: boolean;
  speaker?: Person & { chair: boolean; interruption: boolean; since: number };
}

/** Milliseconds for which an answer holds for everybody who looks. */
const holds = 20_000;

/** Milliseconds by which a debate may begin before or after its plan. */
const startsApart = 90 * 60_000;

/** Events after which somebody has the word, or nobody. */
const turns = new Set(['chairman', 'speaker', 'interrupter', 'suspended']);

/**
 * Tells of a meeting of the Tweede Kamer whether it is held right now and who speaks, as its source shows it: on its day,
 * of its kind, under its subject, begun near its time (SOURCES.md §2, Debat Direct). Many may look at once: each answer of
 * the source serves all of them for some seconds.
 */
export function debatDirectLive({ baseUrl, request }: AddressOptions) {
  const service = serviceAt({
    ...(baseUrl === undefined ? {} : { baseUrl }),
    request: { ...whileSomebodyWaits, ...request },
  });
  const agendas = shared((day: DayText) => debatesOn(service, day));
  const actors = shared((day: DayText) => actorsOn(service, day));
  const debates = shared((id: string) => debateOf(service, id));

  /** Undefined when it is not under way. @throws SourceFault */
  return async (meeting: MaybeLive, now: number): Promise<LiveDebate | undefined> => {
    const day = dayOf(now);
    if (dayOf(meeting.start) !== day) return undefined;
    const row = (await agendas(day, now)).find((one) => isUnderway(one, now) && isOf(one, meeting));
    const since = instantOf(row?.startedAt);
    if (!row || since === undefined) return undefined;
    const [{ events }, known] = await Promise.all([debates(row.id, now), actors(day, now)]);
    const last = events
      .flatMap((event) => {
        const at = instantOf(event.eventStart);
        return at === undefined || !turns.has(event.eventType) ? [] : [{ ...event, at }];
      })
      .toSorted((one, other) => one.at - other.at)
      .at(-1);
    const speaker = last && speakerOf(last, known);
    return {
      page: pageOf(row),
      since,
      suspended: last?.eventType === 'suspended',
      ...(speaker ? { speaker } : {}),
    };
  };
}

function isUnderway({ startedAt, endedAt }: DebateRow, now: number): boolean {
  const start = instantOf(startedAt);
  return start !== undefined && start <= now && !endedAt;
}

function isOf(row: DebateRow, { title, start, kind }: MaybeLive): boolean {
  const begin = instantOf(row.startsAt) ?? instantOf(row.startedAt);
  return (
    begin !== undefined &&
    isPlenary(row) === (kind === 'plenary') &&
    Math.abs(begin - start) <= startsApart &&
    sameSubject(row.name, title)
  );
}

function speakerOf(
  { eventType, objectId, at }: { eventType: string; objectId: string; at: number },
  known: ActorsAnswer,
): LiveDebate['speaker'] {
  const person = eventType === 'suspended' ? undefined : personsOf(known).get(objectId.toLowerCase());
  return (
    person && {
      ...person,
      chair: eventType === 'chairman',
      interruption: eventType === 'interrupter',
      since: at,
    }
  );
}

/** Asks once for all who want to know within some seconds; what failed is asked again. */
function shared<Key, Answer>(ask: (key: Key) => Promise<Answer>) {
  const known = new Map<Key, { at: number; answer: Promise<Answer> }>();
  return (key: Key, now: number): Promise<Answer> => {
    for (const [other, { at }] of known) if (now - at >= holds) known.delete(other);
    const before = known.get(key);
    if (before) return before.answer;
    const answer = ask(key);
    known.set(key, { at: now, answer });
    answer.catch(() => known.delete(key));
    return answer;
  };
}
