import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyse } from '../analyser.ts';
import { referenceAt, referencesIn } from './references.ts';

/** The most exact name of each number in a text. */
const inText = (text: string) => referencesIn(text, analyse(text), 'text').map(({ names }) => names.at(-1));
const typed = (text: string) => {
  const found = referenceAt(text, 0, 'certain');
  return found?.end === text.length ? found.names.at(-1) : undefined;
};

/** Ways to write a number in a text, all of them the same. */
const same: Record<string, string[]> = {
  kst_36410_xv_5: [
    '36 410-XV, nr. 5',
    '36410-XV-5',
    '36 410 XV, nr. 5',
    '36.410-XV, nr 5',
    '36410 XV nr. 5',
    '36\u00a0410\u2011XV, nr.\u00a05',
    '36410-xv-5',
    '36 410-XV (nr. 5',
  ],
  kst_36410_xv: ['36 410-XV', '36410-XV', '36 410 XV', '36410 XV', '36.410-XV'],
  kst_36410_12: [
    '36410-12',
    '36 410, nr. 12',
    '36.410 nr. 12',
    '36410, nr. 012',
    '36 410-12',
    '36 410 (R2187), nr. 12',
  ],
  kst_21501_2_2345: ['21 501-02, nr. 2345', '21501-02-2345', '21501-02 nr 2345'],
  kst_36410_a_33: ['36 410A, nr. 33', '36410-A-33', '36 410-A, nr. 33'],
  kst_36410_a: ['36410A', '36 410, nr. A', '36410-A', '36 410-A'],
  z_2026_1234: ['2026Z01234', '2026 Z 01234', '2026-Z-01234', '2026z01234'],
  d_2026_12345: ['2026D12345', '2026D 12345'],
  pe_731563: ['PE731.563', 'PE 731.563', 'PE731563', 'PE-731.563', 'PE 731563'],
  pe_731563_2_0: ['PE731.563v02-00', 'PE 731.563v02-00', 'PE731563v02-00', 'PE731.563/v02-00'],
  com_2024_496: [
    'COM(2024) 496',
    'COM(2024)0496',
    'COM (2024) 496 final',
    'COM(2024)496final',
    'COM/2024/0496',
  ],
  swd_2023_7: ['SWD(2023) 7', 'SWD(2023)0007'],
  join_2022_18: ['JOIN(2022) 18', 'JOIN(2022)0018'],
  c_2024_1234: ['C(2024) 1234', 'C(2024)1234'],
  proc_2021_106_cod: ['2021/0106(COD)', '2021/0106 (COD)', '2021/106(COD)', 'COD(2021)0106'],
  ep_a9_2023_123: ['A9-0123/2023', 'A9\u20110123/2023', 'A9-123/2023', 'A-9-2023-0123'],
  ep_b10_2024_7: ['B10-0007/2024'],
  ep_rc9_2023_123: ['RC-B9-0123/2023', 'RC9-0123/2023', 'RC\u2011B9\u20110123/2023'],
  ep_p9_2023_123: ['P9_TA(2023)0123', 'P9_TA-PROV(2023)0123', 'T9-0123/2023', 'TA-9-2023-0123'],
  celex_32016r0679: ['32016R0679', 'CELEX:32016R0679', 'CELEX 32016R0679', '32016 R 0679', '32016r0679'],
  celex_32016r0679_2: ['32016R0679R(02)'],
  celex_02016r0679_20160504: ['02016R0679-20160504'],
  k_56_191_13: [
    'DOC 56 0191/013',
    '56K0191013',
    'DOC 56K0191/013',
    '56K0191/013',
    '56-0191/013',
    'Doc 56 191/13',
  ],
  k_56_191: ['DOC 56 0191', '56K0191', 'DOC 56-191'],
  stb_2024_123: [
    'Stb. 2024, 123',
    'Stb. 2024, nr. 123',
    'Staatsblad 2024, 123',
    'stb-2024-123',
    'Stb. 2024 123',
  ],
  stcrt_2024_12345: [
    'Stcrt. 2024, 12345',
    'Staatscourant 2024, nr. 12345',
    'Stcrt-2024-12345',
    'Stcrt. 2024/12345',
  ],
  ecli_nl_hr_2023_123: ['ECLI:NL:HR:2023:123', 'ecli:nl:hr:2023:123'],
};

