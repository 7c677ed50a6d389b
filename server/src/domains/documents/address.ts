import type { DomainId } from 'contract/dashboards';
import type { DocumentId } from 'contract/document-parts';

/** The page of a document, for links from outside the browser; `base` is the public base URL without a slash. */
export const documentPage = (base: string, { domain, id }: { domain: DomainId; id: DocumentId }): string =>
  `${base}/${domain}/document/${encodeURIComponent(id)}`;

/** The page of a dossier by its number as addresses have it. */
export const dossierPage = (base: string, { domain, number }: { domain: DomainId; number: string }): string =>
  `${base}/${domain}/dossier/${encodeURIComponent(number)}`;
