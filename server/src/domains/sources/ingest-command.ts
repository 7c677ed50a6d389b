import { setTimeout as sleep } from 'node:timers/promises';
import { dayOf } from 'contract/amsterdam';
import type { NamedCouncil } from 'contract/councils';
import type { ContextClassifier } from '#domains/contexts/index.ts';
import { openConfined } from '#connectors/confined/confined-connector.ts';
import type { SourceName } from '#connectors/names.ts';
import { isLease, type Lease, type Leases } from '#stores/people/leases.ts';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { FileStore } from '#stores/files/file-store.ts';
import type { PeopleStore } from '#stores/people/tables.ts';
import { type Anew, beginAnew, type Known } from './begin-anew.ts';
import { checkFolder } from './check/check-command.ts';
import { councilsFor } from './councils.ts';
import { freshnessOf } from './freshness.ts';
import { identityStore } from './identities.ts';
import { readArguments, usage } from './ingest-arguments.ts';
import { leaseOf } from './lease-of.ts';
import { keptCounts } from './kept-counts.ts';
import { keptItems } from './kept-items.ts';
import { proveSources } from './prove/prove-command.ts';
import type { Progress } from './run-context.ts';
import { runSource } from './run-source.ts';
import { sourceStates } from './store.ts';

/** What the tasks that keep something need beside the others. */
interface IngestStores {
  documents: DocumentStore;
  classifier: ContextClassifier;
  files: FileStore;
  people: PeopleStore;
  knownToOthers: Known;
  leases: Leases;
}

interface Surroundings {
  baseUrls: Record<string, string | undefined>;
  councils: readonly NamedCouncil[];
  /** Takes what is told meanwhile. */
  out: NodeJS.WriteStream;
  /** Takes what was asked for, as reports are. */
  print: (text: string) => void;
  signal: AbortSignal;
  /** Opens the stores for as long as a task needs them; what only looks opens none. */
  withStores: <T>(use: (stores: IngestStores) => Promise<T>) => Promise<T>;
}

type IngestDeps = IngestStores & Omit<Surroundings, 'withStores' | 'print'>;

/** Exit code for wrong use (sysexits EX_USAGE). */
const exitUsage = 64;
/** Exit code while another process reads the source (sysexits EX_TEMPFAIL). */
const exitBusy = 75;
const exitStopped = 130;

/**
 * The command line of ingest. Answers the exit code: 0 done, 1 the source or a payload failed or something is off,
 * 64 wrong use, 75 another process is reading the source, 130 stopped; a stopped run goes on where it was.
 */
export async function ingestCommand(argv: string[], given: Surroundings): Promise<number> {
  const { withStores, print, ...others } = given;
  const { out, baseUrls, signal } = others;
  const asked = readArguments(argv, Date.now());
  switch (asked.task) {
    case 'refuse':
      out.write(`${asked.because}\n${usage}`);
      return exitUsage;
    case 'help':
      out.write(usage);
      return 0;
    case 'check':
      return checkFolder(asked.folder, { json: asked.json, write: print });
    case 'prove':
      return proveSources(asked.sources, { folder: asked.folder, baseUrls, signal, write: print }).catch(
        (error: unknown) => {
          if (!signal.aborted) throw error;
          return exitStopped;
        },
      );
    case 'status':
      return withStores((stores) => status({ ...others, ...stores }));
    case 'anew':
      return withStores((stores) => anew({ ...others, ...stores }));
    case 'ingest':
      return withStores((stores) => ingest(asked.source, asked.since, { ...others, ...stores }));
  }
}

/**
 * Claims the source. A process that holds it and lives keeps it longer than this waits; one that died
 * does not.
 */
async function claimSource(source: SourceName, { leases, out, signal }: IngestDeps): Promise<Lease | number> {
  const claim = () => leases.claim(leaseOf(source), { insist: true });
  const first = await claim();
  if (isLease(first)) return first;
  const seconds = Math.ceil(first.freeIn / 1_000);
  out.write(`${source} is being read by another process (${first.holder}); looking again in ${seconds} s\n`);
  await sleep(first.freeIn + 100, undefined, { signal }).catch(() => undefined);
  if (signal.aborted) return exitStopped;
  const second = await claim();
  if (isLease(second)) return second;
  out.write(`${source} is still being read by another process (${second.holder}); try again later\n`);
  return exitBusy;
}

async function ingest(source: SourceName, since: number | undefined, deps: IngestDeps): Promise<number> {
  const lease = await claimSource(source, deps);
  if (typeof lease === 'number') return lease;
  try {
    return await ingestHolding(lease, source, since, deps);
  } finally {
    await lease.release();
  }
}

