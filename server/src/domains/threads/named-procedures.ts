import { dashboards } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { analyse } from 'contract/query/analyser';
import { referencesIn } from 'contract/query/references/references';
import type { QueryNode } from 'contract/query/tree';
import type { NamedProcedure, Naming } from 'contract/threads';
import { everything, joined, linkTo, numbersOf } from '#domains/documents/index.ts';
import { actOf, type AskedDossier, findDossier, isBill } from '#domains/dossiers/index.ts';
import { missingModule } from '#domains/files/index.ts';
import { type Actor, mayReadDomain } from '#platform/access.ts';
import { notFound, outsideSubscription } from '#platform/errors.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { Head } from '#stores/documents/document.ts';
import { unfiltered } from '#stores/documents/filters.ts';
import { anyOf, referenceNode } from './numbers.ts';
import { around } from './naming.ts';

/** A number that a bill names, as European documents have it in their fields for numbers. */
interface Named {
  /** Any of them is the same number. */
  values: readonly string[];
  naming: Naming;
  document: Head;
}

/**
 * The procedures that the bill of a dossier names in its title or by a number of its own, each once; what its text mentions
 * besides is often an older act, so that it belongs to none of these.
 * @throws EC-03 where no document has the number, EC-07 outside the subscription
 */
export async function namedProcedures(
  documents: Pick<DocumentStore, 'heads'>,
  actor: Actor,
  asked: AskedDossier,
): Promise<NamedProcedure[]> {
  const found = await findDossier(documents, asked);
  if (!found) throw notFound('refusals.dossierUnknown');
  if (!mayReadDomain(actor, asked.domain)) throw outsideSubscription(dashboards[asked.domain].module);
  if (found.kind === 'procedure') return [];
  const bills = found.documents.filter((one) => isBill(one) && missingModule(actor, one) === undefined);
  const named = bills.flatMap(namedBy);
  if (named.length === 0) return [];
  const filters = { ...unfiltered, domain: 'eu', kind: 'document' } as const;
  const query = anyOf([...new Set(named.flatMap(({ values }) => values))].flatMap(inNumberField));
  const european = await documents.heads(
    { query, scope: everything, filters, metadataField: 'metadata' },
    { size: 500 },
  );
  const told = new Map<string, NamedProcedure>();
  for (const { values, naming, document } of named) {
    for (const one of european.documents) {
      const procedure = numbersOf(one).find(({ kind }) => kind === 'procedure');
      if (!procedure || told.has(procedure.word) || !hasOwn(one, values)) continue;
      told.set(procedure.word, {
        number: procedure.value,
        title: one.title,
        locked: !mayReadDomain(actor, 'eu'),
        document: linkTo(actor, document),
        naming,
      });
    }
  }
  return [...told.values()].slice(0, limits.shownNamedProcedures);
}

/** A proposal and an act have these numbers themselves; a procedure is that of all that carries it. */
function hasOwn(document: Head, values: readonly string[]): boolean {
  const words = new Set(values.map(joined));
  const act = actOf(document);
  if (act) return words.has(joined(act.celex));
  return document.numbers.some(
    ({ kind, value }) =>
      words.has(joined(value)) && (kind === 'procedure' || document.groupPath === 'commission/proposal'),
  );
}

function namedBy(document: Head): Named[] {
  const ofNumbers = document.numbers.flatMap(({ value }) => numbersIn(value, 'certain', 'number', document));
  return [...ofNumbers, ...numbersIn(document.title, 'text', 'title', document)];
}

/** Forms of an act in running text: `Richtlijn (EU) 2026/1187`, `directive (UE) n° 2026/1187`, `2013/24/EU`. */
const newAct = /\((?:EU|UE)(?:, Euratom)?\) (?:(?:nr\.?|n[°o]\.?) ?)?((?:19|20)\d\d)\/(\d{1,4})(?!\d)/g;
const oldDirective = /(?<!\d)((?:19|20)\d\d)\/(\d{1,3})\/(?:EU|UE|EG|CE|EC)\b/g;

function numbersIn(
  text: string,
  surroundings: 'text' | 'certain',
  place: 'number' | 'title',
  document: Head,
): Named[] {
  const of = (values: readonly string[], start: number, end: number): Named => ({
    values,
    document,
    naming: { place, quotation: around({ text, marks: [[start, end]] }) },
  });
  const tokens = analyse(text);
  const references = referencesIn(text, tokens, surroundings).flatMap(({ names, from, end }) => {
    const value = writtenReference(names.at(-1) ?? '');
    return value === undefined ? [] : [of([value], tokens[from]?.start ?? 0, end)];
  });
  const acts = [...text.matchAll(newAct), ...text.matchAll(oldDirective)].map((match) => {
    const [whole, year = '', number = ''] = match;
    const values = ['L', 'R', 'D'].map((letter) => `3${year}${letter}${number.padStart(4, '0')}`);
    return of(values, match.index, match.index + whole.length);
  });
  return [...references, ...acts];
}

/** A reference of the Union as its documents write it; undefined for all others. */
function writtenReference(name: string): string | undefined {
  const [kind, year, number, type] = name.split('_');
  if (kind === 'proc' && type) return `${year}/${number?.padStart(4, '0')}(${type.toUpperCase()})`;
  if (kind === 'com' || kind === 'join') return `${kind.toUpperCase()}(${year}) ${number}`;
  return kind === 'celex' ? year?.toUpperCase() : undefined;
}

function inNumberField(value: string): QueryNode[] {
  const span = { start: 0, end: 0 };
  return referenceNode(value).map((node) => ({ type: 'field', field: 'number', node, span }));
}
