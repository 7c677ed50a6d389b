import type { DocumentStore } from '#stores/documents/document-store.ts';
import { isLease, type Lease, type Leases } from '#stores/people/leases.ts';
import type { PeopleStore } from '#stores/people/tables.ts';
import type { ContextClassifier } from './classifier.ts';
import { scoreAll } from './score-all.ts';

/** Documents of one step; the position is kept after each. */
const stepSize = 100;
const leaseName = 'contexts-rescore';

/** What scoring again works with. */
export interface Rescoring {
  documents: Pick<DocumentStore, 'dump' | 'rescore' | 'settled'>;
  people: PeopleStore;
  leases: Leases;
  classifier: ContextClassifier;
  signal: AbortSignal;
  /** Begin with the first document instead of where the last run with this model ended. */
  again?: boolean;
  onProgress?(progress: RescoreProgress): void;
  /** Hears of documents that could not be scored. */
  onFault?: (error: unknown) => void;
}

interface RescoreProgress {
  /** Documents looked at, and those given new scores. */
  seen: number;
  scored: number;
  /** Ingest number reached and the highest there was at the start. */
  after: number;
  highest: number;
}

/**
 * Scores every stored document whose scores another version of the model gave, by ingest number, in steps.
 * A run that was stopped or killed goes on after its last whole step; only one runs at a time over all
 * processes. Scores are no content: nothing gets a new version and nobody is alerted. Answers undefined
 * when another process holds the work. @throws LeaseLostError
 */
export async function rescoreDocuments(rescoring: Rescoring): Promise<RescoreProgress | undefined> {
  const lease = await rescoring.leases.claim(leaseName, { insist: true });
  if (!isLease(lease)) return undefined;
  try {
    return await walk(rescoring, lease);
  } finally {
    await lease.release();
  }
}

async function walk(rescoring: Rescoring, lease: Lease): Promise<RescoreProgress> {
  const { documents, people, classifier, signal, again = false } = rescoring;
  const { version } = classifier;
  const highest = await documents.settled();
  const progress = { seen: 0, scored: 0, after: again ? 0 : await positionOf(people, version), highest };
  while (progress.after < highest && !signal.aborted) {
    lease.signal.throwIfAborted();
    const step = await documents.dump(progress.after, stepSize);
    const last = step.at(-1);
    if (last === undefined) break;
    const old = step.filter(({ document, withdrawn }) => !withdrawn && document.contextsVersion !== version);
    const scored = await scoreAll(
      old.map(({ document }) => document),
      classifier,
      rescoring.onFault,
    );
    await lease.confirm();
    const fresh = old.flatMap((kept, index) => {
      const document = scored[index]!;
      return document === kept.document ? [] : [{ ...kept, document }];
    });
    if (fresh.length > 0) await documents.rescore(fresh);
    await lease.write((db) =>
      db
        .insertInto('contextRescores')
        .values({ version, after: last.seq })
        .onConflict((conflict) => conflict.column('version').doUpdateSet({ after: last.seq }))
        .execute(),
    );
    progress.seen += step.length;
    progress.scored += fresh.length;
    progress.after = last.seq;
    rescoring.onProgress?.({ ...progress });
  }
  return progress;
}

async function positionOf(people: PeopleStore, version: string): Promise<number> {
  const row = await people
    .selectFrom('contextRescores')
    .select('after')
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.after ?? 0;
}
