import fc from 'fast-check';

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
export const ownWords = ['_xwet', '_xf35', '_xd', '_rkst_36410', '_rkst_36410_xv', '_rkst_36410_xv_5'];
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

export const word = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...common) },
  { weight: 1, arbitrary: fc.constantFrom(...numbered) },
);
export const foldedWord = fc.oneof(
  { weight: 14, arbitrary: word.map((each) => each.replaceAll('é', 'e')) },
  { weight: 1, arbitrary: fc.constantFrom(...besideWords, 'l', 'r', '36410', 'xv') },
  { weight: 1, arbitrary: fc.constantFrom(...ownWords) },
);
const writtenWord = fc.oneof(
  { weight: 7, arbitrary: word },
  { weight: 2, arbitrary: fc.constantFrom(...special) },
);
export const words = (maxLength: number) =>
  fc.array(writtenWord, { minLength: 0, maxLength }).map((each) => each.join(' '));
export const pattern = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...patterns) },
  { weight: 1, arbitrary: fc.constantFrom(...broadPatterns) },
);

const second = Date.UTC(2025, 0, 1) / 1_000;
export const date = fc.oneof(
  fc
    .tuple(fc.integer({ min: 0, max: 6 }), fc.constantFrom(0, 0, 1, 500))
    .map(([s, ms]) => (second + s) * 1_000 + ms),
  fc.constantFrom(Date.UTC(1848, 10, 3), Date.UTC(1581, 6, 26), Date.UTC(2300, 0, 1), Date.UTC(2300, 0, 2)),
);
export const groupPath = fc.constantFrom('tk', 'tk/motie', 'tk/Motie', 'ek', 'ek/brief', 'ek/brief/x', 'tkx');
