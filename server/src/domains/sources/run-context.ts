import type { ContextClassifier } from '#domains/contexts/index.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { FileStore } from '#stores/files/file-store.ts';
import type { Lease } from '#stores/people/leases.ts';
import type { IdentityStore } from './identities.ts';
import type { KeptItems } from './kept-items.ts';
import type { SourceStateStore } from './store.ts';

/** What a run has done so far. */
export interface Progress {
  fetched: number;
  new: number;
  changed: number;
  same: number;
  withdrawn: number;
  skipped: number;
  notes: number;
  /** Items that could not be read and are kept. */
  failed: number;
  /** Rows still to come, where the source tells. */
  remaining?: number;
}

/** What a run is given. */
export interface SourceRun {
  store: DocumentStore;
  files: FileStore;
  state: SourceStateStore;
  /** Scores documents against the policy contexts; without one they stay unscored. */
  classifier?: ContextClassifier;
  /** Which documents other sources deliver too. */
  identities: IdentityStore;
  /** Items that could not be read. */
  items: KeptItems;
  /** The right to read this source; without it nothing is stored. */
  lease: Pick<Lease, 'confirm' | 'signal'>;
  /**
   * Instant a back-fill starts from, epoch milliseconds; without it the run goes on where the last one ended.
   * What a back-fill stores, or the first run of a source, is told to nobody (decision 4.22).
   */
  since?: number;
  signal: AbortSignal;
  onProgress?(progress: Progress): void;
  /** Told of everything skipped, kept aside or kept with a flaw. */
  onRemark?(sourceId: string, remark: string): void;
  /** Hears how many documents became new, changed, same or withdrawn. */
  onStored?(outcome: string, count: number): void;
  now?: () => number;
  /** Version of what reads, where it is not the product's own. */
  version?: string;
}

/** A run under way. */
export interface RunContext extends SourceRun {
  now: () => number;
  version: string;
  progress: Progress;
  /** True while what comes in is told to nobody. */
  silent: boolean;
}
