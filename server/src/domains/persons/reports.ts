import { dayOf } from 'contract/amsterdam';
import type { DomainId } from 'contract/dashboards';
import { everything } from 'contract/query/tree';
import { groupPathsOf, isWithin, sourceNode, treeOf } from 'contract/sources';
import { scopeOf } from '#platform/access.ts';
import { unfiltered } from '#stores/documents/filters.ts';
import type { Asking } from './asked.ts';

/** The day of the newest report of a debate that is known, of a domain or one chamber of it. */
export async function newestReport(
  { documents, actor, domain, now }: Asking,
  chamber?: string,
): Promise<string | undefined> {
  const groupPaths = reportsOf(domain).filter((path) => chamber === undefined || isWithin(path, chamber));
  if (groupPaths.length === 0) return undefined;
  const filters = { ...unfiltered, domain, groupPaths, until: now, kind: 'document' as const };
  const found = await documents.heads(
    { query: everything, scope: scopeOf(actor), filters, metadataField: 'metadata' },
    { size: 1 },
  );
  return found.documents[0] && dayOf(found.documents[0].date);
}

function reportsOf(domain: DomainId): string[] {
  const tree = treeOf(domain);
  return groupPathsOf(tree).filter((path) => sourceNode(tree, path)?.family === 'debate');
}
