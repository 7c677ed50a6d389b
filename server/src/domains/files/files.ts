import type { ResponseOf } from 'contract/endpoint';
import type { checkFile, FileKind } from 'contract/files';
import { dashboards } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { type Actor, scopeOf } from '#platform/access.ts';
import type { Document, DocumentFile } from '#stores/documents/document.ts';
import type { Scope } from '#platform/access.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { FileStore, StoredFile } from '#stores/files/file-store.ts';
import type { ModuleKey } from 'contract/modules';

/** A file with the document it belongs to; `stored` is undefined while its bytes are missing. */
export interface FoundFile {
  document: Document;
  file: DocumentFile;
  /** The document an attachment is by itself, when its bytes are kept with that one. */
  keptWith?: Document;
  stored: StoredFile | undefined;
}

/** One whose bytes are there. */
export type StoredFound = FoundFile & { stored: StoredFile };

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
  const keptWith = file.storeKey === undefined ? await ownDocumentOf(documents, file) : undefined;
  const kept = keptWith?.file;
  const storeKey = file.storeKey ?? kept?.storeKey;
  const stored = storeKey === undefined ? undefined : await files.get(storeKey);
  return {
    document,
    file: kept ? { ...file, ...kept, fileId: file.fileId, title: file.title } : file,
    ...(keptWith ? { keptWith } : {}),
    // What is at most 140 bytes is a placeholder, not a file (specification §5, Files).
    stored: stored && stored.size > limits.missingFileBytes ? stored : undefined,
  };
}

/** The document an attachment is by itself; undefined once its source has withdrawn it. */
async function ownDocumentOf(
  documents: DocumentStore,
  { documentId }: DocumentFile,
): Promise<Document | undefined> {
  if (documentId === undefined) return undefined;
  const own = await documents.get(documentId);
  if (own && 'text' in own) return own;
  return undefined;
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

/** Why an actor may not open a file: the module that is lacking, or that a document it belongs to is closed. */
export function refusalOf(actor: Actor, found: FoundFile): { module?: ModuleKey } | undefined {
  for (const document of [found.document, ...(found.keptWith ? [found.keptWith] : [])]) {
    const module = missingModule(actor, document);
    if (module) return { module };
    if (document.confidentiality === 'Besloten') return {};
  }
  return undefined;
}

/**
 * `Denied` for module or confidentiality, `Missing` without bytes (decisions 3.30, 3.33), then with the address at
 * the source, so that whoever may read the document gets the file there.
 */
export function fileAccess(actor: Actor, found: FoundFile | undefined): ResponseOf<typeof checkFile> {
  if (!found) return { access: 'Missing' };
  if (refusalOf(actor, found)) return { access: 'Denied' };
  if (found.stored) return { access: 'Granted' };
  // What was fetched and turned out empty is so at the source too.
  const url = found.file.storeKey === undefined ? (found.file.url ?? '') : '';
  const opens = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  return { access: 'Missing', ...(opens ? { sourceUrl: url } : {}) };
}
