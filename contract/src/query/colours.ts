import { lex, type Lexeme, noReference } from './lexer.ts';
import type { Span } from './tree.ts';

/** A stretch of a query text and what it is; white space and ignored punctuation lie between them. */
interface SyntaxSpan extends Span {
  kind: 'operator' | 'not' | 'phrase' | 'wildcard' | 'bracket' | 'field' | 'text';
}

/**
 * What to colour in the search field: in order, without overlap, inside the text. Takes any text,
 * also one that is still being typed.
 */
export function syntaxSpans(text: string): SyntaxSpan[] {
  const spans: SyntaxSpan[] = [];
  let covered = 0;
  for (const lexeme of lex(text, noReference).lexemes) {
    if (lexeme.start < covered) continue;
    spans.push({ start: lexeme.start, end: lexeme.end, kind: kindOf(lexeme) });
    covered = lexeme.end;
  }
  return spans;
}

function kindOf(lexeme: Lexeme): SyntaxSpan['kind'] {
  switch (lexeme.kind) {
    case 'and':
    case 'or':
    case 'near':
    case 'said':
      return 'operator';
    case 'open':
    case 'close':
      return 'bracket';
    case 'quoted':
      return 'phrase';
    case 'text':
      return lexeme.terms.some((term) => term.type === 'wildcard') ? 'wildcard' : 'text';
    case 'capitals':
    case 'foreign':
      return 'text';
    default:
      return lexeme.kind;
  }
}
