import { openConfined } from '#connectors/confined/confined-connector.ts';
import type { NamedCouncil } from 'contract/councils';
import type { SourceName } from '#connectors/names.ts';
import { openConnector } from '#connectors/registry.ts';
import { isLease, type Lease, LeaseLostError, type Leases } from '#stores/people/leases.ts';
import type { ContextClassifier } from '#domains/contexts/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { SourceRequest } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { FileStore } from '#stores/files/file-store.ts';
import type { PeopleStore } from '#stores/people/tables.ts';
import { StoreUnavailableError } from '#platform/unavailable.ts';
import { councilsFor } from './councils.ts';
import { identityStore } from './identities.ts';
import { keptItems } from './kept-items.ts';
import { leaseOf } from './lease-of.ts';
import { beginOrdered, orderOf } from './orders.ts';
import { watchOrders } from './watch-orders.ts';
import { runSource } from './run-source.ts';
import { sourceStates } from './store.ts';
import { openTurns } from './turns.ts';

export interface PollingOptions {
  names: readonly SourceName[];
  /** Address per source that is not the source's own. */
  baseUrls: Partial<Record<string, string>>;
  /** Councils that the installation names in its file. */
  councils: readonly NamedCouncil[];
  documents: DocumentStore;
  classifier: ContextClassifier;
  files: FileStore;
  people: PeopleStore;
  leases: Leases;
  metrics: Metrics;
  log: Log;
  clock: Clock;
  /** Sources read at the same time, each in a process of its own; the others wait for their turn. */
  atOnce: number;
  /** Milliseconds after which a run that others wait for makes place for them, as soon as something of it is kept. */
  turn?: number;
  /** Milliseconds before the first run, and between the first runs of two sources. */
  stagger?: number;
  /** Milliseconds between looks at what staff ask for. */
  ordersEvery?: number;
  /** Timeouts, retries and pace, where they differ from the usual ones. */
  request?: SourceRequest;
}

export interface Polling {
  /** Ends the runs under way and resolves when none is left; the next start goes on where they were. */
  stop(): Promise<void>;
}

/**
 * A source that was never read starts this far back, milliseconds; `ingest --since` reads older years, and what was
 * read so is read again when it begins anew (begin-anew.ts).
 */
const firstReach = 30 * 24 * 3_600_000;
const longestPause = 3_600_000;
/** Milliseconds between looks at whether a run is to make place. */
const lookAgain = 1_000;
/** Milliseconds until a source is read again after a store was away: that is no fault of the source. */
const awayPause = 15_000;
/** Milliseconds beyond the instant from which a lease is free, so that asking again is not too early. */
const margin = 100;

/**
 * Reads every source by its rhythm until stopped, one run at a time for each in all processes together:
 * a run holds the lease on its source and lets it rest after the run. A source that fails is asked ever
 * less often, down to once an hour; a network that is not there is no news and is only logged for
 * debugging. So many are read at once; a run that takes long, as the first of a source does, is cut off while others
 * wait and goes on when its turn comes again. What staff ask for, in whichever process, is found in the people's store:
 * a source that they paused is left alone, and one that they ask for is read without its rest.
 */
