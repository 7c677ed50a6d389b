import { dayOf } from 'contract/amsterdam';
import { DomainId } from 'contract/domain-id';
import type { List } from 'contract/lists';
import type { ListItem } from 'contract/list-items';
import { moduleCodes } from 'contract/modules';
import { nodeOf } from 'contract/sources';
import { z } from 'zod';
import { missingModule } from '#domains/files/index.ts';
import type { Actor } from '#platform/access.ts';
import { hashOf } from '#platform/hash.ts';
import type { Document } from '#stores/documents/document.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { readQuotations, shownQuotations } from './kept-quotations.ts';
import type { ItemRow, ListRow } from './store.ts';

/** Documents whose text is compared at a time. */
const comparedAtOnce = 50;

const Saved = z.object({
  domain: DomainId,
  groupPath: z.string(),
  sourceType: z.string(),
  language: z.string(),
  timeKnown: z.boolean(),
  /** Of what the document said when it was saved. */
  hash: z.string(),
});

/** What a list keeps of a document besides title, source and date (decision 3.29). */
export function savedOf(document: Document): string {
  const { domain, groupPath, sourceType, language, timeKnown } = document;
  const saved: z.infer<typeof Saved> = {
    domain,
    groupPath,
    sourceType,
    language,
    timeKnown,
    hash: hashOfDocument(document),
  };
  return JSON.stringify(saved);
}

const hashOfDocument = ({ title, date, text }: Document): string => hashOf([title, date, text]);

/** Lists as they are shown, with the number of their items and whether they are shared. */
export async function shownLists(db: PeopleStore, rows: readonly ListRow[]): Promise<List[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const counts = await db
    .selectFrom('listItems')
    .select(({ fn }) => ['listId', 'kind', fn.countAll<number>().as('count')])
    .where('removedAt', 'is', null)
    .where('listId', 'in', ids)
    .groupBy(['listId', 'kind'])
    .execute();
  const shares = await db.selectFrom('listShares').select('listId').where('listId', 'in', ids).execute();
  const shared = new Set(shares.map(({ listId }) => listId));
  const countOf = (listId: string, kind?: ItemRow['kind']) =>
    counts
      .filter((row) => row.listId === listId && (kind === undefined || row.kind === kind))
      .reduce((sum, { count }) => sum + count, 0);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    archived: row.archived === 1,
    items: countOf(row.id),
    updates: countOf(row.id, 'update'),
    subheadings: countOf(row.id, 'subheading'),
    sortedByDate: row.sortedByDate === 1,
    shared: shared.has(row.id),
    createdAt: new Date(row.createdAt).toISOString(),
    usedAt: new Date(row.usedAt).toISOString(),
  }));
}

/** Items as they are shown to this actor: as saved, with how their documents are today. */
export async function shownItems(
  documents: DocumentStore,
  actor: Actor,
  rows: readonly ItemRow[],
): Promise<ListItem[]> {
  const ids = rows.flatMap(({ documentId }) => documentId ?? []);
  const today = new Map<string, Today>();
  for (let from = 0; from < ids.length; from += comparedAtOnce) {
    for (const document of await documents.getMany(ids.slice(from, from + comparedAtOnce))) {
      const closed = document.confidentiality === 'Besloten';
      today.set(document.id, { hash: hashOfDocument(document), closed });
    }
  }
  return rows.map((row) => shownItem(row, actor, today));
}

/** How a saved document is today. */
interface Today {
  hash: string;
  closed: boolean;
}

function shownItem(row: ItemRow, actor: Actor, today: ReadonlyMap<string, Today>): ListItem {
  const head = {
    id: row.id,
    listId: row.listId,
    title: row.title,
    markedForExport: row.markedForExport === 1,
  };
  if (row.kind === 'subheading') return { ...head, kind: 'subheading' };
  const { sourceName, sourceUrl, description, note } = row;
  if (row.kind === 'update')
    return { ...head, kind: 'update', sourceName, sourceUrl, description, date: dayOf(row.date!) };
  const { hash, ...saved } = Saved.parse(JSON.parse(row.saved!));
  const now = today.get(row.documentId!);
  const missing = missingModule(actor, saved);
  return {
    ...head,
    kind: 'document',
    documentId: row.documentId!,
    ...saved,
    groupPath: nodeOf(saved),
    sourceName,
    date: new Date(row.date!).toISOString(),
    note,
    // Whoever may not read a document is shown none of its words (decisions 3.33, 6.5).
    quotations: missing || now?.closed ? [] : shownQuotations(readQuotations(row.quotations)),
    state: now === undefined ? 'withdrawn' : now.hash === hash ? 'same' : 'changed',
    ...(missing ? { lockedBy: moduleCodes[missing] } : {}),
  };
}
