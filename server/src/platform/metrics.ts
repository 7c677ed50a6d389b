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
  if (ofProcess) collectDefaultMetrics({ register });
  const makers = makersOf(register);
  const { counter, gauge, times, registers } = makers;
  const requests = times(
    'http_request_duration_seconds',
    ['route', 'method', 'status'],
    answerTimes,
    'Time until an answer was sent, by route pattern.',
  );
  const operation: ('engine' | 'operation')[] = ['engine', 'operation'];
  const searches = times(
    'search_duration_seconds',
    operation,
    storeTimes,
    'Time of an operation that reads the document store, by engine.',
  );
  const writes = times(
    'document_write_duration_seconds',
    operation,
    storeTimes,
    'Time of an operation that writes to the document store, by engine.',
  );
  const inFlight = gauge(
    'document_operations_in_flight',
    operation,
    'Operations of the document store that wait or run.',
  );
  const failures = counter(
    'document_operation_failures_total',
    operation,
    'Operations of the document store that failed; refused queries are not counted.',
  );
  const ingested = counter(
    'ingested_documents_total',
    ['source', 'outcome'],
    'Documents stored by this process, by source and outcome.',
  );
  const faults = counter('source_faults_total', ['source'], 'Runs that ended by a fault of the source.');
  const tasks = gauge(
    'scheduled_tasks',
    ['state'],
    'Tasks by the clock of this process that wait for their turn or run.',
  );
  for (const state of ['waiting', 'running'] as const) tasks.set({ state }, 0);
  new Counter({
    name: 'log_lines_dropped_total',
    help: 'Lines of the log that could not be written.',
    registers,
    collect() {
      this.reset();
      this.inc(droppedLines());
    },
  });
  const work = workFigures(makers);
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
    work,
    tasks: (state, change) => tasks.inc({ state }, change),
  };
}

/** Makes figures of a registry, each by its name, labels and what it tells. */
function makersOf(register: Registry) {
  const registers = [register];
  return {
    registers,
    counter: <Label extends string>(name: string, labelNames: Label[], help: string) =>
      new Counter({ name, help, labelNames, registers }),
    gauge: <Label extends string>(name: string, labelNames: Label[], help: string) =>
      new Gauge({ name, help, labelNames, registers }),
    times: <Label extends string>(name: string, labelNames: Label[], buckets: number[], help: string) =>
      new Histogram({ name, help, labelNames, buckets, registers }),
  };
}

/** The figures of work that takes turns, by its kind. */
function workFigures({ counter, gauge, times }: ReturnType<typeof makersOf>): Metrics['work'] {
  const calls = gauge(
    'work_calls',
    ['kind', 'state'],
    'Calls that wait for their turn or are under way, by kind of work.',
  );
  const waits = times(
    'work_wait_seconds',
    ['kind'],
    storeTimes,
    'Time calls waited for their turn, by kind of work.',
  );
  const refused = counter(
    'work_refused_total',
    ['kind', 'because'],
    'Calls that could not begin: the queue was full, it took too long, or their user has too many.',
  );
  const dropped = counter('work_dropped_total', ['kind'], 'Calls whose client left before they began.');
  return (kind) => {
    for (const state of ['waiting', 'running']) calls.set({ kind, state }, 0);
    dropped.inc({ kind }, 0);
    return {
      waiting: (change) => calls.inc({ kind, state: 'waiting' }, change),
      running: (change) => calls.inc({ kind, state: 'running' }, change),
      began: (seconds) => waits.observe({ kind }, seconds),
      refused: (because) => refused.inc({ kind, because }),
      dropped: () => dropped.inc({ kind }),
    };
  };
}