describe('references: however it is punctuated a number has one name', () => {
  test.each(Object.entries(same))('%s', (name, written) => {
    for (const one of written) {
      expect([one, inText(`Zie ${one}; en verder`)]).toEqual([one, [name]]);
      expect([one, inText(one)]).toEqual([one, [name]]);
      expect([one, typed(one)]).toEqual([one, name]);
    }
  });
});

test('references: a number has the names of what it belongs to', () => {
  const names = (text: string) => referenceAt(text, 0, 'text')?.names;
  expect(names('36 410-XV, nr. 5')).toEqual(['kst_36410', 'kst_36410_xv', 'kst_36410_xv_5']);
  expect(names('PE731.563v02-00')).toEqual(['pe_731563', 'pe_731563_2', 'pe_731563_2_0']);
  expect(names('2021/0106(COD)')).toEqual(['proc_2021_106', 'proc_2021_106_cod']);
  expect(names('DOC 56 0191/013')).toEqual(['k_56_191', 'k_56_191_13']);
});

describe('references: two groups of digits in a text are a dossier only where that is said', () => {
  test.each([
    ['Kamerstukken II 2023/24, 36 410, over', ['kst_36410']],
    ['Kamerstukken II 2023–2024, 36 410, 36 411 en 36.412', ['kst_36410', 'kst_36411', 'kst_36412']],
    ['Kamerstuk 36410', []],
    ['het wetsvoorstel 36 410', ['kst_36410']],
    ['dossiernummer: 36.410', ['kst_36410']],
    ['Vergaderjaar 2023–2024\n36 410\nWijziging', ['kst_36410']],
    ['Miljoenennota 2027 (37.020)', ['kst_37020']],
    ['mensenhandel ( 36.547 ) en ( 37.020, G )', ['kst_36547', 'kst_37020_g']],
    ['Kamerstukken I 2023/24, 36 410, B.', ['kst_36410_b']],
    ['36 410 euro', []],
    ['€ 36 410', []],
    ['€ 36.410', []],
    ['een dossier van 36 410 euro', []],
    ['er zijn 36 410 inwoners', []],
    ['zo’n 41.000 vrouwen', []],
    ['groeide sterk (41.000)', []],
    ['(€ 36.412)', []],
    ['36 410 712 kilometer', []],
    ['1 236 410', []],
    ['van 25 000-30 000 euro', []],
    ['20 000-25 000', []],
    ['tussen 20 000-25 mensen', []],
    ['36 410 I think', []],
    ['12:30 uur, 06 12345678', []],
  ])('%s', (text, names) => expect(inText(text)).toEqual(names));
});

describe('references: who types one means one', () => {
  test.each([
    ['36 410', 'kst_36410'],
    ['36.410', 'kst_36410'],
    ['36410', 'kst_36410'],
    ['36410 xv', 'kst_36410_xv'],
    ['36 410, A', 'kst_36410_a'],
    ['2021/0106', 'proc_2021_106'],
    ['com(2024) 496', 'com_2024_496'],
    ['36 410 euro', undefined],
    ['56789', undefined],
    ['2023/24', undefined],
    ['AB12', undefined],
  ])('%s', (text, name) => expect(typed(text)).toBe(name));
});

describe('references: what only looks like one', () => {
  test.each([
    'CO2-heffing en F-35, A-27 en B-12',
    'c(2024)',
    'COM 2024',
    'Staatscourant 2024 15 januari',
    'Belgisch Staatsblad van 12.1.2024',
    'DOC 12 0191',
    '2021/0106',
    'wet van 12 juni 2023, artikel 12 lid 2',
    'het jaar 2023/24',
    'P9 en B10',
    '36410en',
    'PE-CONS 12/24',
  ])('%s', (text) => expect(inText(text)).toEqual([]));
});

test('references: in any text they stand in order and within its words', () => {
  const piece = fc.constantFrom(
    ...Object.values(same).flat(),
    ...'36 410 .-,/()€XVnr'.split(''),
    'DOC',
    'Stb.',
    'COM(',
    '2024',
    '\u00a0',
    '🙂',
    "l'",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('');
      const tokens = analyse(text);
      let last = 0;
      for (const { from, to, names, end } of referencesIn(text, tokens, 'text')) {
        expect(from).toBeGreaterThanOrEqual(last);
        expect(to).toBeGreaterThan(from);
        expect(tokens[to - 1]!.start).toBeLessThan(end);
        for (const name of names) expect(name).toMatch(/^[a-z0-9_]+$/);
        last = to;
      }
    }),
    { numRuns: 2_000, seed: 1 },
  );
});
