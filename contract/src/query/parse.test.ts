import { describe, expect, test } from 'vitest';
import { words } from '../words.ts';
import { syntaxSpans } from './colours.ts';
import { parseQuery } from './parse.ts';
import { expectProblem, type Faulty } from './test/problems.ts';
import type { PhraseTerm, QueryNode } from './tree.ts';

/** The first form, and the name of the reference number. */
const shownForms = ([word, ...forms]: readonly string[]) =>
  [word, ...forms.filter((form) => form.startsWith('_'))].join('');

function shownTerm(term: PhraseTerm): string {
  if (term.type === 'wildcard') return term.pattern;
  return term.type === 'exact' ? term.word : shownForms(term.forms);
}

/** A tree in one line: `"a b"` phrase, `[a b|ab]` joined token, `near5(…)`, `-x`, `field:x`. */
function show(node: QueryNode): string {
  const terms = (list: readonly PhraseTerm[]) => list.map(shownTerm).join(' ');
  switch (node.type) {
    case 'word':
      return shownForms(node.forms);
    case 'wildcard':
      return node.pattern;
    case 'phrase':
      return `"${terms(node.terms)}"`;
    case 'compound':
      return `[${terms(node.terms)}|${terms([node.joined])}]`;
    case 'near':
      return `near${node.distance}(${node.operands.map(show).join(' ')})`;
    case 'field':
      return `${node.field}:${show(node.node)}`;
    case 'not':
      return `-${show(node.node)}`;
    case 'said':
      return `said(${show(node.speaker)}: ${show(node.said)})`;
    default:
      return `${node.type}(${node.nodes.map(show).join(' ')})`;
  }
}
const shown = (text: string) => {
  const { tree, error } = parseQuery(text, ['nl']);
  return tree ? show(tree) : error?.problem;
};

