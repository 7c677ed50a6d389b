import type { DocumentId } from 'contract/document-parts';
import type { Document } from '#stores/documents/document.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/tables.ts';
import { leaseOf } from './lease-of.ts';

/** Documents that are looked for, of each place that names some. */
const sample = 40;

/** What others know of documents, at most so many by their ids, and the highest ingest number they name. */
export type Known = (most: number) => Promise<{ highest: number; some: readonly DocumentId[] }>;

/**
 * Whether the people's store knows of documents that the document store does not have, as after restoring a backup
 * beside documents that are older or none: more than half of those looked for are unknown, or nothing is as new.
 */
export async function documentsAreMissing(
  people: PeopleStore,
  documents: DocumentStore,
  knownToOthers: Known,
): Promise<boolean> {
  const { highest, some } = await knownToOthers(sample);
  if ((await documents.settled()) < highest) return true;
  const named = await Promise.all([
    people.selectFrom('documentIdentities').select('documentId').distinct().limit(sample).execute(),
    people.selectFrom('sourceRecords').select('documentId').distinct().limit(sample).execute(),
  ]);
  const ids = [...new Set([...named.flat().map(({ documentId }) => documentId), ...some])];
  const found = await Promise.all(ids.map((id) => documents.get(id)));
  const missing = found.filter((document) => document === undefined).length;
  if (missing > 0) return 2 * missing > ids.length;
  return ids.length === 0 && (await documents.settled()) === 0 && (await sourcesRead(people)).length > 0;
}

/** A source that begins anew. */
export interface Anew {
  source: string;
  /** The instant from which it was read, where that is known; else it begins thirty days back. */
  readFrom: number | null;
}

/**
 * Lets every source begin anew, as far back as it was read; what comes in again is told to nobody (decision 4.22).
 * Ingest numbers go on above those that were given out, so that what comes in later is. Documents that are there
 * stay. No process may be reading sources meanwhile.
 */
export async function beginAnew(
  people: PeopleStore,
  documents: DocumentStore,
  knownToOthers: Known,
): Promise<Anew[]> {
  const { highest } = await knownToOthers(0);
  if ((await documents.settled()) < highest) {
    await documents.load([{ document: placeholder(highest), withdrawn: true, seq: highest, version: 1 }]);
  }
  const sources = await sourcesRead(people);
  // After a run a source rests; there is nothing to wait for here.
  const leases = sources.map(({ source }) => leaseOf(source));
  if (leases.length > 0) await people.deleteFrom('leases').where('name', 'in', leases).execute();
  await people.updateTable('sourceStates').set({ cursor: null, lastSuccess: null, lastNews: null }).execute();
  return sources;
}

async function sourcesRead(people: PeopleStore): Promise<Anew[]> {
  return people
    .selectFrom('sourceStates')
    .select(['source', 'readFrom'])
    .where('cursor', 'is not', null)
    .orderBy('source')
    .execute();
}

/** Takes up the last number that was given out, and is withdrawn from the beginning. */
function placeholder(seq: number): Document {
  const id: DocumentId = `restored-${seq}`;
  return {
    id,
    domain: 'nl',
    source: 'restored',
    demo: false,
    groupPath: 'tk',
    sourceType: '',
    institution: '',
    title: '',
    titles: {},
    language: 'nl',
    date: 0,
    timeKnown: false,
    sourceDate: '1970-01-01',
    text: '',
    attachments: [],
    people: [],
    organisations: [],
    committees: [],
    numbers: [],
    votes: [],
    relations: [],
    originalUrls: [],
    confidentiality: 'Openbaar',
  };
}
