import { limits } from '../limits.ts';
import type { Lexeme, Referred } from './lexer.ts';
import { isNearOperand, repairNearDistances, repairNearOperands } from './near-repair.ts';
import { combine, cover, findField, findNegative, inField, negate } from './nodes.ts';
import { inCapitals, referenceWord } from './readings.ts';
import { refusalOfSaid } from './said-operands.ts';
import { countLiterals, joinTerms, type Term, type WrittenTerm } from './terms.ts';
import type {
  NearOperand,
  PhraseTerm,
  QueryError,
  QueryNode,
  QueryProblem,
  QueryTree,
  Span,
} from './tree.ts';

/** Carries a problem out of the descent; never leaves `parseQuery`. */
export class ProblemFound extends Error {
  readonly found: QueryError;
  constructor(found: QueryError) {
    super(found.problem);
    this.found = found;
  }
}

/** What cannot stand where an operand has to. */
const endsOperand = ['or', 'and', 'near', 'said', 'close'] as const;

/** The forms of a word that count as the word itself, it first. */
export type WordForms = (word: string) => readonly string[];

/**
 * Builds the tree of lexemes whose brackets and quotes are balanced. NOT binds strongest, then NEAR, then ZEI (so that
 * `spreker:Jansen ZEI stikstof NEAR/5 landbouw` needs no brackets), AND and OR.
 *
 * @throws ProblemFound
 */
