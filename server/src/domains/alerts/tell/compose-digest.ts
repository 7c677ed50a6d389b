import type { DocumentId } from 'contract/document-parts';
import { limits } from 'contract/limits';
import { ToldSteps } from '../follow/told-steps.ts';
import type { MatchLine } from '../follow/run-searches.ts';
import { readCriteria } from '../searches/saved-search-criteria.ts';
import type { SavedRow } from '../searches/saved-search-store.ts';
import type { DigestLine, DigestSearch } from '../mails/digest-contents.ts';
import type { DocumentStatuses } from './document-status.ts';

/** A version of a document that a saved search looks for. */
export interface Found {
  savedSearchId: string;
  documentId: DocumentId;
  version: number;
}

/** One that waits to be mailed, with what its line is made of. */
export interface News extends Found {
  seq: number;
  updated: number;
  line: string;
  steps: string | null;
}

/** A version of a document as the ledger remembers it. */
export interface Notified {
  documentId: DocumentId;
  version: number;
  /** The first carried its line. */
  savedSearchIds: string[];
  position: number;
}

/** What a mail says, and what its reader is then notified of. */
export interface Composed {
  searches: DigestSearch[];
  notified: Notified[];
}

/**
 * Puts each document in the mail once, by its newest version, under the first search in order that found that
 * one; the other searches that found it are named with it (decision 4.20). `also` is what searches found that do
 * not mail it now; newest documents come first. What is confidential by now has the line that it has today.
 */
export function compose(
  searches: readonly SavedRow[],
  news: readonly News[],
  also: readonly News[],
  statuses: DocumentStatuses,
): Composed {
  const finding = (found: readonly Found[]) => {
    const ids = new Set(found.map(({ savedSearchId }) => savedSearchId));
    return searches.filter(({ id }) => ids.has(id));
  };
  const others = Map.groupBy(also, versionOf);

  const carried = new Map<
    string,
    { line: DigestLine; seq: number; notified: Omit<Notified, 'position'>[] }[]
  >();
  for (const [documentId, versions] of Map.groupBy(news, (one) => one.documentId)) {
    const version = Math.max(...versions.map((one) => one.version));
    const newest = versions.filter((one) => one.version === version);
    const carrier = finding(newest)[0]?.id;
    const found = newest.find(({ savedSearchId }) => savedSearchId === carrier);
    if (carrier === undefined || !found) continue;
    const all = versions.flatMap((one) => [one, ...(others.get(versionOf(one)) ?? [])]);
    const rest = finding(all).filter(({ id }) => id !== carrier);
    const status = statuses.get(documentId);
    const line: DigestLine = {
      updated: found.updated === 1,
      line: typeof status === 'object' ? status.closed : (JSON.parse(found.line) as MatchLine),
      alsoIn: rest.map(({ title }) => title),
      steps: stepsOf(all),
    };
    const notified = [...new Set(versions.map((one) => one.version))].map((each) => ({
      documentId,
      version: each,
      savedSearchIds: [carrier, ...rest.map(({ id }) => id)],
    }));
    carried.set(carrier, [...(carried.get(carrier) ?? []), { line, seq: found.seq, notified }]);
  }

  let position = 0;
  const composed: Composed = { searches: [], notified: [] };
  for (const search of searches) {
    const lines = carried.get(search.id);
    if (!lines) continue;
    lines.sort((a, b) => b.line.line.date.localeCompare(a.line.line.date) || b.seq - a.seq);
    const { criteria } = readCriteria(search.criteria);
    composed.searches.push({
      id: search.id,
      title: search.title,
      dashboard: search.dashboard,
      query: criteria.query,
      contexts: criteria.context,
      minimumMatch: criteria.minimalMatchPercentage ?? limits.defaultMinimalMatch,
      lines: lines.map(({ line }) => line),
    });
    for (const { notified } of lines) {
      for (const one of notified) composed.notified.push({ ...one, position });
      position += 1;
    }
  }
  return composed;
}

/** The steps that versions are told for, in their order and each once, whichever of the searches follows the dossier. */
function stepsOf(found: readonly News[]): ToldSteps[] {
  const inOrder = found.toSorted((one, other) => one.version - other.version);
  const texts = new Set(inOrder.flatMap(({ steps }) => steps ?? []));
  return [...texts].map((text) => ToldSteps.parse(JSON.parse(text)));
}

export const versionOf = ({ documentId, version }: Pick<Found, 'documentId' | 'version'>): string =>
  `${documentId} ${version}`;
