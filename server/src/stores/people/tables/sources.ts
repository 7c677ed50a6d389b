import type { KnownName } from '#stores/documents/entities/known-name.ts';
import type { ItemFaultKind } from 'contract/admin/sources';
import type { DomainId } from 'contract/dashboards';

/** How far sources were read and what they know of documents and names. */
export interface SourceTables {
  sourceStates: {
    source: string;
    cursor: string | null;
    lastAttempt: number | null;
    lastSuccess: number | null;
    /** When a run last stored a document that was new. */
    lastNews: number | null;
    lastFault: string | null;
    /** The earliest instant a run began from. */
    readFrom: number | null;
  };
  /** The newest faults of each source with what was seen. */
  sourceFaults: { source: string; at: number; kind: string; fault: string };
  /** What one put of a source stored: so it is known when an ingest number came in, for as long as the ledger is kept. */
  sourceBatches: {
    source: string;
    /** Ingest numbers of the new and changed documents. */
    firstSeq: number;
    lastSeq: number;
    at: number;
    added: number;
    changed: number;
  };
  /** What staff ask of the processes that read the sources. */
  sourceOrders: {
    source: string;
    /** Since when it is not read; null when it is. */
    pausedAt: number | null;
    /** When somebody asked for a reading that has not begun yet. */
    askedAt: number | null;
  };
  /** Items that could not be read; those that could not three times are in quarantine. */
  keptItems: {
    source: string;
    /** What the connector calls the item. */
    item: string;
    url: string | null;
    /** Where it came among everything that was read of the source while something was kept. */
    place: number;
    /** 1 for one that came with a back-fill: nobody is told of it. */
    silent: number;
    /** What is kept of it, gzip in base64; null where it is too large, or ended whoever read it. */
    payload: string | null;
    /** Bytes of what is kept. */
    size: number;
    kind: ItemFaultKind;
    fault: string;
    /** Version of the connectors that read it last. */
    version: string;
    /** Version of the connectors whose reader it ended; null where nobody's who read it last. */
    endedVersion: string | null;
    /** Runs in which it could not be read. */
    runs: number;
    firstAt: number;
    lastAt: number;
    quarantinedAt: number | null;
    /** When staff asked for it to be read again. */
    askedAt: number | null;
  };
  /** Where each document of a source that has kept items was read last, so that an older item overwrites nothing newer. */
  storedPlaces: { source: string; documentId: string; place: number };
  /** The document a public number names, whichever source delivers it. */
  documentIdentities: { identity: string; documentId: string };
  /** Ids under which a second source delivers a document that has another id here. */
  documentAliases: { id: string; documentId: string };
  /** Which document a source's own key stands for; withdrawals name only the key. */
  sourceRecords: { source: string; key: string; documentId: string };
  /**
   * Who and what the sources' own lists name, by the source's key; only rows that the source took back are deleted, so that old
   * documents still recognise who has left.
   */
  knownNames: {
    source: string;
    key: string;
    domain: DomainId;
    kind: KnownName['kind'];
    name: string;
    surname: string | null;
    initials: string | null;
    /** The source's key of the person a row is about; several rows can be about one. */
    person: string | null;
    code: string | null;
    party: string | null;
    position: string | null;
    /** First and last day, `YYYY-MM-DD`; open when null. */
    fromDay: string | null;
    untilDay: string | null;
    /** Where a person was elected, ISO 3166-1 alpha-2. */
    country: string | null;
  };
  /** How often the known names changed; one row. */
  knownNamesVersions: { name: string; version: number };
  /** How far documents were scored again with each version of the context model. */
  contextRescores: { version: string; after: number };
  /** The version of a changed document that was looked at last, until the new one is looked at too. */
  replacedDocuments: {
    documentId: string;
    document: string;
    /** Every ingest number up to here was there when it was replaced. */
    settled: number;
  };
}
