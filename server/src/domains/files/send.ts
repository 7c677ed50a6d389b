import type { FastifyReply } from 'fastify';
import type { FoundFile } from './files.ts';

/** Types a browser may show by itself; everything else is offered as a download. */
const shown = /^(application\/pdf|text\/plain|text\/html|image\/(png|jpeg|gif|webp)|audio\/[\w.+-]+)$/;

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
  'audio/wav': '.wav',
  'application/xml': '.xml',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
};

/**
 * Streams the bytes of a found file, with one range where the browser asks for it. Foreign HTML is
 * served in a sandbox of its own, so that nothing in it can run or reach this origin.
 */
export function sendFile(reply: FastifyReply, found: FoundFile, range: string | undefined): FastifyReply {
  const stored = found.stored!;
  const mimeType = found.file.mimeType ?? 'application/octet-stream';
  const disposition = shown.test(mimeType) ? 'inline' : 'attachment';
  reply
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header(
      'content-security-policy',
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    )
    .header('content-disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(fileName(found))}`)
    .type(mimeType.startsWith('text/') ? `${mimeType}; charset=utf-8` : mimeType);
  const part = rangeOf(range, stored.size);
  if (part === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${stored.size}`).send();
  }
  if (!part) return reply.header('content-length', stored.size).send(stored.open());
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
