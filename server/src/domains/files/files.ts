import type { FileKind } from 'contract/files';
import { dashboards } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { type Actor, scopeOf } from '#platform/access.ts';
import type { Document, DocumentFile } from '#stores/documents/document.ts';
import type { DocumentStore, Scope } from '#stores/documents/document-store.ts';
import type { FileStore, StoredFile } from '#stores/files/file-store.ts';
import type { ModuleKey } from 'contract/modules';

/** A file with the document it belongs to; `stored` is undefined while its bytes are missing. */
export interface FoundFile {
  document: Document;
  file: DocumentFile;
  stored: StoredFile | undefined;
}

/** Ids may carry slashes as `_slash_`; decoded once, never used as a path (decision 7.18). */
export function decodeFileId(docId: string): string {
  return docId.replaceAll('_slash_', '/');
}

/** The file of this id, or undefined when no document has it. */
export async function findFile(
  documents: DocumentStore,
  files: FileStore,
  kind: FileKind,
  docId: string,
): Promise<FoundFile | undefined> {
  const fileId = decodeFileId(docId);
  const documentId = kind === 'attachment' ? fileId.replace(/~[^~]*$/, '') : fileId;
  const document = await documents.get(documentId);
  if (!document || !('text' in document)) return undefined;
  const file =
    kind === 'document'
      ? document.file
      : document.attachments.find((attachment) => attachment.fileId === fileId);
  if (!file) return undefined;
  const stored = file.storeKey === undefined ? undefined : await files.get(file.storeKey);
  // What is at most 140 bytes is a placeholder, not a file (specification §5, Files).
  return { document, file, stored: stored && stored.size > limits.missingFileBytes ? stored : undefined };
}

/** The module this actor lacks to read the document, or undefined when it may be read (decision 6.5). */
export function missingModule(
  actor: Actor,
  document: Pick<Document, 'domain' | 'groupPath'>,
): ModuleKey | undefined {
  const scope: Scope = scopeOf(actor);
  if (!scope.domains.includes(document.domain)) return dashboards[document.domain].module;
  const excluded = scope.excludedPaths.some(
    ({ domain, path }) =>
      domain === document.domain &&
      (document.groupPath === path || document.groupPath.startsWith(`${path}/`)),
  );
  return excluded ? 'DSModule' : undefined;
}

/** `Denied` for module or confidentiality, `Missing` without bytes (decisions 3.30, 3.33). */
export function fileAccess(actor: Actor, found: FoundFile | undefined): 'Granted' | 'Denied' | 'Missing' {
  if (!found) return 'Missing';
  if (missingModule(actor, found.document) || found.document.confidentiality === 'Besloten') return 'Denied';
  return found.stored ? 'Granted' : 'Missing';
}
