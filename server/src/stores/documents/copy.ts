import { domainIds } from 'contract/dashboards';
import type { DocumentStore } from './document-store.ts';

/** Documents copied at a time. */
const batchSize = 500;

/** What is copied from. */
export type CopySource = Pick<DocumentStore, 'dump' | 'facets' | 'settled'>;
/** What is copied to. */
type CopyTarget = Pick<DocumentStore, 'load' | 'facets' | 'settled'>;

export interface CopyOptions {
  /** Hears how far it is: the last ingest number copied and the highest there is. */
  report?: (seq: number, highest: number) => void;
  /** Ends the copy after the batch under way; another run goes on there. */
  signal?: AbortSignal;
  /** Does the copying of a batch, for whoever has to keep others from changing what is copied meanwhile. */
  inTurn?: <T>(work: () => Promise<T>) => Promise<T>;
}

/** A new store beside the one in use, or the half-finished one of an earlier run. */
export interface Rebuild {
  /** Writes into the new store, which nobody else sees. */
  store: CopyTarget & Pick<DocumentStore, 'know' | 'withdraw' | 'rescore'>;
  /** Puts the new store in the place of the old one, after `lastCopy`, which closes what it reads where it is the old one. */
  finish(lastCopy: () => Promise<unknown>): Promise<void>;
  /** Ends without finishing; the next rebuild goes on with the same store. */
  close(): Promise<void>;
}

/** The copy does not hold what the source holds. */
export class CopyDiffersError extends Error {
  readonly differences: readonly string[];
  constructor(differences: readonly string[]) {
    super(`the copy differs: ${differences.join('; ')}`);
    this.differences = differences;
  }
}

/**
 * Copies documents and tombstones with their ingest numbers and versions, from where an earlier run
 * stopped, also what arrives meanwhile; then compares the counts per node of every source tree. What was
 * withdrawn behind the copy's back is found by that and a second look at everything.
 * @returns documents read
 * @throws CopyDiffersError when the counts differ after the second look
 */
export async function copyDocuments(
  from: CopySource,
  to: CopyTarget,
  options: CopyOptions = {},
): Promise<number> {
  const { signal } = options;
  let copied = await copyAfter(from, to, await to.settled(), options);
  if (signal?.aborted || (await differencesBetween(from, to)).length === 0) return copied;
  copied += await copyAfter(from, to, 0, options);
  const differences = signal?.aborted ? [] : await differencesBetween(from, to);
  if (differences.length > 0) throw new CopyDiffersError(differences);
  return copied;
}

/** Copies what has an ingest number above this one, and compares nothing. @returns documents read */
export async function copyAfter(
  from: CopySource,
  to: CopyTarget,
  start: number,
  { report = () => undefined, signal, inTurn = (work) => work() }: CopyOptions = {},
): Promise<number> {
  let read = 0;
  for (let after = start; !signal?.aborted;) {
    const copiedUpTo = after;
    const kept = await inTurn(async () => {
      const batch = await from.dump(copiedUpTo, batchSize);
      if (batch.length > 0) await to.load(batch);
      return batch;
    });
    const last = kept.at(-1);
    if (!last) break;
    after = last.seq;
    read += kept.length;
    report(after, await from.settled());
  }
  return read;
}

/**
 * Fills a new store and puts it in the place of the old one, unless stopped. What is recognised is read again from the
 * copied texts, with the names known by now. Ends by closing both.
 * @returns documents read; undefined when stopped before the end
 * @throws CopyDiffersError
 */
export async function replaceBy(
  target: Rebuild,
  source: CopySource & { close(): Promise<void> },
  { names, ...options }: CopyOptions & { names: readonly string[] },
): Promise<number | undefined> {
  let open = true;
  try {
    await target.store.know(names);
    let read = await copyDocuments(source, target.store, options);
    if (options.signal?.aborted) return undefined;
    await target.finish(async () => {
      read += await copyDocuments(source, target.store, options);
      // A file must not be open where it is replaced.
      await source.close();
      open = false;
    });
    return read;
  } finally {
    if (open) await source.close();
    await target.close();
  }
}

/** Where the copy has other counts than the source, in words for a log. */
export async function differencesBetween(from: CopySource, to: CopyTarget): Promise<string[]> {
  const differences: string[] = [];
  for (const domain of domainIds) {
    const [source, copy] = await Promise.all([from.facets(domain), to.facets(domain)]);
    for (const dimension of ['groupPaths', 'committees'] as const) {
      const names = new Set([...Object.keys(source[dimension]), ...Object.keys(copy[dimension])]);
      for (const name of names) {
        const [wanted = 0, found = 0] = [source[dimension][name], copy[dimension][name]];
        if (wanted !== found) differences.push(`${domain} ${name} has ${found} instead of ${wanted}`);
      }
    }
  }
  const [highest, reached] = await Promise.all([from.settled(), to.settled()]);
  if (highest !== reached) differences.push(`it ends at number ${reached} instead of ${highest}`);
  return differences;
}
