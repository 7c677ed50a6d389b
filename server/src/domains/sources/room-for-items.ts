import type { Item } from '#connectors/connector.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { PeopleStore } from '#stores/people/tables.ts';

/** Items and bytes kept of one source. More is no longer a matter of single items. */
const most = { items: 1_000, bytes: 256 * 1024 * 1024 };

/** An item that is to be kept. */
interface ToKeep {
  item: Item;
  fault: string;
  payload?: Uint8Array;
}

/** Names and documents asked for in one statement. */
export const atOnce = 500;

/**
 * Looks whether these items can be kept beside those of the source that are, but for those that they replace.
 * @throws SourceFault where there would be more than are kept of a source
 */
export async function checkRoom(db: PeopleStore, source: string, failed: readonly ToKeep[]): Promise<void> {
  const all = await keptOf(db, source);
  const others = { ...all };
  for (let from = 0; from < failed.length; from += atOnce) {
    const some = failed.slice(from, from + atOnce).map(({ item }) => item.id);
    const replaced = await keptOf(db, source, some);
    others.items -= replaced.items;
    others.bytes -= replaced.bytes;
  }
  const items = others.items + failed.length;
  const bytes = failed.reduce((sum, { payload }) => sum + sizeOf(payload), others.bytes);
  if (items <= most.items && bytes <= most.bytes) return;
  const detail = `${all.items} items of this source could not be read and are kept; more are not: ${failed[0]?.fault}`;
  throw new SourceFault('shape', { url: failed[0]?.item.url ?? source, detail });
}

/** How many items of a source are kept and their bytes, of all or of these alone. */
async function keptOf(db: PeopleStore, source: string, some?: readonly string[]) {
  const kept = db
    .selectFrom('keptItems')
    .select(({ fn }) => [fn.countAll<number>().as('items'), fn.sum<number | null>('size').as('bytes')])
    .where('source', '=', source);
  const { items, bytes } = await (some ? kept.where('item', 'in', some) : kept).executeTakeFirstOrThrow();
  // PostgreSQL gives a sum as text.
  return { items: Number(items), bytes: Number(bytes ?? 0) };
}

/** Bytes of what is kept of an item. */
export function sizeOf(payload: Uint8Array | undefined): number {
  return payload?.byteLength ?? 0;
}
