import fc from 'fast-check';
import type { MetadataField } from 'contract/document-parts';
import type { AgendaKind, AgendaState } from 'contract/session-filters';
import { fieldByWord } from 'contract/query/fields';
import type { CompoundNode, NearOperand, PhraseNode, PhraseTerm, QueryNode } from 'contract/query/tree';
import type { Document, Meeting } from '../document.ts';
import type { Filters } from '../document-store.ts';
import type { Facts } from '../meeting-facts.ts';
import { aDocument, aMeeting, type SearchDifferences } from './documents.ts';

/** Few words, so that random queries find something, and enough numbered ones for large wildcards. */
const common = [
  'wet',
  'wetten',
  'wetboek',
  'stikstof',
  'stikstofwet',
  'landbouw',
  'f',
  '35',
  'f35',
  'co2',
  'één',
];
/** What stands beside other words where it is written, too: joined, in capitals, a reference number. */
const special = [
  'F-35',
  'WET',
  'F35',
  'wet-stikstof',
  'co2-wet-wet',
  'R&D',
  "l'één",
  '36 410-XV',
  '36410-XV, nr. 5',
];
const besideWords = ['wetstikstof', 'co2wet', 'wetwet', 'rd', '36410xv'];
const ownWords = ['_xwet', '_xf35', '_xd', '_rkst_36410', '_rkst_36410_xv', '_rkst_36410_xv_5'];
const numbered = Array.from({ length: 45 }, (_, index) => `soort${index}`);
const patterns = [
  'wet*',
  '*wet',
  '*wet*',
  'wet?en',
  's*wet',
  'stik*wet',
  '?tikstof',
  'land*',
  'geen*',
  '*e*t*t*',
];
const broadPatterns = ['*oort*', 'soo?t*'];

const span = { start: 0, end: 0 };
const word = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...common) },
  { weight: 1, arbitrary: fc.constantFrom(...numbered) },
);
const foldedWord = fc.oneof(
  { weight: 14, arbitrary: word.map((each) => each.replaceAll('é', 'e')) },
  { weight: 1, arbitrary: fc.constantFrom(...besideWords, 'l', 'r', '36410', 'xv') },
  { weight: 1, arbitrary: fc.constantFrom(...ownWords) },
);
const writtenWord = fc.oneof(
  { weight: 7, arbitrary: word },
  { weight: 2, arbitrary: fc.constantFrom(...special) },
);
const words = (maxLength: number) =>
  fc.array(writtenWord, { minLength: 0, maxLength }).map((each) => each.join(' '));
const pattern = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...patterns) },
  { weight: 1, arbitrary: fc.constantFrom(...broadPatterns) },
);

const second = Date.UTC(2025, 0, 1) / 1_000;
const date = fc.oneof(
  fc
    .tuple(fc.integer({ min: 0, max: 6 }), fc.constantFrom(0, 0, 1, 500))
    .map(([s, ms]) => (second + s) * 1_000 + ms),
  fc.constantFrom(Date.UTC(1848, 10, 3), Date.UTC(1581, 6, 26), Date.UTC(2300, 0, 1), Date.UTC(2300, 0, 2)),
);
const groupPath = fc.constantFrom('tk', 'tk/motie', 'tk/Motie', 'ek', 'ek/brief', 'ek/brief/x', 'tkx');
const committee = fc.constantFrom(
  { code: 'ENVI', name: 'wet landbouw' },
  { code: 'envi', name: 'landbouw' },
  { code: 'f-35', name: 'stikstof' },
);
const title = fc.option(words(4), { nil: undefined });
/** What was said and by whom; somebody breaks in, says nothing, or speaks again. */
const turn = fc.record({
  name: fc.constantFrom('wet', 'wet landbouw', 'F-35', 'één wet', 'stikstof', 'WET F'),
  words: words(6),
});

/** The text of a debate, with a line before each turn, and where the turns are in it. */
function debateOf(spoken: readonly { name: string; words: string }[]): Pick<Document, 'text' | 'turns'> {
  let text = 'wetten';
  const turns = spoken.map(({ name, words }) => {
    const from = text.length + name.length + 6;
    text += `\n\n${name}: . ${words} .`;
    return { speaker: { name }, from, to: from + words.length };
  });
  return { text, turns };
}

const file = words(6).map((text) => ({ fileId: 'f', title: '', text }));

const someMeeting = fc
  .record(
    {
      kind: fc.constantFrom('plenary' as const, 'committee' as const),
      status: fc.constantFrom('planned' as const, 'held' as const, 'cancelled' as const, 'moved' as const),
      place: fc.constantFrom('Zaal 1', 'zaal 1', 'Hal: Zuid', ''),
      replaces: fc.constant('t-1'),
    },
    { requiredKeys: ['kind', 'status'] },
  )
  .map((differences): Meeting => ({ ...aMeeting, ...differences }));

