import { z } from 'zod';
import { addDays, dayOf } from 'contract/amsterdam';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch, Cursor } from '../connector.ts';
import { isMissed, type Missed, orMissed, unlessOutage } from '../items/missed.ts';
import { listed } from '../reading/cursors.ts';
import { sizeOf } from '../reading/files.ts';
import { openContexts } from './contexts.ts';
import { fetchNames, fetchRaws, type Asking } from './fetch-raws.ts';
import { type List, lists } from './list-names.ts';
import { changedIds, daysOfMeetings } from './lists.ts';
import type { EuroparlRaw } from './raw.ts';
import type { Service } from './service.ts';

/** Changes may be told a little late, days. */
const overlap = 1;
/** Answers stored between two cursor steps, and bytes of their files in memory at once. */
const batchSize = 20;
const batchBytes = 32 * 1024 * 1024;
const day = z.string().optional();
const Days = z.object(Object.fromEntries(lists.map((list) => [list, day])) as Record<List, typeof day>);
const ParliamentCursor = z.object({
  /** Day from which changes of a list without a day of its own are wanted. */
  from: z.string().optional(),
  /** Day the poll began; what comes later is the next poll's. */
  began: z.string().optional(),
  list: z.number().default(0),
  /** Answers of the list that are stored. */
  done: z.number().default(0),
  /** Things the service failed to give, `list/id`, as cursors of earlier versions hold them. */
  again: z.union([z.array(z.string()), z.string().transform((text) => listed(text, ' '))]).default([]),
});

interface Place extends Pick<z.infer<typeof ParliamentCursor>, 'list' | 'done' | 'again'> {
  /** Day from which changes of each list are wanted, so that one that fails holds back no other. */
  from: Record<List, string>;
  began: string;
}

/**
 * Everything that changed since the cursor, list by list: by the feeds where these reach back far enough,
 * else by the lists of every year since. Without a cursor the current year is read. A list that gives
 * something else than it promises leaves the others undisturbed; its own day stays where it was.
 * @throws SourceFault the first one, when all lists have been tried
 */
export async function* pollParliament(
  service: Service,
  since: Cursor | undefined,
  now: number,
): AsyncGenerator<Batch<EuroparlRaw>> {
  const today = dayOf(now);
  const place = placeOf(since, today);
  const { first: meetingsFrom } = daysOfMeetings(place.from['committee-meetings'], today);
  const asking: Asking = {
    service,
    contexts: openContexts(service),
    outage: { files: 0 },
    now,
    meetingsFrom,
  };
  let fault: SourceFault | undefined;
  let moved = false;
  const again = place.again.splice(0);
  if (again.length > 0) yield { raw: again.map(missedEarlier), cursor: cursorOf(place) };
  for (; ; place.list++, place.done = 0) {
    const list = lists[place.list];
    if (!list) break;
    try {
      yield* unlessOutage(pollList(asking, list, place, today));
      place.from[list] = addDays(place.began, -overlap);
      moved = true;
    } catch (error) {
      // A server that can not be reached is no more use for the other lists.
      if (!(error instanceof SourceFault) || /network|timeout/.test(error.kind)) throw error;
      fault ??= error;
    }
  }
  if (moved) yield { raw: [], cursor: { ...place.from }, remaining: 0 };
  if (fault) throw fault;
  yield { raw: [await fetchNames(service)], cursor: { ...place.from }, remaining: 0 };
}

function placeOf(since: Cursor | undefined, today: string): Place {
  const { from = `${today.slice(0, 4)}-01-01`, began = today, ...rest } = ParliamentCursor.parse(since ?? {});
  const days = Days.parse(since ?? {});
  return {
    ...rest,
    from: Object.fromEntries(lists.map((list) => [list, days[list] ?? from])) as Place['from'],
    began,
  };
}

/** What a poll of an earlier version could not get: it is kept aside, and asked for once more with what else is. */
function missedEarlier(one: string): EuroparlRaw {
  const [list, id] = one.split('/') as [List, string];
  return missedOf(list, id, {
    missed: { kind: 'shape', evidence: { url: one, detail: 'not to be had earlier' } },
  });
}

function missedOf(list: List, id: string, { missed }: Missed): EuroparlRaw {
  return { kind: 'missed', list, id, missed };
}

function cursorOf(place: Place): Cursor {
  return { ...place.from, began: place.began, list: place.list, done: place.done };
}

async function* pollList(
  asking: Asking,
  list: List,
  place: Place,
  today: string,
): AsyncGenerator<Batch<EuroparlRaw>> {
  const ids = await changedIds(asking.service, list, place.from[list], today);
  let raw: EuroparlRaw[] = [];
  for (const [at, id] of ids.entries()) {
    if (at < place.done) continue;
    raw.push(...(await rawsOrMissed(asking, list, id)));
    // What is missed is given at once, so that an outage is seen early.
    const whole = raw.length >= batchSize || isHeavy(raw) || isMissed(raw.at(-1));
    if (!whole && at < ids.length - 1) continue;
    place.done = at + 1;
    yield { raw, cursor: cursorOf(place), remaining: ids.length - at - 1 };
    raw = [];
  }
}

/** True when files, or the speeches of a day in all languages, fill the memory a batch may take. */
function isHeavy(raw: readonly EuroparlRaw[]): boolean {
  const files = raw.flatMap((one) => (one.kind === 'work' ? Object.values(one.files ?? {}) : []));
  const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0);
  return raw.some(({ kind }) => kind === 'debates') || bytes > batchBytes;
}

/** What belongs to one id, or that it is missed. */
async function rawsOrMissed(asking: Asking, list: List, id: string): Promise<EuroparlRaw[]> {
  const raws = await orMissed(() => fetchRaws(asking, list, id), asking.service.request.signal);
  return isMissed(raws) ? [missedOf(list, id, raws)] : raws;
}
