import { setImmediate } from 'node:timers/promises';
import { type Connection, RefusedError } from './connection.ts';

/** Searches of one exchange, those of them that answer documents, and the characters of all bodies together. */
const most = { searches: 16, ofDocuments: 4, characters: 2 ** 20 };

/** Searches of an index. */
export interface Searches {
  /** @throws EngineUnavailableError, RefusedError */
  ask: <T>(body: object) => Promise<T>;
  /** The answer's bytes, for a thread that may take its time over them. @throws EngineUnavailableError, RefusedError */
  askForBytes: (body: object) => Promise<Uint8Array>;
}

interface Waiting {
  body: string;
  /** Documents can be large. */
  ofDocuments: boolean;
  resolve: (answer: Uint8Array) => void;
  reject: (error: unknown) => void;
}

/**
 * Searches of an index that are asked in the same turn go out in one exchange, as far as they fit. Each has its own answer or
 * its own failure, though none sooner than the last.
 */
export function searchesTogether({ searchAll }: Pick<Connection, 'searchAll'>, index: string): Searches {
  let waiting: Waiting[] = [];

  function wait(asked: object, ofDocuments: boolean): Promise<Uint8Array> {
    const body = JSON.stringify(asked);
    if (waiting.length === 0) void setImmediate().then(send);
    return new Promise((resolve, reject) => waiting.push({ body, ofDocuments, resolve, reject }));
  }

  function send(): void {
    const all = waiting;
    waiting = [];
    for (const some of inExchanges(all)) void exchange(some);
  }

  async function exchange(some: readonly Waiting[]): Promise<void> {
    try {
      const answers = await searchAll(
        index,
        some.map(({ body }) => body),
      );
      some.forEach(({ resolve, reject }, nth) => {
        const answer = answers[nth]!;
        if (answer instanceof Error) reject(answer);
        else resolve(answer);
      });
    } catch (error) {
      // One that cannot even be read has the engine refuse all: each alone then says what is wrong with it.
      if (error instanceof RefusedError && some.length > 1) for (const one of some) void exchange([one]);
      else for (const { reject } of some) reject(error);
    }
  }

  return {
    ask: async <T>(body: object) => JSON.parse(Buffer.from(await wait(body, false)).toString()) as T,
    askForBytes: (body) => wait(body, true),
  };
}

/** Divides searches so that each exchange is small enough. */
function inExchanges(all: readonly Waiting[]): Waiting[][] {
  const exchanges: Waiting[][] = [];
  let [ofDocuments, characters] = [0, 0];
  for (const one of all) {
    const last = exchanges.at(-1);
    ofDocuments += Number(one.ofDocuments);
    characters += one.body.length;
    const fits = ofDocuments <= most.ofDocuments && characters <= most.characters;
    if (last && last.length < most.searches && fits) last.push(one);
    else {
      exchanges.push([one]);
      ofDocuments = Number(one.ofDocuments);
      characters = one.body.length;
    }
  }
  return exchanges;
}

/** Work that all share who ask for it in the same turn: it begins when all of them have. */
export function oncePerTurn<T>(work: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () =>
    (asked ??= setImmediate().then(() => {
      asked = undefined;
      return work();
    }));
}
