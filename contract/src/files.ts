import { z } from 'zod';
import { access, endpoint } from './endpoint.ts';

/** `document` is a document's own file, `attachment` one of its attachments. */
export const FileKind = z.enum(['document', 'attachment']);
export type FileKind = z.infer<typeof FileKind>;

/**
 * Id of a file: the document's id, for an attachment followed by `~` and its number. Slashes in an
 * id travel as `_slash_` and are decoded once (decision 7.18).
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
    name: z.string(),
    mimeType: z.string(),
    /** Bytes. */
    size: z.number().int(),
    pages: z.number().int().optional(),
    date: z.iso.datetime(),
    hasText: z.boolean(),
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
  query: { mimeType: z.string().max(200).optional(), timeout: z.coerce.number().int().positive().optional() },
  response: binary,
  answers: 'binary',
});

export const streamFile = endpoint({
  method: 'GET',
  path: '/file/stream/{docType}/{docId}',
  summary: 'The bytes of a file by signed ticket, with range requests.',
  access: access.ticket,
  params: file,
  query: {
    ticket: z.string().max(1_000),
    mimeType: z.string().max(200).optional(),
    filename: z.string().max(250).optional(),
  },
  response: binary,
  answers: 'binary',
});
