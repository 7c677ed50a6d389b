import type { SourceAnswer } from './source-answer.ts';

/** What went wrong at a foreign server, in the words of the freshness alarm and the source's state. */
export type SourceFaultKind = 'network' | 'timeout' | 'tooLarge' | 'status' | 'notJson' | 'blocked' | 'shape';

/** What was seen, so that a fault can be understood without asking the server again. */
export interface Evidence {
  url: string;
  status?: number;
  contentType?: string;
  /** The first characters of the answer. */
  firstBytes?: string;
  /** What the network or the check reported. */
  detail?: string;
}

/** A foreign server did not give what it promises; never an empty success in its place. */
export class SourceFault extends Error {
  readonly kind: SourceFaultKind;
  readonly evidence: Evidence;

  constructor(kind: SourceFaultKind, evidence: Evidence, cause?: unknown) {
    const seen = [
      evidence.status === undefined ? undefined : `status ${evidence.status}`,
      evidence.detail,
      evidence.firstBytes ? JSON.stringify(evidence.firstBytes) : undefined,
    ].filter((part) => part !== undefined);
    super(`${kind} at ${evidence.url}${seen.length ? `: ${seen.join(', ')}` : ''}`, { cause });
    this.name = 'SourceFault';
    this.kind = kind;
    this.evidence = evidence;
  }
}

/** What an answer shows of itself. */
export function evidenceOf({ url, status, contentType, bytes }: SourceAnswer) {
  return { url, status, contentType, firstBytes: firstBytesOf(bytes) };
}

/** The start of an answer as one readable line of at most 200 characters. */
export function firstBytesOf(bytes: Uint8Array): string {
  return new TextDecoder('utf-8')
    .decode(bytes.subarray(0, 200))
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}
