import { setImmediate } from 'node:timers/promises';
import { analyse } from 'contract/query/analyser';
import type { Summary, SummaryKind, SummarySentence } from 'contract/summaries';
import type { Document } from '#stores/documents/document.ts';
import { stopWords } from '#stores/documents/entities/stop-words.ts';
import { shortWordLimit } from './short-words.ts';
import { type Passage, passagesOf } from './passages.ts';
import { sentenceRanges } from './sentences.ts';

/** Sentences with fewer words say too little by themselves, with more they are lists. */
const fewestWords = 6;
const mostWords = 45;
/** Characters of a text that are looked at; what a report of 300 pages says comes back in its beginning. */
const longestText = 200_000;
/** Words of a long extract that are aimed at. */
const longExtract = 450;
/** What a word of the title is worth; one that comes back in twelve sentences is worth as much. */
const titleWorth = 2.5;
/** How much length counts against a sentence: 0 favours long ones, 1 short ones. */
const lengthWeight = 0.35;
/** Share of a sentence's words that may stand in one already taken. */
const mostOverlap = 0.34;
/** Words in a row that make a manner of speaking when they come back, and what a sentence made of such is worth. */
const phraseLength = 4;
const phraseWorth = 0.3;
/** Characters that are read at a stretch; others are answered between two. */
const stretch = 20_000;

/** Beginnings of letters and meetings, which say nothing about the matter. */
const formula =
  /^(geachte|beste|mevrouw de voorzitter|voorzitter[.,:]|de voorzitter:|aanwezig zijn|hoogachtend|met vriendelijke groet|dank u|dank je|dankuwel|(dan )?(ik )?kom ik? (nu )?(bij|op|tot)|dear|thank you|mr president|madam president|monsieur le président|sehr geehrte)/i;
/** Beginnings that point back at another sentence, so that this one cannot stand alone. */
const pointingBack =
  /^(dat|dit|die|deze|daar\p{L}*|dan|hij|zij|ze|nee|ja|maar|en|ook|dus|hier\p{L}*|that|this|these|those|therefore|he|she|they|it|no|yes|but|and|so|ce|cela|il|elle|mais|das|dies|er|sie|aber)(?!\p{L})/iu;

interface Sentence extends SummarySentence {
  words: string[];
  length: number;
  /** Runs of words, to know manners of speaking by. */
  phrases: string[];
  /** What it is worth: how much of what the document keeps coming back to it says, and where it stands. */
  worth: number;
}

/**
 * Sentences of the document itself in their own order, within the word limits of decision 4.27. A sentence
 * is worth as much as its words come back in the document or stand in its title, weighed by its length; the
 * first tenth of the document and the first sentence of a paragraph count for more, manners of speaking that
 * come back word for word for less, and what another chosen sentence already says is passed over. No AI has
 * a part in it. Undefined when no sentence is whole and short enough.
 */
export async function extractOf(
  document: Extracted,
  kind: SummaryKind,
  { words, madeAt }: { words: number; madeAt: number },
): Promise<Summary | undefined> {
  const limit = kind === 'short' ? shortWordLimit(words) : longExtract;
  const sentences = weighed.get(document) ?? sentencesOf(document);
  weighed.set(document, sentences);
  const chosen = choose(await sentences, limit);
  if (chosen.length === 0) return undefined;
  return {
    madeBy: 'extract',
    madeAt: new Date(madeAt).toISOString(),
    language: document.language,
    words: chosen.reduce((sum, { length }) => sum + length, 0),
    parts: [
      {
        sentences: chosen
          .toSorted((one, other) => one.start - other.start)
          .map(({ text, start, end, second }) => ({
            text,
            start,
            end,
            ...(second === undefined ? {} : { second }),
          })),
      },
    ],
  };
}

type Extracted = Pick<Document, 'title' | 'text' | 'turns' | 'recording' | 'language'>;

/** Of documents whose extracts are being made: both kinds choose among the same sentences. */
const weighed = new WeakMap<Extracted, Promise<Sentence[]>>();

