import { anchorOf, type Anchor } from './anchor.ts';

/** For each place in the browser's history and each search seen there: whether the search was run anew. */
const runs = new Map<string, boolean>();
/** The search whose results are on the screen, or that a document on the screen was opened from. */
let shown: string | undefined;

/** The entry of the browser's history that is shown; the router names them, also across a reload. */
export function historyEntry(): string {
  const { __TSR_key: name = '' } = (history.state ?? {}) as { __TSR_key?: string };
  return name;
}

const runOf = (search: string) => `${historyEntry()} ${search}`;

/** Tells which search is on the screen from now on. */
export function nowShown(search: string | undefined): void {
  shown = search;
}

/**
 * Whether a search is run anew, told once per run: going back, forward or from a document to its results, and
 * looking at the same results in another way, is not.
 */
export function runsAnew(search: string): boolean {
  const run = runOf(search);
  if (runs.has(run)) return false;
  const anew = search !== shown;
  runs.set(run, anew);
  return anew;
}

/** The place at which the reader comes back to results; undefined for the top, where a run starts (UX 4). */
export function placeIn(search: string): Anchor | undefined {
  return anchorOf(search, historyEntry()) ?? (runs.get(runOf(search)) ? undefined : anchorOf(search));
}
