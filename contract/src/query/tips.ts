import { readQuery } from './check.ts';
import { type Lexeme, lex } from './lexer.ts';
import { referenceAt } from './references/references.ts';
import { operators } from './stretches.ts';

/** Words that are operators in capitals. */
const operatorWords: ReadonlyMap<string, string> = new Map(
  [...operators.keys()].map((operator) => [operator.toLowerCase(), operator]),
);
/** What gives a word more weight or allows for typing errors elsewhere, and is mere punctuation here. */
const foreignSuffix = /(?<=[\p{L}\p{N}])(?:\^\d+(?:\.\d+)?|~\d*)(?=[\s)]|$)/gu;

const endsOperand: ReadonlySet<Lexeme['kind']> = new Set(['text', 'quoted', 'capitals', 'close']);
const beginsOperand: ReadonlySet<Lexeme['kind']> = new Set(['text', 'quoted', 'capitals', 'open', 'field']);

/**
 * What somebody may have meant by a query in which nothing is wrong: lower-case operators between words as operators
 * (`zei` only behind a speaker: elsewhere it is a word like any other), and no signs of another query language behind a
 * word (SEARCH.md, Tips). It is never applied by itself. Undefined where the query says neither, or where it could not
 * be run so.
 */
export function meantQuery(text: string): string | undefined {
  const meant = withOperators(text.replace(foreignSuffix, ''));
  const noForms = (word: string) => [word];
  return meant === text || readQuery(text, noForms).error || readQuery(meant, noForms).error
    ? undefined
    : meant;
}

function withOperators(text: string): string {
  const { lexemes } = lex(text, referenceAt);
  let before: Lexeme | undefined;
  let meant = '';
  let done = 0;
  for (const [index, lexeme] of lexemes.entries()) {
    const after = lexemes[index + 1];
    const operator = operatorWords.get(text.slice(lexeme.start, lexeme.end));
    const stands =
      operator !== undefined &&
      before &&
      endsOperand.has(before.kind) &&
      (operators.get(operator) !== 'said' || namesSpeaker(lexemes, index - 1));
    if (stands && after && beginsOperand.has(after.kind)) {
      meant += text.slice(done, lexeme.start) + operator;
      done = lexeme.end;
      // Two in a row are words: an operator has words on both its sides.
      before = undefined;
    } else before = lexeme;
  }
  return meant + text.slice(done);
}

/** Whether the operand that ends with this piece is of the field of speakers. */
function namesSpeaker(lexemes: readonly Lexeme[], end: number): boolean {
  let begin = end;
  for (let depth = 0; begin >= 0; begin -= 1) {
    const kind = lexemes[begin]?.kind;
    if (kind === 'close') depth += 1;
    if (kind === 'open') depth -= 1;
    if (depth <= 0) break;
  }
  const field = lexemes[begin - 1];
  return field?.kind === 'field' && field.field === 'speaker';
}
