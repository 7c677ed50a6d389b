import { z } from 'zod';
import { access, endpoint } from './endpoint.ts';

/** `document` is a document's own file, `attachment` one of its attachments. */
export const FileKind = z.enum(['document', 'attachment']);
export type FileKind = z.infer<typeof FileKind>;

/**
 * Id of a file: the document's id, for an attachment followed by `~` and its number. Slashes in an
 * id travel as `_slash_` and are decoded once (decision 7.18).
 * @example tk-2025D06779~1
 */
export const FileId = z.string().min(1).max(250);

const file = { docType: FileKind, docId: FileId };

export const checkFile = endpoint({
  method: 'GET',
  path: '/file/check/{docType}/{docId}',
  summary: 'Whether this user may open the file, and whether it is there.',
  access: access.session,
  key: 'read',
  params: file,
  response: z.object({
    /** Whether the user may open it, may not, or nobody can because it is not here. */
    access: z.enum(['Granted', 'Denied', 'Missing']),
    /** Of a missing file: where its source serves it. */
    sourceUrl: z.url({ protocol: /^https?$/ }).optional(),
  }),
});

export const fileInfo = endpoint({
  method: 'GET',
  path: '/file/info/{docType}/{docId}',
  summary: 'Name, type, size and pages of a file, with a signed address the browser can open by itself.',
  access: access.document,
  key: 'read',
  params: file,
  response: z.object({
    /** The name it is saved under. */
    name: z.string(),
    /** Its media type. @example application/pdf */
    mimeType: z.string(),
    /** Bytes. */
    size: z.number().int(),
    /** Pages, of files that have them. */
    pages: z.number().int().optional(),
    /** UTC instant in ISO 8601: the date of its document. */
    date: z.iso.datetime(),
    /** Its text could be read, so that it can be searched and marked. */
    hasText: z.boolean(),
    /** It is sound. */
    hasAudio: z.boolean(),
    /** Address under the same host, for this user: valid for ten minutes, of sound six hours (decision 7.3). */
    streamUrl: z.string(),
  }),
});

const binary = z.instanceof(Uint8Array);

export const fileData = endpoint({
  method: 'GET',
  path: '/file/{docType}/{docId}',
  summary: 'The bytes of a file; 404 when it is missing.',
  access: access.document,
  key: 'read',
  params: file,
  query: {
    /** The media type that is expected; a file of another one is refused. */
    mimeType: z.string().max(200).optional(),
    /** Accepted and ignored. */
    timeout: z.coerce.number().int().positive().optional(),
  },
  response: binary,
  answers: 'binary',
});

export const streamFile = endpoint({
  method: 'GET',
  path: '/file/stream/{docType}/{docId}',
  summary: 'The bytes of a file by signed ticket, with range requests.',
  access: access.ticket,
  refuses: ['403 EC-07'],
  params: file,
  query: {
    /** The one in the `streamUrl` of the file. */
    ticket: z.string().max(1_000),
    /** The media type that is expected; a file of another one is refused. */
    mimeType: z.string().max(200).optional(),
    /** Accepted and ignored; the answer names the file itself. */
    filename: z.string().max(250).optional(),
  },
  response: binary,
  answers: 'binary',
});
