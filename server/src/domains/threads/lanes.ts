import { dashboards, type DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { moduleCodes } from 'contract/modules';
import type { QueryNode } from 'contract/query/tree';
import type { ThreadLane, ThreadLevel } from 'contract/threads';
import { everything } from '#domains/documents/index.ts';
import { type FoundDossier, isBill } from '#domains/dossiers/index.ts';
import { freshnessOf } from '#domains/sources/index.ts';
import { type Actor, mayReadDomain, type Scope, scopeOf } from '#platform/access.ts';
import type { DocumentStore, Search } from '#stores/documents/document-store.ts';
import type { Head } from '#stores/documents/document.ts';
import { unfiltered } from '#stores/documents/filters.ts';
import type { PeopleStore } from '#stores/people/index.ts';

/** The dashboards of the thread; local bodies name no procedure of the Union by themselves. */
export const laneDomains = ['eu', 'nl', 'be-fed', 'be-flm'] as const satisfies readonly DomainId[];
export type LaneDomain = (typeof laneDomains)[number];

export const levels: Readonly<Record<LaneDomain, ThreadLevel>> = {
  eu: 'eu',
  nl: 'nl',
  'be-fed': 'be',
  'be-flm': 'be',
};

/** What a dashboard has of the thread. */
interface Lane extends Omit<ThreadLane, 'read'> {
  domain: LaneDomain;
  /** Those that may be read, newest first. */
  documents: Head[];
}

/** Who looks, and as far as what came in. */
export interface Looking {
  actor: Actor;
  seq: NonNullable<Search['seq']>;
}

const pageSize = 500;

/**
 * What a dashboard has of the thread: of the Union the documents of the procedure and what names it in a title, of the others
 * what names it anywhere.
 */
export async function laneOf(
  documents: Pick<DocumentStore, 'heads' | 'count'>,
  domain: LaneDomain,
  { query, procedure }: { query: QueryNode; procedure: FoundDossier },
  { actor, seq }: Looking,
): Promise<Lane> {
  const search = searchOf(domain, query, scopeOf(actor), seq);
  const all = { ...search, scope: everything };
  if (!mayReadDomain(actor, domain)) {
    const total = await documents.count(all);
    const module = moduleCodes[dashboards[domain].module];
    return { domain, locked: true, module, total, elsewhere: 0, whole: true, documents: [] };
  }
  const [found, allOfThem] = await Promise.all([
    headsOf(documents, search),
    search.scope.excludedPaths.some((path) => path.domain === domain) ? documents.count(all) : undefined,
  ]);
  const own = domain === 'eu' ? procedure.documents.filter(isOwn) : [];
  const known = new Set(own.map(({ id }) => id));
  const together = [...own, ...found.documents.filter(({ id }) => !known.has(id))].toSorted(newestFirst);
  return {
    domain,
    locked: false,
    total: together.length,
    elsewhere: Math.max(0, (allOfThem ?? found.total) - found.total),
    whole: found.whole && procedure.whole,
    documents: together,
  };
}

const isOwn = ({ domain, meeting }: Head) => domain === 'eu' && !meeting;

/** What finds the thread in a dashboard. */
export function searchOf(
  domain: LaneDomain,
  query: QueryNode,
  scope: Scope,
  seq: NonNullable<Search['seq']>,
): Search {
  const asked: QueryNode =
    domain === 'eu' ? { type: 'field', field: 'title', node: query, span: { start: 0, end: 0 } } : query;
  const filters = { ...unfiltered, domain, kind: 'document' } as const;
  return { query: asked, scope, filters, metadataField: 'metadata', seq };
}

/** All that a search finds, newest first, as far as a thread looks. */
export async function headsOf(
  documents: Pick<DocumentStore, 'heads'>,
  search: Search,
): Promise<{ documents: Head[]; total: number; whole: boolean }> {
  const found: Head[] = [];
  for (;;) {
    const last = found.at(-1);
    const size = Math.min(pageSize, limits.maximumThreadDocuments - found.length);
    const page = await documents.heads(search, {
      size,
      ...(last ? { after: { date: last.date, id: last.id } } : {}),
    });
    found.push(...page.documents);
    if (!page.more || page.documents.length === 0)
      return { documents: found, total: page.total, whole: true };
    if (found.length >= limits.maximumThreadDocuments)
      return { documents: found, total: page.total, whole: false };
  }
}

const pathOfLaw = /^(?:commission\/proposal|official-journal\/(?:directive|regulation|decision))$/;
const isLaw = (document: Head) => isBill(document) || pathOfLaw.test(document.groupPath);
const newestFirst = (one: Head, other: Head) => other.date - one.date || (one.id < other.id ? 1 : -1);

/** Law first, then the newest (UX-3, 27). */
export function inOrderOfCell(documents: readonly Head[]): Head[] {
  return documents.toSorted(
    (one, other) => Number(isLaw(other)) - Number(isLaw(one)) || newestFirst(one, other),
  );
}

/** When the sources of each dashboard were last read to their end. */
export async function readTimes(
  db: PeopleStore,
  now: number,
): Promise<(domain: DomainId) => ThreadLane['read']> {
  const known = await freshnessOf(db, now, false);
  return (wanted) =>
    known.flatMap(({ source, domain, lastSuccess }) =>
      domain === wanted && lastSuccess !== undefined
        ? [{ source, at: new Date(lastSuccess).toISOString() }]
        : [],
    );
}
