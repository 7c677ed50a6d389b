import type { QueryField } from 'contract/query/fields';
import type { NearOperand, PhraseTerm, QueryNode, SaidNode } from 'contract/query/tree';
import { keyOf, readingsOf } from './operands.ts';

/**
 * How well a document matches (SEARCH.md, Order, paging, counting): BM25 with the title above the text, the same number
 * whichever engine has the documents,
 *
 *     Σ weight(t) · f(t) · (k1 + 1) / (f(t) + k1 · (1 − b + b · length / average))
 *
 * over the terms t of the query, with k1 = 1.2 and b = 0.75, where
 *
 * - terms are the different words, patterns and phrases of the query, those inside a proximity each, with all their
 *   forms as one; a term that a field is named for is looked for there alone, and what must not be there is none;
 * - f(t) = 3 · (is it in the title?) + the places where it is written in the other fields, of which 1,000 count at most;
 *   and 1 at least where it is found at all. So what cannot be counted counts once: words in capitals, joined words and
 *   reference numbers, which stand beside what is written (readings.ts), phrases with a pattern in them, types of
 *   document, speakers, and all that one said in a turn;
 * - length is the number of words written in title, names and texts, of the source's own title, and average that of the
 *   documents of the domain that are of the same kind; a document of which it is not known yet is an average one;
 * - weight(t) = ln(1 + (N − n + ½) / (n + ½)) of the N documents of the domain and kind, of which n have the term.
 *
 * Equal scores are ordered newest first. Weights and average are rounded, and taken along from page to page, so that
 * documents that come in meanwhile change no score.
 */
export const bm25 = { k1: 1.2, b: 0.75 };
/** Places that a title is worth. */
const titleWorth = 3;

/** Places that count beside the title; among more nobody could tell a difference, which BM25 makes ever smaller. */
export const mostPlaces = 1_000;

/** A word, pattern or phrase of a query, with the field that the query names for it, or what a speaker said. */
export interface Term {
  operand: NearOperand | SaidNode;
  field: QueryField | undefined;
}

/** What the terms of a query are worth, in their order, and how long a document is on average. */
export interface Weighing {
  average: number;
  weights: number[];
}

/** The terms that a hit may have, in the order of the query and each once. */
export function termsOf(query: QueryNode): Term[] {
  const found = new Map<string, Term>();
  const visit = (node: QueryNode, field: QueryField | undefined): void => {
    switch (node.type) {
      case 'and':
      case 'or':
        return node.nodes.forEach((each) => visit(each, field));
      case 'near':
        return node.operands.forEach((each) => visit(each, field));
      case 'field':
        return visit(node.node, node.field);
      case 'not':
        return;
      default: {
        const key = keyOf([field, node]);
        if (!found.has(key)) found.set(key, { operand: node, field });
      }
    }
  };
  visit(query, undefined);
  return [...found.values()];
}

/** The term as a query of its own, in another field where one is given. */
export function asQuery({ operand, field: own }: Term, field = own): QueryNode {
  return field ? { type: 'field', field, node: operand, span: operand.span } : operand;
}

/** Whether a term may be found in a title. */
export function mayBeInTitle({ operand, field }: Term): boolean {
  return operand.type !== 'said' && (field === undefined || field === 'title');
}

/** The ways to read a term of which an index knows how often they are written: words alone, and exact words in a row. */
export function countedReadings({ operand }: Term): (readonly PhraseTerm[])[] {
  if (operand.type === 'said') return [];
  return readingsOf(operand).filter(
    (terms) => terms.length === 1 || terms.every(({ type }) => type !== 'wildcard'),
  );
}

/** Of a term that a document has: f(t) above. */
export function frequencyOf(inTitle: boolean, places: number): number {
  return Math.max(1, (inTitle ? titleWorth : 0) + Math.min(mostPlaces, places));
}

/** What terms are worth, of which so many of the documents each have one. */
export function weighingOf(documents: number, average: number, having: readonly number[]): Weighing {
  return {
    average: rounded(average, 10),
    weights: having.map((count) => rounded(Math.log(1 + (documents - count + 0.5) / (count + 0.5)), 10_000)),
  };
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}

/** What length does to how often terms are written: the part of the formula that is the same for all of them. */
export function lengthPart(length: number | undefined, average: number): number {
  const { k1, b } = bm25;
  return k1 * (1 - b + (b * (length ?? average)) / average);
}

/** What a term adds to the score of a document that has it. */
export function partOfScore(weight: number, frequency: number, ofLength: number): number {
  return (weight * frequency * (bm25.k1 + 1)) / (frequency + ofLength);
}
