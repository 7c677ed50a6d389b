import type { Document } from '../server/src/stores/documents/document.ts';

/** A small generator with a fixed start, so that every run builds the same corpus. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const onsets = [
  'b',
  'br',
  'd',
  'g',
  'h',
  'k',
  'kl',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  'st',
  't',
  'v',
  'w',
  'z',
  'sch',
];
const vowels = ['a', 'aa', 'e', 'ee', 'i', 'ie', 'o', 'oe', 'oo', 'u', 'ui', 'ij'];
const codas = ['', 'l', 'n', 'r', 's', 't', 'k', 'ng', 'cht', 'rt', 'ns'];

/** Words with a real place in the frequency list, so that the queries of the bench find something. */
const planted: Record<number, string> = {
  0: 'de',
  1: 'het',
  2: 'van',
  3: 'en',
  4: 'een',
  60: 'kamer',
  90: 'minister',
  140: 'motie',
  180: 'regering',
  240: 'wet',
  300: 'gemeenten',
  420: 'energie',
  600: 'landbouw',
  900: 'stikstof',
  1_400: 'woningbouw',
  3_000: 'netcongestie',
  9_000: 'warmtepomp',
  40_000: 'lozingsvergunning',
};

/** A vocabulary of Dutch-looking words; one in twelve is a compound with `subsidie`-like parts. */
export function vocabulary(size: number): string[] {
  const pick = random(7);
  const choose = <T>(values: readonly T[]): T => values[Math.floor(pick() * values.length)]!;
  const syllable = () => choose(onsets) + choose(vowels) + choose(codas);
  const seen = new Set<string>(Object.values(planted));
  const words: string[] = [];
  while (words.length < size) {
    const fixed = planted[words.length];
    if (fixed) {
      words.push(fixed);
      continue;
    }
    let word = Array.from({ length: 1 + Math.floor(pick() * 3) }, syllable).join('');
    if (words.length > 200 && pick() < 0.012) word = pick() < 0.5 ? `${word}subsidie` : `subsidie${word}`;
    if (seen.has(word)) continue;
    seen.add(word);
    words.push(word);
  }
  return words;
}

const day = 86_400_000;
const types = [
  'tk/motie',
  'tk/schriftelijke-vragen',
  'tk/antwoord',
  'regering/kamerbrief',
  'tk/commissieverslag',
];

/** Names the statistics know, more often the further to the front. */
const known = ['VNO-NCW', 'FNV', 'ASML', 'Hoge Raad', 'NAVO', 'Europese Commissie', 'Schiphol', 'RIVM'];

/** Documents of about 600 words with Zipf-like frequencies over eight years before `now`. */
export function* corpus(size: number, now: number, words: readonly string[]): Generator<Document> {
  const next = random(42);
  // Inverse of the Zipf-Mandelbrot distribution, close enough and fast.
  const word = () =>
    words[Math.min(words.length - 1, Math.floor(words.length ** next() * 1.2) - 1)] ?? words[0]!;
  const sentence = (length: number) => Array.from({ length }, word).join(' ');
  for (let index = 0; index < size; index += 1) {
    const date = now - Math.floor(next() * 8 * 365) * day - Math.floor(next() * day);
    const paragraphs = Array.from({ length: 8 + Math.floor(next() * 5) }, () => `${sentence(58)}.`);
    paragraphs.push(`${sentence(6)} ${known[Math.floor(next() ** 2 * known.length)]} ${sentence(6)}.`);
    const groupPath = types[index % types.length]!;
    yield {
      id: `bench-${index}`,
      domain: 'nl',
      source: 'bench',
      demo: true,
      groupPath,
      sourceType: groupPath,
      institution: 'Tweede Kamer',
      title: sentence(9),
      titles: {},
      language: 'nl',
      date,
      timeKnown: true,
      sourceDate: new Date(date).toISOString(),
      text: paragraphs.join('\n\n'),
      attachments: [],
      people: [{ name: `${words[500 + (index % 150)]} ${words[900 + (index % 150)]}`, party: 'Partij' }],
      organisations: [],
      committees: [{ code: 'C1', name: 'Commissie' }],
      numbers: [{ kind: 'document', value: `2026D${String(index).padStart(6, '0')}` }],
      votes: [],
      relations: [],
      originalUrls: [],
      confidentiality: 'Openbaar',
      contexts: { 'landbouw-natuur': index % 101 },
    };
  }
}
