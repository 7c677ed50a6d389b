import { randomUUID } from 'node:crypto';
import { pause, RefusedError, type Engine } from './engine.ts';

/** Milliseconds between two signs of life of who writes, and without one after which another may. */
const beatEvery = 5_000;
const patience = 20_000;
/** Milliseconds without a sign of life after which who writes must stop: well before another may begin. */
const doubt = 12_000;

/** The document of the writer index. */
interface WriterState {
  generation: number;
  /** The next ingest number to be given out. */
  next: number;
  /** Every ingest number up to here is searchable. */
  settled: number;
  /** Who writes. */
  holder: string | null;
  /** Changes with every sign of life. */
  beat: number;
}

/** The right to write, until it is finished or given up. */
export interface Turn {
  /** Generation of the indices to write into (indices.ts). */
  generation: number;
  /** First of the ingest numbers reserved. */
  next: number;
  settled: number;
  /** @throws when another may have begun to write in the meantime */
  check(): void;
  /** Says what is given out and searchable, and lets others write. */
  finish(state: { next: number; settled: number }): Promise<void>;
  /** Lets others write after a failure; what was reserved is never given out again. */
  giveUp(): Promise<void>;
}

/** Gives out turns; of all processes that write into one store one has it. */
export interface Turns {
  /** Waits for the turn and reserves so many ingest numbers. The caller takes one turn at a time. */
  take(numbers: number): Promise<Turn>;
  /** What every process may know without a turn. */
  read(): Promise<{ generation: number; settled: number }>;
}

interface Stored {
  _seq_no: number;
  _primary_term: number;
  _source: WriterState;
}

/**
 * Turns kept in the document of a writer index. Whoever has the turn gives signs of life; where they stop,
 * the next takes it over. No clocks are compared: each waits by its own.
 */
export function turnsIn(engine: Engine, writer: string): Turns {
  const self = randomUUID();

  const get = () => engine.json<Stored>({ method: 'GET', path: `/${writer}/_doc/writer` });

  /** Writes the state if nobody has since; tells where it is now. */
  async function replace(stored: Stored, state: WriterState): Promise<Stored | undefined> {
    try {
      const { _seq_no, _primary_term } = await engine.json<Omit<Stored, '_source'>>({
        method: 'PUT',
        path: `/${writer}/_doc/writer`,
        query: { if_seq_no: stored._seq_no, if_primary_term: stored._primary_term },
        body: { ...state },
      });
      return { _seq_no, _primary_term, _source: state };
    } catch (error) {
      if (error instanceof RefusedError && error.status === 409) return undefined;
      throw error;
    }
  }

  async function take(numbers: number): Promise<Turn> {
    let seen: { at: number; place: string } | undefined;
    for (;;) {
      const stored = await get();
      const { holder, next, beat } = stored._source;
      const place = `${stored._source.generation} ${stored._primary_term} ${stored._seq_no}`;
      if (seen?.place !== place) seen = { at: performance.now(), place };
      const isFree = holder === null || holder === self || performance.now() - seen.at > patience;
      if (!isFree) {
        await pause(25 + 100 * Math.random());
        continue;
      }
      const state = { ...stored._source, holder: self, next: next + numbers, beat: beat + 1 };
      const held = await replace(stored, state);
      if (held) return turnOf(held, next);
    }
  }

  function turnOf(taken: Stored, next: number): Turn {
    let held = taken;
    let aliveAt = performance.now();
    let isLost = false;
    let beating: Promise<void> = Promise.resolve();
    const timer = setInterval(() => {
      beating = beating.then(beat);
    }, beatEvery);
    timer.unref();

    async function beat(): Promise<void> {
      const began = performance.now();
      try {
        const after = await replace(held, { ...held._source, beat: held._source.beat + 1 });
        if (after) {
          held = after;
          aliveAt = began;
        } else {
          isLost = true;
        }
      } catch {
        // The engine is away for a while; `check` says when that is too long.
      }
    }

    function check(): void {
      if (isLost || performance.now() - aliveAt > doubt) throw new Error('another process writes documents now');
    }

    async function end(state: Partial<WriterState>): Promise<boolean> {
      clearInterval(timer);
      await beating;
      return (await replace(held, { ...held._source, ...state, holder: null })) !== undefined;
    }

    return {
      generation: taken._source.generation,
      next,
      settled: taken._source.settled,
      check,
      async finish(state) {
        if (!(await end(state))) throw new Error('another process writes documents now');
      },
      async giveUp() {
        // Unsaid, it ends by itself when the signs of life do.
        await end({}).catch(() => undefined);
      },
    };
  }

  return {
    take,
    async read() {
      const { generation, settled } = (await get())._source;
      return { generation, settled };
    },
  };
}
