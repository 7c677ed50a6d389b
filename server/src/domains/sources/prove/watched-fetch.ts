import { fetchSource } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import { describe } from '../describe.ts';
import type { ProofRequest } from './proof.ts';

/** Requests that are noted as they are made, so many and no more. */
export interface WatchedFetch {
  fetch: typeof fetchSource;
  requests: ProofRequest[];
  /** Whether more was wanted than is asked. */
  isSpent(): boolean;
}

/** Asks at most so many addresses; what is wanted beyond that is a fault, which costs a poll its files or its end. */
export function watchFetch(most: number): WatchedFetch {
  const requests: ProofRequest[] = [];
  let spent = false;
  return {
    requests,
    isSpent: () => spent,
    async fetch(url, asked) {
      if (requests.length >= most) {
        spent = true;
        throw new SourceFault('network', { url: String(url), detail: `not asked: after ${most} requests` });
      }
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
