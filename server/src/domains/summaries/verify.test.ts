import { expect, test } from 'vitest';
import { findQuote } from './find-quote.ts';
import { numbersIn } from './numbers.ts';
import type { Passage } from './passages.ts';
import { sentenceRanges } from './sentences.ts';
import { commonWordsOf, verify } from './verify.ts';

const text =
  'Minister Verhage heeft op 3 maart 2027 aan de Tweede Kamer gemeld dat netbeheerder Liander in Amsterdam 4.300 huizen aansluit voor 3,1 miljoen euro.';
const passage: Passage = { id: 'p1', start: 100, end: 100 + text.length, text };
const document = `Een eerdere brief. ${text} Veel gemeenten en bedrijven wachten.`;

function check(
  sentence: string,
  differences: { passage?: string; quote?: string; english?: boolean; speaker?: string } = {},
) {
  const {
    quote = 'heeft op 3 maart 2027 aan de Tweede Kamer gemeld',
    english = false,
    speaker,
  } = differences;
  return verify(
    { text: sentence, passage: differences.passage ?? 'p1', quote },
    {
      passages: new Map([['p1', { ...passage, ...(speaker ? { speaker } : {}) }]]),
      commonWords: commonWordsOf(document),
      language: english ? 'en' : 'nl',
      sameLanguage: !english,
    },
  );
}

test('verify: a sentence that stands the check tells where it rests', () => {
  const verified = check('Liander sluit 4300 huizen aan.', {
    quote: 'Liander in Amsterdam 4.300 huizen aansluit',
  });
  expect(verified).toMatchObject({ text: 'Liander sluit 4300 huizen aan.' });
  const { start, end } = verified as { start: number; end: number };
  expect(text.slice(start - 100, end - 100)).toBe('Liander in Amsterdam 4.300 huizen aansluit');
});

test.each([
  ['De Amsterdamse huizen worden aangesloten.'],
  ['Gemeenten krijgen huizen aangesloten.'],
  ['De Kamer hoorde het op 03 maart.'],
  ['Het kost 3.1 miljoen.'],
])('verify: %s is taken', (sentence) => {
  expect(check(sentence)).toHaveProperty('start');
});

test.each([
  ['Er komen 4.500 huizen.', 'number'],
  ['Het kost 31 miljoen.', 'number'],
  ['Het kost 3,1 miljard.', 'number'],
  ['Er komen twaalf stations.', 'number'],
  ['Er komen zevenentwintig stations.', 'number'],
  ['Volgens Jansen komen er huizen.', 'name'],
  ['Jansen wil huizen aansluiten.', 'name'],
  ['De NVWA houdt toezicht.', 'name'],
  ['NVWA houdt toezicht.', 'name'],
  ['In Rotterdam komen huizen.', 'name'],
  ['Dit gebeurt in april.', 'date'],
  ['De huizen volgen op maandagavond.', 'date'],
  ['De Tweede Kamer hoorde geen huizen.', 'denial'],
  ['Het plan is ingetrokken.', 'words'],
  ['De minister treedt af.', 'words'],
  ['Zie www.example.org.', 'markup'],
  ['Mail naar a@example.org.', 'markup'],
  ['Een \u202egedraaide zin.', 'markup'],
  ['', 'markup'],
])('verify: %s is dropped: %s', (sentence, reason) => {
  expect(check(sentence)).toBe(reason);
});

test('verify: a passage that is not there and words that do not stand in it are no ground', () => {
  expect(check('Er komen huizen.', { passage: 'p2' })).toBe('passage');
  expect(check('Er komen huizen.', { quote: 'heeft op 4 maart 2027 aan de Tweede Kamer' })).toBe('quote');
  expect(check('Er komen huizen.', { quote: 'de' })).toBe('quote');
  expect(check('Er komen huizen.', { quote: '' })).toBe('quote');
  expect(check('Er komen huizen.', { quote: 'heeft op … gemeld dat netbeheerder' })).toBe('quote');
});

test('verify: who spoke may be named', () => {
  expect(check('Oldenkamp (VNL) meldt huizen.', { speaker: 'M. Oldenkamp, Kamerlid, VNL' })).toHaveProperty(
    'start',
  );
  expect(check('Oldenkamp (VNL) meldt huizen.')).toBe('name');
});

test('verify: an English summary of a Dutch text may translate bodies, months and ministers, and nothing else', () => {
  const english = (sentence: string) => check(sentence, { english: true });
  expect(english('Minister Verhage told the House of Representatives on 3 March 2027.')).toHaveProperty(
    'start',
  );
  expect(english('Municipalities will be connected in Amsterdam.')).toHaveProperty('start');
  expect(english('Homes will be connected in Berlin.')).toBe('name');
  expect(english('Peter Jansen connects homes.')).toBe('name');
  expect(english('It costs 3.1 million euros.')).toHaveProperty('start');
  expect(english('It costs 3.1 billion euros.')).toBe('number');
  expect(english('The minister told the House in May.')).toBe('date');
  expect(english('This may cost 3.1 million euros.')).toHaveProperty('start');
  expect(english('It will not cost 3.1 million euros.')).toBe('denial');
});

test('verify: numbers are the same however they are written', () => {
  const numbers = (words: string) => [...numbersIn(words)].toSorted();
  expect(numbers('4.300, 4,300 en 4 300')).toEqual(['4300']);
  expect(numbers('36 914-XV')).toEqual(['36914']);
  expect(numbers('3,1 of 3.1')).toEqual(['3.1']);
  expect(numbers('drieëntwintig')).toEqual(['23']);
  expect(numbers('twenty-seven')).toEqual(['27', '7']);
  expect(numbers('De minister acht het nodig')).toEqual([]);
  expect(numbers('acht stations')).toEqual(['8']);
});

test('verify: a quotation is found whatever its quotation marks, spaces and dashes', () => {
  const said = 'De  minister zei:\n“dat is ‘klaar’ – zegt hij”.';
  const place = findQuote(said, "zei: \"dat is 'klaar' - zegt hij")!;
  expect(said.slice(place.start, place.end)).toBe('zei:\n“dat is ‘klaar’ – zegt hij');
  expect(findQuote(said, 'dat was klaar')).toBeUndefined();
  expect(findQuote(said, '  ')).toBeUndefined();
});

test('verify: sentences end where they do, not at abbreviations, initials and numbers', () => {
  const sentences = (words: string) => sentenceRanges(words).map(({ start, end }) => words.slice(start, end));
  expect(sentences('Dhr. J.P. Jansen kwam. Hij sprak o.a. over nr. 4 van art. 5. Klaar? Ja!')).toEqual([
    'Dhr. J.P. Jansen kwam.',
    'Hij sprak o.a. over nr. 4 van art. 5.',
    'Klaar?',
    'Ja!',
  ]);
  expect(sentences('Het kostte 4.300 euro. Daarna stopte het.')).toHaveLength(2);
});
