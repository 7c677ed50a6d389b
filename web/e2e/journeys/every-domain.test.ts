import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectQuiet } from '../browser.ts';
import { domainWords, domainWordsByCall, inEachDomain } from '../domains.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { documentPage } from '../pages/document-page.ts';
import { signIn } from '../pages/login-page.ts';
import { statisticsPage } from '../pages/statistics-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();

const wide = { colorScheme: 'light' } as const;
const phone = { colorScheme: 'dark', viewport: { width: 390, height: 844 }, hasTouch: true } as const;

/** Leaves out one kind of documents that has results. */
async function filter(page: Page): Promise<void> {
  const all = await dashboardPage(page).total();
  const drawer = page.getByRole('button', { name: 'Filters', exact: true });
  const narrow = await drawer.isVisible();
  if (narrow) await drawer.click();
  const panel = narrow ? page.getByRole('dialog', { name: 'Filters' }) : dashboardPage(page).filters;
  const kinds = panel.locator('[data-filter="types"]').getByRole('checkbox', { checked: true });
  await expectVisible(kinds);
  const counts = kinds.and(page.getByRole('checkbox', { name: / [1-9][\d.]* resulta/ }));
  await counts.last().uncheck();
  await expectSoon(() => Promise.resolve(new URL(page.url()).searchParams.has('types')), true);
  if (narrow) await panel.getByRole('button', { name: /^Toon \d+ resulta/ }).click();
  await expectSoon(async () => (await dashboardPage(page).total()) < all, true);
}

/** Opens a result somewhere down the list that others are related to; returns its title. */
async function openRelated(page: Page): Promise<string> {
  const dashboard = dashboardPage(page);
  const document = documentPage(page);
  for (let row = 1; row < 12; row += 1) {
    const link = dashboard.titles.nth(row);
    await link.scrollIntoViewIfNeeded();
    const title = (await link.textContent())!;
    await link.click();
    await expectSoon(() => document.title.textContent(), title);
    await expectVisible(document.hits.filter({ hasText: /^Treffer 1 van \d+$/ }));
    await expectQuiet(page);
    if (await document.tab('Gerelateerd').count()) return title;
    await document.back.click();
    await expectVisible(dashboard.titles.nth(row));
  }
  throw new Error('nothing is related to any of these results');
}

test.each([
  ['wide and light', wide, domainWords],
  ['a phone, dark', phone, domainWords],
])(
  'every domain: search, filter, statistics, document, hit, related, and back to the same row: %s',
  (_name, options, domains) =>
    stage.play(async (page) => {
      const dashboard = dashboardPage(page);
      const document = documentPage(page);
      const statistics = statisticsPage(page);
      await signIn(page);
      await dashboard.open('nl', {});
      await inEachDomain(domains, async (domain, word) => {
        await dashboard.follow(domain, { q: word, back: '1' });
        await expectVisible(dashboard.rows);
        await filter(page);

        await statistics.tab('Statistieken').click();
        const row = statistics.rows('Frequenties').first();
        await expectVisible(row);
        const counted = Number((await row.locator('span').nth(1).textContent())!.replaceAll('.', ''));
        await row.click();
        await expectSoon(() => dashboard.total(), counted);

        await statistics.tab('Tijdlijn').click();
        await expectVisible(dashboard.titles);
        const title = await openRelated(page);
        expect(await document.panel.locator('mark').count()).toBeGreaterThan(0);
        if (await document.next.isEnabled()) await document.next.click();

        await document.tab('Gerelateerd').click();
        const related = document.panel.getByRole('link').first();
        const other = (await related.textContent())!.trim();
        await related.click();
        await expectSoon(() => document.title.textContent(), other);
        await page.goBack();
        await expectSoon(() => document.title.textContent(), title);
        await document.back.click();
        await expectSoon(() => page.evaluate(() => globalThis.document.activeElement?.textContent), title);
        expect(await dashboard.total()).toBe(counted);
        const seen = page.getByRole('link', { name: title }).first();
        expect(await seen.evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThan(0);
      });
    }, options),
);

test('every domain: no results in a period: the number of the whole archive, and one click to them', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await signIn(page);
    await dashboard.open('nl', {});
    await inEachDomain(domainWordsByCall, async (domain, word) => {
      await dashboard.follow(domain, { q: word, from: ahead(25), to: ahead(28) });
      await expectVisible(page.getByText('Geen resultaten gevonden'));
      const further = page.getByRole('button', { name: /^Kijk verder terug \([\d.]+\)$/ });
      const promised = Number((await further.textContent())!.replace(/\D/g, ''));
      await further.click();
      await expectVisible(dashboard.rows);
      expect(await dashboard.total()).toBe(promised);
    });
  }));
