import type { DomainId } from 'contract/dashboards';
import type { DocumentId } from 'contract/document-parts';

/** The page of a document, for links from outside the browser; `base` is the public base URL without a slash. */
export const documentPage = (base: string, { domain, id }: { domain: DomainId; id: DocumentId }): string =>
  `${base}/${domain}/document/${encodeURIComponent(id)}`;
