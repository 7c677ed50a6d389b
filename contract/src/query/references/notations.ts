import { kamerstuk, typedKamerstuk } from './kamerstuk.ts';
import { bare, cumulative, type Notation, notation, type Surroundings } from './notation.ts';

/** Codes of the European procedures. */
const procedures = 'COD|CNS|NLE|APP|AVC|SYN|INI|BUD|DEC|RSP|DEA|RPS|INL|INS|IMM|REG|ACI|GBD|BUI|DCE|OLP|PRO';
/** Belgian terms of office that numbered their documents so. */
const term = '(?<term>[4-6]\\d)';
const celex = '(?:19|20)\\d\\d%s?[A-Z]{1,2}%s?\\d{4}';
/** A corrigendum, or the day of a consolidated text. */
const ofCelex = '(?:R?\\((?<corrigendum>\\d\\d)\\)|-(?<day>\\d{8}))?';
const gazetteYear = '(?<year>(?:18|19|20)\\d\\d)';

const procedureNames: Notation['names'] = ({ year, number, type }) =>
  cumulative(`proc_${year}_${bare(number)}`, type);
const yearlyNames: Notation['names'] = ({ type, year, number }) => [`${bare(type)}_${year}_${bare(number)}`];
const parliamentNames: Notation['names'] = ({ type = '', term: ofOffice, year, number }) => {
  const letters = type.toLowerCase();
  const kind = letters.startsWith('rc') ? 'rc' : letters.startsWith('t') ? 'p' : letters;
  return [`ep_${kind}${ofOffice}_${year}_${bare(number)}`];
};
const chamberNames: Notation['names'] = ({ term: ofOffice, number, part }) =>
  cumulative(`k_${ofOffice}_${bare(number)}`, part);
const celexNames: Notation['names'] = ({ celex: number = '', corrigendum, day }) =>
  cumulative(`celex_${number.replace(/[^0-9A-Z]/gi, '').toLowerCase()}`, corrigendum ?? day);
const gazettes: Readonly<Record<string, string>> = {
  staatsblad: 'stb',
  staatscourant: 'stcrt',
  tractatenblad: 'trb',
};
const gazetteNames: Notation['names'] = ({ type, year, number }) => [
  `${gazettes[bare(type)] ?? bare(type)}_${year}_${bare(number)}`,
];
const judgmentNames: Notation['names'] = ({ country, court, year, number = '' }) => [
  `ecli_${country}_${court}_${year}_${number.replaceAll('.', '_')}`.toLowerCase(),
];

const withDigits: readonly Notation[] = [
  // Cases and documents of the Dutch parliament: 2026Z01234, 2026 D 12345.
  notation('%y(?:%s|%h)?(?<type>[ZD])(?:%s|%h)?(?<number>\\d{4,5})', yearlyNames),
  notation('%y(?<type>[zd])(?<number>\\d{4,5})', yearlyNames),
  // Procedures: 2021/0106(COD).
  notation(`%y%s?/%s?0*(?<number>\\d{1,4}[A-Z]?)%s?\\((?<type>${procedures})\\)`, procedureNames),
  notation(`(?<celex>\\d${celex})${ofCelex}`, celexNames, 'i'),
  // The Belgian Chamber: 56K0191013, 56-0191/013.
  notation(`${term}%s?K%s?(?<number>\\d{4})/?(?<part>\\d{3})?`, chamberNames, 'i'),
  notation(`${term}(?:%s|%h)(?<number>\\d{4})/(?<part>\\d{3})`, chamberNames),
];

const withLetters: readonly Notation[] = [
  // Committees of the European Parliament: PE731.563v02-00.
  notation(
    '(?:PE|Pe|pe)(?:%s|%h)?(?<first>\\d{3})[.%S]?(?<last>\\d{3})(?:[/ ]?v ?(?<version>\\d{2})(?:%h(?<part>\\d{2}))?)?',
    ({ first, last, version, part }) => cumulative(`pe_${first}${last}`, version, part),
  ),
  // The Commission and the High Representative: COM(2024) 496 final.
  notation(
    '(?<type>COM|SWD|SEC|JOIN)(?:%s?\\(%s?|[/%S-])%y(?:%s?\\)%s?|[/%S-])0*(?<number>\\d{1,4})(?:%s?final)?',
    yearlyNames,
  ),
  notation('(?<type>C)%s?\\(%y\\)%s?0*(?<number>\\d{1,5})(?:%s?final)?', yearlyNames),
  notation(`(?<type>${procedures})(?:%s?\\(|/)%y[)/]%s?0*(?<number>\\d{1,4})`, procedureNames),
  // Reports, motions and adopted texts of the European Parliament: A9-0123/2023, RC-B9-0123/2023, P9_TA(2023)0123.
  notation('(?<type>A|B|T|RC(?:%h?B)?)(?<term>\\d{1,2})%h0*(?<number>\\d{1,4})/%y', parliamentNames),
  notation('(?<type>P)(?<term>\\d{1,2})_TA(?:-PROV)?\\(%y\\)0*(?<number>\\d{1,4})', parliamentNames),
  notation('(?<type>A|B|RC|TA)-(?<term>\\d{1,2})-%y-0*(?<number>\\d{1,4})', parliamentNames),
  notation(`CELEX(?::%s?|%s)(?<celex>[\\dCE]${celex})${ofCelex}`, celexNames, 'i'),
  notation(`(?<celex>[CE]${celex})${ofCelex}`, celexNames, 'i'),
  // The Belgian Chamber: DOC 56 0191/013.
  notation(
    `DOC%s?${term}(?:%s|%h|/)?K?%s?0*(?<number>\\d{1,4})(?:[/-]%s?0*(?<part>\\d{1,3}))?`,
    chamberNames,
    'i',
  ),
  // Official gazettes: Stb. 2024, nr. 123, stcrt-2024-12345; the names in full only with a comma, hyphen or nr.
  notation(
    `(?<type>Stb|Stcrt|Trb)(?:[.,]|%s|%h){0,3}${gazetteYear}(?:,?%s?nrs?\\.?%s?|,%s?|[/-]|%s)0*(?<number>\\d{1,6})`,
    gazetteNames,
    'i',
  ),
  notation(
    `(?<type>Staatsblad|Staatscourant|Tractatenblad),?%s?${gazetteYear}(?:,?%s?nrs?\\.?%s?|,%s?|[/-])0*(?<number>\\d{1,6})`,
    gazetteNames,
    'i',
  ),
  // Judgments: ECLI:NL:HR:2023:123.
  notation(
    'ECLI[:%S](?<country>[A-Z]{2})[:%S](?<court>[A-Z]{1,7})[:%S](?<year>\\d{4})[:%S](?<number>[A-Z0-9]{1,25}(?:\\.[A-Z0-9]{1,25}){0,5})',
    judgmentNames,
    'i',
  ),
];

/** Every way to write a number, by where it stands and by what it begins with. */
export const notations: Readonly<Record<Surroundings, Record<'digit' | 'letter', readonly Notation[]>>> = {
  text: { digit: [kamerstuk, ...withDigits], letter: withLetters },
  certain: {
    digit: [
      typedKamerstuk,
      ...withDigits,
      // Without its code, with all four digits: `2021/0106`.
      notation('%y/(?<number>\\d{4})', procedureNames),
    ],
    letter: [
      ...withLetters,
      notation('(?<type>com|swd|sec|join)\\(%y\\)%s?0*(?<number>\\d{1,4})', yearlyNames),
    ],
  },
};
