import type { Item, Reading } from '#connectors/connector.ts';
import type { ItemRead, ItemSource, NamedBatch } from '#connectors/items/item-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import { addReading, emptyStep, isFull, isHeavy, type Step } from './gathered.ts';
import type { FailedItem, KeptSoFar } from './kept-items.ts';
import type { Progress, RunContext } from './run-context.ts';

/** Kinds of faults of an answer that is not the source's at all, such as a page that keeps programs out. */
const foreign = ['blocked', 'notJson', 'status', 'network', 'timeout', 'tooLarge'] as const;
/** So many items of a batch, and no other, with foreign answers are a fault of the source. */
const leastForeign = 3;

/** What is known of a source's kept items while it is read; grows with what fails meanwhile. */
export interface Kept extends KeptSoFar {
  /** Items that failed in this run. */
  failedNow: Set<string>;
}

/**
 * Reads the items of each batch one by one, lets go of each one's bytes once its file is kept, and gives what fills a
 * put. An item that cannot be read is among what failed, and the next one is read.
 * @throws SourceFault where nothing of a batch is the source's, or an item ended whoever read it
 */
export async function* readItems<Raw>(
  source: ItemSource<Raw>,
  batches: AsyncIterable<NamedBatch<Raw>>,
  run: RunContext,
  kept: Kept,
): AsyncGenerator<Step> {
  for await (const { raw: rows, items, cursor, remaining, isOld = false } of batches) {
    const done = { rows: rows.length, cursor, remaining };
    let step = emptyStep();
    let well = 0;
    for (let raw = rows.shift(), item = items.shift(); raw !== undefined && item;) {
      const { reading, failed } = await readOne(source, raw, item, run, kept);
      // A reader that was ended gives documents without text; these must not be stored.
      run.signal.throwIfAborted();
      const place = kept.nextPlace++;
      if (reading) {
        well++;
        remark(reading, run);
        await addReading(reading, { place, isOld }, step.gathered, run.files);
      }
      if (failed) {
        const { failedNow, known } = kept;
        step.failed.set(item.id, {
          ...failed,
          item,
          place,
          silent: run.silent || isOld,
          counted: failedNow.has(item.id),
          unread: kept.deadly.has(item.id),
        });
        step.mended.delete(item.id);
        failedNow.add(item.id);
        known.add(item.id);
        run.onRemark?.(item.id, `kept aside: ${failed.fault}`);
      } else if (kept.known.has(item.id)) {
        step.failed.delete(item.id);
        step.mended.add(item.id);
      }
      // What failed waits until it is known whether it is a matter of the source: at the end of its batch, if not before.
      const waits = well === 0;
      if (isFull(step) || (!waits && isHeavy(step))) {
        yield waits ? { ...step, failed: new Map() } : step;
        step = { ...emptyStep(), ...(waits ? { failed: step.failed } : {}) };
      }
      raw = rows.shift();
      item = items.shift();
    }
    if (well === 0) refuseForeign(source.source, [...step.failed.values()]);
    yield { ...step, done };
  }
}

async function readOne<Raw>(
  source: ItemSource<Raw>,
  raw: Raw,
  item: Item,
  run: RunContext,
  kept: Kept,
): Promise<ItemRead> {
  const deadly = kept.deadly.get(item.id);
  if (deadly) {
    const payload = await source.pack(raw);
    return { failed: { ...deadly, ...(payload ? { payload } : {}) } };
  }
  try {
    return await source.readItem(raw);
  } catch (error) {
    run.signal.throwIfAborted();
    if (error instanceof SourceFault) {
      const { kind, message: fault } = error;
      const place = kept.nextPlace;
      const failed = { item, kind, fault, place, silent: run.silent, counted: false, unread: false };
      await run.items.ended(source.source, failed, run.version, run.now());
    }
    throw error;
  }
}

/** A batch of which nothing is the source's: nothing of it is kept, and it is asked for again. */
function refuseForeign(source: string, failed: readonly FailedItem[]): void {
  const [first] = failed;
  const kinds = failed.map(({ kind }) => foreign.find((one) => one === kind));
  if (!first || !kinds[0] || failed.length < leastForeign || kinds.includes(undefined)) return;
  const detail = `none of ${failed.length} items could be read: ${first.fault}`;
  throw new SourceFault(kinds[0], { url: first.item.url ?? source, detail });
}

/** Counts and tells what was skipped or kept with a flaw. */
export function remark(
  { skipped, notes }: Reading,
  { progress, onRemark }: { progress: Progress; onRemark?: RunContext['onRemark'] },
): void {
  progress.skipped += skipped.length;
  progress.notes += notes.length;
  for (const { sourceId, reason } of skipped) onRemark?.(sourceId, reason);
  for (const { sourceId, note } of notes) onRemark?.(sourceId, note);
}
