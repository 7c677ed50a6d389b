import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

interface ScriptWeight {
  /** Last part of its address. */
  name: string;
  /** Bytes after gzip at its best, whatever the server chose. */
  gzip: number;
}

/**
 * Follows every script that a page fetches from now on. The returned function tells those that came so far,
 * heaviest first.
 */
export function weighScripts(page: Page): () => Promise<ScriptWeight[]> {
  const fetched = new Map<string, Promise<ScriptWeight>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/\.m?js$/.test(pathname) || fetched.has(pathname)) return;
    fetched.set(
      pathname,
      response.body().then((body) => ({
        name: pathname.slice(pathname.lastIndexOf('/') + 1),
        gzip: gzipSync(body, { level: 9 }).length,
      })),
    );
  });
  return async () => (await Promise.all(fetched.values())).toSorted((a, b) => b.gzip - a.gzip);
}

/** Bytes of all of them together. */
export function total(scripts: readonly ScriptWeight[]): number {
  return scripts.reduce((sum, { gzip }) => sum + gzip, 0);
}
