import { limits } from '../limits.ts';
import { fold } from './analyser.ts';
import { fieldByWord, type QueryField } from './fields.ts';
import { isInCapitals } from './capitals.ts';
import type { referenceAt } from './references/references.ts';
import {
  closeOf,
  endOfText,
  matchAt,
  operators,
  piecesOf,
  quotes,
  startsOperand,
  whitespace,
} from './stretches.ts';
import { countLiterals, splitTerms, type Term } from './terms.ts';
import type { QueryError, Span } from './tree.ts';

/** One piece of a query text that means something; punctuation that means nothing leaves no lexeme. */
export type Lexeme = Span &
  (
    | { kind: 'open' | 'close' | 'and' | 'or' | 'not' | 'said' | 'foreign' }
    | { kind: 'near'; distance: number }
    | { kind: 'field'; field: QueryField }
    | { kind: 'capitals'; word: string }
    | { kind: 'quoted'; terms: readonly Term[]; distance?: number; reference?: string }
    | { kind: 'text'; terms: readonly Term[]; reference?: Referred }
  );

/** A reference number: its name, and what is written as it would be read otherwise, piece by piece. */
export interface Referred {
  name: string;
  pieces: readonly (readonly Term[])[];
}

/** The lexemes in order, and every problem that shows before the structure is looked at, in order found. */
interface Lexed {
  lexemes: Lexeme[];
  problems: QueryError[];
}

