import { createHash } from 'node:crypto';
import type { Document } from './document.ts';

/**
 * The same for the same content, whatever the order of its keys; tells a changed document from the same one.
 * What our model thinks of it is no part of it, nor how it came in, nor what became of a meeting before: none of these
 * makes a new version.
 */
export function hashOf({
  contexts: _,
  contextsVersion: __,
  silent: ___,
  meetingLog: ____,
  was: _____,
  ...document
}: Document): Buffer {
  const ordered = JSON.stringify(document, (_key, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(ordered).digest();
}
