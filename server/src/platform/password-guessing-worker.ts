import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import * as dutch from '@zxcvbn-ts/language-nl-be';

/** What the main thread asks. */
export interface GuessOrder {
  password: string;
  /** Name, address and the like of who chooses it. */
  about: readonly string[];
}

export interface GuessAnswer {
  guessable: boolean;
}

/** Characters that are looked at: the work grows faster than the length, and who has these well has the rest well. */
const looked = 40;
/**
 * Guesses below which a password is refused. From 10⁸ the library calls one hard to guess for who has no hashes; ten
 * times that also keeps out a word with the year beside it.
 */
const fewest = 1e9;

const guesser = new ZxcvbnFactory({
  graphs: common.adjacencyGraphs,
  dictionary: { ...common.dictionary, ...english.dictionary, ...dutch.dictionary },
});

parentPort?.on('message', ({ password, about }: GuessOrder) => {
  const { guesses } = guesser.check(password.slice(0, looked), [...about]);
  parentPort?.postMessage({ guessable: guesses < fewest } satisfies GuessAnswer);
});
