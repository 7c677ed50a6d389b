import { createHash } from 'node:crypto';
import { fetchSource, type SourceRequest } from '#platform/outbound/fetch-source.ts';
import { Remembered } from '../reading/cursors.ts';
import { unlessGone } from '../reading/refusals.ts';

/** The servers to ask and how. */
export interface Service {
  site: string;
  openData: string;
  request: SourceRequest;
}

/** Milliseconds between two requests to the site, which its robots.txt asks of programs (section 9). */
export const sitePause = 5_000;

/** How the site is asked: it has no interface for programs, so slowly, as if led there by its own pages. */
export function politeness({ site, request }: Service): SourceRequest {
  return { interval: sitePause, headers: { referer: site }, ...request };
}

/**
 * Bytes of one page; undefined where the server has none at this address.
 * @throws SourceFault
 */
export async function fetchPage(service: Service, url: string): Promise<Uint8Array | undefined> {
  return (await unlessGone(fetchSource(url, politeness(service)), [404, 410]))?.bytes;
}

/** A short hash by which a page is known again. */
export function hashOf(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}

/** Hashes by number, kept in a cursor and never more than `size`, the newest numbers. */
export class Seen {
  readonly #hashes: Map<number, string>;
  readonly #size: number;

  constructor(kept: unknown, size: number) {
    this.#size = size;
    this.#hashes = new Map([...Remembered.parse(kept)].map(([number, hash]) => [Number(number), hash]));
  }

  hash(number: number): string | undefined {
    return this.#hashes.get(number);
  }

  keep(number: number, hash: string): void {
    this.#hashes.delete(number);
    this.#hashes.set(number, hash);
    while (this.#hashes.size > this.#size) this.#hashes.delete(Math.min(...this.#hashes.keys()));
  }

  kept(): Record<string, string> {
    return Object.fromEntries(this.#hashes);
  }
}
