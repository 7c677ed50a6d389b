import { setImmediate, setTimeout } from 'node:timers/promises';
import { type Connection, RefusedError, wholly } from './connection.ts';

/** Searches of one exchange, and the characters of their bodies together. */
const most = { searches: 16, characters: 2 ** 20 };

/** Milliseconds that shared work waits for the one before, which may hang. */
const patience = 20;

/** Searches of an index. */
export interface Searches {
  /** For what is counted, and other short answers. @throws EngineUnavailableError, RefusedError */
  ask: <T>(body: object) => Promise<T>;
  /** The answer's bytes, for a thread that may take its time over them. @throws EngineUnavailableError, RefusedError */
  askForBytes: (body: object) => Promise<Uint8Array>;
}

interface Waiting {
  body: string;
  resolve: (answer: never) => void;
  reject: (error: unknown) => void;
}

/**
 * Searches of an index. What is counted in the same turn is asked in one exchange, as far as it fits; each has its own
 * answer or its own failure, though none sooner than the last. So documents are asked for alone: nobody waits for
 * statistics to see a page.
 */
export function searchesTogether(
  { searchAll, askForBytes }: Pick<Connection, 'searchAll' | 'askForBytes'>,
  index: string,
): Searches {
  let waiting: Waiting[] = [];

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
        else resolve(answer as never);
      });
    } catch (error) {
      // One that cannot even be read has the engine refuse all: each alone then says what is wrong with it.
      if (error instanceof RefusedError && some.length > 1) for (const one of some) void exchange([one]);
      else for (const { reject } of some) reject(error);
    }
  }

  return {
    ask(body) {
      if (waiting.length === 0) void setImmediate().then(send);
      return new Promise((resolve, reject) => waiting.push({ body: JSON.stringify(body), resolve, reject }));
    },
    askForBytes: (body) => askForBytes({ method: 'POST', path: `/${index}/_search`, query: wholly, body }),
  };
}

/** Divides searches so that each exchange is small enough. */
function inExchanges(all: readonly Waiting[]): Waiting[][] {
  const exchanges: Waiting[][] = [];
  let characters = 0;
  for (const one of all) {
    const last = exchanges.at(-1);
    characters += one.body.length;
    if (last && last.length < most.searches && characters <= most.characters) last.push(one);
    else {
      exchanges.push([one]);
      characters = one.body.length;
    }
  }
  return exchanges;
}

/**
 * Work that several share who ask for it: it begins after each of them asked, and while the one before is under way the
 * next gathers.
 */
export function shared<T>(work: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<unknown> | undefined;
  let gathering: Promise<T> | undefined;

  async function begin(): Promise<T> {
    await setImmediate();
    if (underWay) await Promise.race([underWay, setTimeout(patience, undefined, { ref: false })]);
    gathering = undefined;
    const begun = work();
    const ended = begun.then(nothing, nothing).then(() => {
      if (underWay === ended) underWay = undefined;
    });
    underWay = ended;
    return begun;
  }

  return () => (gathering ??= begin());
}

const nothing = () => undefined;
