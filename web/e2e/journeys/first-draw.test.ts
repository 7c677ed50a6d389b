import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectQuiet } from '../browser.ts';
import { closedGate } from '../gate.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { logIn, signIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();

/** What the page may ask for ahead, for whom: as the build wrote it. */
const listed = (page: Page): Promise<Record<'session' | 'nl' | 'en-gb', string[]>> =>
  page.evaluate(() => JSON.parse(document.getElementById('first-files')!.textContent) as never);

/** How often each file was asked for since the page was opened. */
const asked = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return Object.fromEntries(paths.map((path) => [path, paths.filter((one) => one === path).length]));
  });

const each = (files: readonly string[], times: number | undefined) =>
  Object.fromEntries(files.map((file) => [file, times]));
const among = (counts: Record<string, number>, files: readonly string[]) =>
  Object.fromEntries(files.map((file) => [file, counts[file]]));

test('first draw: the letters of the interface come with the code, once', () =>
  stage.play(async (page) => {
    await page.goto('/login', { waitUntil: 'networkidle' });
    const ahead = await page
      .locator('link[rel="preload"][as="font"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(ahead).toHaveLength(1);
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ name }) => name),
    );
    expect(fetched).toEqual(ahead);
    expect(await page.evaluate(() => document.fonts.check('1em "Inter Variable"'))).toBe(true);
  }));

test('first draw: what a visitor needs first is asked for once, and what others need is not', () =>
  stage.play(async (page) => {
    await page.goto('/login', { waitUntil: 'networkidle' });
    const files = await listed(page);
    expect([files.session.length, files.nl.length, files['en-gb'].length]).toEqual([2, 1, 1]);
    const anyone = await asked(page);
    expect(among(anyone, files.nl)).toEqual(each(files.nl, 1));
    const foreign = [...files.session, ...files['en-gb']];
    expect(among(anyone, foreign)).toEqual(each(foreign, undefined));

    await logIn(page);
    await page.reload({ waitUntil: 'networkidle' });
    const member = await asked(page);
    const needed = [...files.session, ...files.nl];
    expect(among(member, needed)).toEqual(each(needed, 1));
    expect(among(member, files['en-gb'])).toEqual(each(files['en-gb'], undefined));
  }));

test('first draw: who reads English asks for the English words ahead', () =>
  stage.play(async (page) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'English' }).click();
    await expectVisible(page.getByRole('button', { name: 'Log in', exact: true }));
    await page.reload({ waitUntil: 'networkidle' });
    const files = await listed(page);
    const counts = await asked(page);
    expect(among(counts, [...files['en-gb'], ...files.nl])).toEqual({
      ...each(files['en-gb'], 1),
      ...each(files.nl, undefined),
    });
  }));

test('first draw: the results of an address are asked for once, before the screen is there', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await logIn(page);
    // What stands on the page when results are asked for.
    await page.addInitScript(() => {
      const fetchNow = window.fetch.bind(window);
      const drawn: boolean[] = [];
      Object.assign(window, { drawn });
      window.fetch = (input, init) => {
        const address = input instanceof Request ? input.url : String(input);
        // How many hits the compounds of a word have is asked later, and of no interest here.
        const ofResults = typeof init?.body !== 'string' || !init.body.includes('*');
        if (address.endsWith('/document/timeline') && ofResults)
          drawn.push(document.querySelector('main') !== null);
        return fetchNow(input, init);
      };
    });
    const searches: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname !== '/api/document/timeline') return;
      const { query } = request.postDataJSON() as { query: string };
      if (!query.endsWith('*')) searches.push(query);
    });
    await dashboard.open('nl', { q: 'minister', back: '1' });
    await expectVisible(dashboard.rows);
    await expectQuiet(page);
    expect(searches).toEqual(['minister']);
    expect(await page.evaluate(() => (window as unknown as { drawn: boolean[] }).drawn)).toEqual([false]);
    await dashboard.search('stikstof');
    await expectSoon(() => Promise.resolve(searches), ['minister', 'stikstof']);
    await expectQuiet(page);
    await page.goBack();
    await expectQuiet(page);
    expect(searches).toEqual(['minister', 'stikstof']);
    await page.goForward();
    await expectQuiet(page);
    expect(searches).toEqual(['minister', 'stikstof']);
  }));

test('first draw: results that take long do not keep the page', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await signIn(page);
    const results = closedGate();
    await page.route('**/api/document/timeline', async (route) => {
      await results.pass();
      await route.continue();
    });
    await dashboard.open('nl', { q: 'minister', back: '1' });
    await expectVisible(dashboard.query);
    await expectVisible(
      page.getByRole('tabpanel').getByRole('status').filter({ hasText: 'Bezig met zoeken' }),
    );
    expect(await dashboard.rows.count()).toBe(0);
    results.open();
    await expectVisible(dashboard.rows);
  }));
