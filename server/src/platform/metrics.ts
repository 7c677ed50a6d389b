import { setTimeout as sleep } from 'node:timers/promises';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { droppedLines } from './log-destination.ts';

/** Figures of this process in the text format of Prometheus. */
export interface Metrics {
  contentType: string;
  text(): Promise<string>;
  /** `route` is the pattern, never the address that was asked; `seconds` the time until the answer was sent. */
  request(call: { route: string; method: string; status: number }, seconds: number): void;
  /** Notes the begin of an operation of the document store; the result notes its end. */
  operation(engine: string, operation: string): (outcome: 'done' | 'refused' | 'failed') => void;
  /** Documents of a source that became new, changed, same or withdrawn. */
  ingested(source: string, outcome: string, count: number): void;
  sourceFailed(source: string): void;
  /** The figures of one kind of work (work.ts); changes add to what is there, `seconds` is what was waited. */
  work(kind: string): {
    waiting(change: 1 | -1): void;
    running(change: 1 | -1): void;
    began(seconds: number): void;
    refused(because: string): void;
    /** The client left before it was begun. */
    dropped(): void;
  };
  /** Tasks by the clock that wait for their turn or run; adds to what is there. */
  tasks(state: 'waiting' | 'running', change: 1 | -1): void;
}

interface MetricsOptions {
  /** When each source was last read to its end, epoch milliseconds; asked at each look at the figures. */
  lastSuccesses: () => Promise<readonly { source: string; at: number }[]>;
  /** Also memory, processor, garbage collection and event-loop delay of the process. */
  ofProcess: boolean;
}

/** Milliseconds a store may take for a figure; without an answer the figure is left out. */
const patience = 2_000;
const answerTimes = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const storeTimes = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const writing = new Set(['put', 'withdraw', 'load']);

/** Begins counting; every instance counts by itself. */
export function openMetrics({ lastSuccesses, ofProcess }: MetricsOptions): Metrics {
  const register = new Registry();
  const registers = [register];
  if (ofProcess) collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was sent, by route pattern.',
    labelNames: ['route', 'method', 'status'],
    buckets: answerTimes,
    registers,
  });
  const searches = new Histogram({
    name: 'search_duration_seconds',
    help: 'Time of an operation that reads the document store, by engine.',
    labelNames: ['engine', 'operation'],
    buckets: storeTimes,
    registers,
  });
  const writes = new Histogram({
    name: 'document_write_duration_seconds',
    help: 'Time of an operation that writes to the document store, by engine.',
    labelNames: ['engine', 'operation'],
    buckets: storeTimes,
    registers,
  });
  const inFlight = new Gauge({
    name: 'document_operations_in_flight',
    help: 'Operations of the document store that wait or run.',
    labelNames: ['engine', 'operation'],
    registers,
  });
  const failures = new Counter({
    name: 'document_operation_failures_total',
    help: 'Operations of the document store that failed; refused queries are not counted.',
    labelNames: ['engine', 'operation'],
    registers,
  });
  const ingested = new Counter({
    name: 'ingested_documents_total',
    help: 'Documents stored by this process, by source and outcome.',
    labelNames: ['source', 'outcome'],
    registers,
  });
  const faults = new Counter({
    name: 'source_faults_total',
    help: 'Runs that ended by a fault of the source.',
    labelNames: ['source'],
    registers,
  });
  const tasks = new Gauge({
    name: 'scheduled_tasks',
    help: 'Tasks by the clock of this process that wait for their turn or run.',
    labelNames: ['state'],
    registers,
  });
  new Counter({
    name: 'log_lines_dropped_total',
    help: 'Lines of the log that could not be written.',
    registers,
    collect() {
      this.reset();
      this.inc(droppedLines());
    },
  });
  for (const state of ['waiting', 'running']) tasks.set({ state }, 0);
  const work = new Gauge({
    name: 'work_calls',
    help: 'Calls that wait for their turn or are under way, by kind of work.',
    labelNames: ['kind', 'state'],
    registers,
  });
  const workWaits = new Histogram({
    name: 'work_wait_seconds',
    help: 'Time calls waited for their turn, by kind of work.',
    labelNames: ['kind'],
    buckets: storeTimes,
    registers,
  });
  const workRefused = new Counter({
    name: 'work_refused_total',
    help: 'Calls that could not begin: the queue was full, it took too long, or their user has too many.',
    labelNames: ['kind', 'because'],
    registers,
  });
  const workDropped = new Counter({
    name: 'work_dropped_total',
    help: 'Calls whose client left before they began.',
    labelNames: ['kind'],
    registers,
  });
  new Gauge({
    name: 'source_last_success_timestamp_seconds',
    help: 'When a source was last read to its end, by whichever process.',
    labelNames: ['source'],
    registers,
    async collect() {
      this.reset();
      const late = sleep(patience, [], { ref: false });
      const known = await Promise.race([lastSuccesses().catch(() => []), late]);
      for (const { source, at } of known) this.set({ source }, at / 1_000);
    },
  });

  return {
    contentType: register.contentType,
    text: () => register.metrics(),
    request: (call, seconds) => requests.observe({ ...call }, seconds),
    operation(engine, operation) {
      const begin = performance.now();
      inFlight.inc({ engine, operation });
      return (outcome) => {
        inFlight.dec({ engine, operation });
        if (outcome === 'failed') failures.inc({ engine, operation });
        const kind = writing.has(operation) ? writes : searches;
        kind.observe({ engine, operation }, (performance.now() - begin) / 1_000);
      };
    },
    ingested: (source, outcome, count) => ingested.inc({ source, outcome }, count),
    sourceFailed: (source) => faults.inc({ source }),
    work(kind) {
      for (const state of ['waiting', 'running']) work.set({ kind, state }, 0);
      workDropped.inc({ kind }, 0);
      return {
        waiting: (change) => work.inc({ kind, state: 'waiting' }, change),
        running: (change) => work.inc({ kind, state: 'running' }, change),
        began: (seconds) => workWaits.observe({ kind }, seconds),
        refused: (because) => workRefused.inc({ kind, because }),
        dropped: () => workDropped.inc({ kind }),
      };
    },
    tasks: (state, change) => tasks.inc({ state }, change),
  };
}
