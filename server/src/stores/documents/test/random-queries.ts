import fc from 'fast-check';
import { fieldByWord } from 'contract/query/fields';
import type { CompoundNode, NearOperand, PhraseNode, PhraseTerm, QueryNode } from 'contract/query/tree';
import { foldedWord, ownWords, pattern, word } from './random-words.ts';

const span = { start: 0, end: 0 };

const exact = foldedWord.map((each): PhraseTerm => ({ type: 'exact', word: each }));
const wildcardTerm = pattern.map((each): PhraseTerm => ({ type: 'wildcard', pattern: each }));
const term = fc.oneof({ weight: 4, arbitrary: exact }, { weight: 1, arbitrary: wildcardTerm });
const terms = fc.array(term, { minLength: 1, maxLength: 3 });
const wordNode = fc
  .uniqueArray(foldedWord, { minLength: 1, maxLength: 3 })
  .map((forms): NearOperand => ({ type: 'word', word: forms[0]!, forms, span }));
const wildcardNode = pattern.map((each): NearOperand => ({ type: 'wildcard', pattern: each, span }));
const phraseNode = terms.map((each): PhraseNode => ({ type: 'phrase', terms: each, span }));
const compoundNode = fc
  .tuple(fc.array(exact, { minLength: 2, maxLength: 3 }))
  .map(([each]): CompoundNode => ({
    type: 'compound',
    terms: each,
    joined: { type: 'exact', word: each.map((one) => (one.type === 'exact' ? one.word : '')).join('') },
    span,
  }));
const operand = fc.oneof(
  { weight: 4, arbitrary: wordNode },
  { weight: 1, arbitrary: wildcardNode },
  { weight: 3, arbitrary: phraseNode },
  { weight: 1, arbitrary: compoundNode },
);
/** Operands of so few words that many of a proximity can stand at the same places, and need others. */
const contestedWord = fc.constantFrom('wet', 'wet', 'wetten', 'wetboek', 'f', '35', 'co2', 'stikstof');
const contestedTerm = contestedWord.map((each) => ({ type: 'exact' as const, word: each }));
const contestedPattern = fc.constantFrom('wet*', '*wet*', '*35', 'wet?en', '*wet');
const contestedOperand: fc.Arbitrary<NearOperand> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .uniqueArray(fc.oneof({ weight: 8, arbitrary: contestedWord }, fc.constantFrom('f35', ...ownWords)), {
        minLength: 1,
        maxLength: 2,
      })
      .map((forms): NearOperand => ({ type: 'word', word: forms[0]!, forms, span })),
  },
  {
    weight: 2,
    arbitrary: contestedPattern.map((each): NearOperand => ({ type: 'wildcard', pattern: each, span })),
  },
  {
    weight: 3,
    arbitrary: fc
      .array(
        fc.oneof(
          { weight: 5, arbitrary: contestedTerm },
          contestedPattern.map((each): PhraseTerm => ({ type: 'wildcard', pattern: each })),
        ),
        { minLength: 1, maxLength: 3 },
      )
      .map((each): PhraseNode => ({ type: 'phrase', terms: each, span })),
  },
  {
    weight: 2,
    arbitrary: fc
      .oneof(fc.constant(['f', '35']), fc.constant(['wet', 'stikstof']), fc.constant(['co2', 'wet', 'wet']))
      .map((parts): CompoundNode => ({
        type: 'compound',
        terms: parts.map((each) => ({ type: 'exact', word: each })),
        joined: { type: 'exact', word: parts.join('') },
        span,
      })),
  },
);
const near = fc.record({
  type: fc.constant('near' as const),
  distance: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 4 }) },
    fc.integer({ min: 0, max: 100 }),
  ),
  operands: fc.oneof(
    { weight: 2, arbitrary: fc.array(operand, { minLength: 1, maxLength: 4 }) },
    { weight: 3, arbitrary: fc.array(contestedOperand, { minLength: 2, maxLength: 3 }) },
  ),
  span: fc.constant(span),
});
const field = fc.constantFrom(...new Set(fieldByWord.values()));