const fieldPrefix = /[\p{L}\p{M}]+:/uy;
const address = /[a-z][a-z0-9+.-]*:\/\/[^\s"“”„‟«»″＂]*/iy;
const tilde = /~-?\p{N}*/uy;
const foreignProximity = /^(?:(?:w|pre|near|adj)?\/(\d+|s|p))$/iu;

/** Distances that stand for "in one sentence" and "in one paragraph", which the text does not record. */
const sentenceDistance = 15;
const paragraphDistance = 50;

/** Recognises none: for whoever only wants to know the pieces of a text, in which a number is text like any other. */
export const noReference = () => undefined;

/**
 * Cuts a query text into lexemes. Goes on behind a problem, so that the search field can colour a
 * text that is not finished; takes time linear in the text and never throws.
 *
 * @param reference - recognises reference numbers; a page that does without has less to load
 */
export function lex(text: string, reference: typeof referenceAt): Lexed {
  const lexemes: Lexeme[] = [];
  const problems: QueryError[] = [];
  let index = 0;

  const problem = (found: QueryError['problem'], span: Span, more: Partial<QueryError> = {}) =>
    problems.push({ problem: found, start: span.start, end: span.end, ...more });
  const replace = (span: Span, by: string) => text.slice(0, span.start) + by + text.slice(span.end);

  function lexQuoted(): void {
    const start = index;
    const close = closeOf(text, start);
    const terms = splitTerms(text, start + 1, close);
    if (close === text.length) {
      index = close;
      problem('unbalancedQuote', { start, end: start + 1 }, { repair: closeQuote(start, terms) });
      lexemes.push({ kind: 'quoted', terms, start, end: close });
      return;
    }
    index = close + 1;
    const suffix = matchAt(tilde, text, index)?.[0];
    if (!suffix) {
      const name = referenceIn(text, start + 1, close, reference);
      lexemes.push({ kind: 'quoted', terms, ...(name && { reference: name }), start, end: index });
      return;
    }
    const place = { start: index, end: index + suffix.length };
    index = place.end;
    const distance = readDistance(suffix.slice(1));
    if (distance === undefined) {
      outOfRange(place, `~${suffix === '~' ? limits.defaultProximity : limits.maximumProximity}`);
    }
    lexemes.push({ kind: 'quoted', terms, distance: distance ?? limits.maximumProximity, start, end: index });
  }

  function closeQuote(start: number, terms: readonly Term[]): string {
    if (terms.length === 0) return replace({ start, end: text.length }, '').trimEnd();
    const open = lexemes.reduce(
      (depth, { kind }) => depth + (kind === 'open' ? 1 : kind === 'close' ? -1 : 0),
      0,
    );
    const end = open > 0 ? text.replace(/[)\s]+$/u, '').length : text.trimEnd().length;
    return `${text.slice(0, end)}"${text.slice(end)}`;
  }

  function outOfRange(place: Span, by: string): void {
    problem('distanceOutOfRange', place, {
      repair: replace(place, by),
      values: { minimum: 0, maximum: limits.maximumProximity },
    });
  }

  function foreign(place: Span, right: string, by: string): void {
    const written = text.slice(place.start, place.end);
    problem('foreignOperator', place, { repair: replace(place, by), values: { written, right } });
    lexemes.push({ kind: 'foreign', ...place });
  }

  function lexAddress(): boolean {
    const written = matchAt(address, text, index);
    if (!written) return false;
    const place = { start: index, end: index + written[0].length };
    lexemes.push({ kind: 'text', terms: splitTerms(text.replace(/[*?]/g, ' '), index, place.end), ...place });
    index = place.end;
    return true;
  }

  /** A field prefix, known or not; false when the colon is mere punctuation. */
  function lexField(): boolean {
    const prefix = matchAt(fieldPrefix, text, index);
    if (!prefix) return false;
    const written = prefix[0].slice(0, -1);
    const place = { start: index, end: index + prefix[0].length };
    const field = fieldByWord.get(fold(written));
    if (field) {
      lexemes.push({ kind: 'field', field, ...place });
      index = place.end;
      return true;
    }
    if (!startsOperand(text, place.end)) return false;
    problem('unknownField', place, {
      repair: replace({ start: place.end - 1, end: place.end }, ' '),
      values: { field: written },
    });
    lexemes.push({ kind: 'foreign', ...place });
    index = place.end;
    return true;
  }

  /** `=WHO`; anything else behind the sign is a mistake. */
  function lexCapitals(): void {
    const start = index;
    let from = start + 1;
    while (text[from] === '=') from += 1;
    index = quotes.has(text.charAt(from))
      ? Math.min(closeOf(text, from) + 1, text.length)
      : endOfText(text, from);
    const terms = splitTerms(text, from, index);
    const only = terms.length === 1 ? terms[0] : undefined;
    const written = only ? text.slice(only.start, only.end) : '';
    if (only?.type === 'exact' && only.start === from && isInCapitals(written)) {
      lexemes.push({ kind: 'capitals', word: only.word, start, end: index });
      return;
    }
    const capitals = written.toUpperCase();
    const place = { start, end: isInCapitals(capitals) && only ? index : from };
    problem('notCapitals', place, {
      repair: replace(place, isInCapitals(capitals) ? `=${capitals}` : ''),
      values: { written: text.slice(from, index) },
    });
    lexemes.push({ kind: 'foreign', start, end: index });
  }

  /** A reference number, which may have spaces in it. */
  function lexReference(): boolean {
    const found = reference(text, index, 'certain');
    const name = found?.names.at(-1);
    if (!found || name === undefined) return false;
    const start = index;
    const behind = text.charAt(found.end);
    const isOver = behind === '' || whitespace.test(behind) || quotes.has(behind) || '()|'.includes(behind);
    const end = isOver ? found.end : endOfText(text, found.end);
    // More of it, or a wildcard: it is something else.
    if (splitTerms(text, found.end, end).length > 0) return false;
    const pieces = piecesOf(text, start, end);
    if (pieces.some((piece) => operators.has(text.slice(piece.start, piece.end)))) return false;
    const read = pieces.map((piece) => splitTerms(text, piece.start, piece.end));
    const referred = { name, pieces: read.filter((piece) => piece.length > 0) };
    lexemes.push({ kind: 'text', terms: splitTerms(text, start, end), reference: referred, start, end });
    index = end;
    return true;
  }

  function lexText(): void {
    const start = index;
    const end = endOfText(text, start);
    index = end;
    const raw = text.slice(start, end);
    const operator = operators.get(raw);
    if (operator) {
      lexemes.push({ kind: operator, start, end });
      return;
    }
    if (raw === 'NEAR' || raw.startsWith('NEAR/')) {
      const written = raw.slice('NEAR/'.length);
      const distance = raw === 'NEAR' ? limits.defaultProximity : readDistance(written);
      if (distance === undefined) {
        const nearest = /^\d+$/.test(written) ? limits.maximumProximity : limits.defaultProximity;
        outOfRange({ start, end }, `NEAR/${nearest}`);
      }
      lexemes.push({ kind: 'near', distance: distance ?? limits.maximumProximity, start, end });
      return;
    }
    const [, proximity] = foreignProximity.exec(raw) ?? [];
    if (proximity) {
      const right = `NEAR/${foreignDistance(proximity)}`;
      foreign({ start, end }, right, right);
      return;
    }
    const terms = splitTerms(text, start, end);
    if (terms.length === 0) return;
    lexemes.push({ kind: 'text', terms, start, end });
  }

  while (index < text.length) {
    const character = text.charAt(index);
    const place = { start: index, end: index + 1 };
    if (whitespace.test(character)) {
      index += 1;
    } else if (quotes.has(character)) {
      lexQuoted();
    } else if (character === '(' || character === ')') {
      lexemes.push({ kind: character === '(' ? 'open' : 'close', ...place });
      index += 1;
    } else if (character === '&' || character === '|') {
      // Doubled signs are the same operator.
      while (text[index] === character) index += 1;
      lexemes.push({ kind: character === '&' ? 'and' : 'or', start: place.start, end: index });
    } else if (character === '-' && startsOperand(text, index + 1)) {
      lexemes.push({ kind: 'not', ...place });
      index += 1;
    } else if ((character === '+' || character === '!') && startsOperand(text, index + 1)) {
      const operand = text.slice(index + 1, endOfText(text, index + 1));
      if (character === '+') foreign(place, operand || '( … )', '');
      else foreign(place, `-${operand}`, '-');
      index += 1;
    } else if (character === '=' && (startsOperand(text, index + 1) || quotes.has(text.charAt(index + 1)))) {
      lexCapitals();
    } else if (!lexReference() && !lexAddress() && !lexField()) {
      lexText();
    }
  }
  checkBrackets(text, lexemes, problems);
  return { lexemes, problems };
}

