import { dashboards, type AnalyticsCode } from 'contract/dashboards';
import type { DocumentNumber } from 'contract/document-parts';
import type { Document } from '../document.ts';
import type { AnalysedValue } from './analysed-value.ts';
import type { Recogniser } from './recogniser.ts';
import { referenceCodesIn } from './reference-codes.ts';

/** A document names at most so many; metadata counts before text. */
const maximumStakeholders = 200;

const referenceKinds: readonly DocumentNumber['kind'][] = ['procedure', 'reference', 'pe', 'ce', 'council'];

/**
 * Who and what a document names, as `CODE:name`, each once: first from the metadata, then in order of
 * appearance. Only codes that the document's dashboard offers (decision 3.31); `named` is what the
 * recogniser found in the texts.
 */
export function stakeholdersOf(
  document: Document,
  values: readonly AnalysedValue[],
  recogniser: Recogniser,
  named: readonly string[],
): string[] {
  const found = new Set<string>();
  for (const value of stakeholders(document, values, recogniser, named)) {
    found.add(value);
    if (found.size === maximumStakeholders) break;
  }
  return [...found];
}

function* stakeholders(
  document: Document,
  values: readonly AnalysedValue[],
  recogniser: Recogniser,
  named: readonly string[],
): Generator<string> {
  const codes: readonly AnalyticsCode[] = dashboards[document.domain].analyticsCodes;
  if (codes.includes('PER')) {
    for (const person of document.people) yield `PER:${recogniser.personName(person, document)}`;
  }
  if (codes.includes('IG')) {
    for (const { name } of document.organisations) yield* organisation(document, name, recogniser);
  }
  if (codes.includes('committees')) for (const { code } of document.committees) yield `committees:${code}`;
  const references = codes.includes('referenceCodes');
  if (references) {
    for (const { kind, value } of document.numbers) {
      if (referenceKinds.includes(kind)) yield* referencesOf(value);
    }
  }
  const persons = codes.includes('PER');
  for (const value of named) if (persons || !value.startsWith('PER:')) yield value;
  if (!references) return;
  for (const { text } of values) for (const code of referenceCodesIn(text)) yield `referenceCodes:${code}`;
}

/** The known bodies that are written so, or the name as given among the institutions. */
function organisation({ domain }: Document, name: string, recogniser: Recogniser): string[] {
  const known = recogniser.bodiesWritten(domain, name);
  return known.length > 0 ? known : [`IG:${name.replace(/\s+/gu, ' ').trim()}`];
}

/** The codes in a number, in the writing texts are read in; else the number as given. */
function referencesOf(number: string): string[] {
  const codes = referenceCodesIn(number);
  return (codes.length > 0 ? codes : [number.replace(/\s+/gu, ' ').trim()]).map(
    (code) => `referenceCodes:${code}`,
  );
}