/** What one turn has to be, which names no field. */
const someInTurn: fc.Arbitrary<QueryNode> = fc.letrec<{ node: QueryNode }>((tie) => {
  const nodes = fc.array(tie('node'), { minLength: 1, maxLength: 3 });
  return {
    node: fc.oneof(
      { maxDepth: 2, depthSize: 'small' },
      { weight: 5, arbitrary: operand },
      { weight: 2, arbitrary: near },
      { weight: 1, arbitrary: tie('node').map((node): QueryNode => ({ type: 'not', node, span })) },
      { weight: 1, arbitrary: nodes.map((each): QueryNode => ({ type: 'and', nodes: each, span })) },
      { weight: 1, arbitrary: nodes.map((each): QueryNode => ({ type: 'or', nodes: each, span })) },
    ),
  };
}).node;

const said = fc
  .tuple(someInTurn, someInTurn)
  .map(([speaker, node]): QueryNode => ({ type: 'said', speaker, said: node, span }));

/** A query tree of any shape, also one no parser would make. */
export const someTree: fc.Arbitrary<QueryNode> = fc.letrec<{ node: QueryNode }>((tie) => {
  const nodes = fc.array(tie('node'), { minLength: 1, maxLength: 3 });
  return {
    node: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      { weight: 4, arbitrary: operand },
      { weight: 3, arbitrary: near },
      { weight: 1, arbitrary: said },
      { weight: 1, arbitrary: tie('node').map((node): QueryNode => ({ type: 'not', node, span })) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(field, tie('node'))
          .map(([name, node]): QueryNode => ({ type: 'field', field: name, node, span })),
      },
      { weight: 2, arbitrary: nodes.map((each): QueryNode => ({ type: 'and', nodes: each, span })) },
      { weight: 2, arbitrary: nodes.map((each): QueryNode => ({ type: 'or', nodes: each, span })) },
    ),
  };
}).node;

/** Query text over the same words; much of it is refused by the parser. */
export const someQueryText: fc.Arbitrary<string> = fc.letrec<{ text: string }>((tie) => {
  const plain = fc.oneof(
    word,
    word,
    pattern,
    fc.constantFrom('F-35', 'co2-wet', 'stikstof/wet', '"wet 35"', '"één wet*"', '"wet landbouw 35"~3'),
    fc.constantFrom('=WET', '=F35', 'R&D', "l'één", 'wetstikstof', '"f35 wet"', 'F35', '"l\'één"'),
    fc.constantFrom('36410-XV', '"36 410-XV"', '36 410-XV', '36410', '36 410 XV, nr. 5', '36 410'),
  );
  const contested = fc.oneof(
    contestedWord,
    contestedPattern,
    fc.constantFrom('"wet stikstof"', '"wet wet"', 'F-35', 'F35', '=WET', 'wet-stikstof', '"f 35"'),
  );
  const pair = fc.tuple(tie('text'), tie('text'));
  return {
    text: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      { weight: 4, arbitrary: plain },
      {
        weight: 1,
        arbitrary: fc
          .tuple(plain, plain, fc.integer({ min: 0, max: 9 }))
          .map(([left, right, n]) => `${left} NEAR/${n} ${right}`),
      },
      { weight: 1, arbitrary: fc.tuple(plain, plain, plain).map((each) => each.join(' NEAR/4 ')) },
      {
        weight: 2,
        arbitrary: fc
          .tuple(fc.array(contested, { minLength: 2, maxLength: 3 }), fc.integer({ min: 0, max: 9 }))
          .map(([operands, n]) => operands.join(` NEAR/${n} `)),
      },
      {
        weight: 1,
        arbitrary: fc
          .array(fc.oneof(contestedWord, contestedPattern), { minLength: 2, maxLength: 5 })
          .map((words) => `"${words.join(' ')}"~4`),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.constantFrom(...fieldByWord.keys()), plain)
          .map(([name, text]) => `${name}:${text}`),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(
            fc.constantFrom('spreker:wet', 'spreker:(landbouw OF F35)', 'speaker:"één wet"'),
            tie('text'),
          )
          .map(([speaker, text]) => `(${speaker} ZEI (${text}))`),
      },
      { weight: 1, arbitrary: pair.map(([left, right]) => `${left} ${right}`) },
      { weight: 1, arbitrary: pair.map(([left, right]) => `(${left} OF ${right})`) },
      { weight: 1, arbitrary: pair.map(([left, right]) => `${left} EN (${right})`) },
      { weight: 1, arbitrary: fc.tuple(tie('text'), plain).map(([left, right]) => `${left} -${right}`) },
      {
        weight: 1,
        arbitrary: fc.tuple(tie('text'), tie('text')).map(([left, right]) => `(${left}) NIET (${right})`),
      },
    ),
  };
}).text;