describe('queries', () => {
  test.each([
    ['stikstof landbouw', 'and(stikstof landbouw)'],
    ['a OR b c', 'or(a and(b c))'],
    ['a AND b OR c', 'or(and(a b) c)'],
    ['a OF b EN c NIET d', 'or(a and(b c -d))'],
    ['a & b | c && d || e', 'or(and(a b) and(c d) e)'],
    ['en of not', 'and(en of not)'],
    ['spreker:Jansen ZEI (a NEAR/5 b)', 'said(jansen: near5(a b))'],
    ['speaker:Jansen SAID a NEAR/5 b', 'said(jansen: near5(a b))'],
    ['c spreker:(jan OF piet) ZEI "a b" OR d', 'or(and(c said(or(jan piet): "a b")) d)'],
    ['-(spreker:(jan -piet) ZEI (a OF bcd* -c)) d', 'and(-said(and(jan -piet): or(a and(bcd* -c))) d)'],
    ['spreker:jan ZEI 36 410', 'said(jan: or(and(36 410) [36 410|36410_rkst_36410]))'],
    ['(spreker:jan) ZEI a', 'said(jan: a)'],
    ['spreker:jan zei said', 'and(speaker:jan zei said)'],
    ['a (b (c d))', 'and(a b c d)'],
    ['a OR (b OR c)', 'or(a b c)'],
    ['stikstof*', 'stikstof*'],
    ['*stikstof*', '*stikstof*'],
    ['stik**stof', 'stik*stof'],
    ['wet?even', 'wet?even'],
    ["Zzp'ér*", 'zzper*'],
    ['"raad van state" -advies', 'and("raad van state" -advies)'],
    ['“nationaal plan” „a b” «c d»', 'and("nationaal plan" "a b" "c d")'],
    ['"wijziging van de *wet"', '"wijziging van de *wet"'],
    ['"EN OF niet"', '"en of niet"'],
    ['(wet OF motie) EN (stikstof NEAR/5 landbouw)', 'and(or(wet motie) near5(stikstof landbouw))'],
    ['"staten generaal"~0', 'near0("staten" "generaal")'],
    ['"stikstof land*"~10', 'near10("stikstof" land*)'],
    ['"wet"~3', '"wet"'],
    ['a NEAR b', 'near10(a b)'],
    ['a NEAR/3 b NEAR/3 c', 'near3(a b c)'],
    ['(a OR b) NEAR/5 c', 'or(near5(a c) near5(b c))'],
    [
      '(a OR "b c") NEAR/5 (wet* OR d) x',
      'and(or(near5(a wet*) near5(a d) near5("b c" wet*) near5("b c" d)) x)',
    ],
    ['a NEAR (36 410)', 'near10(a [36 410|36410_rkst_36410])'],
    ['x a NEAR b OR c', 'or(and(x near10(a b)) c)'],
    ['(a) NEAR/100 "b c" NEAR/100 wet* NEAR/100 F-35', 'near100(a "b c" wet* [f 35|f35])'],
    ['titel:"wijziging van de *wet"', 'title:"wijziging van de *wet"'],
    ['titel:(a OF b) c', 'and(title:or(a b) c)'],
    ['Title:a number:b committee:c person:d type:e', 'and(title:a number:b committee:c person:d type:e)'],
    [
      'nummer:36410-XV commissie:a persoon:b',
      'and(number:[36410 xv|36410xv_rkst_36410_xv] committee:a person:b)',
    ],
    ['titel: wet', 'title:wet'],
    ['-titel:a b', 'and(-title:a b)'],
    ['titel:-a b', 'and(-title:a b)'],
    ['titel:(a titel:b)', 'title:and(a b)'],
    ['F-35', '[f 35|f35]'],
    ["l'Union D’Hondt", 'and([l union|lunion] [d hondt|dhondt])'],
    ["l'énerg* qu'*elle", 'and([l energ*|lenerg*] qu*elle)'],
    ['"l\'Union européenne"', '"l union europeenne"'],
    ['R&D CD&V-fractie', 'and([r d|rd] [cd v fractie|cdvfractie])'],
    ['"R&D" R&Dep* e\u0301&d', 'and("r d" [r dep*|rdep*] [e d|ed])'],
    ['a&&b R& D R &D 3&d a&1', 'and(a b r d r d 3 d a 1)'],
    ['CO2-heffing', '[co2 heffing|co2heffing]'],
    ['EN/OF', '[en of|enof]'],
    ['wet-*even', '[wet *even|wet*even]'],
    ['36410-*', '36410*'],
    ['*-advies', '*advies'],
    ['36410 XV', 'or(and(36410 xv) [36410 xv|36410xv_rkst_36410_xv])'],
    ['"36 410"', '[36 410|36410_rkst_36410]'],
    ['2021/0106(COD)', '[2021 0106 cod|20210106cod_rproc_2021_106_cod]'],
    ['PE731.563', '[pe731 563|pe731563_rpe_731563]'],
    ['COM(2023) 123', 'or(and([com 2023|com2023] 123) [com 2023 123|com2023123_rcom_2023_123])'],
    ['36410', '36410_rkst_36410'],
    ['36 410', 'or(and(36 410) [36 410|36410_rkst_36410])'],
    ['"36 410-XV, nr. 5"', '[36 410 xv nr 5|36410xvnr5_rkst_36410_xv_5]'],
    [
      'a 36 410-XV, nr. 5 b',
      'and(a or(and(36 [410 xv|410xv] nr 5) [36 410 xv nr 5|36410xvnr5_rkst_36410_xv_5]) b)',
    ],
    ['-36410-XV a', 'and(-[36410 xv|36410xv_rkst_36410_xv] a)'],
    ['36 410 NEAR/5 a', 'near5([36 410|36410_rkst_36410] a)'],
    ['titel:(COM (2024) 496)', 'title:or(and(com 2024 496) [com 2024 496|com2024496_rcom_2024_496])'],
    ['ECLI:NL:HR:2023:12', '[ecli nl hr 2023 12|eclinlhr202312_recli_nl_hr_2023_12]'],
    ['CELEX:32016R0679', '[celex 32016r0679|celex32016r0679_rcelex_32016r0679]'],
    ['2026Z01234', '2026z01234_rz_2026_1234'],
    ['36410-* 36410-XV-foo', 'and(36410* [36410 xv foo|36410xvfoo])'],
    ['36 410 EN a', 'and(or(and(36 410) [36 410|36410_rkst_36410]) a)'],
    ['36 410, EN a', 'and(or(and(36 410) [36 410|36410_rkst_36410]) a)'],
    ['36 410 euro', 'and(36 410 euro)'],
    ['=WHO', '_xwho'],
    ['a -=WHO titel:=CO2', 'and(a -_xwho title:_xco2)'],
    ['=WHO NEAR/5 (=EU)', 'near5(_xwho _xeu)'],
    ['(=ÉTAT, =F35.', 'unbalancedBracket'],
    ['a = b', 'and(a b)'],
    ['a=b ==WHO', 'and([a b|ab] _xwho)'],
    ['wet(a OF b)', 'and(wet or(a b))'],
    ['36410(OF)', 'missingOperand'],
    ['déjà vu', 'and(deja vu)'],
    ["zzp'ers zzp’ers", 'and(zzpers zzpers)'],
    ["'s-Hertogenbosch", '[s hertogenbosch|shertogenbosch]'],
    ["a -'s-Gravenhage", 'and(a -[s gravenhage|sgravenhage])'],
    ['EU OR "Europese Unie"', 'or(eu "europese unie")'],
    ['a', 'a'],
    ['a-b', '[a b|ab]'],
    ['a - b – c', 'and(a b c)'],
    ['a -b', 'and(a -b)'],
    ['a NOT NOT b', 'and(a b)'],
    ['a --b', 'and(a b)'],
    ['a (NOT b NOT c)', 'and(a -b -c)'],
    ['a NOT (b OR c)', 'and(a -or(b c))'],
    ['a NOT (b -c)', 'and(a -and(b -c))'],
    ['12:30', '[12 30|1230]'],
    ['https://example.eu/a?b=c&d', '[https example eu a b c d|httpsexampleeuabcd]'],
    ['motie: stikstof', 'and(motie stikstof)'],
    ['landbouw,natuur 1,5', 'and(landbouw natuur "1 5")'],
    ['2,500 homes', 'and([2 500|2500] homes)'],
    ['stikstof.', 'stikstof'],
    ['stikstof!', 'stikstof'],
    ['Ћирилица OR العربية OR 中文', 'or(ћирилица العربية 中文)'],
    ['a 🙂 b', 'and(a b)'],
  ])('%s', (text, expected) => expect(shown(text)).toBe(expected));

  test('of a joined token the last part has forms, apart and together; in quotes it has none', () => {
    const { tree } = parseQuery('EU-lidstaat', ['nl']);
    expect(tree).toMatchObject({
      type: 'compound',
      terms: [
        { type: 'exact', word: 'eu' },
        { type: 'forms', forms: expect.arrayContaining(['lidstaat', 'lidstaten']) as string[] },
      ],
      joined: { type: 'forms', forms: expect.arrayContaining(['eulidstaat', 'eulidstaten']) as string[] },
    });
    expect(parseQuery('"EU-lidstaat"', ['nl']).tree).toMatchObject({
      type: 'phrase',
      terms: [{ word: 'eu' }, { word: 'lidstaat' }],
    });
    expect(parseQuery('EU-lidstaat-*', ['nl']).tree).toMatchObject({
      terms: [{ word: 'eu' }, { word: 'lidstaat' }],
    });
  });

  test('bare words have forms, exact ones do not', () => {
    expect(parseQuery('huis', ['nl']).tree).toMatchObject({
      type: 'word',
      forms: expect.arrayContaining(['huis', 'huizen']),
    });
    expect(parseQuery('huis', []).tree).toEqual({
      type: 'word',
      word: 'huis',
      forms: ['huis'],
      span: { start: 0, end: 4 },
    });
    expect(parseQuery('"huis"', ['nl']).tree).toMatchObject({
      type: 'phrase',
      terms: [{ type: 'exact', word: 'huis' }],
    });
  });
});

