import { fold } from 'contract/query/analyser';

const units = {
  nl: 'nul _ twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
  en: 'zero _ two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  fr: 'zero _ deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
  de: 'null _ zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
};
const tens = {
  nl: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
  en: 'twenty thirty forty fifty sixty seventy eighty ninety',
  fr: 'vingt trente quarante cinquante soixante',
  de: 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
};
/** Words that multiply; each meaning has a name of its own, so that millions are no billions. */
const multiples: Record<string, string> = {
  x100: 'honderd hundred hundreds honderden cent cents hundert',
  x1000: 'duizend duizenden thousand thousands mille tausend',
  x1e6: 'miljoen miljoenen million millions mln millionen mio',
  x1e9: 'miljard miljarden billion billions mrd mld milliard milliards milliarde milliarden bn',
};

const numbers = new Map<string, string>();
for (const [language, words] of Object.entries(units)) {
  words.split(' ').forEach((word, value) => {
    if (word !== '_') numbers.set(word, String(value));
  });
  tens[language as keyof typeof tens].split(' ').forEach((word, index) => {
    const ten = 20 + index * 10;
    numbers.set(word, String(ten));
    if (language !== 'nl') return;
    // "zevenentwintig", folded.
    ['een', ...units.nl.split(' ').slice(2, 10)].forEach((unit, unitIndex) => {
      numbers.set(`${unit}en${word}`, String(ten + unitIndex + 1));
    });
  });
}
for (const [name, words] of Object.entries(multiples)) {
  for (const word of words.split(' ')) numbers.set(word, name);
}
/** "Acht" is a number, and what a minister deems: then one of these follows. */
const afterDeems = new Set('het de dit dat een zich ik hij zij wij deze ons elkaar'.split(' '));

/**
 * The numbers a text names, each in one way of writing: `4.300`, `4,300` and `4 300` are the same, `3,1`
 * and `3.1` too, and so are `27` and "zevenentwintig". Words that multiply, such as "miljoen", count as
 * numbers of their own.
 */
export function numbersIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const [written] of text.matchAll(/\d+(?:(?:[.,:]|[\u00a0\u202f ](?=\d{3}(?!\d)))\d+)*/g)) {
    found.add(canonical(written));
  }
  const words = fold(text).match(/[\p{L}]+/gu) ?? [];
  words.forEach((word, at) => {
    const value = numbers.get(word);
    if (value === undefined || (word === 'acht' && afterDeems.has(words[at + 1] ?? ''))) return;
    const unit = /^[2-9]0$/.test(value) ? englishUnits.get(words[at + 1] ?? '') : undefined;
    found.add(unit === undefined ? value : String(Number(value) + unit));
    // "Thirty" of "thirty-five" is no number by itself, but what follows it was read already.
    if (unit !== undefined) found.delete(value);
  });
  return found;
}

const englishUnits = new Map(
  ['one', ...units.en.split(' ').slice(2, 10)].map((word, index) => [word, index + 1]),
);

function canonical(written: string): string {
  const joined = written.replaceAll(/[\u00a0\u202f ]/g, '').replaceAll(/[.,](?=\d{3}(?!\d))/g, '');
  const [whole = '', ...rest] = joined.split(/[.,:]/);
  return [whole.replace(/^0+(?=\d)/, ''), ...rest].join('.');
}
