import type { DocumentDetail } from 'contract/documents';

/**
 * A document as one cites it: title, institution and type, date, number and link, each only where there is
 * one. `date` is written in the reader's language.
 */
export function citationOf(
  document: Pick<DocumentDetail, 'title' | 'institution' | 'sourceType' | 'numbers' | 'sources'>,
  date: string,
  link: string,
): string {
  const { title, institution, sourceType, sources } = document;
  const parts = [
    sourceType === '' ? institution : `${institution} (${sourceType.toLowerCase()})`,
    date,
    numberOf(document),
    sources.flatMap(({ urls }) => urls)[0] ?? link,
  ];
  return [`‘${title.text}’`, ...parts.filter((part) => part !== undefined)].join(', ');
}

/** The number people know a document by; that of a session or case names more than this document. */
function numberOf({ numbers }: Pick<DocumentDetail, 'numbers'>): string | undefined {
  const order = ['pe', 'council', 'ce', 'reference', 'document', 'dossier', 'procedure'] as const;
  const kind = order.find((one) => numbers.some((number) => number.kind === one));
  return numbers.find((number) => number.kind === kind)?.value;
}
