import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { TimelineItem } from 'contract/documents';
import type { TimelineResponse } from 'contract/timeline';
import { expectKept, newVisitor, sharedBrowser } from './browser.ts';
import { accounts, demoPassword } from './pages/login-page.ts';
import type { Product } from './product.ts';
import { sharedProduct } from './shared-product.ts';
import { startDemo } from './start-demo.ts';

/** What the journeys of a file share: one running product, with nothing in it but the demo at first. */
interface Stage {
  readonly product: Product;
  /** Plays a journey on a page of its own; errors the page logs fail it. */
  play(journey: (page: Page) => Promise<void>, options?: BrowserContextOptions): Promise<void>;
  /** Makes a call as the reader who has everything. */
  post<T>(path: string, body: object): Promise<T>;
  /** The first document of the whole archive that satisfies the test, newest first. */
  findDocument(query: string, test: (item: TimelineItem) => boolean): Promise<TimelineItem>;
}

/** Has the product of this process before the journeys of a file, for those that put no documents into it. */
export const useStage = (): Stage => stageOn(sharedProduct, () => undefined);

/** Starts a product before the journeys of a file and ends it afterwards; with settings of its own, if told. */
export const useOwnStage = (
  settings: Record<string, string> | (() => Promise<Record<string, string>>) = {},
): Stage =>
  stageOn(
    async () => startDemo(typeof settings === 'function' ? await settings() : settings),
    (product) => product.stop(),
  );

function stageOn(begin: () => Promise<Product>, end: (product: Product) => unknown): Stage {
  let product: Product | undefined;
  let browser: Browser;
  beforeAll(async () => {
    [product, browser] = await Promise.all([begin(), sharedBrowser()]);
  });
  afterAll(async () => {
    if (product) await end(product);
  });
  const running = () => product!;
  return {
    get product() {
      return running();
    },
    async play(journey, options) {
      const page = await newVisitor(browser, running().address, options);
      try {
        await journey(page);
        await expectKept(page);
        expect(page.faults).toEqual([]);
      } finally {
        // What a journey held up and nobody waits for any more goes with its page.
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.context().unrouteAll({ behavior: 'ignoreErrors' });
        await page.context().close();
      }
    },
    async post<T>(path: string, body: object) {
      return ask<T>(running(), path, body, await tokenOf(running()));
    },
    async findDocument(query, test) {
      const token = await tokenOf(running());
      const search = { query, context: ['all'], groupingDetails: { name: 'nl' }, lookBack: true, size: 100 };
      let searchAfter: string | undefined;
      do {
        const page: TimelineResponse = await ask(
          running(),
          '/document/timeline',
          { ...search, ...(searchAfter ? { searchAfter } : {}) },
          token,
        );
        const found = page.data.find(test);
        if (found) return found;
        searchAfter = page.searchMoreAfter;
      } while (searchAfter);
      throw new Error(`the demo has no such document for ${query}`);
    },
  };
}

async function tokenOf(product: Product): Promise<string> {
  const login = { email: accounts.everything, password: demoPassword };
  return (await ask<{ data: { token: string } }>(product, '/users/login', login)).data.token;
}

async function ask<T>({ address }: Product, path: string, body: object, token = ''): Promise<T> {
  const answer = await fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-auth': token },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
