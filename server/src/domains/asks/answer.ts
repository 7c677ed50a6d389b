import type { AskSentence, NoAnswer } from 'contract/asks';
import { limits } from 'contract/limits';
import type { Locale } from 'contract/users';
import { z } from 'zod';
import {
  BudgetSpentError,
  commonWordsOf,
  payingFor,
  sentenceRanges,
  speaks,
  type Verification,
  verify,
} from '#domains/summaries/index.ts';
import { askForJson, type ChatService } from '#platform/ai/chat.ts';
import type { Call } from '#platform/http.ts';
import type { Log } from '#platform/log.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { PeopleStore } from '#stores/people/tables.ts';
import type { FoundPassage } from './find.ts';
import { followUpsIn } from './follow-ups.ts';
import { isOfItsOwn } from './of-its-own.ts';
import { askedMaterial, instructionForAnswer, passageName } from './prompts.ts';
import { passageAt } from './shown.ts';

/** What answers are made with. */
export interface Answering {
  service: ChatService;
  db: PeopleStore;
  log: Log;
  /** Epoch milliseconds. */
  now: () => number;
  /** Tokens that answers and summaries may take in a day together. */
  tokensPerDay: number;
}

interface Asked {
  question: string;
  passages: readonly FoundPassage[];
  call: Pick<Call, 'actor' | 'locale'>;
  /** Ends the question to the service. */
  signal: AbortSignal;
}

interface Answer {
  sentences: AskSentence[];
  /** The passages they rest on. */
  used: FoundPassage[];
  followUps: string[];
}

/** Words that the service is expected to answer with, for the budget. */
const answerWords = 400;

const Said = z.object({
  sentences: z.array(z.unknown()),
  followUps: z.array(z.unknown()).optional().catch(undefined),
});
const Claim = z.object({
  text: z.string().max(2_000),
  passage: z.string().max(20),
  quote: z.string().max(4_000),
});

/**
 * What a service says to a question, each sentence checked against its passage as those of summaries are (decision 4.27);
 * those that do not stand the check are gone. Or why there is no answer.
 */
export async function answerFrom(
  answering: Answering,
  asked: Asked,
): Promise<Answer | { noAnswer: NoAnswer }> {
  const { service, db, log, now, tokensPerDay } = answering;
  const { passages, call, signal } = asked;
  const instruction = instructionForAnswer(call.locale);
  const material = askedMaterial(asked.question, passages);
  const pay = payingFor({
    write: (work) => db.transaction().execute(work),
    now,
    limit: tokensPerDay,
    asked: true,
  });
  try {
    const answer = await pay({ instruction, material, answerWords }, () =>
      askForJson(service, { instruction, material }, signal),
    );
    const said = Said.safeParse(answer).data;
    if (!said) return { noAnswer: 'failed' };
    const held = checked(said.sentences, asked);
    log.debug({ said: said.sentences.length, held: held.length }, 'sentences of an answer were checked');
    const text = held.map(({ sentence }) => sentence.text).join(' ');
    if (held.length === 0 || !speaks(text, call.locale)) return { noAnswer: 'nothingHeld' };
    return {
      sentences: held.map(({ sentence }) => sentence),
      used: held.map(({ found }) => found),
      followUps: followUpsIn(said.followUps ?? [], asked),
    };
  } catch (error) {
    if (error instanceof BudgetSpentError) return { noAnswer: 'budget' };
    if (!signal.aborted) log.warn({ err: error }, 'a question could not be answered');
    return { noAnswer: error instanceof SourceFault && error.kind === 'timeout' ? 'slow' : 'failed' };
  }
}

function checked(
  claims: readonly unknown[],
  { passages, call: { actor, locale } }: Asked,
): { sentence: AskSentence; found: FoundPassage }[] {
  const byName = new Map(passages.map((found, index) => [passageName(index), found]));
  const held = claims.flatMap((each) => {
    const claim = Claim.safeParse(each).data;
    const found = claim && byName.get(claim.passage);
    if (!found) return [];
    const sentence = verify(claim, verificationOf(claim.passage, found, locale));
    if (typeof sentence === 'string' || isOfItsOwn(sentence.text, found.passage.text)) return [];
    const { document, passage } = found;
    const part = sentencesAround(found, sentence);
    const shown = passageAt(actor, document, { part, marks: [sentence], speaker: passage.speaker });
    return shown
      ? [{ sentence: { kind: 'sentence' as const, text: sentence.text, passage: shown }, found }]
      : [];
  });
  const unlike = new Map(held.map((one) => [one.sentence.text.toLowerCase(), one]));
  return [...unlike.values()].slice(0, limits.answerSentences);
}

function verificationOf(name: string, { document, passage }: FoundPassage, locale: Locale): Verification {
  return {
    passages: new Map([[name, passage]]),
    commonWords: commonWordsOf(document.text),
    language: locale === 'nl' ? 'nl' : 'en',
    sameLanguage: document.language.startsWith(locale.slice(0, 2)),
  };
}

/** The sentences of a passage in which a stretch stands. */
function sentencesAround({ passage }: FoundPassage, { start, end }: { start: number; end: number }) {
  const touched = sentenceRanges(passage.text).filter(
    (one) => passage.start + one.start < end && start < passage.start + one.end,
  );
  const first = touched[0];
  const last = touched.at(-1);
  return first && last
    ? { start: passage.start + first.start, end: passage.start + last.end }
    : { start: passage.start, end: passage.end };
}
