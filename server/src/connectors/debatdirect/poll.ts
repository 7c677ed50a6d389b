import { z } from 'zod';
import { fetchSourceJson } from '#platform/outbound/fetch-source.ts';
import { addDays, dayOf, isDay, type DayText } from 'contract/amsterdam';
import type { Batch, Cursor, Service } from '../connector.ts';
import { issueOf, jsonFault, numberOf } from '../reading/answers.ts';
import { faultOf, isMissed, orMissed, unlessOutage, type Missed } from '../items/missed.ts';
import { Remembered } from '../reading/cursors.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import { subtitlesOf, type Cue } from './subtitles.ts';
import { ActorsAnswer, AgendaAnswer, DebateAnswer, DebateRow, timesOf } from './rows.ts';

/** A debate that ended, or a part of one, with who could speak that day. */
interface AskedDebate {
  /** As the source gives it, with its events; read by `DebateAnswer`. */
  debate: unknown;
  actors: ActorsAnswer;
  /** What its subtitles say, once they were asked for; or why they could not be had. */
  cues?: Cue[];
  missing?: string;
}

/** A debate of which the source gives nothing that can be used: its row of the agenda, and what came in its place. */
interface MissedDebate extends Missed {
  debate: DebateRow;
}

/** A day on which debates ended and of which nobody tells who could speak. */
interface MissedDay extends Missed {
  day: DayText;
}

/** What is to be told of something that is not read. */
interface Remark {
  about: string;
  note: string;
}

/** What a poll brings. */
export type DebateRaw = AskedDebate | MissedDebate | MissedDay | Remark;

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
  const { signal } = service.request;
  const { day: from = addDays(today, -lookBack), read } = DaysCursor.parse(since ?? {});
  for (let day = from; day <= today; day = addDays(day, 1)) {
    const { rows, unread } = await agendaOn(service, day);
    const ended = rows.filter((row) => timesOf(row).end !== undefined);
    const changed = ended.filter((row) => !isRead(row, read));
    const found: DebateRaw[] = unread;
    const asked = new Map<string, unknown>();
    let actors = changed.length > 0 ? await orMissed(() => actorsOn(service, day), signal) : undefined;
    // What is missed is not remembered as read, so it is asked for again.
    if (isMissed(actors)) found.push({ day, ...actors });
    for (const row of actors && !isMissed(actors) ? changed : []) {
      const debate = await askFor(row, service);
      if (isMissed(debate)) {
        found.push(missed(row, debate));
        continue;
      }
      read.set(keyOf(row), `${row.endedAt}`);
      asked.set(row.id, debate);
      found.push({ debate, actors: actors as ActorsAnswer });
    }
    const next = addDays(today, -lookBack) < day ? addDays(today, -lookBack) : day;
    // What is older than the days read again is never looked at.
    for (const key of read.keys()) if (key.slice(0, today.length) < next) read.delete(key);
    const cursor = () => ({ day: next, read: Object.fromEntries(read) });
    yield* unlessOutage([{ raw: found, cursor: cursor() }]);
    if (day < addDays(today, 1 - subtitledFor)) continue;
    // One by one, for subtitles are hundreds of small files: what has them is stored before the next is asked for.
    for (const row of ended.filter((one) => isRead(one, read))) {
      const known = read.get(keyOf(row)) ?? '';
      if (known.endsWith(here) || known.endsWith(tries.at(-1) ?? '')) continue;
      const tried = tries.findIndex((each) => known.endsWith(each));
      read.set(keyOf(row), `${row.endedAt}${tries[tried + 1]}`);
      // A run that is cut off meanwhile has tried too.
      yield { raw: [], cursor: cursor() };
      const debate = asked.get(row.id) ?? (await askFor(row, service));
      actors ??= await orMissed(() => actorsOn(service, day), signal);
      const speakers = isMissed(debate) ? debate : actors;
      if (isMissed(speakers)) {
        yield { raw: [remarkOn(row, `no subtitles: ${faultOf(speakers).message}`)], cursor: cursor() };
        continue;
      }
      const told = await subtitled(service, debate, spacing);
      if (!told) continue;
      if (told.cues) read.set(keyOf(row), `${row.endedAt}${here}`);
      yield { raw: [{ debate, actors: speakers, ...told }], cursor: cursor() };
    }
  }
}

