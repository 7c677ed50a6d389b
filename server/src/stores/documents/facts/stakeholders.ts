import { dashboards, type AnalyticsCode } from 'contract/dashboards';
import { analyse } from 'contract/query/analyser';
import type { DocumentNumber } from 'contract/documents';
import type { Document } from '../document.ts';
import type { AnalysedValue } from './analysed-value.ts';
import { namesOf, personName } from './gazetteer.ts';
import { findPhrases } from './phrases.ts';
import { referenceCodesIn } from './reference-codes.ts';

/** A document names at most so many; metadata counts before text. */
const maximumStakeholders = 200;

const referenceKinds: readonly DocumentNumber['kind'][] = ['procedure', 'reference', 'pe', 'ce', 'council'];

/**
 * Who and what a document names, as `CODE:name`, each once: first from the metadata, then in order of
 * appearance. Only codes that the document's dashboard offers (decision 3.31).
 */
export function stakeholdersOf(document: Document, values: readonly AnalysedValue[]): string[] {
  const named = new Set<string>();
  for (const value of stakeholders(document, values)) {
    named.add(value);
    if (named.size === maximumStakeholders) break;
  }
  return [...named];
}

function* stakeholders(document: Document, values: readonly AnalysedValue[]): Generator<string> {
  const codes: readonly AnalyticsCode[] = dashboards[document.domain].analyticsCodes;
  if (codes.includes('PER')) for (const { name } of document.people) yield `PER:${personName(name)}`;
  if (codes.includes('IG'))
    for (const { name } of document.organisations) yield* organisation(document, name);
  if (codes.includes('committees')) for (const { code } of document.committees) yield `committees:${code}`;
  const references = codes.includes('referenceCodes');
  if (references) {
    for (const { kind, value } of document.numbers) {
      if (referenceKinds.includes(kind)) yield* referencesOf(value);
    }
  }
  const names = namesOf(document.domain);
  for (const { text, tokens } of values) {
    for (const { value } of findPhrases(names, text, tokens)) yield value;
    if (references) for (const code of referenceCodesIn(text)) yield `referenceCodes:${code}`;
  }
}

/** The known bodies that are written so, or the name as given among the institutions. */
function organisation({ domain }: Document, name: string): string[] {
  const tokens = analyse(name);
  const known = findPhrases(namesOf(domain), name, tokens).filter(
    ({ from, to }) => from === 0 && to === tokens.length,
  );
  return known.length > 0 ? known.map(({ value }) => value) : [`IG:${name.replace(/\s+/gu, ' ').trim()}`];
}

/** The codes in a number, in the writing texts are read in; else the number as given. */
function referencesOf(number: string): string[] {
  const codes = referenceCodesIn(number);
  return (codes.length > 0 ? codes : [number.replace(/\s+/gu, ' ').trim()]).map(
    (code) => `referenceCodes:${code}`,
  );
}
