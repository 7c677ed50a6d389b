import { startOfDay } from 'contract/amsterdam';
import type { DocumentListItem, ListItem } from 'contract/list-items';
import type { Locale } from 'contract/users';
import { documentPage } from '#domains/documents/index.ts';
import { documentFacts, type ExportEntry, type ExportItem, type Writing } from '#domains/exports/index.ts';
import type { Actor } from '#platform/access.ts';
import { invalidInput, notFound } from '#platform/errors.ts';
import { mailDates } from '#platform/mail/dates.ts';
import { say } from '#platform/words.ts';
import type { Document } from '#stores/documents/document.ts';
import { eachDocument } from './documents.ts';
import { toldQuotation } from './quotation-words.ts';
import type { Parts } from './lists.ts';
import { shownItems } from './shown.ts';
import { itemsOf, type ListRow } from './store.ts';

/** An entry of an export, with the document it tells of where that may be read. */
export type ListEntry = ExportEntry & { documentId?: string };

/**
 * The items of a list as an export tells them, in their order, with what is still known of their documents (3.29).
 * @throws as `chosenItems`
 */
export async function entriesOf(
  parts: Parts,
  actor: Actor,
  list: ListRow,
  itemIds: readonly string[] | undefined,
  writing: Writing,
): Promise<ListEntry[]> {
  const items = await chosenItems(parts, actor, list, itemIds);
  const facts = await readableDocuments(parts, items, (document) => ({
    item: documentFacts(document, writing),
    closed: document.confidentiality === 'Besloten',
  }));
  return items.map((item) => entryOf(item, facts, writing));
}

/**
 * The items of a list that are exported, in their order: those named, else those marked (decision 3.27).
 * @throws EC-02 when no document or update is among them; EC-03 for an item that is not on the list
 */
export async function chosenItems(
  { db, documents }: Parts,
  actor: Actor,
  list: ListRow,
  itemIds: readonly string[] | undefined,
): Promise<ListItem[]> {
  const rows = await itemsOf(db, list.id);
  const wanted = itemIds && new Set(itemIds);
  const here = new Set(rows.map(({ id }) => id));
  if (itemIds?.some((id) => !here.has(id))) throw notFound('refusals.unknownItem');
  const chosen = rows.filter(({ id, markedForExport }) => (wanted ? wanted.has(id) : markedForExport === 1));
  if (chosen.every(({ kind }) => kind === 'subheading'))
    throw invalidInput('refusals.itemRequired', 'body.itemIds');
  return shownItems(documents, actor, chosen);
}

/** What is made of the documents of items that are there still and that the reader's modules open. */
export function readableDocuments<T>(
  { documents }: Pick<Parts, 'documents'>,
  items: readonly ListItem[],
  made: (document: Document) => T,
): Promise<Map<string, T>> {
  const readable = items.flatMap((item) =>
    item.kind === 'document' && item.lockedBy === undefined ? item.documentId : [],
  );
  return eachDocument(documents, readable, made);
}

/** What became of a document since it was saved, in the reader's words. */
export function remarkOn({ lockedBy, state }: DocumentListItem, locale: Locale): string | undefined {
  const remark = lockedBy !== undefined ? 'locked' : state === 'same' ? undefined : state;
  return remark && say(locale, `exports.${remark}`);
}

type Facts = Map<string, { item: ExportItem; closed: boolean }>;

function entryOf(item: ListItem, facts: Facts, { locale, base }: Writing): ListEntry {
  const { kind, title } = item;
  if (kind === 'subheading') return { kind: 'heading', title };
  const { sourceName: source } = item;
  const date = (instant: string, timeKnown: boolean) => mailDates(locale).moment(instant, timeKnown);
  if (kind === 'update') {
    const { sourceUrl, description } = item;
    const day = new Date(startOfDay(item.date)).toISOString();
    return {
      ...{ kind: 'item', title, source, date: date(day, false) },
      ...(sourceUrl === '' ? {} : { sourceUrl }),
      ...(description === '' ? {} : { description }),
    };
  }
  const { documentId, note, quotations, state } = item;
  const known = facts.get(documentId);
  const remark = remarkOn(item, locale);
  const saved: ExportItem = {
    kind: 'item',
    title,
    date: date(item.date, item.timeKnown),
    ...(note === '' ? {} : { note }),
    ...(quotations.length === 0 ? {} : { quotations: quotations.map((one) => toldQuotation(one, locale)) }),
    ...(state === 'withdrawn'
      ? {}
      : { pageUrl: documentPage(base, { domain: item.domain, id: documentId }) }),
    ...(remark === undefined ? {} : { remark }),
  };
  if (known?.closed) return { ...known.item, ...saved, remark: say(locale, 'exports.closed') };
  return {
    ...known?.item,
    ...{ type: item.sourceType, source },
    ...saved,
    ...(known ? { documentId } : {}),
  };
}
