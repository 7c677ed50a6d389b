import type { Named } from '#stores/documents/entities/known-name.ts';
import type { Batch, Cursor, SourceConnector } from '#connectors/connector.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { Document, DocumentFile } from '#stores/documents/document.ts';
import type { Lease } from '#stores/people/leases.ts';
import type { FileStore } from '#stores/files/file-store.ts';
import { StoreUnavailableError } from '#platform/unavailable.ts';
import { type ContextClassifier, scoreAll } from '#domains/contexts/index.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { DocumentId } from 'contract/document-parts';
import { loggedBefore, withLogs } from '#domains/meetings/index.ts';
import { cleaned } from './clean.ts';
import type { IdentityStore } from './identities.ts';
import { joinKnown, leaveJoined } from './join-known.ts';
import { prefetch } from './prefetch.ts';
import type { SourceStateStore } from './store.ts';
import { batched } from './batched.ts';

/** What a run has done so far. */
export interface Progress {
  fetched: number;
  new: number;
  changed: number;
  same: number;
  withdrawn: number;
  skipped: number;
  notes: number;
  /** Rows still to come, where the source tells. */
  remaining?: number;
}

interface SourceRun {
  store: DocumentStore;
  files: FileStore;
  state: SourceStateStore;
  /** Scores documents against the policy contexts; without one they stay unscored. */
  classifier?: ContextClassifier;
  /** Which documents other sources deliver too. */
  identities: IdentityStore;
  /** The right to read this source; without it nothing is stored. */
  lease: Pick<Lease, 'confirm' | 'signal'>;
  /**
   * Instant a back-fill starts from, epoch milliseconds; without it the run goes on where the last one ended.
   * What a back-fill stores, or the first run of a source, is told to nobody (decision 4.22).
   */
  since?: number;
  signal: AbortSignal;
  onProgress?(progress: Progress): void;
  /** Told of everything skipped or kept with a flaw. */
  onRemark?(sourceId: string, remark: string): void;
  /** Hears how many documents became new, changed, same or withdrawn. */
  onStored?(outcome: string, count: number): void;
  now?: () => number;
}

/** Documents gathered for one put, and UTF-16 units of their text. */
const putSize = 500;
const putText = 8_000_000;

/**
 * Polls, reads and stores until the source has no more. The cursor moves only after everything up
 * to it is stored, so a run that was killed goes on without a gap; a fault is recorded and thrown,
 * the cursor stays. A run that lost its lease ends before its next write.
 * @throws LeaseLostError
 */
export async function runSource<Raw>(connector: SourceConnector<Raw>, given: SourceRun): Promise<Progress> {
  const run = { ...given, signal: AbortSignal.any([given.signal, given.lease.signal]) };
  const now = run.now ?? Date.now;
  const progress: Progress = { fetched: 0, new: 0, changed: 0, same: 0, withdrawn: 0, skipped: 0, notes: 0 };
  const { source } = connector;
  await run.state.attempted(source, now(), run.since);
  const kept = await run.state.cursor(source);
  // A back-fill moves back only what it names; the other positions of the source stay.
  const since = run.since === undefined ? kept : { ...kept, ...connector.cursorAt(run.since) };
  // What was there before anybody listened is no news.
  const silent = run.since !== undefined || !(await run.state.wasRead(source));
  try {
    // Fetching, reading, scoring and storing go on side by side; what is ready by then is stored in one go.
    const batches = prefetch(connector.poll(since, run.signal));
    const read = prefetch(readAll(connector, batches, run, progress));
    for await (const { gathered, done } of batched(scoreSteps(source, read, run), merged, isFull)) {
      // Names go first, so that documents of the next round recognise them soon.
      await run.state.rememberNames(connector, gathered.names);
      if (await store(source, gathered, run, progress, silent)) await run.state.broughtNews(source, now());
      if (!done) continue;
      progress.fetched += done.rows;
      if (done.remaining !== undefined) progress.remaining = done.remaining;
      await run.state.advance(source, done.cursor);
      run.onProgress?.(progress);
    }
    await run.state.succeeded(source, now());
    return progress;
  } catch (error) {
    // What was fetched when the lease was lost may end in any fault: the loss is the reason.
    if (run.lease.signal.aborted) throw run.lease.signal.reason;
    // A run that was asked to stop is not a fault of the source, and neither is a store that is away.
    if (!run.signal.aborted && !(error instanceof StoreUnavailableError)) {
      const kind = error instanceof SourceFault ? error.kind : 'internal';
      await run.state.failed(source, now(), kind, describe(error));
    }
    throw error;
  }
}