export function buildTree(text: string, lexemes: readonly Lexeme[], formsOf: WordForms): QueryTree {
  let position = 0;
  let terms = 0;
  /** Reference numbers that may also be read as several words, as the one thing that a proximity takes. */
  const whole = new Map<QueryNode, NearOperand>();

  const next = () => lexemes[position];
  const nextIs = (...kinds: Lexeme['kind'][]) => kinds.includes(next()?.kind as Lexeme['kind']);
  const without = (span: Span) =>
    `${text.slice(0, span.start).trimEnd()} ${text.slice(span.end).trimStart()}`.trim();

  function fail(problem: QueryProblem, span: Span, more: Partial<QueryError> = {}): never {
    throw new ProblemFound({ problem, start: span.start, end: span.end, ...more });
  }
  function failMissing(span: Span): never {
    fail('missingOperand', span, {
      repair: without(span),
      values: { operator: text.slice(span.start, span.end) },
    });
  }

  function parseOr(): QueryNode {
    const first = parseAnd();
    const others: QueryNode[] = [];
    for (let operator = next(); operator?.kind === 'or'; operator = next()) {
      position += 1;
      if (nextIs(...endsOperand) || !next()) failMissing(operator);
      others.push(parseAnd());
    }
    return combine('or', first, others);
  }

  function parseAnd(): QueryNode {
    const first = parseSaid();
    const others: QueryNode[] = [];
    for (let lexeme = next(); lexeme && !nextIs('or', 'close'); lexeme = next()) {
      if (lexeme.kind === 'and') {
        position += 1;
        if (nextIs(...endsOperand) || !next()) failMissing(lexeme);
      }
      others.push(parseSaid());
    }
    return combine('and', first, others);
  }

  function parseSaid(): QueryNode {
    const start = next()?.start ?? text.length;
    let node = parseNear();
    for (let operator = next(); operator?.kind === 'said'; operator = next()) {
      position += 1;
      if (nextIs(...endsOperand) || !next()) failMissing(operator);
      const said = parseNear();
      const refused = refusalOfSaid(text, { start, end: lexemes[position - 1]!.end }, operator, node, said);
      if (refused) throw new ProblemFound(refused);
      // What is no field was refused.
      const speaker = node.type === 'field' ? node.node : node;
      node = { type: 'said', speaker, said, span: cover(node, said) };
    }
    return node;
  }

  function parseNear(): QueryNode {
    const start = next()?.start ?? text.length;
    const left = parseUnary();
    let last = left;
    const nodes = [left];
    const operators: { distance: number; span: Span }[] = [];
    for (let operator = next(); operator?.kind === 'near'; operator = next()) {
      position += 1;
      if (nextIs(...endsOperand) || !next()) failMissing(operator);
      operators.push({ distance: operator.distance, span: operator });
      last = parseUnary();
      nodes.push(last);
    }
    const [first] = operators;
    if (!first) return left;
    const { distance } = first;
    const operands = nodes.map((node) => whole.get(node) ?? node);
    const choices = operands.map((node) => (node.type === 'or' ? node.nodes : [node]));
    const refused = operands.find((_, index) => !choices[index]!.every(isNearOperand));
    if (refused) {
      const place = { start, end: lexemes[position - 1]!.end };
      fail('nearOperand', refused.span, { repair: repairNearOperands(text, place, operands, distance) });
    }
    const different = operators.find((operator) => operator.distance !== distance);
    if (different) {
      fail('nearDistances', different.span, { repair: repairNearDistances(text, operators) });
    }
    const span = cover(left, last);
    const ways = choices.reduce((product, nearby) => product * nearby.length, 1);
    if (ways > limits.maximumNearChoices) {
      fail('nearChoices', span, { values: { maximum: limits.maximumNearChoices } });
    }
    // Every way to take one of each bracket is a proximity by itself.
    let chosen: NearOperand[][] = [[]];
    for (const nearby of choices) {
      chosen = chosen.flatMap((before) => nearby.filter(isNearOperand).map((node) => [...before, node]));
    }
    const [near, ...others] = chosen.map((each): QueryNode => ({
      type: 'near',
      distance,
      operands: each,
      span,
    }));
    return combine('or', near!, others);
  }

  function parseUnary(): QueryNode {
    const lexeme = next();
    if (lexeme?.kind === 'not') return parseNot(lexeme);
    if (lexeme?.kind !== 'field') return parsePrimary();
    position += 1;
    if (!nextIs('not', 'field', 'open', 'text', 'capitals', 'quoted')) failMissing(lexeme);
    const inner = parseUnary();
    const other = findField(inner, lexeme.field);
    if (other) fail('nestedField', other.span, { repair: without(lexeme) });
    return inField(lexeme.field, inner, { start: lexeme.start, end: inner.span.end });
  }

  function parseNot(first: Lexeme): QueryNode {
    let negative = false;
    let last = first;
    for (let lexeme = next(); lexeme?.kind === 'not'; lexeme = next()) {
      negative = !negative;
      last = lexeme;
      position += 1;
    }
    if (!nextIs('field', 'open', 'text', 'capitals', 'quoted')) failMissing(last);
    const node = parseUnary();
    return negative ? negate(node, { start: first.start, end: node.span.end }) : node;
  }

  function parsePrimary(): QueryNode {
    const lexeme = next();
    if (lexeme?.kind === 'text') {
      position += 1;
      return lexeme.reference
        ? buildReference(lexeme, lexeme.terms, lexeme.reference)
        : buildText(lexeme, lexeme.terms);
    }
    if (lexeme?.kind === 'capitals') {
      position += 1;
      const { word, start, end } = lexeme;
      count(lexeme, 1);
      return { type: 'word', word, forms: [inCapitals(word)], span: { start, end } };
    }
    if (lexeme?.kind === 'quoted') {
      position += 1;
      if (lexeme.reference !== undefined) return buildNumber(lexeme, lexeme.terms, lexeme.reference);
      return buildQuoted(lexeme, lexeme.terms, lexeme.distance);
    }
    if (lexeme?.kind === 'open') {
      position += 1;
      const close = next();
      if (close?.kind === 'close') failMissing({ start: lexeme.start, end: close.end });
      const node = parseOr();
      position += 1;
      return node;
    }
    // Lexemes are balanced and checked ahead, so only an operator without its first operand gets here.
    return failMissing(lexeme ?? { start: 0, end: text.length });
  }

  function count(span: Span, added: number): void {
    terms += added;
    if (terms > limits.maximumQueryTerms) {
      fail('tooManyTerms', span, { values: { maximum: limits.maximumQueryTerms } });
    }
  }

  function checkTerm(term: Term): WrittenTerm {
    if (term.type === 'exact') return { type: 'exact', word: term.word };
    if (countLiterals(term) < limits.minimumWildcardLiterals) {
      const literal = text.slice(term.start, term.end).replace(/[*?]/g, '');
      fail('wildcardTooShort', term, {
        repair: `${text.slice(0, term.start)}${literal}${text.slice(term.end)}`.trim(),
        values: { pattern: term.pattern, minimum: limits.minimumWildcardLiterals },
      });
    }
    return { type: 'wildcard', pattern: term.pattern };
  }

  function buildText({ start, end }: Span, written: readonly Term[]): QueryNode {
    const span = { start, end };
    count(span, written.length);
    // `36410-*`: the run behind the hyphen may be empty, so it asks for nothing but more of the word.
    const inner = written.slice(
      written.findIndex((term) => !isBareRun(term)),
      written.findLastIndex((term) => !isBareRun(term)) + 1,
    );
    const checked = (inner.length > 0 ? inner : written).map(checkTerm);
    const [only] = checked;
    if (only && checked.length === 1) {
      const joined = joinTerms(written);
      return joined.type === 'exact'
        ? { type: 'word', word: joined.word, forms: formsOf(joined.word), span }
        : { type: 'wildcard', pattern: joined.pattern, span };
    }
    // `2,5` is not 25, and `2,500` is 2500.
    if (/\d,\d/u.test(text.slice(start, end)) && !/\d,\d{3}(?!\d)/u.test(text.slice(start, end)))
      return { type: 'phrase', terms: checked, span };
    const joined = joinTerms(written);
    const last = written.at(-1);
    if (last?.type !== 'exact' || joined.type !== 'exact')
      return { type: 'compound', terms: checked, joined, span };
    // The last part inflects, apart and written together; of `F-35` in `F-35's`.
    const isModel = /^\d+$/u.test(last.word) && /\p{L}/u.test(joined.word);
    const forms = isModel ? [last.word, `${last.word}s`] : formsOf(last.word);
    const before = joined.word.slice(0, joined.word.length - last.word.length);
    return {
      type: 'compound',
      terms: [...checked.slice(0, -1), oneOf(forms)],
      joined: oneOf(forms.map((form) => before + form)),
      span,
    };
  }

  /** A reference number, or what its pieces mean by themselves: whoever knows no number loses nothing. */
  function buildReference(
    { start, end }: Span,
    written: readonly Term[],
    { name, pieces }: Referred,
  ): QueryNode {
    const number = buildNumber({ start, end }, written, name);
    if (pieces.length < 2) return number;
    const counted = terms;
    const nodes = pieces.map((piece) => buildText({ start: piece[0]!.start, end: piece.at(-1)!.end }, piece));
    terms = counted;
    const node: QueryNode = {
      type: 'or',
      nodes: [{ type: 'and', nodes, span: { start, end } }, number],
      span: { start, end },
    };
    whole.set(node, number);
    return node;
  }

  function buildNumber({ start, end }: Span, written: readonly Term[], name: string): NearOperand {
    const span = { start, end };
    count(span, written.length);
    const checked = written.map(checkTerm);
    const joined = joinTerms(written);
    const forms = [...(joined.type === 'exact' ? [joined.word] : []), referenceWord(name)];
    const [only] = checked;
    if (only?.type === 'exact' && checked.length === 1) return { type: 'word', word: only.word, forms, span };
    return { type: 'compound', terms: checked, joined: oneOf(forms), span };
  }

  function buildQuoted({ start, end }: Span, written: readonly Term[], distance?: number): QueryNode {
    const span = { start, end };
    if (written.length === 0) {
      const values = { minimalQueryLength: limits.minimalQueryLength };
      fail('tooShort', span, { repair: without(span), values });
    }
    count(span, written.length);
    if (distance === undefined || written.length === 1) {
      return { type: 'phrase', terms: written.map(checkTerm), span };
    }
    const operands = written.map((one): NearOperand => {
      const term = checkTerm(one);
      const place = { start: one.start, end: one.end };
      if (term.type === 'wildcard') return { ...term, span: place };
      return { type: 'phrase', terms: [term], span: place };
    });
    return { type: 'near', distance, operands, span };
  }

  const tree = parseOr();
  const negative = findNegative(tree);
  if (negative) fail('onlyNegative', negative.span);
  return tree;
}

/** A term that any of these forms satisfies, of which there is at least one. */
function oneOf(forms: readonly string[]): PhraseTerm {
  const [word] = forms;
  return word !== undefined && forms.length === 1 ? { type: 'exact', word } : { type: 'forms', forms };
}

function isBareRun(term: Term): boolean {
  return term.type === 'wildcard' && term.pattern === '*';
}
