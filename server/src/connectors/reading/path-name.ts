import { createHash } from 'node:crypto';

/** Characters an id has room for behind its prefix. */
const longestName = 150;

/**
 * The path of an address as the part of an id behind its prefix: `actueel.nieuws.2031.02.03.title`. One that is too long
 * for an id is cut and told apart by a digest of the whole.
 */
export function nameOfPath(address: string): string {
  const path = new URL(address).pathname.replace(/^\/|\/$/g, '');
  const plain = path.replaceAll('/', '.').replace(/[^\w.~-]/g, '_');
  if (plain.length <= longestName) return plain;
  const digest = createHash('sha256').update(path).digest('hex').slice(0, 16);
  return `${plain.slice(0, longestName - digest.length - 1)}~${digest}`;
}