/** A document over the small vocabulary, with its id still to be given. */
export const someDocument: fc.Arbitrary<Omit<Document, 'id'>> = fc
  .record({
    domain: fc.constantFrom('nl' as const, 'nl' as const, 'nl' as const, 'eu' as const),
    title: words(5),
    titles: fc.record({ nl: title, en: title }),
    text: words(14),
    date,
    groupPath,
    sourceType: fc.constantFrom('Motie wet', 'Wet landbouw', 'brief'),
    file: fc.option(file, { nil: undefined }),
    attachments: fc.array(file, { maxLength: 2 }),
    people: fc.array(fc.record({ name: words(3), party: words(2) }, { requiredKeys: ['name'] }), {
      maxLength: 3,
    }),
    organisations: fc.array(
      words(3).map((name) => ({ name })),
      { maxLength: 2 },
    ),
    committees: fc.uniqueArray(committee, { maxLength: 2 }),
    numbers: fc
      .array(fc.constantFrom('F-35', '35 f', 'wet 35-f', '36 410', '36410-XV-5'), { maxLength: 2 })
      .map((values) => values.map((value) => ({ kind: 'reference' as const, value }))),
    confidentiality: fc.constantFrom(
      'Openbaar' as const,
      'Default' as const,
      'Openbaar' as const,
      'Besloten' as const,
    ),
    contexts: fc.option(
      fc.dictionary(fc.constantFrom('water', 'asiel-migratie'), fc.integer({ min: 0, max: 100 }), {
        maxKeys: 2,
      }),
      { nil: undefined },
    ),
    debate: fc.option(fc.array(turn, { minLength: 1, maxLength: 4 }), { nil: undefined }),
    source: fc.constantFrom('test', 'test', 'other'),
    meeting: fc.oneof(
      { weight: 3, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: someMeeting },
    ),
  })
  .map(({ debate, ...differences }) => {
    const spoken = debate ? debateOf(debate) : {};
    const { id: _, ...document } = aDocument({ id: 'x-1', ...differences, ...spoken });
    return document;
  });

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

const someFacts: fc.Arbitrary<Facts> = fc.record(
  {
    kind: fc.constantFrom<AgendaKind[]>([], ['plenary'], ['committee', 'other']),
    status: fc.constantFrom<AgendaState[]>([], ['planned'], ['changed', 'cancelled'], ['confidential']),
    committee: fc.constantFrom([], ['ENVI'], ['envi', 'f-35'], ['none']),
    place: fc.constantFrom([], ['Zaal 1'], ['zaal 1', 'Hal: Zuid']),
    origin: fc.constantFrom([], ['other'], ['nobody']),
  },
  { requiredKeys: [] },
);

const someIds = fc.constantFrom<string[]>([], [], [], ['t-0', 't-919', 't-838', 't-757', 't-nothing']);

/** Facts are asked of meetings: no document has any. */
const someFilters: fc.Arbitrary<Partial<Filters>> = fc
  .record(
    {
      domain: fc.constantFrom('nl' as const, 'nl' as const, 'nl' as const, 'eu' as const),
      from: fc.oneof(date, fc.constant(Date.UTC(2024, 0, 1))),
      until: fc.oneof(date, fc.constant(Date.UTC(2026, 0, 1))),
      groupPaths: fc.uniqueArray(groupPath, { maxLength: 2 }),
      committees: fc.constantFrom([], [], ['ENVI'], ['f-35', 'envi']),
      stakeholders: fc.constantFrom([], [], ['PER:wet'], ['PER:stikstof', 'PER:landbouw', 'committees:ENVI']),
      withoutStakeholders: fc.constantFrom([], [], ['PER:landbouw'], ['PER:wet', 'committees:ENVI']),
      topics: fc.constantFrom([], [], ['stikstof'], ['wet', 'landbouw']),
      withoutTopics: fc.constantFrom([], [], ['landbouw'], ['stikstof', 'wet']),
      contexts: fc.record({
        codes: fc.constantFrom(['water' as const], ['water' as const, 'asiel-migratie' as const]),
        minimum: fc.integer({ min: 0, max: 20 }).map((step) => step * 5),
      }),
      kind: fc.constantFrom('document' as const, 'document' as const, 'meeting' as const),
    },
    { requiredKeys: [] },
  )
  .chain((filters) =>
    filters.kind === 'meeting'
      ? fc.tuple(someFacts, someIds).map(([facts, ids]) => ({ ...filters, facts, ids }))
      : fc.constant(filters),
  );

/** What surrounds a query: filters, scope and the language of titles. */
export const someSurroundings: fc.Arbitrary<SearchDifferences> = fc
  .record({
    filters: fc.option(someFilters, { nil: undefined, freq: 3 }),
    metadataField: fc.constantFrom<MetadataField>(
      'metadata',
      'metadata',
      'metadata_nl',
      'metadata_en',
      'metadata_fr',
    ),
    excluded: fc.option(groupPath, { nil: undefined }),
    seq: fc.option(
      fc.record(
        { after: fc.integer({ min: 0, max: 210 }), upTo: fc.integer({ min: 0, max: 210 }) },
        { requiredKeys: [] },
      ),
      { nil: undefined, freq: 3 },
    ),
  })
  .map(({ filters, metadataField, excluded, seq }) => ({
    filters,
    seq,
    metadataField,
    scope: { domains: ['nl', 'eu'], excludedPaths: excluded ? [{ domain: 'nl', path: excluded }] : [] },
  }));

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
