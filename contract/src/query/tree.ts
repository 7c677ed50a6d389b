import type { QueryField } from './fields.ts';

/** Version of the query language; kept beside every stored query (decision 5.9). */
export const querySyntax = 2;

/** Half-open range of UTF-16 offsets in the query text a node was written at. */
export interface Span {
  start: number;
  end: number;
}

/** One place in a phrase: exactly this word form, one of several, or any word that fits the pattern. */
export type PhraseTerm =
  | { type: 'exact'; word: string }
  | { type: 'forms'; forms: readonly string[] }
  | { type: 'wildcard'; pattern: string };

/**
 * A bare word; matches any of its forms. `forms` always contains the word itself, first; but for `=WHO`, which matches
 * the word in capitals alone (readings.ts). The name of a reference number may be among them.
 */
interface WordNode {
  type: 'word';
  word: string;
  forms: readonly string[];
  span: Span;
}
/** `*` any run of characters, `?` one; patterns are folded like words. */
interface WildcardNode {
  type: 'wildcard';
  pattern: string;
  span: Span;
}
/** These terms next to each other, in order. */
export interface PhraseNode {
  type: 'phrase';
  terms: readonly PhraseTerm[];
  span: Span;
}
/**
 * A token joined by punctuation (`F-35`): the phrase of its parts, of which the last may have forms, or the parts
 * written together; of a reference number also its name (readings.ts).
 */
export interface CompoundNode {
  type: 'compound';
  terms: readonly PhraseTerm[];
  joined: PhraseTerm;
  span: Span;
}
export type NearOperand = WordNode | WildcardNode | PhraseNode | CompoundNode;
/**
 * All operands in one field value, in any order, each with words of its own (SEARCH.md, Grammar): there is one occurrence of
 * each operand such that no two of them share a place and at most `distance` words between the first and the last word of
 * them are in none of them (the length of the window less the lengths of the occurrences). So `to NEAR/3 to` needs
 * two `to`, forms that two operands share are counted for one of them, and a word within a phrase is the phrase's.
 *
 * A bracket of ORs among the operands is written out: an OR of a proximity for each choice, which share their other operands.
 *
 * An occurrence takes the places of its terms: what stands beside a word, such as `f35` at the first of `F-35`
 * (readings.ts), takes that one place. A joined token is its parts wherever these stand; written
 * together, or beside one of its parts, it counts elsewhere.
 */
export interface NearNode {
  type: 'near';
  distance: number;
  operands: readonly NearOperand[];
  span: Span;
}
export interface FieldNode {
  type: 'field';
  field: QueryField;
  node: QueryNode;
  span: Span;
}
/**
 * A debate in which the name of the speaker of one turn satisfies `speaker`, and what was spoken in that same turn
 * satisfies `said`; NOT and OR in either are judged by that turn too. Neither names a field.
 */
export interface SaidNode {
  type: 'said';
  speaker: QueryNode;
  said: QueryNode;
  span: Span;
}
interface NotNode {
  type: 'not';
  node: QueryNode;
  span: Span;
}
interface AndNode {
  type: 'and';
  nodes: readonly QueryNode[];
  span: Span;
}
interface OrNode {
  type: 'or';
  nodes: readonly QueryNode[];
  span: Span;
}
export type QueryNode =
  | WordNode
  | WildcardNode
  | PhraseNode
  | CompoundNode
  | NearNode
  | FieldNode
  | SaidNode
  | NotNode
  | AndNode
  | OrNode;

/** A query that may be run: it has at least one positive part in every alternative. */
export type QueryTree = QueryNode;

/** Finds every document; nobody can write it, and the timeline is never asked with it (decision 10.2). */
export const everything: QueryTree = { type: 'and', nodes: [], span: { start: 0, end: 0 } };

/** Why a query cannot be run (SEARCH.md, Errors); the words are in the catalogue under `query.<problem>`. */
export type QueryProblem =
  | 'empty'
  | 'tooShort'
  | 'onlyNegative'
  | 'unbalancedBracket'
  | 'unbalancedQuote'
  | 'missingOperand'
  | 'wildcardTooShort'
  | 'tooBroad'
  | 'distanceOutOfRange'
  | 'nearOperand'
  | 'nearDistances'
  | 'nearChoices'
  | 'nestedField'
  | 'saidSpeaker'
  | 'saidOperand'
  | 'saidField'
  | 'foreignOperator'
  | 'notCapitals'
  | 'unknownField'
  | 'tooLong'
  | 'tooManyTerms'
  | 'tooDeep';

export interface QueryError extends Span {
  problem: QueryProblem;
  /** The whole query text after a one-click repair, where one is possible. */
  repair?: string;
  /** Values for the placeholders of the message, such as the unknown field's name. */
  values?: Record<string, string | number>;
}
