import type { Cursor, Item, Reading } from '#connectors/connector.ts';
import { openConfined } from '#connectors/confined/confined-connector.ts';
import type { ItemRead } from '#connectors/items/item-source.ts';
import type { SourceName } from '#connectors/names.ts';
import { openConnector } from '#connectors/registry.ts';
import type { SourceRequest } from '#platform/outbound/fetch-source.ts';
import type { TextExtraction } from '#platform/text-extraction/extract-text.ts';
import type { Document } from '#stores/documents/document.ts';
import { boundedFault, describe } from '../describe.ts';
import { compareFill, expectations, type Expected } from './expected.ts';
import type { Bounds, Counted, Proof, ProofRequest } from './proof.ts';
import { isShown } from './shown-parts.ts';
import { notAsked, type WatchedFetch, watchFetch, withoutUser } from './watched-fetch.ts';

export interface ProveOptions {
  extraction: TextExtraction;
  signal: AbortSignal;
  baseUrl?: string;
  request?: SourceRequest;
  bounds?: Partial<Bounds>;
}

const usual: Bounds = { items: 30, itemsOfBatch: 6, requests: 100, files: 15, time: 120_000 };

const day = 86_400_000;
/** How far back the tries begin, each only where the one before brought nothing: at last where the source begins. */
const reaches = [3 * day, 31 * day, undefined];

/** What the tries of a source brought. */
interface Brought {
  requests: ProofRequest[];
  /** Items that were read, whatever came of it. */
  read: number;
  failed: Proof['items']['failed'];
  documents: Document[];
  withdrawn: number;
  knownNames: number;
  skipped: Map<string, Counted>;
  notes: Map<string, Counted>;
  payloadNames: Set<string>;
  stopped?: Proof['stopped'];
  fault?: string;
}

/**
 * Asks a source for a handful of items, as a poll would, and reads them: what came, what could be read and how filled
 * it is beside what the connector was written with. Stores nothing, and no cursor is read or moved.
 */
export async function proveSource(source: SourceName, options: ProveOptions): Promise<Proof> {
  const { extraction, baseUrl } = options;
  const began = Date.now();
  const { proven, unproven = [], ...connector } = await openConnector(source, { extraction });
  const brought: Brought = {
    ...{ requests: [], read: 0, failed: [], documents: [], withdrawn: 0, knownNames: 0 },
    ...{ skipped: new Map(), notes: new Map(), payloadNames: new Set() },
  };
  const tries: Proof['tries'] = [];
  for (const reach of reaches) {
    if (brought.read > 0 || brought.fault !== undefined) break;
    const since = reach === undefined ? undefined : began - reach;
    tries.push(since === undefined ? null : new Date(since).toISOString());
    await tryFrom(source, since === undefined ? undefined : connector.cursorAt(since), options, brought);
  }
  const { documents, requests, withdrawn } = brought;
  const expected = expectations[source];
  const fields = expected ? compareFill(documents, expected) : [];
  const off = offIn(
    brought,
    fields.filter(({ missing }) => missing).map(({ field }) => field),
  );
  const urls = requests.filter(({ fault }) => fault === undefined).map(({ url }) => url);
  return {
    source,
    ...(baseUrl ? { askedAt: withoutUser(baseUrl) } : {}),
    began: new Date(began).toISOString(),
    milliseconds: Date.now() - began,
    sound: off.length === 0,
    off,
    tries,
    ...(brought.stopped ? { stopped: brought.stopped } : {}),
    requests,
    items: { read: brought.read, failed: brought.failed },
    documents: documents.length,
    meetings: documents.filter(({ meeting }) => meeting).length,
    withdrawn,
    names: brought.knownNames,
    skipped: counted(brought.skipped),
    notes: counted(brought.notes),
    fields,
    ...(expected ? { expectedFrom: expected.from } : {}),
    newKinds: expected ? newKindsOf(documents, expected) : [],
    newNames: expected ? newNamesOf(brought.payloadNames, expected) : [],
    proven,
    unproven: unproven.map((part) => ({ part, shown: isShown(part, { documents, urls, withdrawn }) })),
  };
}

