import { inThreadDocumentStore } from '../server/src/stores/documents/sqlite/in-thread-document-store.ts';
import type { PeopleStore } from '../server/src/stores/people/index.ts';
import { hasOwnPage, isReadable, nameOfRow, type Row } from './feed.ts';
import { textOf, type World } from './world.ts';

/** Runs in which an item fails before it is in quarantine. */
const patience = 3;

/**
 * Compares what is kept of the source's items with the feed, while nobody reads: up to the cursor each item that this
 * version of the reader cannot read is kept, and none that all of them can, but for those whose page was not to be had.
 */
export async function judgeKept(
  db: PeopleStore,
  rows: readonly Row[],
  version: number,
): Promise<{ faults: string[]; kept: number; quarantined: number }> {
  const state = await db
    .selectFrom('sourceStates')
    .select('cursor')
    .where('source', '=', 'faults')
    .executeTakeFirst();
  const { after = 0 } = JSON.parse(state?.cursor ?? '{}') as { after?: number };
  const items = await db
    .selectFrom('keptItems')
    .select(['item', 'runs', 'quarantinedAt', 'size'])
    .where('source', '=', 'faults')
    .execute();
  const kept = new Map(items.map((item) => [item.item, item]));
  const faults: string[] = [];
  for (const row of rows) {
    const name = nameOfRow(row);
    if (isReadable(row, 1)) {
      if (kept.has(name) && !hasOwnPage(row)) faults.push(`${name} is kept, and could be read`);
    } else if (!isReadable(row, version) && row.number <= after && !kept.has(name)) {
      faults.push(`${name} could not be read and is not kept`);
    }
  }
  for (const { item, runs, quarantinedAt, size } of items) {
    if (size === 0) faults.push(`nothing is kept of ${item}`);
    if ((quarantinedAt !== null) !== runs >= patience) {
      faults.push(
        `${item} failed in ${runs} runs and is ${quarantinedAt === null ? 'not ' : ''}in quarantine`,
      );
    }
  }
  const quarantined = items.filter(({ quarantinedAt }) => quarantinedAt !== null).length;
  return { faults, kept: items.length, quarantined };
}

/** Each document is as its last version says, whatever was read when. */
export async function judgeStored(path: string, { papers }: World): Promise<string[]> {
  const store = inThreadDocumentStore(path);
  try {
    const faults: string[] = [];
    for (const [paper, versions] of papers) {
      const [stored] = await store.getMany([`faults-${paper}`]);
      if (stored?.text !== textOf(versions))
        faults.push(`document ${paper} says "${stored?.text}" instead of "${textOf(versions)}"`);
    }
    return faults;
  } finally {
    await store.close();
  }
}
