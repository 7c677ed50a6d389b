import { fold } from './analyser.ts';
import { fieldByWord, fields, type QueryField } from './fields.ts';
import { lex, type Lexeme, noReference } from './lexer.ts';
import { operators, quotes } from './stretches.ts';
import type { Span } from './tree.ts';

/** The piece of a query that is being typed: the name of a field, or a value of one. It is replaced as a whole. */
type TypedPiece = Span &
  (
    | { kind: 'name'; typed: string }
    | {
        kind: 'value';
        field: QueryField;
        /** From where it begins up to the caret. */
        typed: string;
      }
  );
export type TypedValue = Extract<TypedPiece, { kind: 'value' }>;

const wildcards = /[*?]/;
/** Letters from which a word may become the name of a field. */
const mayBeName = /^[\p{L}\p{M}]{2,}$/u;
/** Read as one word, or as words joined to one, as it stands. */
const needsNoQuotes = /^[\p{L}\p{N}]+(?:[-.][\p{L}\p{N}]+)*$/u;

/** The piece at the caret of a query; undefined where nothing can be suggested for what stands there. */
export function pieceAt(text: string, caret: number): TypedPiece | undefined {
  const { lexemes } = lex(text, noReference);
  const around: (QueryField | undefined)[] = [];
  let named: QueryField | undefined;
  for (const [index, lexeme] of lexemes.entries()) {
    const field: QueryField | undefined = named ?? around.at(-1);
    named = lexeme.kind === 'field' ? lexeme.field : undefined;
    if (lexeme.start >= caret) return undefined;
    if (lexeme.kind === 'open') around.push(field);
    if (lexeme.kind === 'close') around.pop();
    if (lexeme.end >= caret && lexemes[index + 1]?.start !== caret)
      return pieceOf(text, caret, lexeme, field);
  }
  return undefined;
}

function pieceOf(
  text: string,
  caret: number,
  lexeme: Lexeme,
  field: QueryField | undefined,
): TypedPiece | undefined {
  const { start, end, kind } = lexeme;
  if (kind === 'field') {
    return caret === end
      ? { kind: 'value', field: lexeme.field, typed: '', start: caret, end: caret }
      : undefined;
  }
  const typed = text.slice(kind === 'quoted' ? start + 1 : start, caret);
  if (kind === 'quoted') {
    if (!field || lexeme.distance !== undefined || wildcards.test(typed)) return undefined;
    const isClosed = end > start + 1 && quotes.has(text.charAt(end - 1));
    if (!isClosed) return { kind: 'value', field, typed, start, end: caret };
    return caret < end ? { kind: 'value', field, typed, start, end } : undefined;
  }
  if (kind !== 'text') return undefined;
  if (field) return wildcards.test(typed) ? undefined : { kind: 'value', field, typed, start, end };
  // Behind the name of a field that nobody knows stands no name.
  const isFirst = text.charAt(start - 1) !== ':';
  return isFirst && caret === end && mayBeName.test(typed) ? { kind: 'name', typed, start, end } : undefined;
}

/**
 * The names of fields that begin as typed, each field by one: that of the language where it begins so, else the one of
 * the other language.
 */
export function fieldNamesFor(typed: string, language: 'nl' | 'en'): string[] {
  const begin = fold(typed);
  return [...new Set(fieldByWord.values())].flatMap((field) => {
    const { nl = '', en = '' } = fields[field];
    const names = language === 'nl' ? [nl, en] : [en, nl];
    return names.find((name) => name.startsWith(begin)) ?? [];
  });
}

/** A value as it is written behind the name of its field: what is more than a word is a phrase. */
export function operandOf(value: string): string {
  if (needsNoQuotes.test(value) && !operators.has(value) && value !== 'NEAR') return value;
  const inside = [...value].map((character) =>
    quotes.has(character) || wildcards.test(character) ? ' ' : character,
  );
  return `"${inside.join('').replace(/\s+/gu, ' ').trim()}"`;
}