/** What rows come to when the last word on each document and key counts. */
interface Gathered {
  documents: Map<DocumentId, Document>;
  withdrawn: Set<DocumentId>;
  /** The document a key stands for; undefined once the source withdrew the key. */
  keys: Map<string, DocumentId | undefined>;
  names: Named[];
  /** UTF-16 units of the text that was read for it. */
  text: number;
}

const nothing = (): Gathered => ({
  documents: new Map(),
  withdrawn: new Set(),
  keys: new Map(),
  names: [],
  text: 0,
});

/** What is to be stored in one go; after the last of a batch the cursor may move. */
interface Step {
  gathered: Gathered;
  done?: { rows: number; cursor: Cursor; remaining: number | undefined };
}

function isFull({ gathered: { documents, text } }: Step): boolean {
  return documents.size >= putSize || text >= putText;
}

/** Two steps as one. */
function merged(earlier: Step, later: Step): Step {
  const { documents, withdrawn, keys, names, text } = earlier.gathered;
  for (const [id, document] of later.gathered.documents) {
    documents.set(id, document);
    withdrawn.delete(id);
  }
  for (const id of later.gathered.withdrawn) {
    documents.delete(id);
    withdrawn.add(id);
  }
  for (const [key, id] of later.gathered.keys) keys.set(key, id);
  const gathered = {
    documents,
    withdrawn,
    keys,
    names: [...names, ...later.gathered.names],
    text: text + later.gathered.text,
  };
  const rows = (earlier.done?.rows ?? 0) + (later.done?.rows ?? 0);
  const done = later.done ?? earlier.done;
  return { gathered, ...(done ? { done: { ...done, rows } } : {}) };
}

/** Reads the rows one by one, lets go of each row's bytes once its file is kept, and gives what fills a put. */
async function* readAll<Raw>(
  connector: SourceConnector<Raw>,
  batches: AsyncIterable<Batch<Raw>>,
  run: SourceRun,
  progress: Progress,
): AsyncGenerator<Step> {
  for await (const { raw: rows, cursor, remaining } of batches) {
    const done = { rows: rows.length, cursor, remaining };
    let gathered = nothing();
    for (let raw = rows.shift(); raw !== undefined; raw = rows.shift()) {
      await readRow(connector, raw, gathered, run, progress);
      if (!isFull({ gathered })) continue;
      yield { gathered };
      gathered = nothing();
    }
    yield { gathered, done };
  }
}

/** Adds what a row says to what was gathered. */
async function readRow<Raw>(
  connector: SourceConnector<Raw>,
  raw: Raw,
  gathered: Gathered,
  run: SourceRun,
  progress: Progress,
): Promise<void> {
  const reading = await connector.read(raw);
  // A reader that was ended gives documents without text; these must not be stored.
  run.signal.throwIfAborted();
  const storeKeys = new Map<string, string>();
  for (const { fileId, bytes } of reading.files) storeKeys.set(fileId, await run.files.put(bytes));
  for (const document of reading.documents) {
    gathered.documents.set(document.id, cleaned(withStoreKeys(document, storeKeys)));
    gathered.withdrawn.delete(document.id);
    gathered.text += document.text.length;
  }
  for (const id of reading.withdrawn) {
    gathered.documents.delete(id);
    gathered.withdrawn.add(id);
  }
  for (const { key, id } of cleaned(reading.keys)) gathered.keys.set(key, id);
  gathered.names.push(...cleaned(reading.names));
  for (const key of cleaned(reading.withdrawnKeys)) gathered.keys.set(key, undefined);
  progress.skipped += reading.skipped.length;
  progress.notes += reading.notes.length;
  for (const { sourceId, reason } of reading.skipped) run.onRemark?.(sourceId, reason);
  for (const { sourceId, note } of reading.notes) run.onRemark?.(sourceId, note);
}

