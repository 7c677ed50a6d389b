import { expect, test } from 'vitest';
import { calendarIn } from './calendar.ts';
import { deniesAlike } from './denial.ts';
import { findQuote } from './find-quote.ts';
import { languageIn } from './language.ts';
import { mostlyStands } from './likeness.ts';
import { aLetter } from './test/texts.ts';

test.each([
  ['3 maart 2027', 'On 3 March', true],
  ['3 maart 2027', 'le 3 mars', true],
  ['3 maart 2027', 'am 3. März', true],
  ['3 maart 2027', 'op 03-03-2027', true],
  ['3 maart 2027', 'op 2027-03-03', true],
  ['3 maart 2027', 'op 3 mrt 2027', true],
  ['3 maart 2027', 'op 03-04-2027', false],
  ['op dinsdag', 'dinsdagavond', true],
  ['op dinsdag', 'on Tuesday', true],
  ['op dinsdag', 'op woensdag', false],
])('grounds: %s and %s name the same of the calendar: %s', (one, other, same) => {
  const [named, ...more] = calendarIn(one);
  expect(more).toEqual([]);
  expect(calendarIn(other).has(named!)).toBe(same);
});

test('grounds: verbs and what only looks like a month are none', () => {
  expect([...calendarIn('We may march; januaries en meisjes, art. 3 sec.')]).toEqual([]);
  expect([...calendarIn('In May')]).toEqual(['month 4']);
});

const notWithdrawn =
  'Het kabinet trekt het plan niet in. De minister verhoogt de prijs, maar niet voor scholen. Niet alleen scholen wachten.';

test.each([
  ['Het kabinet trekt het plan in.', 'Het kabinet trekt het plan', false],
  ['Het kabinet trekt het plan niet in.', 'Het kabinet trekt het plan', true],
  ['De minister verhoogt de prijs.', 'De minister verhoogt de prijs', true],
  ['De minister verhoogt de prijs niet voor scholen.', 'De minister verhoogt de prijs', true],
  ['De minister verhoogt de prijs voor scholen.', 'de prijs, maar niet voor', false],
  ['Er wachten scholen.', 'Niet alleen scholen wachten', true],
  ['Er wachten geen scholen.', 'Niet alleen scholen wachten', false],
  ["The cabinet doesn't withdraw the plan.", 'Het kabinet trekt het plan', true],
  ['The cabinet withdraws the plan.', 'Het kabinet trekt het plan', false],
])('grounds: %s on "%s" denies alike: %s', (sentence, quote, alike) => {
  expect(deniesAlike(sentence, notWithdrawn, findQuote(notWithdrawn, quote)!)).toBe(alike);
});

test('grounds: a denial in French and German is one', () => {
  const french = "Le ministre n'accepte pas la proposition.";
  expect(deniesAlike('De minister aanvaardt het voorstel.', french, { start: 0, end: 11 })).toBe(false);
  expect(deniesAlike('De minister aanvaardt het niet.', french, { start: 0, end: 11 })).toBe(true);
  const german = 'Es gibt keinen Vorschlag.';
  expect(deniesAlike('Er komt geen voorstel.', german, { start: 0, end: 7 })).toBe(true);
});

const priority =
  'Ziekenhuizen, scholen en woningen gaan voortaan voor op datacentra. Het kabinet besluit of lage inkomens worden gecompenseerd.';

test.each([
  ['Scholen krijgen voorrang op datacentra.', true],
  ['Het kabinet beslist over compensatie van lage inkomens.', true],
  ['Een school gaat voor op een datacentrum.', true],
  ['Woningen gaan voor op centra.', true],
  ['Het kabinet trekt het plan in.', false],
  ['Het kabinet verbiedt datacentra en windmolens.', false],
  ['De minister treedt af.', false],
  ['Het is zo.', false],
])('more than half of "%s" stands in its passage: %s', (sentence, stands) => {
  expect(mostlyStands(sentence, priority, 'nl')).toBe(stands);
});

test.each([
  'In Gelderland en Utrecht staan 4.300 bedrijven op de wachtlijst voor een stroomaansluiting.',
  'Pas in 2028 verwachten netbeheerders een kortere wachtrij.',
  'Door het nieuwe kader van de ACM krijgen ziekenhuizen, scholen en woningen voorrang op datacentra.',
  'Liander en Stedin gaan dit jaar 27 verdeelstations bouwen of uitbreiden.',
  'Het Klimaatfonds trekt 640 miljoen euro uit voor de bouw.',
  'De minister zegt een landelijke kaart van de beschikbare ruimte toe in oktober.',
  'Wie buiten de piek stroom verbruikt, betaalt 35 procent minder voor de aansluiting.',
  'Een brigade van 60 vergunningverleners helpt kleine gemeenten met vergunningen.',
  'De netkosten voor huishoudens stijgen tot 2030 met gemiddeld 110 euro per jaar.',
  'Voor het zomerreces volgt een afwegingskader voor warmte en stroom.',
])('grounds: an honest sentence in other words about a letter is kept: %s', (sentence) => {
  const passages = aLetter.split('\n\n');
  expect(passages.some((passage) => mostlyStands(sentence, passage, 'nl'))).toBe(true);
});

test.each([
  'Het kabinet trekt het plan in.',
  'De minister treedt af.',
  'De Kamer verwerpt het voorstel.',
  'Gemeenten krijgen voortaan een boete voor trage vergunningen.',
  'De gaswinning gaat onmiddellijk open.',
])('a lie about a letter is dropped on every passage: %s', (sentence) => {
  const passages = aLetter.split('\n\n');
  expect(passages.some((passage) => mostlyStands(sentence, passage, 'nl'))).toBe(false);
});

test('grounds: English words are compared in their own forms', () => {
  const passage = 'The committee adopted the proposals and rejected both amendments.';
  expect(mostlyStands('The proposal was adopted by the committee.', passage, 'en')).toBe(true);
  expect(mostlyStands('The commissioner resigned after the scandal.', passage, 'en')).toBe(false);
});

test('grounds: the language of a passage is that of its function words', () => {
  expect(languageIn('De Kamer heeft over het voorstel gestemd.')).toBe('nl');
  expect(languageIn('The House has voted on the proposal.')).toBe('en');
  expect(languageIn('La Chambre des représentants a voté sur cette proposition.')).toBe('fr');
  expect(languageIn('Der Ausschuss hat über den Vorschlag abgestimmt.')).toBe('de');
  expect(languageIn('4.300 bedrijven')).toBeUndefined();
});
