import { cumulative, type Notation, notation, type Place } from './notation.ts';

const dossierNumber = '(?<dossier>[1-4]\\d{4}|[1-4]\\d(?:%s|\\.)\\d{3})(?:%s?\\(R%s?\\d{3,4}\\))?';
const nr = ',?%s?\\(?(?:[Nn]rs?|NR|[Nn]o|[Nn]ummer)\\.?%s?0*';
const whole = '(?![\\p{L}\\p{N}])';
/** Behind a hyphen any chapter of the budget, else only what is clearly one: `-XV`, ` XV`, `A`. */
const chapter = (apart: string) =>
  `(?:%s?%h%s?(?<chapter>[IVXivx]{1,5}[A-Fa-f]?|[A-Z]{1,2}|[a-z])${whole}|(?:%s(?<apart>${apart})|(?<glued>[A-L]))${whole})`;
/** `, nr. 5`, `-12`, `-02, nr. 2345`. */
const paper = `(?:${nr}(?<paper>\\d{1,4}|[A-Z]{1,2})|[-/\\u2010\\u2011](?<joined>\\d{1,3})(?:(?:${nr}|%h)(?<second>\\d{1,4}))?)`;
const notOfAmount = '(?!(?:%s|\\.)\\d{3}(?!\\d))';

const names: Notation['names'] = ({ dossier = '', ...groups }, place) => {
  const own = [
    groups['chapter'] ?? groups['apart'] ?? groups['glued'],
    groups['paper'] ?? groups['joined'] ?? groups['senate'],
  ];
  const parts = [...own, groups['second']].filter((part) => part !== undefined);
  const number = dossier.replace(/\D/g, '');
  const isRange = groups['joined'] !== undefined && number.endsWith('000');
  const isApart = dossier.length > number.length;
  // Written as one word it is found as that word, whatever it says.
  if (!isApart && parts.length === 0 && place.surroundings === 'text') return undefined;
  if (isApart && (parts.length === 0 || isRange) && !isMeant(place, number)) return undefined;
  return cumulative(`kst_${number}`, ...parts);
};

/** Words behind which five digits are the number of a dossier, with the numbers, years and chambers between. */
const cue = new RegExp(
  '(?:^|[^\\p{L}\\p{N}])' +
    '(?:kamerstuk(?:ken|nummers?)?|(?:kamer)?dossier(?:s|nummers?|nr)?|(?:rijks|initiatief)?wets?voorstel(?:len)?|vergaderjaar)' +
    '(?:[\\s.:,;()/\\u2013-]+(?:I|II|EK|TK|nrs?|en|of|(?:19|20)\\d\\d|\\d{2}|[1-4]\\d[ .\\u00a0]?\\d{3})(?![\\p{L}\\p{N}]))*' +
    '[\\s.:,;()/\\u2013-]+$',
  'iu',
);
/** Characters looked at for such a word. */
const cueLength = 70;
const amountBefore = /(?:[€$£][ \u00a0\u202f]?|\d[ .,\u00a0\u202f])$/u;
const amountBehind =
  /^[ \u00a0\u202f]?(?:[€%]|(?:euros?|eur|miljoen|miljard|million|milliards?|procent)(?!\p{L}))/iu;
const bracketBefore = /\([ \u00a0]?$/u;
const bracketBehind = /^[ \u00a0]?\)/u;

/**
 * Whether five digits in two groups are a dossier: `dossier 36 410` and `(36 410)` are, `36 410 euro` is not, and neither
 * is what nothing tells about.
 */
function isMeant({ text, start, end, surroundings }: Place, number: string): boolean {
  if (amountBehind.test(text.slice(end, end + 12))) return false;
  if (surroundings === 'certain') return true;
  const before = text.slice(Math.max(0, start - cueLength), start);
  if (cue.test(before)) return true;
  if (amountBefore.test(before)) return false;
  return bracketBefore.test(before) && bracketBehind.test(text.slice(end, end + 2)) && !number.endsWith('00');
}

/** The Senate numbers its papers with letters, which no operators are: in a text only where nothing goes on behind. */
const paperOfSenate = (behind: string) => `,%s(?<senate>(?!EN|OF|OR)[A-Z]{1,2})${behind}`;

/** Papers of the Dutch parliament as they stand in texts: `36 410-XV, nr. 5`. */
export const kamerstuk = notation(
  `${dossierNumber}${chapter('[IVX]{2,5}[A-F]?|[VX]')}?(?:${paper}|${paperOfSenate('(?=%s?[).;]|$)')})?${notOfAmount}`,
  names,
);

/** As they are typed into a query or a field, also without capitals. */
export const typedKamerstuk = notation(
  `${dossierNumber}${chapter('[IVXivx]{2,5}[A-Fa-f]?|[A-Z]')}?(?:${paper}|${paperOfSenate('')})?${notOfAmount}`,
  names,
);
