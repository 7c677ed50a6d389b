import { type DomainId, domainIds } from 'contract/dashboards';
import type { DocumentId } from 'contract/document-parts';
import type { Relatedness } from 'contract/related-documents';
import { analyse } from 'contract/query/analyser';
import type { QueryNode } from 'contract/query/tree';
import type { Document } from '#stores/documents/document.ts';
import type { Scope } from '#platform/access.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { unfiltered } from '#stores/documents/filters.ts';

export type Head = Omit<Document, 'text'>;

/** A number that documents share; procedures are the same in every domain. */
export interface SharedNumber {
  kind: Exclude<Relatedness, 'similar'>;
  /** As the source writes it. */
  value: string;
  /** Folded as in the index, its parts joined. */
  word: string;
}

/** A document with the nearest of the numbers it shares. */
interface Sharing {
  document: Head;
  kind: SharedNumber['kind'];
}

/** What lies outside the modules is found too and shown with a lock (decision 6.5). */
export const everything: Scope = { domains: domainIds, excludedPaths: [] };

const pageSize = 50;

/** The dossiers, procedures and cases a document belongs to, nearest relation first, each once. */
export function numbersOf({ dossier, case: matter, numbers }: Head): SharedNumber[] {
  const words = new Set<string>();
  const of = (kind: SharedNumber['kind'], own?: string): SharedNumber[] => {
    const values = numbers.filter((number) => number.kind === kind).map(({ value }) => value);
    return [...(own === undefined ? [] : [own]), ...values].flatMap((value) => {
      const word = joined(value);
      if (word === '' || words.has(`${kind} ${word}`)) return [];
      words.add(`${kind} ${word}`);
      return [{ kind, value, word }];
    });
  };
  const procedures = of('procedure');
  const isProcedure = (number: SharedNumber) => procedures.some(({ word }) => word === number.word);
  // The dossier of a European document is its procedure.
  const dossiers = of('dossier', dossier?.number).filter((number) => !isProcedure(number));
  return [...dossiers, ...procedures, ...of('case', matter?.number)];
}

/**
 * Documents of one domain with one of these numbers, newest first, at least `size` of them if there are and
 * at most `maximumPages` pages of hits; never the document itself. Local bodies number their dossiers each
 * for themselves, so theirs are looked for within the same institution.
 */
export async function sharingIn(
  documents: DocumentStore,
  { id, institution }: Pick<Document, 'id' | 'institution'>,
  domain: DomainId,
  numbers: readonly SharedNumber[],
  {
    size,
    maximumPages,
    kind = 'document',
  }: { size: number; maximumPages: number; kind?: 'document' | 'meeting' },
): Promise<Sharing[]> {
  const query = queryFor(numbers);
  const found: Sharing[] = [];
  if (!query) return found;
  const filters = { ...unfiltered, domain, kind };
  let after: { date: number; id: DocumentId } | undefined;
  for (let page = 0; page < maximumPages && found.length < size; page += 1) {
    const { hits, more } = await documents.search(
      { query, scope: everything, filters, metadataField: 'metadata' },
      { size: pageSize, ...(after ? { after } : {}) },
    );
    for (const { document } of hits) {
      const elsewhere = domain === 'nl-lr' && document.institution !== institution;
      const shared = document.id === id || elsewhere ? undefined : firstShared(numbers, numbersOf(document));
      if (shared) found.push({ document, kind: shared });
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

/** Every number is also indexed with its parts written together, so this finds it however it is punctuated. */
export function joined(number: string): string {
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
