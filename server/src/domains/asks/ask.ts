import type { AskEvent, AskFound, AskRequest, NoAnswer } from 'contract/asks';
import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import type { Labelled } from '#domains/timeline/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Call } from '#platform/http.ts';
import type { Work } from '#platform/work.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { type Answering, answerFrom } from './answer.ts';
import { type Findings, findPassages, type FoundPassage } from './find.ts';
import { openLink, shownPassage } from './shown.ts';

export interface Asking {
  documents: DocumentStore;
  clock: Clock;
  labelled: Labelled;
  work: Work;
  /** Answers from passages; undefined without a service. */
  answering: Answering | undefined;
}

/** Passages below which nothing is said of them. */
const fewestForAnswer = 2;

/**
 * Finds the passages of a question, and then tells of them, what is said of them and what was not found, piece by piece.
 * What a service does wrong ends in passages alone.
 * @throws EC-02 before the first piece
 */
export async function askedEvents(
  parts: Asking,
  call: Call,
  asked: AskRequest,
  served: readonly DomainId[],
): Promise<AsyncGenerator<AskEvent>> {
  const { actor } = call;
  const findings = await findPassages(parts, actor, asked, served);
  const { sought, passages, translated, madeBy, leftOut, unknown, count } = findings;
  const shown = passages.slice(0, limits.shownPassages);
  const answers = parts.answering !== undefined && passages.length >= fewestForAnswer;
  const found: AskFound = {
    kind: 'found',
    ...{ translated, madeBy, leftOut, unknown, count },
    read: passages.length,
    unread: findings.unread.flatMap((document) => openLink(actor, document) ?? []),
    passages: shown.flatMap((one) => shownPassage(actor, one, sought) ?? []),
    answers,
  };
  const { answering } = parts;
  return (async function* (): AsyncGenerator<AskEvent> {
    yield found;
    const alone = (noAnswer: NoAnswer): AskEvent => ({
      kind: 'end',
      noAnswer,
      notFound: missingIn(findings, shown),
      followUps: [],
    });
    if (!answering || !answers) {
      yield alone(answering ? 'tooFew' : 'noService');
      return;
    }
    const { caller } = call.request;
    const answer = await parts.work
      .run('outside', { signal: caller!.signal, waited: 0, user: caller!.user }, () =>
        answerFrom(answering, { question: asked.question, passages, call, signal: caller!.signal }),
      )
      .catch((): { noAnswer: NoAnswer } => ({ noAnswer: 'failed' }));
    if ('noAnswer' in answer) {
      yield alone(answer.noAnswer);
      return;
    }
    yield* answer.sentences;
    yield { kind: 'end', notFound: missingIn(findings, answer.used), followUps: answer.followUps };
  })();
}

/** What of the question none of these passages holds. */
function missingIn({ sought, unknown }: Findings, passages: readonly FoundPassage[]): string[] {
  const held = new Set(passages.flatMap(({ occurrences }) => occurrences.map(({ term }) => term)));
  return [...sought.filter((_, term) => !held.has(term)).map(({ written }) => written), ...unknown];
}