export function startPolling(options: PollingOptions): Polling {
  if (options.names.length === 0) return { stop: async () => undefined };
  const { log, leases, metrics, people, stagger = 3_000, turn = 5 * 60_000 } = options;
  const turns = openTurns(options.atOnce);
  const stopping = new AbortController();
  const { signal } = stopping;
  const extraction = openTextExtraction();
  const orders = watchOrders({ people, log, signal, every: options.ordersEvery });
  const loops = options.names.map((name, index) => keepReading(name, (index + 1) * stagger));

  async function keepReading(source: SourceName, firstPause: number): Promise<void> {
    const { rhythm } = await openConnector(source, { extraction });
    let pause = firstPause;
    let faults = 0;
    for (;;) {
      metrics.tasks('waiting', 1);
      await orders.rest(source, pause);
      // Nothing is held meanwhile, so that another process may read it.
      const endTurn = await turns.take(signal).catch(() => undefined);
      metrics.tasks('waiting', -1);
      if (signal.aborted || !endTurn) return;
      try {
        const order = await orderOf(people, source);
        if (order.pausedAt !== null) {
          // Whoever takes it up again asks for a reading.
          pause = longestPause;
          continue;
        }
        const asked = order.askedAt !== null;
        const lease = await leases.claim(leaseOf(source), { insist: asked });
        if (!isLease(lease)) {
          // Resting, or read by another process: this one looks again when it may be free.
          pause = Math.min(longestPause, lease.freeIn + margin);
          continue;
        }
        if (asked) await lease.write((db) => beginOrdered(db, source));
        metrics.tasks('running', 1);
        const outcome = await read(source, lease).finally(() => metrics.tasks('running', -1));
        if (outcome !== 'away' && outcome !== 'over') faults = outcome === 'failed' ? faults + 1 : 0;
        pause =
          outcome === 'lost' || outcome === 'over'
            ? margin
            : outcome === 'away'
              ? awayPause
              : Math.min(longestPause, rhythm * 2 ** faults);
        await lease.release(signal.aborted || outcome === 'over' ? 0 : pause);
      } catch (error) {
        // Only the people's database is asked here; a lease that could not be given back runs out.
        const away = error instanceof StoreUnavailableError;
        log[away ? 'debug' : 'error'](
          { source, err: error },
          'the lease on a source could not be had or given back',
        );
        pause = away ? awayPause : Math.min(longestPause, rhythm);
      } finally {
        endTurn();
      }
    }
  }

  /** How the run went; tells it in the log, never throws. */
  async function read(
    source: SourceName,
    lease: Lease,
  ): Promise<'done' | 'failed' | 'lost' | 'away' | 'over'> {
    const state = sourceStates(options.people, lease);
    const baseUrl = options.baseUrls[source];
    const { request } = options;
    const began = performance.now();
    const over = new AbortController();
    // What was stored since the cursor moved last is read once more: without a move there would be no progress.
    let moved = false;
    const makePlace = () => {
      if (moved && turns.wanted() && performance.now() - began >= turn) over.abort();
    };
    const confined = await openConfined(source, {
      extraction,
      signal: AbortSignal.any([signal, over.signal, lease.signal]),
      ...(baseUrl ? { baseUrl } : {}),
      ...(request ? { request } : {}),
      ...(await councilsFor(options.people, options.councils, source)),
    });
    const looking = setInterval(makePlace, lookAgain);
    try {
      const known = await state.cursor(source);
      const now = () => options.clock.now().getTime();
      const { documents: store, files, classifier } = options;
      const since = known ? {} : { since: (await state.readFrom(source)) ?? now() - firstReach };
      const onStored = (outcome: string, count: number) => metrics.ingested(source, outcome, count);
      const identities = identityStore(options.people, lease);
      const items = keptItems(options.people, lease);
      const onProgress = () => {
        moved = true;
        makePlace();
      };
      const run = {
        store,
        classifier,
        files,
        state,
        identities,
        items,
        lease,
        signal: AbortSignal.any([signal, over.signal]),
        now,
        onStored,
        onProgress,
        ...since,
      };
      const progress = await runSource(confined.connector, run);
      const { new: added, changed, withdrawn, notes, failed } = progress;
      const level = failed > 0 ? 'warn' : added + changed + withdrawn > 0 ? 'info' : 'debug';
      log[level]({ source, new: added, changed, withdrawn, notes, failed }, 'a source was read');
      return 'done';
    } catch (error) {
      if (signal.aborted) return 'failed';
      const outcome = outcomeOf(error, over.signal.aborted, source, log);
      if (outcome === 'failed') metrics.sourceFailed(source);
      return outcome;
    } finally {
      clearInterval(looking);
      await confined.close();
    }
  }

  return {
    async stop() {
      stopping.abort();
      // A file that takes long must not hold up the end.
      await extraction.close();
      await Promise.all([...loops, orders.ended()]);
    },
  };
}

/** Why a run ended early; tells it in the log. */
function outcomeOf(
  error: unknown,
  over: boolean,
  source: SourceName,
  log: Log,
): 'failed' | 'lost' | 'away' | 'over' {
  if (error instanceof LeaseLostError) {
    log.warn({ source }, 'a run was given up: its lease on the source was lost');
    return 'lost';
  }
  if (over) {
    log.debug({ source }, 'a run made place for other sources, and goes on in its next turn');
    return 'over';
  }
  if (error instanceof StoreUnavailableError) {
    log.warn({ source, err: error }, 'a run was given up: a store is away or full');
    return 'away';
  }
  if (error instanceof SourceFault) {
    const level = error.kind === 'network' ? 'debug' : 'warn';
    log[level]({ source, kind: error.kind, ...seenIn(error) }, 'a source failed');
  } else log.error({ source, err: error }, 'a source could not be read');
  return 'failed';
}

/** The first words of the evidence, for one line of the log; the state of the source keeps all of it. */
function seenIn({ evidence }: SourceFault): Record<string, unknown> {
  const { url, status, detail, firstBytes } = evidence;
  const words = [detail, firstBytes].filter((part) => part).join(': ');
  return { url: url.split('?')[0], status, seen: words.slice(0, 120) };
}
