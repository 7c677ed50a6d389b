import type { DocumentId } from 'contract/document-parts';
import type { TimelineItem } from 'contract/documents';
import type { MailedDocument, MailedDocumentsResponse } from 'contract/mailed-documents';
import { moduleCodes } from 'contract/modules';
import { missingModule } from '#domains/files/index.ts';
import type { MatchLine } from '../follow/run-searches.ts';
import { notifiedIn } from './ledger.ts';
import { readCriteria } from '../searches/saved-search-criteria.ts';
import { savedSearchesOf } from '../searches/saved-search-store.ts';
import { headOf } from '#domains/timeline/index.ts';
import type { Actor } from '#platform/access.ts';
import { notFound } from '#platform/errors.ts';
import type { Document } from '#stores/documents/document.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';

export interface Parts {
  db: PeopleStore;
  documents: Pick<DocumentStore, 'getMany'>;
}

/** A line of a mail as the ledger knows it. */
interface MailLine {
  documentId: DocumentId;
  version: number;
  /** The search that carried it. */
  searchId: string;
}

/**
 * Exactly the documents of one of the actor's mails, in its order: as they are today and as far as the actor may
 * read them today, with the marks they had.
 * @throws EC-03 for a mail that is not there, or another's
 */
export async function mailedDocuments(
  { db, documents }: Parts,
  actor: Actor,
  asked: { id: string; search?: string | undefined; from: number; size: number },
): Promise<MailedDocumentsResponse> {
  const delivery = await db
    .selectFrom('deliveries')
    .select(['kind', 'subject', 'plannedAt'])
    .where('id', '=', asked.id)
    .where('userId', '=', actor.userId)
    .executeTakeFirst();
  if (!delivery) throw notFound();
  const notified = await notifiedIn(db, asked.id);
  const all = notified
    // Of several versions told at once only the newest had a line.
    .filter(({ position }, index) => position !== notified[index - 1]?.position)
    .map(({ savedSearchIds, ...one }) => ({ ...one, searchId: savedSearchIds[0]! }));
  const chosen = asked.search === undefined ? all : all.filter(({ searchId }) => searchId === asked.search);
  const page = chosen.slice(asked.from, asked.from + asked.size);
  return {
    kind: delivery.kind,
    subject: delivery.subject,
    madeAt: new Date(delivery.plannedAt).toISOString(),
    searches: await searchesOf(db, actor.userId, all),
    data: await readableDocuments({ db, documents }, actor, page),
    total: chosen.length,
    more: asked.from + page.length < chosen.length,
  };
}

async function searchesOf(
  db: PeopleStore,
  userId: string,
  all: readonly MailLine[],
): Promise<MailedDocumentsResponse['searches']> {
  if (all.length === 0) return [];
  const known = new Map((await savedSearchesOf(db, userId)).map((row) => [row.id, row]));
  return [...Map.groupBy(all, ({ searchId }) => searchId)].map(([id, { length: documents }]) => {
    const row = known.get(id);
    if (!row) return { id, documents };
    const { query, context } = readCriteria(row.criteria).criteria;
    return { id, title: row.title, queryDetails: { query, context }, documents };
  });
}

async function readableDocuments(
  { db, documents }: Parts,
  actor: Actor,
  page: readonly MailLine[],
): Promise<MailedDocument[]> {
  if (page.length === 0) return [];
  const ids = page.map(({ documentId }) => documentId);
  const today = new Map((await documents.getMany(ids)).map((document) => [document.id, document]));
  const lines = await linesOf(db, page);
  return page.flatMap((notified): MailedDocument[] => {
    const { documentId, searchId } = notified;
    const line = lines.get(keyOf(notified));
    const document = today.get(documentId);
    if (!document) {
      // Without a line nothing is known of it that may be told.
      return line ? [{ state: 'withdrawn', searchId, id: documentId, title: line.title.text }] : [];
    }
    const missing = missingModule(actor, document);
    if (missing) {
      const { title } = document;
      return [{ state: 'locked', searchId, id: documentId, title, module: moduleCodes[missing] }];
    }
    return [{ state: 'open', searchId, item: itemOf(document, line) }];
  });
}

/** How the documents were told of; gone when they were found too long ago. */
async function linesOf(db: PeopleStore, page: readonly MailLine[]): Promise<Map<string, MatchLine>> {
  const rows = await db
    .selectFrom('matches')
    .select(['savedSearchId', 'documentId', 'version', 'line'])
    .where('savedSearchId', 'in', [...new Set(page.map(({ searchId }) => searchId))])
    .where('documentId', 'in', [...new Set(page.map(({ documentId }) => documentId))])
    .execute();
  return new Map(
    rows.map(({ savedSearchId, documentId, version, line }) => [
      keyOf({ searchId: savedSearchId, documentId, version }),
      JSON.parse(line) as MatchLine,
    ]),
  );
}

const keyOf = ({ searchId, documentId, version }: MailLine) => `${searchId} ${documentId} ${version}`;

/** What is confidential today is shown by title and date alone, whatever it was (decision 3.33). */
function itemOf(document: Document, line: MatchLine | undefined): TimelineItem {
  const closed = document.confidentiality === 'Besloten';
  const outcome = document.votes.at(-1)?.outcome;
  return {
    ...headOf(document),
    title: line && !closed ? line.title : { text: document.title, marks: [] },
    passages: line && !closed ? line.passages : [],
    attachments: closed ? 0 : document.attachments.length,
    ...(outcome && !closed ? { voteOutcome: outcome } : {}),
  };
}
