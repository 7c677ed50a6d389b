import { hash } from 'node:crypto';
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
  return hash('sha256', JSON.stringify(inOrder(document)), 'buffer');
}

/** The same with the keys of every object in order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([key, own]) => [key, inOrder(own)]));
}
