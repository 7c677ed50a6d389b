import { type KeptItem, shownItems, shownPayload } from 'contract/admin/sources';
import { payloadStart } from '#connectors/items/kept-payload.ts';
import { audit, type Doer } from '#domains/audit/index.ts';
import { alreadyThere, notFound } from '#platform/errors.ts';
import type { PeopleStore } from '#stores/people/tables.ts';
import { cleaned } from './clean.ts';
import { order } from './orders.ts';
import { checkIsRead, type Watching } from './watched.ts';

/** An item that staff do something about. */
interface Asked {
  source: string;
  item: string;
  reason?: string | undefined;
}

const iso = (at: number) => new Date(at).toISOString();

/** Items of a source that could not be read, the last faults first; no more than are shown. */
export async function keptItemsOf(people: PeopleStore, source: string): Promise<KeptItem[]> {
  const rows = await people
    .selectFrom('keptItems')
    .select(['item', 'url', 'kind', 'fault', 'runs', 'firstAt', 'lastAt', 'quarantinedAt', 'askedAt'])
    .select(['version', 'size'])
    .where('source', '=', source)
    .orderBy('lastAt', 'desc')
    .orderBy('item')
    .limit(shownItems)
    .execute();
  return rows.map(({ url, firstAt, lastAt, quarantinedAt, askedAt, ...row }) => ({
    ...row,
    ...(url === null ? {} : { url }),
    firstAt: iso(firstAt),
    lastAt: iso(lastAt),
    ...(quarantinedAt === null ? {} : { quarantinedAt: iso(quarantinedAt) }),
    ...(askedAt === null ? {} : { askedAt: iso(askedAt) }),
  }));
}

/** What is kept of an item, as text. @throws EC-03 where nothing is */
export async function keptPayload(
  people: PeopleStore,
  { source, item }: Asked,
): Promise<{ text: string; isCut: boolean }> {
  const row = await people
    .selectFrom('keptItems')
    .select('payload')
    .where('source', '=', source)
    .where('item', '=', item)
    .executeTakeFirst();
  if (!row) throw notFound('refusals.itemNotKept');
  if (row.payload === null) throw notFound('refusals.itemEmpty');
  const { text, isCut } = await payloadStart(Buffer.from(row.payload, 'base64'), shownPayload);
  return { text: cleaned(text), isCut };
}

/**
 * Asks for an item to be read again, and for a reading of its source.
 * @returns what is kept of the source then
 * @throws EC-03 for a source that is not read here and an item that is not kept; EC-06 for a source that is paused
 */
export async function retryItem(parts: Watching, doer: Doer, asked: Asked, now: number): Promise<KeptItem[]> {
  const { source, item, reason } = asked;
  await parts.people.transaction().execute(async (db) => {
    const { pausedAt } = await checkIsRead(db, parts, source);
    if (pausedAt !== null) throw alreadyThere('refusals.sourcePaused');
    if ((await sizeOf(db, asked)) === 0) throw notFound('refusals.itemEmpty');
    await db
      .updateTable('keptItems')
      .set({ askedAt: now })
      .where('source', '=', source)
      .where('item', '=', item)
      .execute();
    await order(db, source, { askedAt: now });
    await audit(db, doer, { action: 'source.retryItem', target: `${source}: ${item}`, reason }, now);
  });
  return keptItemsOf(parts.people, source);
}

/**
 * Deletes what is kept of an item.
 * @returns what is kept of the source then
 * @throws EC-03 for an item that is not kept
 */
export async function dropItem(
  people: PeopleStore,
  doer: Doer,
  asked: Asked,
  now: number,
): Promise<KeptItem[]> {
  const { source, item, reason } = asked;
  await people.transaction().execute(async (db) => {
    await sizeOf(db, asked);
    await db.deleteFrom('keptItems').where('source', '=', source).where('item', '=', item).execute();
    await audit(db, doer, { action: 'source.dropItem', target: `${source}: ${item}`, reason }, now);
  });
  return keptItemsOf(people, source);
}

/** Bytes kept of an item. @throws EC-03 where it is not kept */
async function sizeOf(db: PeopleStore, { source, item }: Asked): Promise<number> {
  const row = await db
    .selectFrom('keptItems')
    .select('size')
    .where('source', '=', source)
    .where('item', '=', item)
    .executeTakeFirst();
  if (!row) throw notFound('refusals.itemNotKept');
  return row.size;
}
