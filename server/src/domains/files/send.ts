import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FoundFile, StoredFound } from './files.ts';

/** Types a browser may show by itself; everything else is offered as a download. */
const shown = /^(application\/pdf|text\/plain|text\/html|image\/(png|jpeg|gif|webp)|audio\/[\w.+-]+)$/;

/** Whether a file of this type is sound. */
export function isAudio(mimeType: string | undefined): boolean {
  return mimeType?.startsWith('audio/') ?? false;
}

/** A name that is safe in a header and on every file system. */
export function fileName(found: FoundFile): string {
  const extension = extensions[found.file.mimeType ?? ''] ?? '';
  const title = (found.file.title || found.document.title).replaceAll(/[\p{Cc}\s\\/:*?"<>|]+/gu, ' ').trim();
  const base = title.slice(0, 120) || 'document';
  return base.toLowerCase().endsWith(extension) ? base : base + extension;
}

const extensions: Record<string, string> = {
  'application/pdf': '.pdf',
  'text/html': '.html',
  'text/plain': '.txt',
  'application/msword': '.doc',
  'application/rtf': '.rtf',
  'audio/aac': '.aac',
  'audio/flac': '.flac',
  'audio/mp4': '.m4a',
  'audio/mpeg': '.mp3',
  'audio/ogg': '.ogg',
  'audio/wav': '.wav',
  'audio/webm': '.weba',
  'application/xml': '.xml',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
};

/**
 * Streams the bytes of a found file, with one range where the browser asks for it. Foreign HTML is
 * served in a sandbox of its own, so that nothing in it can run or reach this origin.
 */
export function sendFile(request: FastifyRequest, reply: FastifyReply, found: StoredFound): FastifyReply {
  const { stored } = found;
  const mimeType = found.file.mimeType ?? 'application/octet-stream';
  const disposition = shown.test(mimeType) ? 'inline' : 'attachment';
  // Files are kept by what is in them, so the key is the strongest tag there can be.
  const tag = `"${found.file.storeKey}"`;
  reply
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'private, no-store')
    .header('etag', tag)
    .header('x-content-type-options', 'nosniff')
    .header(
      'content-security-policy',
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    )
    .header('content-disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(fileName(found))}`)
    .type(mimeType.startsWith('text/') ? `${mimeType}; charset=utf-8` : mimeType);
  // A range is a matter of GET alone, and of the version of the file that was asked for (RFC 9110 §13.1.5, §14.2).
  const { range, 'if-range': version } = request.headers;
  const wanted = request.method === 'GET' && (version === undefined || version === tag);
  const part = rangeOf(wanted ? range : undefined, stored.size);
  if (part === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${stored.size}`).send();
  }
  if (!part) {
    reply.header('content-length', stored.size);
    // Nothing is read from disk for an answer without a body.
    return reply.send(request.method === 'HEAD' ? Readable.from([]) : stored.open());
  }
  return reply
    .code(206)
    .header('content-range', `bytes ${part.start}-${part.end}/${stored.size}`)
    .header('content-length', part.end - part.start + 1)
    .send(stored.open(part));
}

/** The one range asked for; several ranges or another unit are answered with the whole file (RFC 9110). */
export function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '') {
    const length = Number(last);
    return length === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}
