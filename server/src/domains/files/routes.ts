import type { FastifyInstance } from 'fastify';
import { checkFile, type FileKind, fileData, fileInfo, streamFile } from 'contract/files';
import { limits } from 'contract/limits';
import type { Actor } from '#platform/access.ts';
import { invalidInput, noAccess, notFound, outsideSubscription } from '#platform/errors.ts';
import { answer } from '#platform/http.ts';
import type { Tickets } from '#platform/tickets.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { FileStore } from '#stores/files/file-store.ts';
import { decodeFileId, fileAccess, findFile, type FoundFile, missingModule } from './files.ts';
import { fileName, sendFile } from './send.ts';

interface Parts {
  documents: DocumentStore;
  files: FileStore;
  tickets: Tickets;
}

/** Checking, describing and serving the files of documents (specification §7, Files). */
export function fileRoutes(app: FastifyInstance, { documents, files, tickets }: Parts): void {
  const find = (kind: FileKind, docId: string) => findFile(documents, files, kind, docId);

  answer(app, checkFile, async ({ params }, { actor }) => ({
    access: fileAccess(actor, await find(params.docType, params.docId)),
  }));

  answer(app, fileInfo, async ({ params }, { actor }) => {
    const found = granted(actor, await find(params.docType, params.docId));
    const ticket = tickets.issue('file', subjectOf(params.docType, params.docId), limits.ticketLife);
    const address = `/api/file/stream/${params.docType}/${encodeURIComponent(params.docId)}`;
    return {
      name: fileName(found),
      mimeType: found.file.mimeType ?? 'application/octet-stream',
      size: found.stored!.size,
      ...(found.file.pages === undefined ? {} : { pages: found.file.pages }),
      date: new Date(found.document.date).toISOString(),
      hasText: params.docType === 'document' ? found.document.text !== '' : Boolean(found.file.text),
      hasAudio: found.file.mimeType?.startsWith('audio/') ?? false,
      streamUrl: `${address}?ticket=${encodeURIComponent(ticket)}`,
    };
  });

  answer(app, fileData, async ({ params, query }, { actor, request, reply }) => {
    const found = granted(actor, await find(params.docType, params.docId));
    requireMimeType(found, query.mimeType);
    return sendFile(reply, found, request.headers.range);
  });

  answer(app, streamFile, async ({ params, query }, { request, reply }) => {
    // The ticket was made for someone who could read this file; it ends after ten minutes.
    if (!tickets.verify('file', subjectOf(params.docType, params.docId), query.ticket)) throw noAccess();
    const found = await find(params.docType, params.docId);
    if (!found?.stored) throw notFound('errors.fileMissing');
    requireMimeType(found, query.mimeType);
    return sendFile(reply, found, request.headers.range);
  });
}

function subjectOf(kind: FileKind, docId: string): string {
  return `${kind}/${decodeFileId(docId)}`;
}

/** @throws EC-07 outside the subscription, EC-01 when confidential, EC-03 without bytes */
function granted(actor: Actor, found: FoundFile | undefined): FoundFile {
  if (!found) throw notFound('errors.fileMissing');
  const module = missingModule(actor, found.document);
  if (module) throw outsideSubscription(module);
  if (found.document.confidentiality === 'Besloten') throw notFound('errors.confidential');
  if (!found.stored) throw notFound('errors.fileMissing');
  return found;
}

function requireMimeType(found: FoundFile, asked: string | undefined): void {
  if (asked !== undefined && asked !== found.file.mimeType)
    throw invalidInput('errors.otherFileType', 'query.mimeType');
}