async function ingestHolding(
  lease: Lease,
  source: SourceName,
  since: number | undefined,
  deps: IngestDeps,
): Promise<number> {
  const extraction = openTextExtraction();
  const baseUrl = deps.baseUrls[source];
  const confined = await openConfined(source, {
    extraction,
    signal: AbortSignal.any([deps.signal, lease.signal]),
    ...(baseUrl ? { baseUrl } : {}),
    ...(await councilsFor(deps.people, deps.councils, source)),
  });
  const tty = deps.out.isTTY === true;
  const remarks = new Map<string, { count: number; example: string }>();
  const remember = (sourceId: string, remark: string) => {
    const reason = reasonOf(remark);
    const known = remarks.get(reason);
    if (known) known.count++;
    else remarks.set(reason, { count: 1, example: sourceId });
  };
  // A file that takes long must not hold up the end.
  const end = () => void extraction.close();
  deps.signal.addEventListener('abort', end);
  try {
    const progress = await runSource(confined.connector, {
      store: deps.documents,
      classifier: deps.classifier,
      files: deps.files,
      state: sourceStates(deps.people, lease),
      identities: identityStore(deps.people, lease),
      items: keptItems(deps.people, lease),
      lease,
      ...(since === undefined ? {} : { since }),
      signal: deps.signal,
      onRemark: remember,
      onProgress: (now) => deps.out.write(tty ? `\r\x1b[2K${bar(now)} ${lineOf(now)}` : `${lineOf(now)}\n`),
    });
    deps.out.write(`${tty ? '\n' : ''}done: ${lineOf(progress)}\n`);
    return 0;
  } catch (error) {
    if (deps.signal.aborted) {
      deps.out.write('\nstopped; the next run goes on here\n');
      return exitStopped;
    }
    deps.out.write(`\nfailed: ${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  } finally {
    deps.signal.removeEventListener('abort', end);
    await confined.close();
    await extraction.close();
    const counted = [...remarks].sort(([, a], [, b]) => b.count - a.count);
    for (const [reason, { count, example }] of counted) {
      deps.out.write(`${String(count).padStart(7)} × ${reason} (such as ${example})\n`);
    }
  }
}

/** A remark without what differs from row to row: addresses, numbers of bytes, quoted answers. */
function reasonOf(remark: string): string {
  return remark
    .replace(/ at https?:\/\/[^\s:]+(:\d+)?[^\s:]*/, '')
    .replace(/"(?:[^"\\]|\\.)*"/g, '…')
    .replace(/\d{4,}/g, '…')
    .slice(0, 160);
}

async function anew({ people, documents, knownToOthers, out }: IngestDeps): Promise<number> {
  out.write(`${describeAnew(await beginAnew(people, documents, knownToOthers))}\n`);
  return 0;
}

/** One sentence on the sources that begin anew. */
export function describeAnew(sources: readonly Anew[]): string {
  if (sources.length === 0) return 'No source was ever read here.';
  const beginnings = sources.map(
    ({ source, readFrom }) => `${source} from ${readFrom === null ? '30 days back' : dayOf(readFrom)}`,
  );
  return (
    `Each source begins anew when the server runs, and mails nobody about it: ${beginnings.join(', ')}; ` +
    'npm run ingest -- SOURCE --since YYYY-MM-DD reads older years.'
  );
}

async function status({ people, out }: IngestDeps): Promise<number> {
  const now = Date.now();
  const counts = await keptCounts(people);
  for (const { source, domain, state, lastSuccess, lastNews, faults, proven, unproven } of await freshnessOf(
    people,
    now,
  )) {
    const dated = (what: string, at: number | undefined) =>
      `${what} ${at === undefined ? 'never' : new Date(at).toISOString()}`;
    const remarks = proven ? [] : ['not yet proven on a live answer'];
    if (unproven.length > 0) remarks.push(`not yet proven: ${unproven.join(', ')}`);
    const { quarantined = 0 } = counts.get(source) ?? {};
    if (quarantined > 0) remarks.push(`set aside: ${quarantined}`);
    if (faults[0]) remarks.push(`${dated('fault', faults[0].at)}: ${faults[0].fault.slice(0, 200)}`);
    const parts = [dated('read', lastSuccess), dated('news', lastNews), ...remarks];
    out.write(`${state.padEnd(5)} ${domain.padEnd(6)} ${source}: ${parts.join('; ')}\n`);
  }
  return 0;
}

function bar({ fetched, remaining }: Progress): string {
  if (remaining === undefined) return '[..]';
  const done = Math.round((20 * fetched) / Math.max(1, fetched + remaining));
  return `[${'#'.repeat(done)}${'.'.repeat(20 - done)}]`;
}

function lineOf(progress: Progress): string {
  return Object.entries(progress)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}
