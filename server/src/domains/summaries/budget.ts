import { dayOf } from 'contract/amsterdam';
import type { ChatAnswer } from '#platform/ai/chat.ts';
import type { Lease } from '#stores/people/leases.ts';
import { spend, spentOn } from './store.ts';

/** The day's budget does not allow another question. */
export class BudgetSpentError extends Error {}

/** Share of a day's budget that is kept for what readers ask. */
export const shareForReaders = 0.2;

/** Characters of our languages per token, rather too few than too many; and tokens per word. */
const charactersPerToken = 3;
const tokensPerWord = 1.8;

interface Paying {
  /** Runs statements in one transaction. */
  write: Lease['write'];
  /** Epoch milliseconds. */
  now: () => number;
  /** Tokens a day may take. */
  limit: number;
  /** Whether a reader asked. */
  asked: boolean;
}

/**
 * Books what a question is expected to take before it is asked, so that a process that is killed leaves
 * nothing unbooked, and puts the account right by what the service says it took.
 * @throws BudgetSpentError when it would go over the limit of the day; nothing is asked then
 */
export function payingFor({ write, now, limit, asked }: Paying) {
  const allowed = asked ? limit : limit * (1 - shareForReaders);
  return async function pay(
    question: { instruction: string; material: string; answerWords: number },
    ask: () => Promise<ChatAnswer>,
  ): Promise<unknown> {
    const { instruction, material, answerWords } = question;
    const expected = Math.ceil(
      (instruction.length + material.length) / charactersPerToken + answerWords * tokensPerWord,
    );
    const day = dayOf(now());
    await write(async (db) => {
      if ((await spentOn(db, now())) + expected > allowed) throw new BudgetSpentError();
      await spend(db, day, expected);
    });
    const { json, tokens } = await ask();
    if (tokens !== undefined) await write((db) => spend(db, day, tokens - expected));
    return json;
  };
}
