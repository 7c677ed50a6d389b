import type { SourceAnswer } from './source-answer.ts';

/** Bytes of all answers kept, and of the longest one that is. */
const mostBytes = 48 * 1024 * 1024;
const longest = 4 * 1024 * 1024;
/** Addresses remembered for having been asked. */
const mostAddresses = 20_000;

/** Addresses asked, oldest first. Only what is asked for again is worth keeping: lists, not the files they name. */
const asked = new Set<string>();
/** Answers by their address, the least recently used first. */
const known = new Map<string, SourceAnswer>();
let bytesKept = 0;

/** An answer this process has had from an address, with the headers that ask whether it still holds (RFC 9110 §13). */
interface KnownAnswer {
  answer: SourceAnswer;
  condition: Record<string, string>;
}

/** What an address last answered, where it said by which mark it can be asked again. */
export function knownAnswer(key: string): KnownAnswer | undefined {
  const answer = known.get(key);
  if (!answer) return undefined;
  known.delete(key);
  known.set(key, answer);
  return { answer, condition: conditionOf(answer) };
}

/** Keeps the answer of an address that was asked before, as long as there is room. */
export function keepAnswer(key: string, answer: SourceAnswer): void {
  forget(key);
  const again = asked.delete(key);
  asked.add(key);
  if (asked.size > mostAddresses) asked.delete(asked.values().next().value!);
  const marked = Object.keys(conditionOf(answer)).length > 0;
  if (!again || !marked || answer.status !== 200 || answer.bytes.byteLength > longest) return;
  known.set(key, answer);
  bytesKept += answer.bytes.byteLength;
  for (const oldest of known.keys()) {
    if (bytesKept <= mostBytes) break;
    forget(oldest);
  }
}

function forget(key: string): void {
  bytesKept -= known.get(key)?.bytes.byteLength ?? 0;
  known.delete(key);
}

function conditionOf({ headers }: SourceAnswer): Record<string, string> {
  const { etag, 'last-modified': modified } = headers;
  return {
    ...(typeof etag === 'string' ? { 'if-none-match': etag } : {}),
    ...(typeof modified === 'string' ? { 'if-modified-since': modified } : {}),
  };
}
