import { expect, test } from 'vitest';
import { aDocument } from '../../../server/test/documents.ts';
import { expectAccessible } from '../browser.ts';
import { comesIn } from '../comes-in.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { logIn } from '../pages/login-page.ts';
import { palette } from '../pages/palette.ts';
import { savedSearchesPage } from '../pages/saved-searches-page.ts';
import { peopleDatabaseOf } from '../people-database.ts';
import { useOwnStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useOwnStage();

/** A document of today. */
const about = (text: string) =>
  aDocument({ id: `new-${text.replaceAll(/\W+/g, '-')}`, title: text, text, date: Date.now() });

/** Waits until the product has looked for which saved searches the documents are: it does so every 15 seconds. */
async function expectFound(matches: number): Promise<void> {
  const database = peopleDatabaseOf(stage.product);
  const counted = database.prepare('select count(*) as found from matches');
  try {
    await expect.poll(() => counted.get()?.found).toBe(matches);
  } finally {
    database.close();
  }
}

test('new hits: new hits of a saved search are counted until its results are looked at', () =>
  stage.play(async (page) => {
    await logIn(page);
    const dashboard = dashboardPage(page);
    const searches = savedSearchesPage(page);
    const numbers = searches.atHand.getByRole('img', { name: /nieuwe treffer/ });
    const told = (title: string, name: string) =>
      searches.atHand.filter({ hasText: title }).getByRole('img', { name });
    for (const [query, title] of [
      ['kwelderzeewier OF netcongestie', 'Zeewier'],
      ['poldermolen OF netcongestie', 'Molens'],
    ] as const) {
      await dashboard.search(query);
      await expectVisible(dashboard.count);
      await expectSoon(() => searches.save.getAttribute('aria-disabled'), 'false');
      await searches.saveAs(title);
    }
    expect(await numbers.count()).toBe(0);

    await comesIn(
      stage.product,
      ...['Over kwelderzeewier', 'Meer kwelderzeewier', 'Over de poldermolen'].map(about),
    );
    await expectFound(3);
    await dashboard.open('nl', { q: 'visserij' });
    await expectVisible(told('Zeewier', '2 nieuwe treffers'));
    await expectVisible(told('Molens', '1 nieuwe treffer'));
    await expectAccessible(page);
    const { open, option, dialog } = palette(page);
    await open();
    await expectVisible(option('Zeewier NL · 2 nieuwe treffers'));
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    const kept = page.waitForResponse((one) => one.url().endsWith('/api/savedsearches/seen') && one.ok());
    await searches.atHand.getByRole('link', { name: /^Zeewier/ }).click();
    await expectVisible(dashboard.titles.filter({ hasText: 'Meer kwelderzeewier' }));
    await kept;
    await expectSoon(() => numbers.allTextContents(), ['1']);
    // What is new since the last look is marked, and stays so after a document was read.
    const marks = dashboard.rows.getByText('Nieuw', { exact: true });
    await expectSoon(() => marks.count(), 2);
    await expectAccessible(page);
    await dashboard.titles.filter({ hasText: 'Meer kwelderzeewier' }).click();
    await expectVisible(page.getByRole('heading', { level: 1, name: 'Meer kwelderzeewier' }));
    await page.goBack();
    await expectSoon(() => marks.count(), 2);
    await dashboard.search('kwelderzeewier');
    await expectSoon(() => dashboard.rows.count(), 2);
    expect(await marks.count()).toBe(0);
    await dashboard.open('nl', { q: 'visserij' });
    await expectVisible(told('Molens', '1 nieuwe treffer'));
    expect(await numbers.allTextContents()).toEqual(['1']);

    // Something else that is looked for, days that are over and statistics are no look at its results.
    const href = await searches.atHand.getByRole('link', { name: /^Molens/ }).getAttribute('href');
    for (const change of ['&q=poldermolen', '&from=2026-01-01&to=2026-06-30&back=1', '&tab=statistics']) {
      const address = new URL(href!, stage.product.address);
      for (const [name, value] of new URLSearchParams(change)) address.searchParams.set(name, value);
      await page.goto(address.href);
      await expectVisible(dashboard.count);
      await expectVisible(searches.applied);
      await expectVisible(told('Molens', '1 nieuwe treffer'));
    }
    await comesIn(stage.product, about('Weer kwelderzeewier'));
    await expectFound(4);
    await dashboard.open('nl', { q: 'visserij' });
    await expectVisible(told('Molens', '1 nieuwe treffer'));
    await expectVisible(told('Zeewier', '1 nieuwe treffer'));

    // From the first screen it is the same.
    await page.goto('/nl/dashboard');
    const news = page.getByRole('region', { name: 'Mijn zoekopdrachten' });
    await news.getByRole('link', { name: /Zeewier/ }).click();
    await expectSoon(() => marks.count(), 1);
    const newest = dashboard.rows.filter({ hasText: 'Weer kwelderzeewier' });
    await expectVisible(newest.getByText('Nieuw', { exact: true }));
    await page.goBack();
    await expectVisible(news.getByRole('link', { name: /Molens/ }));
    expect(await news.getByRole('link', { name: /Zeewier/ }).count()).toBe(0);
  }));
