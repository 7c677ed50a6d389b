import { isByTitle } from '#connectors/reading/debate-identity.ts';
import type { DocumentId } from 'contract/document-parts';
import type { Document } from '#stores/documents/document.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { IdentityStore } from './identities.ts';
import { joinDocuments, withoutSource } from './join.ts';
import { sameDebates, standingAlone } from './same-debate.ts';

/** What to do in the store about documents that a source delivered. */
interface Joined {
  put: Document[];
  /** Stood alone until they became parts of others: to be withdrawn once those are stored. */
  superseded: DocumentId[];
}

/**
 * The documents to store for those a source delivered: one that shares a public number with a document
 * that is here already becomes a part of it, and its own id an alias. What was found is remembered.
 */
export async function joinKnown(
  documents: readonly Document[],
  store: DocumentStore,
  identities: IdentityStore,
): Promise<Joined> {
  const numbers = [...new Set(documents.flatMap(({ identities = [] }) => identities))];
  const aliases = await identities.aliasesAmong(documents.map(({ id }) => id));
  const owners = await identities.ownersOf(numbers);
  const learned = new Map<string, DocumentId>();
  const newAliases = new Map<DocumentId, DocumentId>();
  const targets = new Map<Document, DocumentId>();
  const closed = await closedTo(documents, owners, store);
  const debates = await sameDebates(documents, store, identities);
  const absorbed = new Map<DocumentId, Document[]>();
  for (const document of documents) {
    const known = (document.identities ?? [])
      .filter((number) => !isByTitle(number) || (!learned.has(number) && !closed.has(number)))
      .map((number) => owners.get(number));
    const alike = debates.alike.get(document) ?? [];
    const owner =
      aliases.get(document.id) ?? known.find((id) => id !== undefined) ?? alike[0]?.id ?? document.id;
    targets.set(document, owner);
    const shown = standingAlone(alike, owner);
    absorbed.set(owner, [...(absorbed.get(owner) ?? []), ...shown]);
    for (const { id } of shown) newAliases.set(id, owner);
    for (const one of [document, ...shown]) {
      const place = debates.placeOf(one);
      if (place !== undefined) learned.set(place, owner);
    }
    if (owner !== document.id && !aliases.has(document.id)) newAliases.set(document.id, owner);
    for (const number of document.identities ?? []) {
      if (owners.get(number) === owner || (isByTitle(number) && owners.has(number))) continue;
      owners.set(number, owner);
      learned.set(number, owner);
    }
  }
  const parts = [...targets].flatMap(([document, id]) => (id === document.id ? [] : [document.id]));
  const joined = new Set(await identities.joinedAmong([...new Set([...targets.values(), ...parts])]));
  const toRead = [...targets]
    .filter(([document, id]) => id !== document.id || joined.has(id))
    .flatMap(([document, id]) => [document.id, id]);
  const stored = new Map(
    (await store.getMany([...new Set(toRead)])).map((document) => [document.id, document]),
  );
  const results = new Map<DocumentId, Document>();
  for (const [document, id] of targets) {
    const before = results.get(id) ?? stored.get(id);
    results.set(id, before ? joinDocuments(before, document) : { ...document, id });
  }
  for (const [id, others] of absorbed) {
    for (const other of others) {
      const result = results.get(id);
      if (result) results.set(id, joinDocuments(result, other));
    }
  }
  const alone = [...absorbed.values()].flat().map(({ id }) => id);
  await identities.remember(learned, newAliases);
  return {
    put: [...results.values()],
    // One that others are parts of stays, because it alone has what they gave.
    superseded: [
      ...parts.filter((id) => stored.has(id) && !joined.has(id) && !results.has(id)),
      ...alone.filter((id) => !results.has(id)),
    ],
  };
}

/**
 * Titles that name a document in which the delivering source has a part already: a debate that goes on later
 * under the same title is another one.
 */
async function closedTo(
  documents: readonly Document[],
  owners: ReadonlyMap<string, DocumentId>,
  store: DocumentStore,
): Promise<Set<string>> {
  const titles = new Map<string, { source: string; owner: DocumentId }>();
  for (const { identities = [], source } of documents) {
    for (const number of identities.filter(isByTitle)) {
      const owner = owners.get(number);
      if (owner !== undefined) titles.set(number, { source, owner });
    }
  }
  if (titles.size === 0) return new Set();
  const owning = await store.getMany([...new Set(Array.from(titles.values(), ({ owner }) => owner))]);
  const sources = new Map(
    owning.map(({ id, source, joined = [] }) => [id, [source, ...joined.map((part) => part.source)]]),
  );
  return new Set(
    [...titles].flatMap(([number, { source, owner }]) =>
      sources.get(owner)?.includes(source) ? [number] : [],
    ),
  );
}

/**
 * What to do about documents a source withdrew: its own are withdrawn with all that stood for them; where
 * it only added to the document of another source, its part is taken out.
 */
export async function leaveJoined(
  source: string,
  ids: readonly DocumentId[],
  store: DocumentStore,
  identities: IdentityStore,
): Promise<{ withdraw: DocumentId[]; put: Document[] }> {
  const aliases = await identities.aliasesAmong(ids);
  const others = await store.getMany([...new Set(aliases.values())]);
  const led = others.filter((document) => document.source === source).map(({ id }) => id);
  return {
    withdraw: [...ids.filter((id) => !aliases.has(id)), ...led],
    put: others.filter((document) => document.source !== source).map((one) => withoutSource(one, source)),
  };
}
