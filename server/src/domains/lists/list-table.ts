import { dayOf, startOfDay } from 'contract/amsterdam';
import type { Parsed } from 'contract/endpoint';
import type { exportListTable } from 'contract/list-exports';
import type { ListItem } from 'contract/list-items';
import type { Locale } from 'contract/users';
import { itemsTable, plainText, tableItem, type TableItem, type Writing } from '#domains/exports/index.ts';
import type { Actor } from '#platform/access.ts';
import { say } from '#platform/words.ts';
import type { MailWords } from './arrival-mail.ts';
import { chosenItems, readableDocuments, remarkOn } from './export-entries.ts';
import type { Parts } from './lists.ts';
import { toldQuotation } from './quotation-words.ts';
import { requireList } from './store.ts';

const columns = [
  'section',
  'date',
  'time',
  'type',
  'title',
  'source',
  'people',
  'numbers',
  'note',
  'quotations',
  'remark',
  'page',
  'sourceAddress',
] as const;

/**
 * A list as a table in its order, with its name (decision 10.5): title, source and date as they were saved, and what
 * became of a document since (3.29).
 * @throws EC-03 for a list that is not the user's; else as `chosenItems`
 */
export async function listTable(
  parts: Parts & { mailWords: MailWords },
  { actor, locale }: { actor: Actor; locale: Locale },
  { params: { id, format }, body: { itemIds } }: Pick<Parsed<typeof exportListTable>, 'params' | 'body'>,
): Promise<{ bytes: Buffer; name: string }> {
  const list = await requireList(parts.db, actor.userId, id);
  const items = await chosenItems(parts, actor, list, itemIds);
  const writing = { locale, base: parts.mailWords.address };
  const facts = await readableDocuments(parts, items, (document) => tableItem(document, writing));
  let section: string | undefined;
  const rows = items.flatMap((item) => {
    if (item.kind !== 'subheading') return { ...rowOf(item, facts, writing), ...(section && { section }) };
    section = item.title;
    return [];
  });
  const today = dayOf(parts.clock.now().getTime());
  return {
    bytes: await itemsTable(format, locale, { columns, items: rows }),
    name: `${list.title} ${today}`,
  };
}

function rowOf(
  item: Exclude<ListItem, { kind: 'subheading' }>,
  facts: Map<string, TableItem>,
  { locale }: Writing,
): TableItem {
  const { title, sourceName: source } = item;
  if (item.kind === 'update') {
    return {
      ...{ title, source, type: say(locale, 'exports.update'), note: plainText(item.description) },
      ...{ date: startOfDay(item.date), timeKnown: false, sourceAddress: item.sourceUrl },
    };
  }
  const quotations = item.quotations
    .map((one) => toldQuotation(one, locale))
    .map(({ words, from }) => (from === '' ? `‘${words}’` : `‘${words}’ (${from})`))
    .join('\n');
  const { note, timeKnown, sourceType: type } = item;
  const remark = remarkOn(item, locale);
  const saved = {
    title,
    note,
    timeKnown,
    date: Date.parse(item.date),
    ...(quotations && { quotations }),
    ...(remark && { remark }),
  };
  // What is known of a document says how little may be told of one behind closed doors.
  return { ...(facts.get(item.documentId) ?? { type, source }), ...saved };
}
