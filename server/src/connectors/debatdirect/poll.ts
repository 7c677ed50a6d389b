import { z } from 'zod';
import { fetchSourceJson } from '#platform/outbound/fetch-source.ts';
import { addDays, dayOf, isDay, type DayText } from 'contract/amsterdam';
import type { Batch, Cursor, Service } from '../connector.ts';
import { issueOf, jsonFault } from '../reading/answers.ts';
import { Remembered } from '../reading/cursors.ts';
import { debatesOf } from './parts.ts';
import { ActorsAnswer, AgendaAnswer, DebateAnswer, timesOf, type DebateRow } from './rows.ts';

/** A debate that ended, in its parts, with who could speak that day. */
export interface DebateRaw {
  parts: DebateAnswer[];
  actors: ActorsAnswer;
}

/** Days read again: the events of a debate are corrected after it, and a part may follow. */
const lookBack = 3;

/** The first day that is read, and what was read of the debates since, by the id of their first part. */
const DaysCursor = z.object({ day: z.string().refine(isDay).optional(), read: Remembered });

/** The cursor from which every debate since an instant is read again. */
export function cursorAt(since: number): Cursor {
  return { day: dayOf(since), read: {} };
}

/**
 * The debates that ended since the day of the cursor, day by day; those that are as they were when they were read are
 * not asked for again.
 * @throws SourceFault
 */
export async function* pollDebates(
  service: Service,
  since: Cursor | undefined,
  now: number,
): AsyncGenerator<Batch<DebateRaw>> {
  const today = dayOf(now);
  const { day: from = addDays(today, -lookBack), read } = DaysCursor.parse(since ?? {});
  for (let day = from; day <= today; day = addDays(day, 1)) {
    const rows = await debatesOn(service, day);
    const debates = debatesOf(rows.filter((row) => timesOf(row).end !== undefined));
    const changed = debates.filter((parts) => read.get(keyOf(parts)) !== stateOf(parts));
    const actors = changed.length > 0 ? await actorsOn(service, day) : undefined;
    const raw: DebateRaw[] = [];
    for (const parts of actors ? changed : []) {
      const answers: DebateAnswer[] = [];
      for (const { id } of parts) answers.push(await debateOf(service, id));
      raw.push({ parts: answers, actors: actors! });
    }
    for (const parts of debates) read.set(keyOf(parts), stateOf(parts));
    const next = addDays(today, -lookBack) < day ? addDays(today, -lookBack) : day;
    // What is older than the days read again is never looked at.
    for (const key of read.keys()) if (key.slice(0, today.length) < next) read.delete(key);
    yield { raw, cursor: { day: next, read: Object.fromEntries(read) } };
  }
}

function keyOf([first]: readonly DebateRow[]): string {
  return `${first?.debateDate} ${first?.id}`;
}

/** What tells that a debate is as it was. */
function stateOf(parts: readonly DebateRow[]): string {
  return parts.map(({ id, endedAt }) => `${id.slice(0, 8)} ${endedAt}`).join(' ');
}

/** The debates of a day as its agenda has them, those under way and to come included. @throws SourceFault */
export async function debatesOn(service: Service, day: DayText): Promise<DebateRow[]> {
  return (await ask(service, `agenda/${day}`, AgendaAnswer)).debates;
}

/** Who could speak on a day. @throws SourceFault */
export function actorsOn(service: Service, day: DayText): Promise<ActorsAnswer> {
  return ask(service, `actors/${day}`, ActorsAnswer);
}

/** A debate with its events and where its stream is now. @throws SourceFault */
export function debateOf(service: Service, id: string): Promise<DebateAnswer> {
  return ask(service, `debates/${encodeURIComponent(id)}`, DebateAnswer);
}

async function ask<T>({ baseUrl, request }: Service, path: string, schema: z.ZodType<T>): Promise<T> {
  const url = new URL(path, baseUrl).href;
  const body = await fetchSourceJson(url, request);
  const { data, error } = schema.safeParse(body);
  if (data === undefined) throw jsonFault(url, issueOf(error), body);
  return data;
}
