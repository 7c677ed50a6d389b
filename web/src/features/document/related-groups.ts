import type { DocumentDetail, LinkedDocument } from 'contract/documents';
import type { RelatedDocument, Relatedness } from 'contract/related-documents';

/** What a document leads to in one way. */
export interface RelatedGroup {
  /** The source's own word, or why we think so. */
  by: { relation: string } | { relatedness: Relatedness };
  entries: RelatedEntry[];
}

/** A document we have, or a title the source names, with an address where it gives one. */
interface RelatedEntry {
  key: string;
  document?: LinkedDocument;
  title: string;
  url?: string;
}

const nearness: readonly Relatedness[] = ['dossier', 'procedure', 'case', 'similar'];

/**
 * Related documents grouped by relation and within it newest first (UX 5.5): first what the source itself
 * says, then the same dossier, procedure or case, then similar ones; each document once.
 */
export function relatedGroups(
  relations: DocumentDetail['relations'],
  related: readonly RelatedDocument[],
): RelatedGroup[] {
  const said = [...Map.groupBy(relations, ({ relation }) => relation)].map(([relation, entries]) => ({
    by: { relation },
    entries: entries
      .map(({ id, title, url, document }, index): RelatedEntry => ({
        key: id ?? url ?? String(index),
        title: document?.title ?? title,
        ...(document ? { document } : {}),
        ...(url === undefined ? {} : { url }),
      }))
      .toSorted(newestFirst),
  }));
  const known = new Set(relations.map(({ id }) => id));
  const others = related.filter(({ id }) => !known.has(id));
  const found = nearness.flatMap((relatedness): RelatedGroup[] => {
    const entries = others
      .filter((other) => other.relatedness === relatedness)
      .map((document) => ({ key: document.id, title: document.title, document }));
    if (entries.length === 0) return [];
    // Similar ones come nearest first.
    return [
      { by: { relatedness }, entries: relatedness === 'similar' ? entries : entries.toSorted(newestFirst) },
    ];
  });
  return [...said, ...found];
}

/** What has no known date goes last. */
function newestFirst(one: RelatedEntry, other: RelatedEntry): number {
  const dates = [one, other].map(({ document }) => (document && !document.locked ? document.date : ''));
  return (dates[1] ?? '').localeCompare(dates[0] ?? '');
}