/** One try: polls from a place on until there is enough, and reads some of each batch. */
async function tryFrom(
  source: SourceName,
  cursor: Cursor | undefined,
  { extraction, signal, baseUrl, request, bounds }: ProveOptions,
  brought: Brought,
): Promise<void> {
  const { items: most, itemsOfBatch, time, ...ofRequests } = { ...usual, ...bounds };
  const clock = AbortSignal.timeout(time);
  const watched = watchFetch(ofRequests);
  const confined = await openConfined(source, {
    extraction,
    signal: AbortSignal.any([signal, clock]),
    fetch: watched.fetch,
    ...(baseUrl ? { baseUrl } : {}),
    ...(request ? { request } : {}),
  });
  const { connector, namesIn } = confined;
  delete brought.stopped;
  try {
    let useful = 0;
    for await (const { raw, items } of connector.poll(cursor, clock)) {
      // What is left out on purpose, such as a permit, shows little: it is no part of the handful.
      const enough = Math.min(most, useful + itemsOfBatch);
      for (const [place, item] of items.entries()) {
        const payload = raw[place]!;
        for (const name of await namesIn(payload)) brought.payloadNames.add(name);
        if (take(await connector.readItem(payload), item, brought)) useful++;
        if (useful === enough) break;
      }
      if (useful === most) {
        brought.stopped = 'items';
        break;
      }
    }
    if (watched.isSpent()) brought.stopped ??= 'requests';
  } catch (error) {
    signal.throwIfAborted();
    Object.assign(brought, endOf(error, clock, watched));
  } finally {
    brought.requests.push(...watched.requests);
    await confined.close();
  }
}

/** What ended a try: its bounds, or the source. */
function endOf(
  error: unknown,
  clock: AbortSignal,
  watched: WatchedFetch,
): Pick<Brought, 'stopped' | 'fault'> {
  if (clock.aborted) return { stopped: 'time' };
  if (watched.isSpent()) return { stopped: 'requests' };
  return { stopped: 'fault', fault: withoutUser(describe(error)) };
}

/** Adds what became of an item; false where all of it was left out. */
function take({ reading, failed }: ItemRead, { id, url }: Item, brought: Brought): boolean {
  brought.read++;
  if (failed) {
    const fault = withoutUser(boundedFault(failed.fault));
    brought.failed.push({ id, ...(url ? { url } : {}), kind: failed.kind, fault });
  }
  if (!reading) return true;
  brought.documents.push(...reading.documents);
  brought.withdrawn += reading.withdrawn.length + reading.withdrawnKeys.length;
  brought.knownNames += reading.names.length;
  remember(reading, brought);
  const { documents, withdrawn, withdrawnKeys, names } = reading;
  return failed !== undefined || [documents, withdrawn, withdrawnKeys, names].some((all) => all.length > 0);
}

function remember({ skipped, notes }: Reading, brought: Brought): void {
  for (const { sourceId, reason } of skipped) count(brought.skipped, boundedFault(reason), sourceId);
  // What this run itself left at the source is nothing to tell.
  for (const { sourceId, note } of notes.filter((one) => !one.note.includes(notAsked)))
    count(brought.notes, withoutUser(boundedFault(note)), sourceId);
}

function count(counts: Map<string, Counted>, what: string, example: string): void {
  const known = counts.get(what);
  if (known) known.count++;
  else counts.set(what, { what, count: 1, example });
}

function counted(counts: Map<string, Counted>): Counted[] {
  return [...counts.values()].sort((one, other) => other.count - one.count);
}

/** Why a run is not sound. */
function offIn(
  { read, failed, fault, stopped, documents, knownNames }: Brought,
  missing: string[],
): string[] {
  const off: string[] = [];
  if (fault !== undefined) off.push(fault);
  else if (read === 0) off.push(stopped ? `nothing came before it stopped (${stopped})` : 'nothing came');
  else if (documents.length === 0 && knownNames === 0) off.push('nothing of what came was a document');
  if (failed.length > 0) off.push(`${failed.length} of ${read} items could not be read`);
  if (missing.length > 0) off.push(`no document has: ${missing.join(', ')}`);
  return off;
}

function newKindsOf(documents: readonly Document[], { kinds }: Expected): Counted[] {
  const counts = new Map<string, Counted>();
  for (const { groupPath, id } of documents)
    if (!Object.hasOwn(kinds, groupPath)) count(counts, groupPath, id);
  return counted(counts);
}

function newNamesOf(names: ReadonlySet<string>, expected: Expected): string[] {
  const known = new Set(expected.names.split(' '));
  return [...names].filter((name) => !known.has(name)).sort();
}
