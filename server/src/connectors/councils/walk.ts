import { z } from 'zod';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch, Cursor } from '../connector.ts';
import { unlessOutage } from '../items/missed.ts';
import { isRefusal } from '../reading/refusals.ts';

/** So many councils in a row that could not be read are told as they are; of one service, that answers nobody. */
const severalCouncils = 3;
/** Characters of a fault that are kept. */
const longestFault = 300;

/** Where the reading of a council is, and how its last tries went; instants are ISO 8601 in UTC. */
const Kept = z.object({
  /** What that is only its connector knows. */
  place: z.json(),
  /** Once it was tried in the round that is under way. */
  isDone: z.literal(true).optional(),
  /** Until it was once read to its end. */
  isNew: z.literal(true).optional(),
  tried: z.string().optional(),
  read: z.string().optional(),
  fault: z.string().optional(),
});
type Kept = z.infer<typeof Kept>;

/** The cursor of a source that reads councils. */
const CouncilsCursor = z.object({
  /** From where all councils are to be read: a round that has not begun. */
  since: z.string().optional(),
  /** Of the round that is under way, and from where it goes back where it does. */
  round: z.object({ since: z.string().optional() }).optional(),
  councils: z.record(z.string(), Kept).default({}),
});

/** The cursor from which all councils are read; `since` is what the connector begins at. */
export const councilsSince = (since: string): Cursor => ({ since });

/** How the last tries at a council went; instants are ISO 8601 in UTC. */
interface CouncilStanding {
  /** When it was last read to its end. */
  read?: string | undefined;
  /** When it was last tried. */
  tried?: string | undefined;
  /** Why it could not be read the last time; absent where it was. */
  fault?: string | undefined;
}

/** How each council stands, by what its system calls it; of a cursor of an earlier version nothing. */
export function councilStandings(cursor: Cursor | undefined): Map<string, CouncilStanding> {
  const { data } = CouncilsCursor.safeParse(cursor ?? {});
  return new Map(
    Object.entries(data?.councils ?? {}).map(([key, { read, tried, fault }]) => [
      key,
      { read, tried, fault },
    ]),
  );
}

/** How a connector reads one council after the other. */
interface Walk<Council, Place, Raw> {
  councils: readonly Council[];
  /** What its system calls a council. */
  keyOf: (council: Council) => string;
  /** Epoch milliseconds. */
  now: number;
  /** What breaks the reading off, which is no fault of a council. */
  signal: AbortSignal | undefined;
  /** Whether one service answers for all of them, so that its silence for some is its silence. */
  isOneService: boolean;
  place: z.ZodType<Place>;
  /** Where a council that was never read begins, or one that is read again from `since`. */
  begin: (since: string | undefined) => Place;
  /** Where a council goes on that was read to its end. */
  end: (place: Place) => Place;
  /** The place of each council that a cursor of an earlier version has read. */
  earlier: (cursor: Cursor, key: string) => Place | undefined;
  /** Everything of a council in pieces; moves its place on. Whatever it throws is a fault of the council. */
  read: (council: Council, place: Place) => AsyncIterable<Raw[]>;
  /** What tells staff that a council could not be read. */
  failed: (council: Council, reason: string) => Raw;
}

/**
 * One round along the councils, those first that were left alone the longest. Each has a place of its own, which stays where
 * it was when the council fails, also when three of its items in a row are missed, and the others are read; a round that was
 * broken off goes on with those it has not tried.
 * What is new among the councils is read from where its connector begins, and nothing of that is news. A council that is no
 * longer among them loses its place.
 * @throws what the last one threw when none could be read, and when a service answers for several in a row no more
 */
