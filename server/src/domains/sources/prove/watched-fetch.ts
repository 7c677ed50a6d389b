import { fetchSource } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import { describe } from '../describe.ts';
import type { Bounds, ProofRequest } from './proof.ts';

/** What is said of a file that was left at its source. */
export const notAsked = 'not asked for, to be sparing';

/** Requests that are noted as they are made, so many and no more. */
export interface WatchedFetch {
  fetch: typeof fetchSource;
  requests: ProofRequest[];
  /** Whether more was wanted than is asked. */
  isSpent(): boolean;
}

/**
 * Asks at most so many addresses. A file beyond that is a fault that costs its document its file, as one that is too large
 * does; anything else beyond it ends the poll.
 */
export function watchFetch(most: Pick<Bounds, 'requests' | 'files'>): WatchedFetch {
  const requests: ProofRequest[] = [];
  let files = 0;
  let spent = false;
  return {
    requests,
    isSpent: () => spent,
    async fetch(url, asked) {
      const isFile = asked?.file === true;
      if (requests.length >= most.requests || (isFile && files >= most.files)) {
        spent ||= !isFile;
        throw new SourceFault('tooLarge', { url: String(url), detail: notAsked });
      }
      if (isFile) files++;
      const began = performance.now();
      const request: ProofRequest = { url: withoutUser(String(url)), milliseconds: 0 };
      requests.push(request);
      try {
        const answer = await fetchSource(url, asked);
        request.status = answer.status;
        request.type = answer.contentType;
        request.bytes = answer.bytes.byteLength;
        return answer;
      } catch (error) {
        if (error instanceof SourceFault) {
          const { status, contentType } = error.evidence;
          if (status !== undefined) request.status = status;
          if (contentType !== undefined) request.type = contentType;
        }
        request.fault = describe(error);
        throw error;
      } finally {
        request.milliseconds = Math.round(performance.now() - began);
      }
    },
  };
}

/** An address without the user and password that a setting may have put into it. */
export function withoutUser(url: string): string {
  return url.replace(/(\bhttps?:\/\/)[^/\s"@]*@/g, '$1');
}
