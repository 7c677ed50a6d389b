import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { EngineUnavailableError } from '#platform/unavailable.ts';
import { type Connection, RefusedError } from './connection.ts';

/** Milliseconds a writer that was not heard of keeps others from writing. */
const leaseTime = 30_000;
const shortestWait = 25;

interface State {
  /** Highest ingest number given out. */
  highest: number;
  /** Every number up to here is searchable. */
  settled: number;
  /** Who writes now, and until when others wait. */
  writer: string | null;
  until: number;
}
/** The document of the numbers, with the version a change must have seen. */
interface Versioned {
  found: true;
  _source: State;
  _seq_no: number;
  _primary_term: number;
}
type Read = Versioned | { found: false };

/** Name of the numbers of the index in use; those of one being rebuilt have its own name. */
export const liveNumbers = 'documents';

/** Gives out ingest numbers, to one writer at a time however many processes there are. */
export interface Numbers {
  settled(): Promise<number>;
  /**
   * Does work as the only writer. It is told the highest number given out, perhaps to a writer that was
   * interrupted, and reserves what it is going to use; that is settled when the work resolves.
   * @throws EngineUnavailableError when others keep writing or took over
   */
  asWriter<T>(work: (highest: number, reserve: (upTo: number) => Promise<void>) => Promise<T>): Promise<T>;
}

/**
 * Numbers kept in one document that changes only if nobody changed it meanwhile.
 * @param recover makes findable what an interrupted writer wrote, before anything counts as settled
 */
export function openNumbers(
  { ask }: Connection,
  index: string,
  id: string,
  recover: () => Promise<void>,
): Numbers {
  const own = randomBytes(12).toString('base64url');
  const path = `/${index}/_doc/${encodeURIComponent(id)}`;

  const read = async (): Promise<Read> => {
    try {
      return await ask<Read>({ method: 'GET', path });
    } catch (error) {
      if (error instanceof RefusedError && error.status === 404) return { found: false };
      throw error;
    }
  };

  /** Whether nobody was quicker. */
  async function write(state: State, before: Read): Promise<Versioned | false> {
    try {
      const done = await ask<Versioned>({
        method: 'PUT',
        path,
        query: before.found
          ? { if_seq_no: before._seq_no, if_primary_term: before._primary_term }
          : { op_type: 'create' },
        body: state,
      });
      return { ...done, found: true, _source: state };
    } catch (error) {
      if (error instanceof RefusedError && error.status === 409) return false;
      throw error;
    }
  }

  async function become(): Promise<Versioned> {
    const patience = Date.now() + 4 * leaseTime;
    for (let wait = shortestWait; Date.now() < patience; wait = Math.min(1_000, wait * 2)) {
      const now = await read();
      const state = now.found ? now._source : { highest: 0, settled: 0, writer: null, until: 0 };
      if (state.writer === null || state.writer === own || state.until < Date.now()) {
        const taken = await write({ ...state, writer: own, until: Date.now() + leaseTime }, now);
        if (taken) return taken;
      }
      // Waiting writers must not all come at once.
      await sleep(wait * (0.5 + Math.random()));
    }
    throw new EngineUnavailableError('another process keeps writing documents');
  }

  return {
    async settled() {
      const now = await read();
      return now.found ? now._source.settled : 0;
    },
    async asWriter(work) {
      let held = await become();
      const change = async (difference: Partial<State>) => {
        const next = await write({ ...held._source, ...difference }, held);
        if (!next) throw new EngineUnavailableError('another process took over writing documents');
        held = next;
      };
      try {
        const { highest, settled } = held._source;
        if (highest > settled) await recover();
        const result = await work(held._source.highest, (upTo) =>
          change({ highest: upTo, until: Date.now() + leaseTime }),
        );
        await change({ settled: held._source.highest, writer: null, until: 0 });
        return result;
      } catch (error) {
        // The numbers given out stay used; whoever writes next goes on behind them.
        await change({ writer: null, until: 0 }).catch(() => undefined);
        throw error;
      }
    },
  };
}
