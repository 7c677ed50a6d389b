import type { DocumentId } from 'contract/document-parts';
import type { ItemRead, ItemSource } from '#connectors/items/item-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import { boundedFault } from './describe.ts';
import { addReading, type Gathered, nothing } from './gathered.ts';
import type { KeptItem } from './kept-items.ts';
import { type Kept, remark } from './read-items.ts';
import type { RunContext } from './run-context.ts';
import { score, storeGathered } from './store-gathered.ts';

/** So many items in a row that are asked for once more and not to be had: the source is away. */
const outageItems = 3;

/**
 * Reads again what was kept of items that could not be read, before anything new is fetched: those that failed in
 * fewer runs than make a quarantine, those that staff ask for, and all of them where the connectors have a new version.
 * What the source said of a document since then is left as it is.
 */
export async function readKept(source: ItemSource, run: RunContext, kept: Kept): Promise<void> {
  const name = source.source;
  let missed = 0;
  for (const item of await run.items.due(name, run.version)) {
    const one = await run.items.payloadOf(name, item);
    if (!one) continue;
    const { reading, failed, ended } = await readOne(source, one, run.signal);
    run.signal.throwIfAborted();
    if (reading) {
      remark(reading, run);
      const gathered = nothing();
      await addReading(reading, { place: one.place, isOld: one.silent }, gathered, run.files);
      await leaveNewer(name, one, gathered, run);
      for (const document of await score(name, [...gathered.documents.values()], run))
        gathered.documents.set(document.id, document);
      await run.state.rememberNames(source, gathered.names);
      const { silent } = one;
      if (await storeGathered(name, gathered, run, { silent, remember: true }))
        await run.state.broughtNews(name, run.now());
    }
    if (failed) {
      kept.failedNow.add(item);
      const fault = { kind: failed.kind, fault: boundedFault(failed.fault), ended };
      await run.items.failedAgain(name, item, fault, run.version, run.now());
      // The source may bring it in this run too.
      if (ended) kept.deadly.set(item, fault);
    } else await run.items.settle(name, [item]);
    missed = failed?.missedAgain ? missed + 1 : 0;
    // The source gives nothing now: the others keep their tries for a run in which it does.
    if (missed >= outageItems) return;
  }
}

async function readOne(
  source: ItemSource,
  { payload }: KeptItem,
  signal: AbortSignal,
): Promise<ItemRead & { ended: boolean }> {
  try {
    return { ...(await source.readKept(payload, signal)), ended: false };
  } catch (error) {
    // It ended the process that read it, which was there for this alone.
    if (error instanceof SourceFault)
      return { failed: { kind: error.kind, fault: error.message }, ended: true };
    throw error;
  }
}

/** Takes out what the source said something newer of since the item came. */
async function leaveNewer(
  source: string,
  item: KeptItem,
  gathered: Gathered,
  run: RunContext,
): Promise<void> {
  const { documents, withdrawn, keys, places } = gathered;
  const named = new Map<string, DocumentId[]>();
  for (const [key, id] of keys)
    named.set(key, id === undefined ? await run.state.keptOnlyBy(source, [key]) : [id]);
  const ids = [...new Set([...documents.keys(), ...withdrawn, ...[...named.values()].flat()])];
  const newer = await run.items.storedAfter(source, item.place, ids);
  for (const id of newer) {
    documents.delete(id);
    withdrawn.delete(id);
    places.delete(id);
  }
  for (const [key, of] of named) if (of.some((id) => newer.has(id))) keys.delete(key);
}
