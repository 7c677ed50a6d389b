import { analyse } from 'contract/query/analyser';
import { type DomainId, dashboards } from 'contract/dashboards';
import { hasModule } from 'contract/modules';
import { numbersOf, type SharedNumber } from '#domains/documents/index.ts';
import { missingModule } from '#domains/files/index.ts';
import type { Actor } from '#platform/access.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { Head } from '#stores/documents/document.ts';

/** What a note is about: a document, or a dossier of a domain by its number, folded as in the index. */
export type Subject =
  | { documentId: string; domain: null; dossier: null }
  | { documentId: null; domain: DomainId; dossier: string };

export const aboutDocument = (documentId: string): Subject => ({ documentId, domain: null, dossier: null });

/** The same however the number is punctuated. */
export const aboutDossier = (domain: DomainId, number: string): Subject => ({
  documentId: null,
  domain,
  dossier: analyse(number)
    .map(({ word }) => word)
    .join(''),
});

/**
 * The dossier, procedure or case of a document whose notes are shown with it: the nearest it has. Local bodies number for
 * themselves, so one number is many dossiers there, and none has notes.
 */
export function dossierOf(document: Head): SharedNumber | undefined {
  return document.domain === 'nl-lr' ? undefined : numbersOf(document)[0];
}

/** A document as its notes need it: what it is called and where it is. */
export interface Named {
  title: string;
  domain: DomainId;
}

/**
 * What an actor may read of what a note is about; undefined when it is outside their modules, confidential or no longer
 * there. Of a dossier that is the dashboard it is on.
 */
export async function readableSubject(
  documents: DocumentStore,
  actor: Actor,
  { documentId, domain, dossier }: Subject,
): Promise<Named | undefined> {
  if (documentId === null) {
    return hasModule(actor.modules, dashboards[domain].module) ? { title: dossier, domain } : undefined;
  }
  const document = await documents.get(documentId);
  return document && 'text' in document && mayReadNotes(actor, document) ? document : undefined;
}

/** Whether an actor may see what colleagues wrote about a document. */
export function mayReadNotes(actor: Actor, document: Head): boolean {
  return missingModule(actor, document) === undefined && document.confidentiality !== 'Besloten';
}
