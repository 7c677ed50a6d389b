import { countWords } from 'contract/query/analyser';
import { sentenceRanges, type Passage } from '#domains/summaries/index.ts';

/** Where a term of the question stands in the text of a document. */
export interface Occurrence {
  /** Which term, by its place among them. */
  term: number;
  start: number;
  end: number;
}

/** What a passage is judged by. */
interface Judged {
  passage: Passage;
  occurrences: readonly Occurrence[];
  /** Terms that the title of its document holds. */
  titled: ReadonlySet<number>;
  /** What each term is worth, by its place. */
  worth: readonly number[];
}

/** What has fewer words is mostly a heading or the name of a speaker. */
const fewWords = 6;
/** What a term is worth in the title of the document, a passage that the chair spoke, one that is no sentence, and a short one. */
const inTitle = 0.4;
const byChair = 0.6;
const noSentence = 0.5;
const short = 0.25;
/** Headings, points of an agenda and cells of tables end otherwise. */
const sentenceEnd = /[.!?…;:]["”’')\]»]*$/u;
/** UTF-16 units of what is shown of a passage, unless one sentence is longer. */
const shownLength = 480;

/**
 * How well a passage may answer: the worth of the telling words it holds, each once, and somewhat of those in the title of
 * its document. 0 where it holds none itself.
 */
export function scoreOf({ passage, occurrences, titled, worth }: Judged): number {
  const held = new Set(occurrences.map(({ term }) => term));
  if (held.size === 0) return 0;
  const score = worth.reduce(
    (sum, each, term) => sum + (held.has(term) ? each : titled.has(term) ? each * inTitle : 0),
    0,
  );
  return (
    score *
    (passage.chair ? byChair : 1) *
    (sentenceEnd.test(passage.text) ? 1 : noSentence) *
    (countWords(passage.text) < fewWords ? short : 1)
  );
}

/** What is shown of a passage: the sentences in a row, within a length, that hold most. */
export function shownPart(
  passage: Passage,
  occurrences: readonly Occurrence[],
  worth: readonly number[],
): { start: number; end: number } {
  const sentences = sentenceRanges(passage.text).map(({ start, end }) => ({
    start: passage.start + start,
    end: passage.start + end,
  }));
  let best = { start: passage.start, end: passage.end };
  if (best.end - best.start <= shownLength) return best;
  let most = -1;
  for (const [index, { start }] of sentences.entries()) {
    for (const { end } of sentences.slice(index)) {
      if (end - start > shownLength && end !== sentences[index]!.end) break;
      const held = new Set(
        occurrences.filter((one) => start <= one.start && one.end <= end).map(({ term }) => term),
      );
      const sum = [...held].reduce((total, term) => total + (worth[term] ?? 0), 0);
      // Of as much the longest: what stands around a word makes it understood.
      if (sum < most || (sum === most && end - start <= best.end - best.start)) continue;
      most = sum;
      best = { start, end };
    }
  }
  return best;
}
