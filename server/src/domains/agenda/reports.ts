import { addDays, dayOf, endOfDay, startOfDay } from 'contract/amsterdam';
import type { DomainId } from 'contract/dashboards';
import type { LinkedDocument } from 'contract/documents';
import { everything as anything } from 'contract/query/tree';
import { groupings, groupPathsOf, sourceNode, treeOf } from 'contract/sources';
import { nodesOfBranch } from 'contract/sources/standing';
import { everything, linkTo } from '#domains/documents/index.ts';
import type { Actor } from '#platform/access.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { Head } from '#stores/documents/document.ts';
import { unfiltered } from '#stores/documents/filters.ts';

const pageSize = 50;
/** Pages looked through; on a full day all local bodies together have some hundreds of reports. */
const maximumPages = 12;
/** A report is dated on the day of its meeting; a night sitting's, or one that was dated by hand, next to it. */
const daysAfter = 2;

/** Nodes of a tree where reports of what was said stand. */
function reportPaths(domain: DomainId): string[] {
  const shipped = groupings[domain];
  const reports = groupPathsOf(shipped).filter((path) => {
    const node = sourceNode(shipped, path);
    return node?.family === 'debate' || /(?:^|\/)(?:minutes|mondelinge-vragen)$/.test(path);
  });
  return [...new Set(reports.flatMap((path) => nodesOfBranch(treeOf(domain), path)))];
}

/** Reports of what was said in a meeting, oldest first; those outside the modules as a title with a lock (decision 6.5). */
export async function reportsOf(
  documents: Pick<DocumentStore, 'search'>,
  actor: Actor,
  { id, domain, date }: Head,
): Promise<LinkedDocument[]> {
  const day = dayOf(date);
  const filters = {
    ...unfiltered,
    domain,
    kind: 'document' as const,
    groupPaths: reportPaths(domain),
    from: startOfDay(day),
    until: endOfDay(addDays(day, daysAfter)) + 1,
  };
  const found: Head[] = [];
  let after: { date: number; id: string } | undefined;
  for (let page = 0; page < maximumPages; page += 1) {
    const { hits, more } = await documents.search(
      { query: anything, scope: everything, filters, metadataField: 'metadata' },
      { size: pageSize, ...(after ? { after } : {}) },
    );
    found.push(...hits.flatMap(({ document }) => (isReportOf(document, id) ? [document] : [])));
    const last = hits.at(-1)?.document;
    if (!more || !last) break;
    after = { date: last.date, id: last.id };
  }
  return found.toReversed().map((report) => linkTo(actor, report));
}

/** Sources name the meeting as what the report is part of, or in a relation to it. */
function isReportOf({ partOf, relations }: Head, id: string): boolean {
  return (
    partOf?.id === id ||
    relations.some((one) => one.id === id && /^(?:Verslag van|Minutes of)\b/.test(one.relation))
  );
}