/** Whether a query says anything besides operators, punctuation and wildcards (decision 5.2). */
export function saysSomething(lexemes: readonly Lexeme[]): boolean {
  return lexemes.some(
    (lexeme) =>
      lexeme.kind === 'foreign' ||
      lexeme.kind === 'capitals' ||
      ((lexeme.kind === 'text' || lexeme.kind === 'quoted') &&
        lexeme.terms.some((term) => countLiterals(term) > 0)),
  );
}

/** The name of the reference number that this stretch is, spaces around it aside. */
function referenceIn(
  text: string,
  from: number,
  to: number,
  reference: typeof referenceAt,
): string | undefined {
  const inner = text.slice(from, to).trim();
  const found = reference(inner, 0, 'certain');
  return found?.end === inner.length ? found.names.at(-1) : undefined;
}

function checkBrackets(text: string, lexemes: readonly Lexeme[], problems: QueryError[]): void {
  const open: Lexeme[] = [];
  for (const lexeme of lexemes) {
    const { start, end } = lexeme;
    if (lexeme.kind === 'open') {
      open.push(lexeme);
      if (open.length === limits.maximumBracketDepth + 1) {
        problems.push({
          problem: 'tooDeep',
          start,
          end,
          values: { maximum: limits.maximumBracketDepth },
        });
      }
    } else if (lexeme.kind === 'close' && !open.pop()) {
      problems.push({
        problem: 'unbalancedBracket',
        start,
        end,
        repair: text.slice(0, start) + text.slice(end),
        values: { bracket: ')' },
      });
    }
  }
  const last = open.at(-1);
  if (last) {
    problems.push({
      problem: 'unbalancedBracket',
      start: last.start,
      end: last.end,
      repair: `${text.trimEnd()})`,
      values: { bracket: '(' },
    });
  }
}

function readDistance(written: string): number | undefined {
  if (!/^\d{1,4}$/.test(written)) return undefined;
  const distance = Number(written);
  return distance <= limits.maximumProximity ? distance : undefined;
}

function foreignDistance(written: string): number {
  if (written.toLowerCase() === 's') return sentenceDistance;
  if (written.toLowerCase() === 'p') return paragraphDistance;
  return Math.min(Number(written), limits.maximumProximity);
}
