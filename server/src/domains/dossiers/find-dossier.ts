import { type DomainId, domainIds } from 'contract/dashboards';
import { dossierName } from 'contract/dossier-numbers';
import type { DossierKind } from 'contract/dossiers';
import { limits } from 'contract/limits';
import { joined, numbersOf, sharedBy, type SharedNumber } from '#domains/documents/index.ts';
import { notFound } from '#platform/errors.ts';
import type { DocumentStore, Search } from '#stores/documents/document-store.ts';
import type { Head } from '#stores/documents/document.ts';

/** What an address names. */
export interface AskedDossier {
  domain: DomainId;
  /** As addresses have it. */
  number: string;
  institution?: string | undefined;
}

/** Everything there is of a dossier, whatever modules it is in. */
export interface FoundDossier {
  kind: DossierKind;
  domain: DomainId;
  /** As the source writes it. */
  number: string;
  /** Newest first, the meetings among them. */
  documents: Head[];
  /** More were not looked through. */
  whole: boolean;
}

const kinds = ['dossier', 'procedure', 'case'] as const;
const kindsOfDocuments = ['document', 'meeting'] as const;
/** Also as an index folds it: who does not know how it was written has it so. */
const procedureForm = /^\d{4}-?\d{1,4}[A-Z]?-?[A-Z]{3}$/i;

/**
 * The documents of a dossier by its number; undefined where none has it, or where several local bodies have one of that
 * number and none of them was named: each numbers for itself.
 */
export async function findDossier(
  documents: Pick<DocumentStore, 'heads'>,
  asked: AskedDossier,
  seq?: Search['seq'],
): Promise<FoundDossier | undefined> {
  const numbers = wantedNumbers(asked.number);
  // A procedure is the same in every domain.
  const domains = procedureForm.test(asked.number) ? domainIds : [asked.domain];
  const answers = await Promise.all(
    domains.flatMap((domain) =>
      kindsOfDocuments.map((kind) =>
        sharedBy(
          documents,
          { domain, kind, institution: asked.institution, ...(seq ? { seq } : {}) },
          numbers,
          {
            most: limits.maximumDossierDocuments,
          },
        ),
      ),
    ),
  );
  const found = answers.flatMap((answer) => answer.found);
  const kind = kinds.find((one) => found.some((sharing) => sharing.kind === one));
  if (!kind) return undefined;
  const all = found.filter((sharing) => sharing.kind === kind).map(({ document }) => document);
  if (asked.domain === 'nl-lr' && new Set(all.map(({ institution }) => institution)).size > 1)
    return undefined;
  const inOrder = all.toSorted((one, other) => other.date - one.date || (one.id < other.id ? 1 : -1));
  const words = new Set(numbers.map(({ word }) => word));
  const number = inOrder.flatMap(numbersOf).find((one) => one.kind === kind && words.has(one.word));
  return {
    kind,
    domain: asked.domain,
    number: number?.value ?? asked.number,
    documents: inOrder,
    whole: answers.every(({ whole }) => whole),
  };
}

/** A dossier as it stood at an ingest number. @throws EC-03 where no document has the number */
export async function requireDossier(
  documents: Pick<DocumentStore, 'heads'>,
  asked: AskedDossier,
  upTo: number,
): Promise<FoundDossier> {
  const found = await findDossier(documents, asked, { upTo });
  if (!found) throw notFound('refusals.dossierUnknown');
  return found;
}

/** Whether a document is of a dossier by one of its numbers, however these are written. */
export function isOfDossier(document: Head, { number }: Pick<AskedDossier, 'number'>): boolean {
  const words = new Set(wantedNumbers(number).map(({ word }) => word));
  return numbersOf(document).some(({ word }) => words.has(word));
}

/** The number in every way that sources write it whole, as each kind it may be. */
function wantedNumbers(address: string): SharedNumber[] {
  const written = address.replace(/^DOC-/i, 'DOC ');
  const [, term, paper] = /^k_(\d\d)_(\d+)$/.exec(dossierName(written) ?? '') ?? [];
  const words = new Set([joined(address)]);
  if (term && paper) words.add(joined(`${term}K${paper.padStart(4, '0')}`));
  return kinds.flatMap((kind) => [...words].map((word) => ({ kind, value: address, word })));
}

/** What a dossier is called: what most of its documents call it, the newest of these where that is open. */
export function titleOf({ kind, number, documents }: FoundDossier): string | undefined {
  const counts = new Map<string, number>();
  for (const { dossier, case: matter } of documents) {
    const named = kind === 'case' ? matter : dossier;
    if (!named || named.title === '' || joined(named.number) !== joined(number)) continue;
    if (named.title !== named.number) counts.set(named.title, (counts.get(named.title) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
