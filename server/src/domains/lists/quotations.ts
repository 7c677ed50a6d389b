import { domainIds } from 'contract/dashboards';
import type { ResponseOf } from 'contract/endpoint';
import { limits } from 'contract/limits';
import type { quoteOnList as quoteCall } from 'contract/list-quotations';
import type { Quotation, Quoted } from 'contract/quotations';
import type { Locale } from 'contract/users';
import { readableDocument } from '#domains/documents/index.ts';
import type { Actor } from '#platform/access.ts';
import { limitReached, notFound } from '#platform/errors.ts';
import { hashOf } from '#platform/hash.ts';
import { oneAtATime, type PeopleStore } from '#stores/people/index.ts';
import { append, documentContent } from './items.ts';
import { type KeptQuotations, readQuotations, shownQuotations } from './kept-quotations.ts';
import type { Parts } from './lists.ts';
import type { ShortSummaryOf } from './newsletter.ts';
import { quotationsIn } from './quoted.ts';
import { type ItemRow, itemsOf, type ListRow, requireItem, requireList, touch } from './store.ts';

const day = 24 * 60 * 60_000;

/** What quotations are made with. */
export interface QuotingParts extends Parts {
  shortSummaryOf: ShortSummaryOf;
}

/**
 * Keeps a passage or the short summary of a document with it on a list, at whose end it is put where it is not on it
 * yet. What is quoted there already is not quoted twice.
 * @throws as `readableDocument` and `quotationsIn`; EC-03 for a list that is not the user's; EC-05 when list or item
 *   hold as much as they may
 */
export async function quoteOnList(
  parts: QuotingParts,
  { actor, locale }: { actor: Actor; locale: Locale },
  asked: { listId: string; documentId: string; quoted: Quoted },
): Promise<ResponseOf<typeof quoteCall>['data']> {
  const { db, documents, clock, shortSummaryOf } = parts;
  const document = await readableDocument(documents, actor, asked.documentId, domainIds);
  const quotations = await quotationsIn(document, asked.quoted, (one) =>
    shortSummaryOf(one, { userId: actor.userId, locale }),
  );
  return oneAtATime(db, actor.userId, async (transaction) => {
    const now = clock.now().getTime();
    const list = await requireList(transaction, actor.userId, asked.listId);
    const items = await itemsOf(transaction, list.id);
    const item = items.find(({ documentId }) => documentId === asked.documentId);
    if (item) {
      const there = readQuotations(item.quotations);
      const fresh = quotations.filter((one) => !shownQuotations(there).some((other) => isSame(one, other)));
      if (fresh.length > 0) await keep(transaction, list, item, [...there, ...fresh], now);
      return { listItemId: item.id, added: false, quotationIds: fresh.map(({ id }) => id) };
    }
    requireRoom(quotations);
    const content = { ...documentContent(document), quotations: JSON.stringify(quotations) };
    const { added } = await append(transaction, actor, list, [content], hashOf(asked), now);
    return { listItemId: added[0]!.id, added: true, quotationIds: quotations.map(({ id }) => id) };
  });
}

/** Takes quotations off an item and answers what is left. @throws EC-03 for an item or quotation that is not there */
export function removeQuotations(
  parts: Parts,
  actor: Actor,
  asked: { listItemId: string; quotationIds: readonly string[] },
): Promise<Quotation[]> {
  return changeQuotations(parts, actor, asked, (one, now) =>
    one.removedAt === undefined ? { ...one, removedAt: now } : undefined,
  );
}

/**
 * Puts quotations back that were taken off an item; possible for a day.
 * @throws EC-03 as taking off; EC-05 beyond what an item may hold
 */
export function restoreQuotations(
  parts: Parts,
  actor: Actor,
  asked: { listItemId: string; quotationIds: readonly string[] },
): Promise<Quotation[]> {
  return changeQuotations(parts, actor, asked, ({ removedAt, ...one }, now) =>
    removedAt === undefined || removedAt > now - limits.removedItemDays * day ? one : undefined,
  );
}

type Kept = KeptQuotations[number];

/** Changes those named; one of which nothing can be made is not there. */
function changeQuotations(
  { db, clock }: Parts,
  actor: Actor,
  { listItemId, quotationIds }: { listItemId: string; quotationIds: readonly string[] },
  change: (one: Kept, now: number) => Kept | undefined,
): Promise<Quotation[]> {
  return oneAtATime(db, actor.userId, async (transaction) => {
    const now = clock.now().getTime();
    const { item, list } = await requireItem(transaction, actor.userId, listItemId);
    const there = readQuotations(item.quotations);
    const changed = new Map(
      quotationIds.map((id) => {
        const one = there.find((other) => other.id === id);
        return [id, one && change(one, now)];
      }),
    );
    if ([...changed.values()].includes(undefined)) throw notFound('refusals.unknownQuotation');
    const all = there.map((one) => changed.get(one.id) ?? one);
    await keep(transaction, list, item, all, now);
    return shownQuotations(all);
  });
}

/** Writes what an item quotes, without what nobody can put back any more. */
async function keep(
  db: PeopleStore,
  list: ListRow,
  item: ItemRow,
  all: KeptQuotations,
  now: number,
): Promise<void> {
  requireRoom(shownQuotations(all));
  const since = now - limits.removedItemDays * day;
  // Those that were taken off last are offered to be put back.
  const gone = all
    .filter(({ removedAt = 0 }) => removedAt > since)
    .toSorted((one, other) => other.removedAt! - one.removedAt!)
    .slice(0, limits.maximumQuotations);
  const kept = all.filter((one) => one.removedAt === undefined || gone.includes(one));
  await db
    .updateTable('listItems')
    .set({ quotations: JSON.stringify(kept) })
    .where('id', '=', item.id)
    .execute();
  await touch(db, list, now, list.sortedByDate === 1);
}

function requireRoom(quotations: readonly Quotation[]): void {
  const maximum = limits.maximumQuotations;
  if (quotations.length > maximum) throw limitReached('refusals.maximumQuotations', { maximum });
}

const isSame = (one: Quotation, other: Quotation) =>
  one.words === other.words && one.hash === other.hash && one.madeBy === other.madeBy;
