import type { Cursor, Reading, SourceConnector } from '#connectors/connector.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { Document } from '#stores/documents/document.ts';
import type { FileStore } from '#stores/files/file-store.ts';
import type { SourceStateStore } from './store.ts';

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

export interface SourceRun {
  store: DocumentStore;
  files: FileStore;
  state: SourceStateStore;
  /** Instant a back-fill starts from, epoch milliseconds; without it the run goes on where the last one ended. */
  since?: number;
  signal: AbortSignal;
  onProgress?(progress: Progress): void;
  /** Told of everything skipped or kept with a flaw. */
  onRemark?(sourceId: string, remark: string): void;
  now?(): number;
}

/** Documents in one put. */
const putSize = 100;

/**
 * Polls, reads and stores until the source has no more. The cursor moves only after everything up
 * to it is stored, so a run that was killed goes on without a gap; a fault is recorded and thrown,
 * the cursor stays.
 */
export async function runSource<Raw>(connector: SourceConnector<Raw>, run: SourceRun): Promise<Progress> {
  const now = run.now ?? Date.now;
  const progress: Progress = { fetched: 0, new: 0, changed: 0, same: 0, withdrawn: 0, skipped: 0, notes: 0 };
  const { source } = connector;
  await run.state.attempted(source, now());
  const kept: Cursor | undefined = await run.state.cursor(source);
  const since = run.since === undefined ? kept : connector.cursorAt(run.since);
  try {
    for await (const batch of connector.poll(since, run.signal)) {
      run.signal.throwIfAborted();
      for (const raw of batch.raw) await keep(await connector.read(raw), connector.source, run, progress);
      progress.fetched += batch.raw.length;
      if (batch.remaining !== undefined) progress.remaining = batch.remaining;
      await run.state.advance(source, batch.cursor);
      run.onProgress?.(progress);
    }
    await run.state.succeeded(source, now());
    return progress;
  } catch (error) {
    // A run that was asked to stop is not a fault of the source.
    if (!run.signal.aborted) await run.state.failed(source, describe(error));
    throw error;
  }
}

async function keep(reading: Reading, source: string, run: SourceRun, progress: Progress): Promise<void> {
  const storeKeys = new Map<string, string>();
  for (const { fileId, bytes } of reading.files) storeKeys.set(fileId, await run.files.put(bytes));
  const documents = reading.documents.map((document) => withStoreKeys(document, storeKeys));
  for (let at = 0; at < documents.length; at += putSize) {
    for (const { outcome } of await run.store.put(documents.slice(at, at + putSize))) progress[outcome]++;
  }
  await run.state.rememberKeys(source, reading.keys);
  const withdrawn = [...reading.withdrawn, ...(await run.state.forgetKeys(source, reading.withdrawnKeys))];
  if (withdrawn.length) await run.store.withdraw(withdrawn);
  progress.withdrawn += withdrawn.length;
  progress.skipped += reading.skipped.length;
  progress.notes += reading.notes.length;
  for (const { sourceId, reason } of reading.skipped) run.onRemark?.(sourceId, reason);
  for (const { sourceId, note } of reading.notes) run.onRemark?.(sourceId, note);
}

function withStoreKeys(document: Document, storeKeys: ReadonlyMap<string, string>): Document {
  const storeKey = document.file && storeKeys.get(document.file.fileId);
  return document.file && storeKey ? { ...document, file: { ...document.file, storeKey } } : document;
}

function describe(error: unknown): string {
  const text = error instanceof SourceFault || error instanceof Error ? error.message : String(error);
  return text.slice(0, 2_000);
}
