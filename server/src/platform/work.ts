import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { limits } from 'contract/limits';
import type { Share } from './access.ts';
import { AppError, busy, clientLeft, tooManyRequests } from './errors.ts';
import type { Metrics } from './metrics.ts';

/**
 * Kinds of work, each with a queue of its own, so that many of one kind never hold up another:
 * - `account`: what only the people's store answers, sessions too.
 * - `login`: passwords, which cost the processor on purpose.
 * - `search` and `statistics`: queries; shared fairly among the users.
 * - `documents`: documents, files and trees that are read without a query.
 * - `export`: workbooks and what else is composed whole.
 * - `outside`: what waits for somebody else's server.
 */
const workKinds = ['account', 'login', 'search', 'statistics', 'documents', 'export', 'outside'] as const;
export type WorkKind = (typeof workKinds)[number];

/** How many calls of a kind this process does at once, and how many may wait for that. */
interface Bounds {
  atOnce: number;
  waiting: number;
}

const processors = availableParallelism();
// More at once than there are threads: while one call is being written out, the next has the thread.
const queried = { atOnce: Math.max(4, 2 * processors), waiting: 300 };
const usualBounds: Record<WorkKind, Bounds> = {
  account: { atOnce: 32, waiting: 1_000 },
  login: { atOnce: Math.max(2, processors), waiting: 100 },
  search: queried,
  statistics: queried,
  documents: { ...queried, atOnce: 2 * queried.atOnce },
  export: { atOnce: 2, waiting: 50 },
  outside: { atOnce: 16, waiting: 100 },
};

/** One call on its way through the queues. */
export interface Caller {
  /** Aborted when the client leaves before its answer. */
  signal: AbortSignal;
  /** Milliseconds it has waited so far: for its turns, and for what was done for it in those before, such as its session. */
  waited: number;
  user?: { id: string; share: Share } | undefined;
  /** Counts a query among those of its user's minute. @throws 429 beyond their share */
  count?: (() => Promise<void>) | undefined;
}

type RefusedBecause = 'full' | 'late' | 'share' | 'minute';

export interface Work {
  /**
   * Does a job in its turn (decision 10.14). Among users who wait, the one with the fewest calls under way comes
   * first; who has as many as their share waits for their own.
   * @throws 503 when it cannot begin within two seconds of waiting, and 429 when that, or the calls of a minute, is
   * the user's own doing; nothing was done then. Also when the client left before it could begin.
   */
  run<T>(kind: WorkKind, caller: Caller, job: () => Promise<T>): Promise<T>;
}

interface WorkOptions {
  metrics: Pick<Metrics, 'work'>;
  bounds?: Partial<Record<WorkKind, Bounds>>;
  /** Milliseconds a call may wait in all. */
  patience?: number;
}

/** Calls of one user that may wait, for each that may be under way: more than a few dashboards ask. */
const waitingPerTurn = 8;

/** Opens the queues of a process. */
export function openWork({ metrics, bounds, patience = limits.beginWithin }: WorkOptions): Work {
  const queues = Object.fromEntries(
    workKinds.map((kind) => [
      kind,
      openQueue({ ...(bounds?.[kind] ?? usualBounds[kind]), patience }, metrics.work(kind)),
    ]),
  ) as Record<WorkKind, Queue>;

  return {
    async run(kind, caller, job) {
      const queue = queues[kind];
      const isQuery = kind === 'search' || kind === 'statistics';
      const { user } = caller;
      await caller.count?.().catch((error: unknown) => {
        if (error instanceof AppError && error.status === 429) queue.figures.refused('minute');
        throw error;
      });
      const end = await queue.turn(caller, isQuery ? user?.share.atOnce : undefined);
      const since = performance.now();
      try {
        // Other kinds make what several callers wait for; one of them leaving must not end it.
        return await (isQuery ? callers.run(caller.signal, job) : job());
      } finally {
        caller.waited += performance.now() - since;
        end();
      }
    },
  };
}

const callers = new AsyncLocalStorage<AbortSignal>();

/** Ends a query between two of its steps when whoever asked has left. */
export function endWithCaller(): void {
  if (callers.getStore()?.aborted) throw clientLeft();
}

type Figures = ReturnType<Metrics['work']>;

interface Queue {
  figures: Figures;
  /** Waits for a turn; the result ends it. `share`: calls its user may have under way. */
  turn(caller: Caller, share: number | undefined): Promise<() => void>;
}

interface Waiting {
  userId: string;
  share: number;
  begin(): void;
}

function openQueue(
  { atOnce, waiting: most, patience }: Bounds & { patience: number },
  figures: Figures,
): Queue {
  const waiting = new Set<Waiting>();
  const running = new Map<string, number>();
  let busyTurns = 0;
  const underWay = (userId: string) => running.get(userId) ?? 0;

  function beginNext(): void {
    while (busyTurns < atOnce) {
      const next = fairest();
      if (!next) return;
      waiting.delete(next);
      figures.waiting(-1);
      next.begin();
    }
  }

  /** Whoever has the fewest calls under way; of several the one that came first. */
  function fairest(): Waiting | undefined {
    let best: Waiting | undefined;
    for (const one of waiting) {
      const count = underWay(one.userId);
      if (count >= one.share || (best && count >= underWay(best.userId))) continue;
      best = one;
      if (count === 0) break;
    }
    return best;
  }

  function begin(userId: string): () => void {
    busyTurns += 1;
    running.set(userId, underWay(userId) + 1);
    figures.running(1);
    return () => {
      busyTurns -= 1;
      const left = underWay(userId) - 1;
      if (left > 0) running.set(userId, left);
      else running.delete(userId);
      figures.running(-1);
      beginNext();
    };
  }

  return {
    figures,
    turn: (caller, share = Infinity) =>
      new Promise((resolve, reject) => {
        const { signal } = caller;
        // Without a share everybody is one: first come, first served.
        const userId = share === Infinity ? '' : caller.user!.id;
        const since = performance.now();
        const settled = () => {
          clearTimeout(late);
          signal.removeEventListener('abort', leave);
          caller.waited += performance.now() - since;
        };
        const one: Waiting = {
          userId,
          share,
          begin() {
            settled();
            figures.began((performance.now() - since) / 1_000);
            resolve(begin(userId));
          },
        };
        const giveUp = (reason: Error) => {
          settled();
          waiting.delete(one);
          figures.waiting(-1);
          reject(reason);
        };
        const refuse = (because: RefusedBecause) => {
          figures.refused(because);
          giveUp(because === 'share' ? tooManyRequests(limits.busyRetryAfter) : busy());
        };
        const leave = () => {
          figures.dropped();
          giveUp(clientLeft());
        };
        const isOwnDoing = () => underWay(userId) >= share;
        const late = setTimeout(
          () => refuse(isOwnDoing() ? 'share' : 'late'),
          Math.max(0, patience - caller.waited),
        );
        signal.addEventListener('abort', leave);
        waiting.add(one);
        figures.waiting(1);
        if (signal.aborted) return leave();
        beginNext();
        if (!waiting.has(one)) return;
        if (waiting.size > most) refuse('full');
        else if (isOwnDoing() && waitingOf(userId) > share * waitingPerTurn) refuse('share');
      }),
  };

  function waitingOf(userId: string): number {
    let count = 0;
    for (const one of waiting) if (one.userId === userId) count += 1;
    return count;
  }
}