function beginningOf({ text, turns = [], recording }: Extracted): Parameters<typeof passagesOf>[0] {
  const heard = turns
    .filter(({ from }) => from < longestText)
    .map((turn) => ({ ...turn, to: Math.min(turn.to, longestText) }));
  return { text: text.slice(0, longestText), turns: heard, ...(recording && { recording }) };
}

async function sentencesOf(document: Extracted): Promise<Sentence[]> {
  const found: Sentence[] = [];
  let breathe = stretch;
  for (const passage of passagesOf(beginningOf(document))) {
    if (!passage.chair) found.push(...inPassage(passage));
    if (passage.end < breathe) continue;
    breathe = passage.end + stretch;
    await setImmediate();
  }
  const spread = new Map<string, number>();
  for (const { words } of found)
    for (const word of new Set(words)) spread.set(word, (spread.get(word) ?? 0) + 1);
  // What stands in a third of all sentences is the manner of the document, not its matter.
  const everywhere = Math.max(3, found.length / 3);
  const titled = new Set(tellingWords(analyse(document.title).map(({ word }) => word)));
  const weight = (word: string): number => {
    const sentences = spread.get(word) ?? 0;
    if (titled.has(word)) return titleWorth;
    return sentences < 2 || sentences > everywhere ? 0 : Math.log(sentences);
  };
  const said = new Map<string, number>();
  for (const { phrases } of found) {
    for (const phrase of new Set(phrases)) said.set(phrase, (said.get(phrase) ?? 0) + 1);
  }
  const manner = ({ phrases }: Sentence): number => {
    const again = phrases.filter((phrase) => (said.get(phrase) ?? 0) > 1).length;
    return again > phrases.length / 3 ? phraseWorth : 1;
  };
  const end = found.at(-1)?.end ?? 1;
  return found.map((sentence) => {
    const central = [...new Set(sentence.words)].reduce((sum, word) => sum + weight(word), 0);
    const early = sentence.start < end / 10 ? 1.5 : 1;
    return {
      ...sentence,
      worth: (central / sentence.length ** lengthWeight) * early * manner(sentence) * sentence.worth,
    };
  });
}

function inPassage(passage: Passage): Sentence[] {
  return sentenceRanges(passage.text).flatMap(({ start, end }, index) => {
    const text = passage.text.slice(start, end).replaceAll(/\s+/g, ' ');
    const words = analyse(text).map(({ word }) => word);
    if (words.length < fewestWords || words.length > mostWords) return [];
    if (!/[.!]["”’']?$/.test(text) || !/^["“‘']?[\p{Lu}\p{N}]/u.test(text) || formula.test(text)) return [];
    if (pointingBack.test(text)) return [];
    return {
      text,
      start: passage.start + start,
      end: passage.start + end,
      ...(passage.second === undefined ? {} : { second: passage.second }),
      words: tellingWords(words),
      length: words.length,
      phrases: words.slice(phraseLength - 1).map((_, at) => words.slice(at, at + phraseLength).join(' ')),
      worth: index === 0 ? 1.2 : 1,
    };
  });
}

function tellingWords(words: readonly string[]): string[] {
  return words.filter((word) => word.length > 2 && !stopWords.has(word) && !/^\d+$/.test(word));
}

/**
 * The worthiest sentences that fit together within so many words; at least one where any fits. Of a
 * document that says the same in many places some of these are taken too, rather than almost nothing.
 */
function choose(sentences: readonly Sentence[], limit: number): Sentence[] {
  const ranked = sentences.toSorted((one, other) => other.worth - one.worth || one.start - other.start);
  const chosen = new Set<Sentence>();
  let left = limit;
  for (const allowed of [mostOverlap, 1]) {
    for (const sentence of ranked) {
      if (left < fewestWords || (allowed === 1 && left < limit / 3)) break;
      if (sentence.length > left || chosen.has(sentence)) continue;
      if ([...chosen].some((taken) => overlap(taken, sentence) > allowed)) continue;
      chosen.add(sentence);
      left -= sentence.length;
    }
  }
  return [...chosen];
}

function overlap(one: Sentence, other: Sentence): number {
  const words = new Set(one.words);
  return other.words.filter((word) => words.has(word)).length / Math.max(1, other.words.length);
}
