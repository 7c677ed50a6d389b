import { analyse } from 'contract/query/analyser';
import { parseQuery } from 'contract/query/parse';
import { isParticle, type Worth, worthOf } from './question-words.ts';

/** Something that is looked for: a word, or several that belong together. */
export interface Term {
  /** As it stands in a query: a word, or a phrase in quotation marks. */
  query: string;
  /** As it is written in the question. */
  written: string;
  /** Its words, folded. */
  words: readonly string[];
}

/** A question as it is looked for. */
interface ReadQuestion {
  /** In the order of the question, each once. */
  terms: Term[];
  /** Words that are not looked for, in their order, each once. */
  leftOut: string[];
}

/** A run of letters and digits, with what joins them: "F-35", "2024/0231", "wind-energie". */
const wordOrNumber = /[\p{L}\p{N}\p{M}]+(?:[-/.][\p{L}\p{N}\p{M}]+)*/gu;
const quoted = /["“„«]([^"“”„«»]{2,})["”»“]/gu;
/** Terms of a question at most; the first are taken. */
const mostTerms = 12;

interface Written {
  text: string;
  start: number;
  end: number;
  words: string[];
  worth: Worth;
}

/**
 * Reads from a question what its documents have to hold, without any service: the words that tell something, names and
 * what stands in quotation marks in one piece. Words of parliaments alone ("motie", "minister") are taken where nothing
 * else is left.
 */
export function readQuestion(question: string): ReadQuestion {
  const phrases = [...question.matchAll(quoted)];
  const rest = phrases.reduce(
    (text, { index, 0: whole }) =>
      text.slice(0, index) + ' '.repeat(whole.length) + text.slice(index + whole.length),
    question,
  );
  const found = [...rest.matchAll(wordOrNumber)].map(({ index, 0: text }): Written => {
    const words = analyse(text).map(({ word }) => word);
    return { text, start: index, end: index + text.length, words, worth: worthOf(words.join(' '), text) };
  });
  const names = namesAmong(rest, found);
  const inNames = new Set(names.flat());
  const others = found.filter((one) => !inNames.has(one));
  const telling = others.filter(({ worth }) => worth === 'much');
  const anything = telling.length > 0 || names.length > 0 || phrases.length > 0;
  const taken = anything ? telling : others.filter(({ worth }) => worth === 'little');
  const terms = [
    ...taken.map((one) => ({ at: one.start, term: termOf(one.text) })),
    ...names.map((name) => ({
      at: name[0]!.start,
      term: termOf(rest.slice(name[0]!.start, name.at(-1)!.end)),
    })),
    ...phrases.map(({ index, 1: text }) => ({ at: index, term: termOf(text!, true) })),
  ]
    .toSorted((one, other) => one.at - other.at)
    .map(({ term }) => term)
    .filter(({ words }) => words.length > 0);
  const kept = [...new Map(terms.map((term) => [term.words.join(' '), term])).values()];
  const leftOut = others.filter((one) => !taken.includes(one)).map(({ text }) => text.toLowerCase());
  return {
    terms: kept.slice(0, mostTerms),
    leftOut: [...new Set([...leftOut, ...kept.slice(mostTerms).map(({ written }) => written)])],
  };
}

/** Two words with capitals and more that follow each other, particles between them: "Jan de Vries", "Groen Verbond". */
function namesAmong(question: string, found: readonly Written[]): Written[][] {
  const names: Written[][] = [];
  let name: Written[] = [];
  const end = () => {
    while (name.length > 0 && !isCapital(name.at(-1)!)) name.pop();
    // "Tweede Kamer" says as little as its words.
    if (name.length > 1 && name.some(({ worth }) => worth === 'much')) names.push(name);
    name = [];
  };
  for (const one of found) {
    const before = name.at(-1);
    const follows = before !== undefined && /^[ .]{1,2}$/.test(question.slice(before.end, one.start));
    if (before && !follows) end();
    // The first word of a question has a capital whatever it is.
    if (isCapital(one) && (one.worth === 'much' || one !== found[0])) name.push(one);
    else if (name.length > 0 && isParticle(one.words.join(' '))) name.push(one);
    else end();
  }
  end();
  return names;
}

const isCapital = ({ text }: Written): boolean => /^\p{Lu}/u.test(text);

function termOf(text: string, isPhrase = false): Term {
  const written = text.trim().replaceAll(/\s+/g, ' ');
  const words = analyse(written).map(({ word }) => word);
  const bare = !isPhrase && !written.includes(' ') && parseQuery(written, []).error === undefined;
  return { query: bare ? written.toLowerCase() : `"${written}"`, written, words };
}
