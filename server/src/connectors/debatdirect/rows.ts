import { z } from 'zod';

const text = z.string().nullish();

/** One debate, or a part of one that was cut around a break, as the agenda of a day and its own answer give it. */
export const DebateRow = z.looseObject({
  id: z.string(),
  name: z.string(),
  slug: text,
  /** "Plenair debat", "Commissiedebat". */
  debateType: text,
  /** `YYYY-MM-DD`. */
  debateDate: z.string(),
  /** Planned, and from the real beginning on the real one. */
  startsAt: text,
  startedAt: text,
  endedAt: text,
  locationId: text,
  locationName: text,
  categoryIds: z.array(z.string()).nullish(),
});
export type DebateRow = z.infer<typeof DebateRow>;

/** Who has the word from an instant on, or what else happened then. */
export const EventRow = z.looseObject({
  /** `2026-10-01T13:00:12+0200`, without a colon in the offset. */
  eventStart: z.string(),
  eventType: z.string(),
  /** A politician, or the debate itself; the reports of the chamber know politicians by the same id. */
  objectId: z.string(),
});
export type EventRow = z.infer<typeof EventRow>;

/** A debate with what happened in it, in any order. */
export const DebateAnswer = DebateRow.extend({
  events: z.array(EventRow),
  video: z.looseObject({ vodUrl: text }).nullish(),
});
export type DebateAnswer = z.infer<typeof DebateAnswer>;

/** The debates of a day, each to be read by `DebateRow`. */
export const AgendaAnswer = z.looseObject({ debates: z.array(z.unknown()) });

/** Who could speak on a day. The same party is written in capitals in one list and not in the other. */
export const ActorsAnswer = z.looseObject({
  politicians: z.array(z.looseObject({ id: z.string(), name: z.string(), title: text, partyId: text })),
  parties: z.array(z.looseObject({ id: z.string(), shorthand: text, name: text })),
});
export type ActorsAnswer = z.infer<typeof ActorsAnswer>;

/** The instant of a time with an offset; undefined for anything else. */
export function instantOf(written: string | null | undefined): number | undefined {
  const [, local, offset] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d+)?([+-]\d\d:?\d\d|Z)$/.exec(written ?? '') ?? [];
  if (!local || !offset) return undefined;
  const instant = Date.parse(`${local}${offset.replace(/^(.\d\d)(\d\d)$/, '$1:$2')}`);
  return Number.isNaN(instant) ? undefined : instant;
}

/** When a debate was really held, as far as it has been. */
export function timesOf({ startedAt, endedAt }: DebateRow): { start?: number; end?: number } {
  const [start, end] = [startedAt, endedAt].map(instantOf);
  return {
    ...(start === undefined ? {} : { start }),
    ...(end === undefined || start === undefined || end <= start ? {} : { end }),
  };
}
