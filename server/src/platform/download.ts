import type { FastifyReply } from 'fastify';

/** Types of the files the product composes. */
const fileTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  eml: 'message/rfc822',
  pdf: 'application/pdf',
} as const;

/** Answers a file under a name of its own, without what a file system does not take; the title is never cut. */
export function sendDownload(
  reply: FastifyReply,
  bytes: Buffer,
  { name, type }: { name: string; type: keyof typeof fileTypes },
): FastifyReply {
  const clean = name.replaceAll(/[\p{Cc}\s\\/:*?"<>|]+/gu, ' ').trim();
  const plain = clean
    .normalize('NFKD')
    .replaceAll(/[^ -~]+/gu, '')
    .trim();
  // What is not of ASCII is told beside it, as RFC 6266 has it.
  const whole = plain === clean ? '' : `; filename*=UTF-8''${encoded(`${clean}.${type}`)}`;
  return reply
    .header('content-type', fileTypes[type])
    .header('content-disposition', `attachment; filename="${plain || 'download'}.${type}"${whole}`)
    .send(bytes);
}

const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
