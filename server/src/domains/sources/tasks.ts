import { setTimeout as sleep } from 'node:timers/promises';
import type { SourceConnector } from '#connectors/connector.ts';
import type { SourceName } from '#connectors/names.ts';
import { connectors } from '#connectors/registry.ts';
import { isLease, type Lease, LeaseLostError, type Leases } from '#platform/leases.ts';
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
import { identityStore } from './identities.ts';
import { leaseOf } from './lease-of.ts';
import { runSource } from './run-source.ts';
import { sourceStates } from './store.ts';

export interface PollingOptions {
  names: readonly SourceName[];
  /** Address per source that is not the source's own. */
  baseUrls: Partial<Record<string, string>>;
  documents: DocumentStore;
  classifier: ContextClassifier;
  files: FileStore;
  people: PeopleStore;
  leases: Leases;
  metrics: Metrics;
  log: Log;
  clock: Clock;
  /** Milliseconds before the first run, and between the first runs of two sources. */
  stagger?: number;
  /** Timeouts, retries and pace, where they differ from the usual ones. */
  request?: SourceRequest;
}

export interface Polling {
  /** Ends the runs under way and resolves when none is left; the next start goes on where they were. */
  stop(): Promise<void>;
}

/** A source that was never read starts this far back, milliseconds; `ingest --since` reads older years. */
const firstReach = 30 * 24 * 3_600_000;
const longestPause = 3_600_000;
/** Milliseconds beyond the instant from which a lease is free, so that asking again is not too early. */
const margin = 100;

/**
 * Reads every source by its rhythm until stopped, one run at a time for each in all processes together:
 * a run holds the lease on its source and lets it rest after the run. A source that fails is asked ever
 * less often, down to once an hour; a network that is not there is no news and is only logged for
 * debugging.
 */
export function startPolling(options: PollingOptions): Polling {
  if (options.names.length === 0) return { stop: async () => undefined };
  const { log, leases, metrics, stagger = 3_000 } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const extraction = openTextExtraction();
  const loops = options.names.map((name, index) => {
    const baseUrl = options.baseUrls[name];
    const { request } = options;
    const connector = connectors[name]({
      extraction,
      ...(baseUrl ? { baseUrl } : {}),
      ...(request ? { request } : {}),
    });
    return keepReading(connector, (index + 1) * stagger);
  });

  async function keepReading(connector: SourceConnector, firstPause: number): Promise<void> {
    const { source, rhythm } = connector;
    let pause = firstPause;
    let faults = 0;
    for (;;) {
      metrics.tasks('waiting', 1);
      // The abort ends the pause.
      await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined);
      metrics.tasks('waiting', -1);
      if (signal.aborted) return;
      try {
        const lease = await leases.claim(leaseOf(source));
        if (!isLease(lease)) {
          // Resting, or read by another process: this one looks again when it may be free.
          pause = Math.min(longestPause, lease.freeIn + margin);
          continue;
        }
        metrics.tasks('running', 1);
        const outcome = await read(connector, lease).finally(() => metrics.tasks('running', -1));
        faults = outcome === 'failed' ? faults + 1 : 0;
        pause = outcome === 'lost' ? margin : Math.min(longestPause, rhythm * 2 ** faults);
        await lease.release(signal.aborted ? 0 : pause);
      } catch (error) {
        // Only the people's database is asked here; a lease that could not be given back runs out.
        log.error({ source, err: error }, 'the lease on a source could not be had or given back');
        pause = Math.min(longestPause, rhythm);
      }
    }
  }

  /** How the run went; tells it in the log, never throws. */
  async function read(connector: SourceConnector, lease: Lease): Promise<'done' | 'failed' | 'lost'> {
    const { source } = connector;
    const state = sourceStates(options.people, lease);
    try {
      const known = await state.cursor(source);
      const now = () => options.clock.now().getTime();
      const { documents: store, files, classifier } = options;
      const since = known ? {} : { since: now() - firstReach };
      const onStored = (outcome: string, count: number) => metrics.ingested(source, outcome, count);
      const identities = identityStore(options.people, lease);
      const run = { store, classifier, files, state, identities, lease, signal, now, onStored, ...since };
      const progress = await runSource(connector, run);
      const { new: added, changed, withdrawn, notes } = progress;
      const level = added + changed + withdrawn > 0 ? 'info' : 'debug';
      log[level]({ source, new: added, changed, withdrawn, notes }, 'a source was read');
      return 'done';
    } catch (error) {
      if (signal.aborted) return 'failed';
      if (error instanceof LeaseLostError) {
        log.warn({ source }, 'a run was given up: its lease on the source was lost');
        return 'lost';
      }
      metrics.sourceFailed(source);
      if (error instanceof SourceFault) {
        const level = error.kind === 'network' ? 'debug' : 'warn';
        log[level]({ source, kind: error.kind, ...seenIn(error) }, 'a source failed');
      } else log.error({ source, err: error }, 'a source could not be read');
      return 'failed';
    }
  }

  return {
    async stop() {
      stopping.abort();
      // A file that takes long must not hold up the end.
      await extraction.close();
      await Promise.all(loops);
    },
  };
}

/** The first words of the evidence, for one line of the log; the state of the source keeps all of it. */
function seenIn({ evidence }: SourceFault): Record<string, unknown> {
  const { url, status, detail, firstBytes } = evidence;
  const words = [detail, firstBytes].filter((part) => part).join(': ');
  return { url: url.split('?')[0], status, seen: words.slice(0, 120) };
}