/** Text, problem, the place it is told at, and the repaired text where there is one. */
const letters = [...'abcdefgh'].join(' OR ');
const faulty: Faulty[] = [
  ['', 'empty', ''],
  [' \u00a0\n', 'empty', ' \u00a0\n'],
  ['*', 'tooShort', '*'],
  ['**', 'tooShort', '**'],
  ['"', 'tooShort', '"'],
  ['""', 'tooShort', '""'],
  ['-', 'tooShort', '-'],
  ['()', 'tooShort', '()'],
  ['EN', 'tooShort', 'EN'],
  ['🙂', 'tooShort', '🙂'],
  ['a ""', 'tooShort', '""', 'a'],
  ['NOT a', 'onlyNegative', 'NOT a'],
  ['-a -b', 'onlyNegative', '-a -b'],
  ['a OR NOT b', 'onlyNegative', 'NOT b'],
  ['a (b OR -c)', 'onlyNegative', '-c'],
  ['titel:(NOT a)', 'onlyNegative', 'titel:(NOT a'],
  ['(a', 'unbalancedBracket', '(', '(a)'],
  ['a)', 'unbalancedBracket', ')', 'a'],
  ['((a b', 'unbalancedBracket', '(', '((a b))'],
  ['a OR (', 'unbalancedBracket', '(', 'a'],
  ['"a b', 'unbalancedQuote', '"', '"a b"'],
  ['a "', 'unbalancedQuote', '"', 'a'],
  ['(“a b)', 'unbalancedQuote', '“', '(“a b")'],
  ['a OR', 'missingOperand', 'OR', 'a'],
  ['OR a', 'missingOperand', 'OR', 'a'],
  ['a AND OR b', 'missingOperand', 'AND', 'a OR b'],
  ['a NOT', 'missingOperand', 'NOT', 'a'],
  ['a NEAR', 'missingOperand', 'NEAR', 'a'],
  ['(a AND) b', 'missingOperand', 'AND', '(a ) b'],
  ['a ()', 'missingOperand', '()', 'a'],
  ['a titel:', 'missingOperand', 'titel:', 'a'],
  ['=who', 'notCapitals', '=who', '=WHO'],
  ['a =W b', 'notCapitals', '=', 'a W b'],
  ['a ="who" b', 'notCapitals', '="who"', 'a =WHO b'],
  ['=(a b)', 'notCapitals', '=', '(a b)'],
  ['=WHO*', 'notCapitals', '=', 'WHO*'],
  ['=WHO-code', 'notCapitals', '=', 'WHO-code'],
  ['=2024', 'notCapitals', '=', '2024'],
  ['=ABCDEFGHIJK', 'notCapitals', '=', 'ABCDEFGHIJK'],
  ['="WHO', 'notCapitals', '="WHO', '=WHO'],
  ['wet st*', 'wildcardTooShort', 'st*', 'wet st'],
  ['wet *', 'wildcardTooShort', '*', 'wet'],
  ['"van * wet"', 'wildcardTooShort', '*', '"van  wet"'],
  ['wet-ab*', 'wildcardTooShort', 'ab*', 'wet-ab'],
  ['"a b"~101', 'distanceOutOfRange', '~101', '"a b"~100'],
  ['"a b"~', 'distanceOutOfRange', '~', '"a b"~10'],
  ['"a b"~-1', 'distanceOutOfRange', '~-1', '"a b"~100'],
  ['a NEAR/500 b', 'distanceOutOfRange', 'NEAR/500', 'a NEAR/100 b'],
  ['a NEAR/x b', 'distanceOutOfRange', 'NEAR/x', 'a NEAR/10 b'],
  ['((a b) OR c) NEAR/5 d', 'nearOperand', 'a b) OR c'],
  [`(${letters}) NEAR (${letters})`, 'nearChoices', `${letters}) NEAR (${letters}`],
  ['(a b) NEAR/5 c', 'nearOperand', 'a b'],
  ['x NOT a NEAR b', 'nearOperand', 'NOT a', 'x NOT (a NEAR/10 b)'],
  ['titel:a NEAR titel:b', 'nearOperand', 'titel:a', 'titel:(a NEAR/10 b)'],
  ['a NEAR/5 b NEAR/6 c', 'nearDistances', 'NEAR/6', 'a NEAR/6 b NEAR/6 c'],
  ['titel:nummer:5', 'nestedField', 'nummer:5', 'nummer:5'],
  ['titel:(a nummer:5)', 'nestedField', 'nummer:5', '(a nummer:5)'],
  ['a /s b', 'foreignOperator', '/s', 'a NEAR/15 b'],
  ['a /p b', 'foreignOperator', '/p', 'a NEAR/50 b'],
  ['a w/5 b', 'foreignOperator', 'w/5', 'a NEAR/5 b'],
  ['a W/500 b', 'foreignOperator', 'W/500', 'a NEAR/100 b'],
  ['a near/5 b', 'foreignOperator', 'near/5', 'a NEAR/5 b'],
  ['+a b', 'foreignOperator', '+', 'a b'],
  ['a !b', 'foreignOperator', '!', 'a -b'],
  ['foo:bar', 'unknownField', 'foo:', 'foo bar'],
  ['a foo:"b c"', 'unknownField', 'foo:', 'a foo "b c"'],
  ['('.repeat(11) + 'a' + ')'.repeat(11), 'tooDeep', '('],
  [`${'a '.repeat(100)}b`, 'tooManyTerms', 'b'],
  ['plak '.repeat(1_600), 'tooLong', 'plak '.repeat(1_600).slice(2_500)],
];

