import type { QueryField } from 'contract/query/fields';
import type { NearOperand, QueryNode, SaidNode } from 'contract/query/tree';
import type { Document } from '../document.ts';
import type { Search } from '../document-store.ts';
import { fieldValues, matchesReference, spans } from './reference-evaluator.ts';

/** A term and where it is looked for. */
interface Term {
  operand: NearOperand | SaidNode;
  field?: QueryField;
}

/**
 * The score of every document as the definition in best-match.ts has it, read as literally and slowly as possible; of those
 * of another domain or kind it says nothing.
 */
export function scoresIn(
  put: readonly Document[],
  { query, filters, metadataField }: Search,
): Map<string, number> {
  const documents = put.filter(
    ({ domain, meeting }) => domain === filters.domain && (meeting ? 'meeting' : 'document') === filters.kind,
  );
  const terms = distinct(termsIn(query));
  const lengths = documents.map((document) => lengthOf(document));
  const sum = lengths.reduce((all, length) => all + length, 0);
  const average = Math.round((sum / documents.length || 1) * 10) / 10;
  const weights = terms.map((term) => {
    const n = documents.filter((document) => has(term, document)).length;
    return Math.round(Math.log(1 + (documents.length - n + 0.5) / (n + 0.5)) * 10_000) / 10_000;
  });
  return new Map(
    documents.map((document, at) => {
      const parts = terms.map((term, index) => {
        const f = frequency(term, document);
        return (weights[index]! * f * 2.2) / (f + 1.2 * (0.25 + (0.75 * lengths[at]!) / average));
      });
      return [document.id, parts.reduce((all, part) => all + part, 0)];
    }),
  );

  function has({ operand, field }: Term, document: Document): boolean {
    const { span } = operand;
    const query: QueryNode = field ? { type: 'field', field, node: operand, span } : operand;
    return matchesReference(query, document, metadataField);
  }

  function frequency(term: Term, document: Document): number {
    if (!has(term, document)) return 0;
    const mayBeTitle = term.operand.type !== 'said' && (term.field === undefined || term.field === 'title');
    const title = mayBeTitle && has({ ...term, field: 'title' }, document) ? 3 : 0;
    return Math.max(1, title + placesIn(term, document));
  }

  function placesIn({ operand, field }: Term, document: Document): number {
    const titles = field === undefined ? fieldValues(document, metadataField, 'title').length : 0;
    if (operand.type === 'said' || field === 'title' || field === 'type' || field === 'speaker') return 0;
    // The title is the first of the fields.
    const values = fieldValues(document, metadataField, field).slice(titles);
    const written = values.map((value) => value.map(([word]) => [word!]));
    return written.reduce(
      (all, value) => all + readings(operand).flatMap((one) => spans(value, one)).length,
      0,
    );
  }
}

/** An operand in the ways that can be counted. */
function readings(operand: NearOperand): NearOperand[] {
  const { span } = operand;
  const ways: NearOperand[] =
    operand.type === 'compound'
      ? [
          { type: 'phrase', terms: operand.terms, span },
          { type: 'phrase', terms: [operand.joined], span },
        ]
      : [operand];
  return ways.filter(
    (way) =>
      way.type !== 'phrase' || way.terms.length === 1 || way.terms.every(({ type }) => type !== 'wildcard'),
  );
}

function termsIn(node: QueryNode, field?: QueryField): Term[] {
  switch (node.type) {
    case 'not':
      return [];
    case 'and':
    case 'or':
      return node.nodes.flatMap((each) => termsIn(each, field));
    case 'near':
      return node.operands.flatMap((each) => termsIn(each, field));
    case 'field':
      return termsIn(node.node, node.field);
    default:
      return [{ operand: node, ...(field && { field }) }];
  }
}

function distinct(terms: readonly Term[]): Term[] {
  const keyOf = ({ operand, field }: Term) => JSON.stringify([field, { ...operand, span: undefined }]);
  return [...new Map(terms.toReversed().map((term) => [keyOf(term), term])).values()];
}

/** The words of all that is searched without naming a field, its title as the source has it. */
function lengthOf(document: Document): number {
  return fieldValues(document, 'metadata', undefined).reduce((all, value) => all + value.length, 0);
}
