import type { ItemSource } from '#connectors/items/item-source.ts';
import { connectorsVersion } from '#connectors/items/version.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import { StoreUnavailableError } from '#platform/unavailable.ts';
import { batched } from './batched.ts';
import { boundedFault, describe } from './describe.ts';
import { isFull, isHeavy, merged, type Step } from './gathered.ts';
import { prefetch } from './prefetch.ts';
import { type Kept, readItems } from './read-items.ts';
import { readKept } from './read-kept.ts';
import type { Progress, RunContext, SourceRun } from './run-context.ts';
import { score, storeGathered } from './store-gathered.ts';

/**
 * Polls, reads and stores until the source has no more. The cursor moves only after everything up to it is stored or,
 * where an item of it cannot be read, kept; so a run that was killed goes on without a gap, and no item holds up
 * those behind it. What is a fault of the source is recorded and thrown, and the cursor stays. A run that lost its
 * lease ends before its next write.
 * @throws LeaseLostError
 */
export async function runSource<Raw>(items: ItemSource<Raw>, given: SourceRun): Promise<Progress> {
  const { source } = items;
  const now = given.now ?? Date.now;
  const progress: Progress = {
    ...{ fetched: 0, new: 0, changed: 0, same: 0, withdrawn: 0, skipped: 0, notes: 0, failed: 0 },
  };
  const { state } = given;
  await state.attempted(source, now(), given.since);
  const left = await state.cursor(source);
  // A back-fill moves back only what it names; the other positions of the source stay.
  const since = given.since === undefined ? left : { ...left, ...items.cursorAt(given.since) };
  const run: RunContext = {
    ...given,
    signal: AbortSignal.any([given.signal, given.lease.signal]),
    now,
    version: given.version ?? (await connectorsVersion()),
    progress,
    // What was there before anybody listened is no news.
    silent: given.since !== undefined || !(await state.wasRead(source)),
  };
  try {
    const kept: Kept = { ...(await run.items.begin(source, run.version, now())), failedNow: new Set() };
    await readKept(items, run, kept);
    // Fetching, reading, scoring and storing go on side by side; what is ready by then is stored in one go.
    const batches = prefetch(items.poll(since, run.signal));
    const read = prefetch(readItems(items, batches, run, kept));
    for await (const { gathered, failed, mended, done } of batched(
      scored(source, read, run),
      merged,
      (step) => isFull(step) || isHeavy(step),
    )) {
      // Names go first, so that documents of the next round recognise them soon.
      await state.rememberNames(items, gathered.names);
      const how = { silent: run.silent, remember: kept.known.size > 0 };
      if (await storeGathered(source, gathered, run, how)) await state.broughtNews(source, now());
      const bounded = [...failed.values()].map((one) => ({ ...one, fault: boundedFault(one.fault) }));
      await run.items.keep(source, bounded, run.version, now());
      await run.items.settle(source, [...mended]);
      progress.failed += failed.size;
      if (!done) continue;
      progress.fetched += done.rows;
      if (done.remaining !== undefined) progress.remaining = done.remaining;
      await state.advance(source, done.cursor);
      run.onProgress?.(progress);
    }
    await state.succeeded(source, now());
    return progress;
  } catch (error) {
    // What was fetched when the lease was lost may end in any fault: the loss is the reason.
    if (run.lease.signal.aborted) throw run.lease.signal.reason;
    // A run that was asked to stop is not a fault of the source, and neither is a store that is away.
    if (!run.signal.aborted && !(error instanceof StoreUnavailableError)) {
      const kind = error instanceof SourceFault ? error.kind : 'internal';
      await state.failed(source, now(), kind, describe(error));
    }
    throw error;
  }
}

/** The same steps with their documents scored. */
async function* scored(source: string, steps: AsyncIterable<Step>, run: RunContext): AsyncGenerator<Step> {
  for await (const { gathered, ...step } of steps) {
    const documents = await score(source, [...gathered.documents.values()], run);
    for (const document of documents) gathered.documents.set(document.id, document);
    yield { gathered, ...step };
  }
}