/** The same steps with their documents scored. */
async function* scoreSteps(source: string, steps: AsyncIterable<Step>, run: SourceRun): AsyncGenerator<Step> {
  for await (const { gathered, ...step } of steps) {
    const scored = await score(source, [...gathered.documents.values()], run);
    yield { ...step, gathered: { ...gathered, documents: new Map(scored.map((one) => [one.id, one])) } };
  }
}

async function score(source: string, documents: readonly Document[], run: SourceRun): Promise<Document[]> {
  if (!run.classifier || documents.length === 0) return [...documents];
  return scoreAll(documents, run.classifier, (error) =>
    run.onRemark?.(source, `not scored: ${describe(error)}`),
  );
}

/** Stores what was gathered; true when some of it was new. */
async function store(
  source: string,
  gathered: Gathered,
  run: SourceRun,
  progress: Progress,
  silent: boolean,
): Promise<boolean> {
  let news = false;
  const now = run.now ?? Date.now;
  const known = [...gathered.keys].flatMap(([key, id]) => (id === undefined ? [] : [{ key, id }]));
  const gone = [...gathered.keys].flatMap(([key, id]) => (id === undefined ? [key] : []));
  const put = async (documents: readonly Document[]) => {
    if (documents.length === 0) return;
    if (!silent) await run.state.keepReplaced(run.store, documents);
    await run.lease.confirm();
    // A joined document may bring along how its other part came in.
    const stored = await run.store.getMany(loggedBefore(documents));
    const incoming = withLogs(documents, stored, now()).map(({ silent: _, ...one }) =>
      silent ? { ...one, silent: true as const } : one,
    );
    const ingested = await run.store.put(incoming);
    await run.state.stored(source, ingested, now());
    for (const { outcome } of ingested) {
      progress[outcome]++;
      news ||= outcome === 'new';
      run.onStored?.(outcome, 1);
    }
  };
  const withdraw = async (ids: readonly DocumentId[]) => {
    if (ids.length === 0) return;
    await run.lease.confirm();
    await run.store.withdraw(ids);
  };
  const { put: joined, superseded } = await joinKnown(
    [...gathered.documents.values()],
    run.store,
    run.identities,
  );
  // What two sources gave together says more than what was scored.
  const [together, alone] = [joined.filter((one) => one.joined), joined.filter((one) => !one.joined)];
  await put([...alone, ...(await score(source, together, run))]);
  await withdraw(superseded);
  await run.state.rememberKeys(source, known);
  const ended = [...gathered.withdrawn, ...(await run.state.keptOnlyBy(source, gone))];
  if (ended.length) {
    const left = await leaveJoined(source, ended, run.store, run.identities);
    await put(left.put);
    await withdraw(left.withdraw);
    await run.identities.forget([...ended, ...left.withdraw]);
  }
  // Keys go last: a run that is cut off before finds them again and withdraws once more.
  await run.state.forgetKeys(source, gone);
  const count = ended.length + superseded.length;
  if (count > 0) run.onStored?.('withdrawn', count);
  progress.withdrawn += count;
  return news;
}

/** The document with the keys of its own file and of what is attached, recordings among it. */
function withStoreKeys(document: Document, storeKeys: ReadonlyMap<string, string>): Document {
  if (storeKeys.size === 0) return document;
  const kept = (file: DocumentFile): DocumentFile => {
    const storeKey = storeKeys.get(file.fileId);
    return storeKey === undefined ? file : { ...file, storeKey };
  };
  const attachments = document.attachments.map(kept);
  return { ...document, ...(document.file ? { file: kept(document.file) } : {}), attachments };
}

function describe(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return cleaned(text).slice(0, 2_000);
}
