import { countWords } from 'contract/query/analyser';
import {
  type Summary,
  SummaryHeading,
  type SummaryKind,
  summaryHeadings,
  summaryRules,
  type SummarySentence,
} from 'contract/summaries';
import type { Locale } from 'contract/users';
import { z } from 'zod';
import type { Document } from '#stores/documents/document.ts';
import { shortWordLimit } from './short-words.ts';
import { speaks } from './language.ts';
import { type Passage, passagesOf } from './passages.ts';
import { instructionForLong, instructionForNotes, instructionForShort, materialOf } from './prompts.ts';
import { commonWordsOf, verify, type Verification } from './verify.ts';

/** Too little was left of what the service wrote once every sentence was checked. */
export class NothingLeftError extends Error {}

/** What making a summary works with. */
interface Making {
  model: string;
  /** Asks the service; `answerWords` is about what the answer takes, for the budget. */
  ask(question: { instruction: string; material: string; answerWords: number }): Promise<unknown>;
  /** Gives the notes of a part that were kept, or asks for them and keeps them. */
  noted(part: string, ask: () => Promise<unknown>): Promise<unknown>;
  /** Hears how many sentences of an answer were dropped, by reason. */
  onDropped?: (reasons: Record<string, number>) => void;
  /** Epoch milliseconds. */
  now: () => number;
}

/** UTF-16 units of a document that are sent at once; a longer one is noted part by part first. */
const partLength = 24_000;
/** Notes of all parts together, and of one part at most. */
const mostNotes = 90;
const mostNotesOfPart = 12;
const fewestNotesOfPart = 4;

const Claims = z.object({ sentences: z.array(z.unknown()) });
const Parts = z.object({
  parts: z.array(z.object({ heading: SummaryHeading, sentences: z.array(z.unknown()) })),
});
const OneClaim = z.object({
  text: z.string().max(2_000),
  passage: z.string().max(20),
  quote: z.string().max(4_000),
});

type Part = Summary['parts'][number];

/**
 * Makes one summary and promises that every sentence of it stands the check against the document, within
 * the word limits of decision 4.27 and in the language asked for. A document too long to be sent at once is
 * noted in parts, which are kept, and summarised from the passages noted.
 * @throws NothingLeftError and whatever `ask` throws
 */
export async function makeSummary(
  document: Document,
  kind: SummaryKind,
  locale: Locale,
  making: Making,
): Promise<Summary> {
  const passages = passagesOf(document);
  const check = checkerOf(document, passages, locale, making);
  const material = materialOf(
    document.title,
    await tellingPassages(document, passages, locale, making, check),
  );
  const parts =
    kind === 'short'
      ? await shortParts(shortWordLimit(countWords(document.text)), material, locale, making, check)
      : await longParts(material, locale, making, check);
  const words = wordsOf(parts);
  const text = parts.flatMap(({ sentences }) => sentences.map((each) => each.text)).join(' ');
  if (!speaks(text, locale)) throw new NothingLeftError('the summary is in another language');
  return {
    madeBy: 'ai',
    model: making.model,
    madeAt: new Date(making.now()).toISOString(),
    language: locale === 'nl' ? 'nl' : 'en-GB',
    words,
    parts,
  };
}

type Check = (claims: readonly unknown[]) => SummarySentence[];

function checkerOf(
  document: Document,
  passages: readonly Passage[],
  locale: Locale,
  { onDropped }: Making,
): Check {
  const verification: Verification = {
    passages: new Map(passages.map((passage) => [passage.id, passage])),
    commonWords: commonWordsOf(document.text),
    language: locale === 'nl' ? 'nl' : 'en',
    sameLanguage: document.language.startsWith(locale.slice(0, 2)),
  };
  return (claims) => {
    const dropped: Record<string, number> = {};
    const sentences = claims.flatMap((each) => {
      const claim = OneClaim.safeParse(each).data;
      const sentence = claim ? verify(claim, verification) : 'shape';
      if (typeof sentence !== 'string') return [sentence];
      dropped[sentence] = (dropped[sentence] ?? 0) + 1;
      return [];
    });
    if (Object.keys(dropped).length > 0) onDropped?.(dropped);
    return sentences;
  };
}

