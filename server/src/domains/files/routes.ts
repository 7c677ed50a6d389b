import type { FastifyInstance } from 'fastify';
import { checkFile, type FileKind, fileData, fileInfo, streamFile } from 'contract/files';
import { limits } from 'contract/limits';
import { actorOf } from '#domains/auth/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { invalidInput, noAccess, notFound, outsideSubscription } from '#platform/errors.ts';
import { answerAs } from '#platform/http.ts';
import type { Tickets } from '#platform/tickets.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { FileStore } from '#stores/files/file-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { decodeFileId, fileAccess, findFile, type FoundFile, refusalOf, type StoredFound } from './files.ts';
import { fileName, isAudio, sendFile } from './send.ts';

interface Parts {
  documents: DocumentStore;
  files: FileStore;
  tickets: Tickets;
  people: PeopleStore;
  clock: Clock;
}

/** Checking, describing and serving the files of documents (specification §7, Files). */
export function fileRoutes(app: FastifyInstance, parts: Parts): void {
  const { documents, files, tickets, people, clock } = parts;
  const find = (kind: FileKind, docId: string) => findFile(documents, files, kind, docId);

  answerAs(app, 'documents', checkFile, async ({ params }, { actor }) =>
    fileAccess(actor, await find(params.docType, params.docId)),
  );

  answerAs(app, 'documents', fileInfo, async ({ params }, { actor }) => {
    const found = granted(actor, await find(params.docType, params.docId));
    const hasAudio = isAudio(found.file.mimeType);
    const ticket = tickets.issue(
      'file',
      subjectOf(params.docType, params.docId),
      actor.userId,
      hasAudio ? limits.audioTicketLife : limits.ticketLife,
    );
    const address = `/api/file/stream/${params.docType}/${encodeURIComponent(params.docId)}`;
    return {
      name: fileName(found),
      mimeType: found.file.mimeType ?? 'application/octet-stream',
      size: found.stored.size,
      ...(found.file.pages === undefined ? {} : { pages: found.file.pages }),
      date: new Date(found.document.date).toISOString(),
      hasText: params.docType === 'document' ? found.document.text !== '' : Boolean(found.file.text),
      hasAudio,
      streamUrl: `${address}?ticket=${encodeURIComponent(ticket)}`,
    };
  });

  answerAs(app, 'documents', fileData, async ({ params, query }, { actor, request, reply }) => {
    const found = granted(actor, await find(params.docType, params.docId));
    requireMimeType(found, query.mimeType);
    return sendFile(request, reply, found);
  });

  answerAs(app, 'documents', streamFile, async ({ params, query }, { request, reply }) => {
    const holder = tickets.holderOf('file', subjectOf(params.docType, params.docId), query.ticket);
    // Sound plays for hours: whoever has left or lost the module meanwhile hears no more (decisions 6.4, 6.6).
    const actor = holder === undefined ? undefined : await actorOf(people, holder, clock.now());
    if (!actor) throw noAccess();
    const found = granted(actor, await find(params.docType, params.docId));
    requireMimeType(found, query.mimeType);
    return sendFile(request, reply, found);
  });
}

function subjectOf(kind: FileKind, docId: string): string {
  return `${kind}/${decodeFileId(docId)}`;
}

/** @throws EC-07 outside the subscription, EC-01 when confidential, EC-03 without bytes */
function granted(actor: Actor, found: FoundFile | undefined): StoredFound {
  if (!found) throw notFound('refusals.fileMissing');
  const refusal = refusalOf(actor, found);
  if (refusal?.module) throw outsideSubscription(refusal.module);
  if (refusal) throw notFound('refusals.confidential');
  if (!found.stored) throw notFound('refusals.fileMissing');
  return { ...found, stored: found.stored };
}

function requireMimeType(found: FoundFile, asked: string | undefined): void {
  if (asked !== undefined && asked !== found.file.mimeType)
    throw invalidInput('refusals.otherFileType', 'query.mimeType');
}
