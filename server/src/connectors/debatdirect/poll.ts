import { z } from 'zod';
import { fetchSourceJson } from '#platform/outbound/fetch-source.ts';
import { addDays, dayOf, isDay, type DayText } from 'contract/amsterdam';
import type { Batch, Cursor, Service } from '../connector.ts';
import { issueOf, jsonFault } from '../reading/answers.ts';
import { Remembered } from '../reading/cursors.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import { subtitlesOf, type Cue } from './subtitles.ts';
import { ActorsAnswer, AgendaAnswer, DebateAnswer, timesOf, type DebateRow } from './rows.ts';

/** A debate that ended, or a part of one, with who could speak that day. */
export interface DebateRaw {
  /** As the source gives it, with its events; read by `DebateAnswer`. */
  debate: unknown;
  actors: ActorsAnswer;
  /** What its subtitles say, once they were asked for; or why they could not be had. */
  cues?: Cue[];
  missing?: string;
}

/** Days read again: the list of a debate's events is corrected after it. */
const lookBack = 3;

/** Days within which the subtitles of a debate are read: they stand in until its report comes. */
const subtitledFor = 2;

/** Milliseconds: the service keeps lists of subtitles that long by their path alone, whatever debate was asked for. */
const spaced = 20_000;

/** Behind when a debate ended, in what is remembered of it: how often its subtitles were asked for, or that they are here. */
const tries = [' 1', ' 2', ' 3'];
const here = ' text';

/** The first day that is read, and when the debates read since then ended, by day and id. */
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
  spacing = spaced,
): AsyncGenerator<Batch<DebateRaw>> {
  const today = dayOf(now);
  const { day: from = addDays(today, -lookBack), read } = DaysCursor.parse(since ?? {});
  for (let day = from; day <= today; day = addDays(day, 1)) {
    const ended = (await debatesOn(service, day)).filter((row) => timesOf(row).end !== undefined);
    const changed = ended.filter((row) => !read.get(keyOf(row))?.startsWith(`${row.endedAt}`));
    const actors = changed.length > 0 ? await actorsOn(service, day) : undefined;
    const found: DebateRaw[] = [];
    for (const { id } of actors ? changed : []) {
      found.push({ debate: await ask(service, pathOf(id), z.unknown()), actors: actors! });
    }
    for (const row of changed) read.set(keyOf(row), `${row.endedAt}`);
    const next = addDays(today, -lookBack) < day ? addDays(today, -lookBack) : day;
    // What is older than the days read again is never looked at.
    for (const key of read.keys()) if (key.slice(0, today.length) < next) read.delete(key);
    yield { raw: found, cursor: { day: next, read: Object.fromEntries(read) } };
    if (day < addDays(today, 1 - subtitledFor)) continue;
    // One by one, for subtitles are hundreds of small files: what has them is stored before the next is asked for.
    for (const row of ended) {
      const known = read.get(keyOf(row)) ?? '';
      if (known.endsWith(here) || known.endsWith(tries.at(-1) ?? '')) continue;
      const one = await subtitled(service, row.id, day, spacing);
      const tried = tries.findIndex((each) => known.endsWith(each));
      read.set(keyOf(row), `${row.endedAt}${one.cues ? here : tries[tried + 1]}`);
      const raw = one.cues || one.missing !== undefined ? [one] : [];
      yield { raw, cursor: { day: next, read: Object.fromEntries(read) } };
    }
  }
}

/** A debate with what its subtitles say; where they cannot be had it is as it was. @throws SourceFault of its own calls */
async function subtitled(service: Service, id: string, day: DayText, spacing: number): Promise<DebateRaw> {
  const debate = await ask(service, pathOf(id), z.unknown());
  const raw: DebateRaw = { debate, actors: await actorsOn(service, day) };
  const { data } = DebateAnswer.safeParse(debate);
  // What is wrong with it is said where it is read.
  if (!data) return raw;
  try {
    const cues = await subtitlesOf(service, data, spacing);
    return cues ? { ...raw, cues } : raw;
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error;
    return { ...raw, missing: `no subtitles: ${error.message}` };
  }
}

function keyOf({ debateDate, id }: DebateRow): string {
  return `${debateDate} ${id}`;
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
  return ask(service, pathOf(id), DebateAnswer);
}

const pathOf = (id: string) => `debates/${encodeURIComponent(id)}`;

async function ask<T>({ baseUrl, request }: Service, path: string, schema: z.ZodType<T>): Promise<T> {
  const url = new URL(path, baseUrl).href;
  const body = await fetchSourceJson(url, request);
  const { data, error } = schema.safeParse(body);
  if (data === undefined) throw jsonFault(url, issueOf(error), body);
  return data;
}
