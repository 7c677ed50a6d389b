import { type DomainId, domainIds } from 'contract/dashboards';
import type { DocumentId, RelatedDocument, Relatedness } from 'contract/documents';
import { moduleCodes } from 'contract/modules';
import { analyse } from 'contract/query/analyser';
import type { QueryNode } from 'contract/query/tree';
import { missingModule } from '#domains/files/index.ts';
import { headOf } from '#domains/timeline/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Document } from '#stores/documents/document.ts';
import type { DocumentStore, Scope } from '#stores/documents/document-store.ts';
import { readableDocument } from './readable.ts';

type Head = Omit<Document, 'text'>;
/** A number that documents share; procedures are the same in every domain. */
interface SharedNumber {
  kind: Exclude<Relatedness, 'similar'>;
  /** Folded as in the index, its parts joined. */
  word: string;
}

/** What lies outside the modules is found too and shown with a lock (decision 6.5). */
const everything: Scope = { domains: domainIds, excludedPaths: [] };

/** A document that carries more numbers is a list of others; the first ones say what it is about. */
const maximumNumbers = 10;
const pageSize = 50;
/** Pages of hits looked through for documents whose number is really the same. */
const maximumPages = 4;

/**
 * Documents of the same dossier, procedure or case, newest first, then similar ones, at most `size` and
 * never the document itself (decision 7.20). Of a confidential document only title and date are known, so
 * it has none.
 * @throws EC-03 when unknown, withdrawn or of another domain, EC-07 outside the subscription
 */
export async function relatedTo(
  documents: DocumentStore,
  actor: Actor,
  id: DocumentId,
  size: number,
  served: readonly DomainId[],
): Promise<RelatedDocument[]> {
  const document = await readableDocument(documents, actor, id, served);
  if (document.confidentiality === 'Besloten') return [];
  const found = await sharing(documents, document, size);
  if (found.size < size) {
    for (const similar of await documents.similar(id, everything, size + found.size)) {
      if (found.size === size) break;
      if (!found.has(similar.id)) found.set(similar.id, { document: similar, relatedness: 'similar' });
    }
  }
  return [...found.values()].map((related) => relatedDocument(actor, related));
}

interface Found {
  document: Head;
  relatedness: Relatedness;
}

/** Documents with one of the same numbers, newest first. */
async function sharing(
  documents: DocumentStore,
  document: Document,
  size: number,
): Promise<Map<DocumentId, Found>> {
  const numbers = numbersOf(document).slice(0, maximumNumbers);
  const procedures = numbers.filter(({ kind }) => kind === 'procedure');
  const perDomain = await Promise.all(
    domainIds.map((domain) =>
      sharingIn(documents, document, domain, domain === document.domain ? numbers : procedures, size),
    ),
  );
  const newest = perDomain
    .flat()
    .toSorted((one, other) => other.document.date - one.document.date)
    .slice(0, size);
  return new Map(newest.map((found) => [found.document.id, found]));
}

async function sharingIn(
  documents: DocumentStore,
  { id }: Document,
  domain: DomainId,
  numbers: readonly SharedNumber[],
  size: number,
): Promise<Found[]> {
  const query = queryFor(numbers);
  const found: Found[] = [];
  if (!query) return found;
  const filters = {
    domain,
    groupPaths: [],
    committees: [],
    stakeholders: [],
    topics: [],
    kind: 'document',
  } as const;
  let after: { date: number; id: DocumentId } | undefined;
  for (let page = 0; page < maximumPages && found.length < size; page += 1) {
    const { hits, more } = await documents.search(
      { query, scope: everything, filters, metadataField: 'metadata' },
      { size: pageSize, ...(after ? { after } : {}) },
    );
    for (const { document: hit } of hits) {
      const shared = hit.id === id ? undefined : firstShared(numbers, numbersOf(hit));
      if (shared) found.push({ document: hit, relatedness: shared });
    }
    const last = hits.at(-1)?.document;
    if (!more || !last) break;
    after = { date: last.date, id: last.id };
  }
  return found;
}

/** Documents with any of these numbers in the field for numbers. */
function queryFor(numbers: readonly SharedNumber[]): QueryNode | undefined {
  const span = { start: 0, end: 0 };
  const nodes = numbers.map(({ word }): QueryNode => ({
    type: 'field',
    field: 'number',
    node: { type: 'phrase', terms: [{ type: 'exact', word }], span },
    span,
  }));
  return nodes.length < 2 ? nodes[0] : { type: 'or', nodes, span };
}

/** The dossiers, procedures and cases a document belongs to, nearest relation first. */
function numbersOf({ dossier, case: matter, numbers }: Head): SharedNumber[] {
  const of = (kind: SharedNumber['kind'], own?: string): SharedNumber[] => {
    const values = numbers.filter((number) => number.kind === kind).map(({ value }) => value);
    const words = new Set([...(own === undefined ? [] : [own]), ...values].map(joined));
    return [...words].filter(Boolean).map((word) => ({ kind, word }));
  };
  return [...of('dossier', dossier?.number), ...of('procedure'), ...of('case', matter?.number)];
}

/** Every number is also indexed with its parts written together, so this finds it however it is punctuated. */
function joined(number: string): string {
  return analyse(number)
    .map(({ word }) => word)
    .join('');
}

/** The search also finds numbers that merely begin with one of these, such as `36 410-XV` for `36 410`. */
function firstShared(
  wanted: readonly SharedNumber[],
  present: readonly SharedNumber[],
): SharedNumber['kind'] | undefined {
  return wanted.find(({ kind, word }) => present.some((other) => other.kind === kind && other.word === word))
    ?.kind;
}

function relatedDocument(actor: Actor, { document, relatedness }: Found): RelatedDocument {
  const module = missingModule(actor, document);
  const { id, title } = document;
  if (module) return { id, relatedness, title, locked: true, module: moduleCodes[module] };
  const { people: _people, contexts: _contexts, scored: _scored, ...head } = headOf(document);
  return { ...head, relatedness, title, locked: false };
}