describe('query: problems', () => {
  test.each(faulty)('%s', expectProblem);

  test('ten levels of brackets and a hundred words are fine', () => {
    expect(shown(`${'('.repeat(10)}a${')'.repeat(10)}`)).toBe('a');
    expect(parseQuery('a '.repeat(100), []).error).toBeUndefined();
  });

  test.each(['nl', 'en-gb'] as const)(
    'the catalogue in %s has words for each, and values for its placeholders',
    (locale) => {
      for (const [text] of faulty) {
        const { problem, values } = parseQuery(text, []).error!;
        const placeholders = [...words[locale].query[problem].matchAll(/\{\{(\w+)\}\}/g)].map(
          ([, name]) => name,
        );
        expect(Object.keys(values ?? {})).toEqual(expect.arrayContaining(placeholders));
      }
    },
  );
});

describe('query: colours', () => {
  test('kinds of everything', () => {
    const text = 'titel:(wet OF "a b") NOT stik* NEAR/5 c -d';
    expect(syntaxSpans(text).map(({ start, end, kind }) => `${kind} ${text.slice(start, end)}`)).toEqual([
      'field titel:',
      'bracket (',
      'text wet',
      'operator OF',
      'phrase "a b"',
      'bracket )',
      'not NOT',
      'wildcard stik*',
      'operator NEAR/5',
      'text c',
      'not -',
      'text d',
    ]);
  });

  test('an unfinished phrase is coloured to its end', () => {
    expect(syntaxSpans('(a "b c')).toEqual([
      { start: 0, end: 1, kind: 'bracket' },
      { start: 1, end: 2, kind: 'text' },
      { start: 3, end: 7, kind: 'phrase' },
    ]);
  });
});