export async function* walkCouncils<Council, Place, Raw>(
  walk: Walk<Council, Place, Raw>,
  since: Cursor | undefined,
): AsyncGenerator<Batch<Raw>> {
  const { councils, keyOf, isOneService } = walk;
  const at = new Date(walk.now).toISOString();
  const { round, kept } = beginRound(walk, since);
  const snapshot = (isOver = false): Cursor =>
    structuredClone({ ...(isOver ? {} : { round }), councils: Object.fromEntries(kept) }) as Cursor;
  const left = councils
    .map((council) => ({ council, one: kept.get(keyOf(council))! }))
    .filter(({ one }) => !one.isDone)
    .toSorted((a, b) => compare(a.one.tried ?? '', b.one.tried ?? ''));
  let fault: { error: unknown } | undefined;
  let silent = 0;
  // Councils that could not be read wait for one that gives anything: where none does it is the source, which stays where
  // it was. A round that goes on never waits: it would stay with those that are left, and the others were read no more.
  let held: Batch<Raw>[] | undefined = left.length === councils.length ? [] : undefined;
  const letGo = () => {
    const waited = held ?? [];
    held = undefined;
    return waited;
  };
  for (const [index, { council, one }] of left.entries()) {
    one.tried = at;
    delete one.fault;
    const batch = (raw: Raw[]): Batch<Raw> => {
      const isOld = one.isNew ? { isOld: true as const } : {};
      return { raw, cursor: snapshot(), remaining: left.length - index, ...isOld };
    };
    try {
      const place = walk.place.parse(one.place);
      for await (const { raw, cursor } of unlessOutage(piecesOf(walk.read(council, place), place))) {
        yield* letGo();
        one.place = cursor as Kept['place'];
        yield batch(raw);
      }
      Object.assign(one, { place: asJson(walk.end(place)), read: at, isDone: true });
      delete one.isNew;
      silent = 0;
    } catch (error) {
      walk.signal?.throwIfAborted();
      fault = { error };
      const reason = (error instanceof SourceFault ? error.message : String(error)).slice(0, longestFault);
      Object.assign(one, { fault: reason, isDone: true });
      const told = batch([walk.failed(council, reason)]);
      if (held) held.push(told);
      else yield told;
      // So many are told, and the next run begins with others.
      if (held && held.length >= severalCouncils) yield* letGo();
      silent = isSilence(error) ? silent + 1 : 0;
      if (isOneService && silent >= severalCouncils) throw error;
    }
  }
  const isNone = [...kept.values()].every((one) => one.fault !== undefined);
  if (fault && isNone && held) throw fault.error;
  yield* letGo();
  yield { raw: [], cursor: snapshot(true), remaining: 0 };
  if (fault && isNone) throw fault.error;
}

/** The pieces of a council, each with the place that is right once it has been stored. */
async function* piecesOf<Place, Raw>(pieces: AsyncIterable<Raw[]>, place: Place): AsyncGenerator<Batch<Raw>> {
  for await (const raw of pieces) yield { raw, cursor: asJson(place) as Cursor };
}

/** The round that was broken off, or a new one, with what is kept of each council. */
function beginRound<Council, Place, Raw>(
  { councils, keyOf, begin, earlier }: Walk<Council, Place, Raw>,
  since: Cursor | undefined,
): { round: { since?: string | undefined }; kept: Map<string, Kept> } {
  const cursor = CouncilsCursor.parse(since ?? {});
  const keys = councils.map(keyOf);
  if (since && since['councils'] === undefined) {
    for (const key of keys) {
      const place = earlier(since, key);
      if (place !== undefined) cursor.councils[key] = { place: asJson(place) };
    }
  }
  const isUnderWay =
    cursor.since === undefined && cursor.round && keys.some((key) => !cursor.councils[key]?.isDone);
  const round = (isUnderWay ? cursor.round : undefined) ?? (cursor.since ? { since: cursor.since } : {});
  // The first reading of a source is no news by itself.
  const isFirst = since?.['councils'] === undefined && Object.keys(cursor.councils).length === 0;
  const kept = keys.map((key): [string, Kept] => {
    const before = cursor.councils[key];
    if (!before)
      return [key, { place: asJson(begin(round.since)), ...(isFirst ? {} : { isNew: true as const }) }];
    if (isUnderWay) return [key, before];
    const { isDone: _, ...rest } = before;
    return [key, round.since === undefined ? rest : { ...rest, place: asJson(begin(round.since)) }];
  });
  return { round, kept: new Map(kept) };
}

/** True for a fault that says nothing of the council that was asked for. */
const isSilence = (fault: unknown) =>
  fault instanceof SourceFault &&
  (['network', 'timeout', 'blocked'].includes(fault.kind) || (fault.kind === 'status' && !isRefusal(fault)));

const asJson = (place: unknown) => structuredClone(place) as Kept['place'];
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