/** All passages of a short document; of a long one those that its parts are noted by. */
async function tellingPassages(
  document: Document,
  passages: readonly Passage[],
  locale: Locale,
  making: Making,
  check: Check,
): Promise<Passage[]> {
  const parts = partsOf(passages);
  if (parts.length <= 1) return [...passages];
  const count = Math.min(mostNotesOfPart, Math.max(fewestNotesOfPart, Math.floor(mostNotes / parts.length)));
  const instruction = instructionForNotes(locale, count);
  const telling = new Set<Passage>();
  for (const part of parts) {
    const name = `${locale} ${part[0]!.id}-${part.at(-1)!.id}`;
    const answer = await making.noted(name, () =>
      making.ask({ instruction, material: materialOf(document.title, part), answerWords: count * 60 }),
    );
    // What is left out here by a lie cannot be asked about again later.
    for (const { start } of check(claimsIn(answer)).slice(0, count)) {
      const passage = part.find((each) => each.start <= start && start < each.end);
      if (passage) telling.add(passage);
    }
  }
  if (telling.size === 0) throw new NothingLeftError('no part of the document was noted');
  return passages.filter((passage) => telling.has(passage));
}

function partsOf(passages: readonly Passage[]): Passage[][] {
  const parts: Passage[][] = [];
  let left = 0;
  for (const passage of passages) {
    const part = passage.text.length > left ? undefined : parts.at(-1);
    if (part) part.push(passage);
    else {
      parts.push([passage]);
      left = partLength;
    }
    left -= passage.text.length;
  }
  return parts;
}

async function shortParts(
  limit: number,
  material: string,
  locale: Locale,
  making: Making,
  check: Check,
): Promise<Part[]> {
  const instruction = instructionForShort(locale, limit);
  const answer = await making.ask({ instruction, material, answerWords: limit * 3 });
  const sentences: SummarySentence[] = [];
  let left: number = limit;
  for (const sentence of unlike(check(claimsIn(answer)))) {
    const words = countWords(sentence.text);
    if (words > left) continue;
    sentences.push(sentence);
    left -= words;
  }
  if (sentences.length === 0) throw new NothingLeftError('no sentence of the short summary stood the check');
  return [{ sentences }];
}

/** Asks once more for what is missing when too much of the first answer was dropped. */
async function longParts(material: string, locale: Locale, making: Making, check: Check): Promise<Part[]> {
  const { minimum, maximum } = summaryRules.longWords;
  const instruction = instructionForLong(locale);
  const byHeading = new Map<SummaryHeading, SummarySentence[]>();
  const found = (): Part[] =>
    summaryHeadings.flatMap((heading) => {
      const sentences = byHeading.get(heading) ?? [];
      return sentences.length > 0 ? [{ heading, sentences }] : [];
    });
  for (let round = 0; round < 2 && wordsOf(found()) < minimum; round += 1) {
    const kept = found().flatMap(({ sentences }) => sentences.map(({ text }) => text));
    const further =
      kept.length > 0
        ? `${instruction} These sentences are there already; write others: ${JSON.stringify(kept)}`
        : instruction;
    const answer = Parts.safeParse(
      await making.ask({ instruction: further, material, answerWords: maximum * 3 }),
    );
    for (const { heading, sentences } of answer.data?.parts ?? []) {
      byHeading.set(heading, unlike([...(byHeading.get(heading) ?? []), ...check(sentences)]));
    }
  }
  const parts = found();
  while (wordsOf(parts) > maximum) {
    const longest = parts.toSorted((one, other) => wordsOf([other]) - wordsOf([one]))[0]!;
    longest.sentences = longest.sentences.slice(0, -1);
  }
  const words = wordsOf(parts);
  if (words < minimum) throw new NothingLeftError(`${words} words of the long analysis stood the check`);
  return parts.filter(({ sentences }) => sentences.length > 0);
}

function claimsIn(answer: unknown): readonly unknown[] {
  return Claims.safeParse(answer).data?.sentences ?? [];
}

function unlike(sentences: readonly SummarySentence[]): SummarySentence[] {
  return [...new Map(sentences.map((sentence) => [sentence.text.toLowerCase(), sentence])).values()];
}

function wordsOf(parts: readonly Part[]): number {
  return parts.reduce(
    (sum, { sentences }) => sum + sentences.reduce((words, { text }) => words + countWords(text), 0),
    0,
  );
}
