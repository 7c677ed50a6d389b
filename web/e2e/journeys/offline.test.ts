import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectAccessibleInBothThemes } from '../browser.ts';
import { signIn } from '../pages/login-page.ts';
import { shell } from '../pages/shell.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();

/** Until the worker of the product looks after the page. */
const worker = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', taken));
  });
const keptLists = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('policy-monitor:lists')).keys()).length);

test('offline: a page of ours with the lists opened last, which go when their user signs out', () =>
  stage.play(
    async (page) => {
      const list = 'Onderweg te lezen';
      const { data: made } = await stage.post<{ data: { id: string } }>('/lists', { title: list });
      const listItems = [{ kind: 'subheading', title: 'Wat eerst komt' }];
      await stage.post('/lists/list-items', { listIds: [made.id], listItems });
      await signIn(page);
      await page.goto(`/list-manager/${made.id}`);
      await expectVisible(page.getByText('Wat eerst komt'));
      await worker(page);
      await expectSoon(() => keptLists(page), 1);

      await page.context().setOffline(true);
      await page.goto('/nl/dashboard?q=netcongestie');
      await expectVisible(page.getByRole('heading', { name: 'Geen verbinding' }));
      await page.getByText(list, { exact: true }).click();
      await expectVisible(page.getByText(/^Zoals gelezen op .+ om \d\d:\d\d/));
      await expectVisible(page.getByRole('heading', { name: 'Wat eerst komt' }));
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

      // Back by itself, at the page that was asked for.
      await page.context().setOffline(false);
      await expectVisible(page.locator('#main'));
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/settings#e-mail');
      await expectVisible(page.getByRole('region', { name: 'Meldingen op je apparaten' }));
      await expectAccessibleInBothThemes(page);

      await shell(page).choose('menuitem', 'Uitloggen');
      await expectVisible(page.getByRole('textbox', { name: 'E-mailadres' }));
      await expectSoon(() => keptLists(page), 0);
      await page.context().setOffline(true);
      await page.goto('/list-manager');
      await expectVisible(page.getByText(/Nu zijn er geen\.$/));
      await expectSoon(() => page.getByText(list, { exact: true }).count(), 0);
      const device = JSON.stringify({ locale: 'en-gb' });
      await page.evaluate((said) => localStorage.setItem('policy-monitor:1:device', said), device);
      await page.reload();
      await expectVisible(page.getByRole('heading', { name: 'No connection' }));
    },
    { serviceWorkers: 'allow' },
  ));

test('offline: another build has another worker, which takes over at once and keeps nothing of the one before', async () => {
  let build = 'eerste';
  const product = stage.product.address;
  const server = createServer((request, response) => {
    void fetch(new URL(request.url ?? '/', product)).then(async (answer) => {
      const text = await answer.text();
      const type = answer.headers.get('content-type') ?? 'text/plain';
      response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-cache' });
      const isWorker = request.url === '/worker.js';
      response.end(
        isWorker ? text.replace(/policy-monitor:offline [\w-]+/, `policy-monitor:offline ${build}`) : text,
      );
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  try {
    await stage.play(
      async (page) => {
        await page.goto(`http://127.0.0.1:${port}/login`);
        const builds = () =>
          page.evaluate(async () => (await caches.keys()).map((name) => name.split(' ')[1]).toSorted());
        await page.evaluate(() => navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' }));
        await worker(page);
        await expectSoon(builds, ['eerste']);
        build = 'tweede';
        await page.evaluate(async () => {
          const taken = new Promise((done) =>
            navigator.serviceWorker.addEventListener('controllerchange', done),
          );
          await (await navigator.serviceWorker.ready).update();
          await taken;
        });
        await expectSoon(builds, ['tweede']);
      },
      { serviceWorkers: 'allow' },
    );
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
