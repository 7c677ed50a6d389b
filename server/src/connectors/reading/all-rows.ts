import { fetchSourceJson, type SourceRequest } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';

/** Pages after which a list that never ends is given up. */
const maximumPages = 100;

/** A page of a list, and how many rows there are on all pages together. */
export interface PageOfRows {
  rows: unknown[];
  total: number;
}

/**
 * The rows of all pages of a list, of which `addressOf` tells where each is; they are counted from 0.
 * @throws SourceFault of kind `shape` for a list that ends before its end, or never
 */
export async function allRows(
  addressOf: (page: number) => string,
  readPage: (body: unknown, url: string) => PageOfRows,
  request: SourceRequest,
): Promise<unknown[]> {
  const all: unknown[] = [];
  for (let page = 0; ; page++) {
    const url = addressOf(page);
    if (page >= maximumPages) throw new SourceFault('shape', { url, detail: 'a list without end' });
    const { rows, total } = readPage(await fetchSourceJson(url, request), url);
    all.push(...rows);
    if (all.length >= total) return all;
    if (rows.length === 0) throw new SourceFault('shape', { url, detail: `${all.length} of ${total} rows` });
  }
}
