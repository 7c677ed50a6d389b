import { type DomainId, domainIds } from 'contract/dashboards';
import type { DocumentId } from 'contract/document-parts';
import type { Relatedness } from 'contract/related-documents';
import { analyse } from 'contract/query/analyser';
import type { QueryNode } from 'contract/query/tree';
import type { Document, Head } from '#stores/documents/document.ts';
import type { Scope } from '#platform/access.ts';
import type { DocumentStore, Search } from '#stores/documents/document-store.ts';
import { unfiltered } from '#stores/documents/filters.ts';

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

const pageSize = 500;
/** Flemish initiatives have the number of a whole and of its parts: `1559 (2024-2025) – Nr. 2`. */
const partOfInitiative = /^(\d+ \(\d{4}-\d{4}\)) – Nr\. \d+$/;

/** The dossiers, procedures and cases a document belongs to, nearest relation first, each once. */
export function numbersOf({ dossier, case: matter, numbers, domain }: Head): SharedNumber[] {
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
  const own = dossier?.number ?? (domain === 'be-flm' ? initiativeOf(numbers) : undefined);
  const dossiers = of('dossier', own).filter((number) => !isProcedure(number));
  return [...dossiers, ...procedures, ...of('case', matter?.number)];
}

const initiativeOf = (numbers: Head['numbers']) =>
  numbers.map(({ value }) => partOfInitiative.exec(value)?.[1]).find((whole) => whole !== undefined);

/** Where documents with a number are looked for. */
interface Among {
  domain: DomainId;
  /** Documents unless told. */
  kind?: 'document' | 'meeting';
  /** Local bodies number their dossiers each for themselves: the body whose dossier is meant; others count in no domain. */
  institution: string | undefined;
  /** See `Search`. */
  seq?: Search['seq'];
}

/** What `sharedBy` found. */
interface Shared {
  /** Newest first. */
  found: Sharing[];
  /** Hits beyond the last one that was looked at are there no more. */
  whole: boolean;
}

/** Documents that have one of these numbers, newest first, of the first `most` hits. */
export async function sharedBy(
  documents: Pick<DocumentStore, 'heads'>,
  { domain, kind = 'document', institution, seq }: Among,
  numbers: readonly SharedNumber[],
  { most, enough = Infinity }: { most: number; enough?: number },
): Promise<Shared> {
  const query = queryFor(numbers);
  const found: Sharing[] = [];
  if (!query) return { found, whole: true };
  const filters = { ...unfiltered, domain, kind };
  const search = {
    query,
    scope: everything,
    filters,
    metadataField: 'metadata',
    ...(seq ? { seq } : {}),
  } as const;
  let after: { date: number; id: DocumentId } | undefined;
  let whole = false;
  for (let looked = 0; looked < most && found.length < enough && !whole;) {
    const size = Math.min(pageSize, most - looked);
    const { documents: page, more } = await documents.heads(search, { size, ...(after ? { after } : {}) });
    for (const document of page) {
      const elsewhere =
        domain === 'nl-lr' && institution !== undefined && document.institution !== institution;
      const shared = elsewhere ? undefined : firstShared(numbers, numbersOf(document));
      if (shared) found.push({ document, kind: shared });
    }
    const last = page.at(-1);
    looked += page.length;
    whole = !more || !last;
    if (last) after = { date: last.date, id: last.id };
  }
  return { found, whole };
}

/** Documents of one domain with one of these numbers, newest first, never the document itself; see `sharedBy`. */
export async function sharingIn(
  documents: Pick<DocumentStore, 'heads'>,
  { id, institution }: Pick<Document, 'id' | 'institution'>,
  domain: DomainId,
  numbers: readonly SharedNumber[],
  { size, most, kind = 'document' }: { size: number; most: number; kind?: 'document' | 'meeting' },
): Promise<Sharing[]> {
  const { found } = await sharedBy(documents, { domain, kind, institution }, numbers, {
    most,
    enough: size + 1,
  });
  return found.filter(({ document }) => document.id !== id);
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