const isRead = (row: DebateRow, read: ReadonlyMap<string, string>) =>
  read.get(keyOf(row))?.startsWith(`${row.endedAt}`) ?? false;

/** A debate with its events, or that it is missed. */
function askFor({ id }: DebateRow, service: Service): Promise<unknown> {
  return orMissed(() => ask(service, pathOf(id), z.unknown()), service.request.signal);
}

const isGone = (status: number | undefined) => status === 404 || status === 410;

/** A debate that is gone is remarked upon; any other that cannot be had is kept aside. */
function missed(row: DebateRow, why: Missed): DebateRaw {
  const fault = faultOf(why);
  return isGone(fault.evidence.status) ? remarkOn(row, fault.message) : { debate: row, ...why };
}

/**
 * What was missed, asked for once more: a debate, or all that ended on a day, of which those that cannot be had are missed
 * themselves. Without their subtitles, for which the polls of their day ask.
 * @throws SourceFault when it is not to be had now either
 */
export async function fetchMissed(service: Service, raw: MissedDebate | MissedDay): Promise<DebateRaw[]> {
  const day = 'day' in raw ? raw.day : raw.debate.debateDate;
  const actors = await actorsOn(service, day);
  const rows = 'day' in raw ? (await agendaOn(service, day)).rows : [raw.debate];
  const raws: DebateRaw[] = [];
  for (const row of rows.filter((one) => timesOf(one).end !== undefined)) {
    const debate = await askFor(row, service);
    if (!isMissed(debate)) raws.push({ debate, actors });
    else if ('day' in raw) raws.push(missed(row, debate));
    else if (!isGone(debate.missed.evidence.status)) throw faultOf(debate);
  }
  return raws;
}

const remarkOn = ({ id }: DebateRow, note: string): Remark => ({ about: `debate ${id}`, note });

/** What the subtitles of a debate say, or why they cannot be had; undefined where there are none. */
async function subtitled(
  service: Service,
  debate: unknown,
  spacing: number,
): Promise<Pick<AskedDebate, 'cues' | 'missing'> | undefined> {
  const { data } = DebateAnswer.safeParse(debate);
  // What is wrong with it is said where it is read.
  if (!data) return undefined;
  try {
    const cues = await subtitlesOf(service, data, spacing);
    return cues && { cues };
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error;
    return { missing: `no subtitles: ${error.message}` };
  }
}

function keyOf({ debateDate, id }: DebateRow): string {
  return `${debateDate} ${id}`;
}

/** The debates of a day as its agenda has them, those under way and to come included. @throws SourceFault */
export async function debatesOn(service: Service, day: DayText): Promise<DebateRow[]> {
  return (await agendaOn(service, day)).rows;
}

/** Those that are as the source promises, and remarks on the others. @throws SourceFault where none is */
async function agendaOn(service: Service, day: DayText): Promise<{ rows: DebateRow[]; unread: Remark[] }> {
  const path = `agenda/${day}`;
  const { debates } = await ask(service, path, AgendaAnswer);
  const rows: DebateRow[] = [];
  const unread: Remark[] = [];
  for (const row of debates) {
    const { data, error } = DebateRow.safeParse(row);
    if (data) rows.push(data);
    else
      unread.push({ about: `debate ${numberOf(row)}`, note: `unreadable in its agenda: ${issueOf(error)}` });
  }
  if (unread[0] && rows.length === 0)
    throw jsonFault(new URL(path, service.baseUrl).href, unread[0].note, debates);
  return { rows, unread };
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
