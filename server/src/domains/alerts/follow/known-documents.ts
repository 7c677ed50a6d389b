import type { DocumentId } from 'contract/document-parts';
import type { PeopleStore } from '#stores/people/index.ts';

/** What is known of documents because they were looked at for saved searches. */
interface Known {
  /** The highest ingest number that is named; 0 when none is. */
  highest: number;
  /** Some of the documents that were found. */
  some: DocumentId[];
}

/** What saved searches name of documents, with at most so many that were found. */
export async function knownToSearches(db: PeopleStore, most: number): Promise<Known> {
  const found = await db.selectFrom('matches').select('documentId').distinct().limit(most).execute();
  const marks = await db
    .selectFrom('matchMarks')
    .select(({ fn }) => fn.max('after').as('after'))
    .executeTakeFirst();
  const matches = await db
    .selectFrom('matches')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .executeTakeFirst();
  const searches = await db
    .selectFrom('savedSearches')
    .select(({ fn }) => [fn.max('after').as('after'), fn.max('seenUpTo').as('seenUpTo')])
    .executeTakeFirst();
  const named = [marks?.after, matches?.seq, searches?.after, searches?.seenUpTo];
  return {
    highest: Math.max(0, ...named.map((one) => Number(one ?? 0))),
    some: found.map(({ documentId }) => documentId),
  };
}
