import { expect, test } from 'vitest';
import { waitForAnswers } from '../browser.ts';
import { domainWords, domainWordsByCall, inEachDomain } from '../domains.ts';
import { comeBack } from '../end-session.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { documentPage } from '../pages/document-page.ts';
import { signIn } from '../pages/login-page.ts';
import { shell } from '../pages/shell.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();

/** The calls that search a dashboard. */
const searches = /\/api\/(document|eu)\/timeline(\?|$)/;

/** In the page: first attempts have their limit again, second ones have the time they need. */
function limitFirstAttempts(): void {
  AbortSignal.timeout = (milliseconds) => {
    const clock = new AbortController();
    if (milliseconds < 5_000) setTimeout(() => clock.abort(), milliseconds);
    return clock.signal;
  };
}

test('every domain trouble: a query that is too short, a server that is gone and one that is slow are told, and the search goes on', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await signIn(page);
    await dashboard.open('nl', {});
    await inEachDomain(domainWordsByCall, async (domain, word) => {
      await dashboard.follow(domain, {});
      await dashboard.search('-');
      await expectVisible(page.getByText(/^Onderwerp moet uit minstens \d+ tekens bestaan/));
      expect(new URL(page.url()).searchParams.get('q')).toBeNull();

      await page.route(searches, (route) => route.abort('connectionrefused'));
      await dashboard.search(word);
      await expectVisible(page.getByText(/Helaas! Het lukt ons niet om verbinding met je te maken/).last());
      await page.unroute(searches);
      await page.getByRole('main').getByRole('button', { name: 'Opnieuw proberen' }).click();
      await expectVisible(dashboard.rows);

      await page.evaluate(limitFirstAttempts);
      const told = Promise.withResolvers<void>();
      let asked = 0;
      await page.route(searches, async (route) => {
        asked += 1;
        // The first answer never comes; the second attempt has more time and needs some of it.
        if (asked > 1) await told.promise.then(() => route.continue());
      });
      await dashboard.search(`titel:${word} OF ${word}`);
      await expectVisible(page.getByText('Het duurt langer dan normaal'));
      await expectSoon(() => Promise.resolve(asked > 1), true);
      told.resolve();
      await expectSoon(() => dashboard.rows.first().isVisible(), true);
      await expectSoon(() => page.getByText('Het duurt langer dan normaal').count(), 0);
      await page.evaluate(waitForAnswers);
      await page.unroute(searches);
    });
  }));

test('every domain trouble: a session that ended leads back to the same document, at its word and with the way to its results', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    const document = documentPage(page);
    await signIn(page);
    await dashboard.open('nl', {});
    await inEachDomain(domainWordsByCall, async (domain, word) => {
      await dashboard.follow(domain, { q: word, back: '1' });
      const title = await dashboard.titles.nth(2).textContent();
      await dashboard.titles.nth(2).click();
      await expectSoon(() => document.title.textContent(), title);
      await comeBack(page, stage.product);
      await expectSoon(() => document.title.textContent(), title);
      await expectSoon(() => document.find.inputValue(), word);
      await document.back.click();
      await expectSoon(() => page.evaluate(() => globalThis.document.activeElement?.textContent), title);
    });
  }));

test('every domain trouble: in English, in the dark: search, open, hits, and back', () =>
  stage.play(
    async (page) => {
      await signIn(page);
      await dashboardPage(page).open('nl', {});
      const saved = () =>
        page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
      await Promise.all([saved(), shell(page).choose('menuitemradio', 'English')]);
      await inEachDomain(domainWords, async (domain, word) => {
        await dashboardPage(page).follow(domain, { back: '1' });
        const query = page.getByRole('combobox', { name: 'Query', exact: true });
        await query.fill(word);
        await query.press('Enter');
        // A document can be found by what its text does not say, such as its file.
        const rows = page.getByRole('region', { name: 'Timeline' }).getByRole('article');
        const row = rows.filter({ has: page.locator('p > span:not([data-found]) mark') }).nth(1);
        await expectVisible(page.getByRole('status').filter({ hasText: /^[\d,]+ results?/ }));
        const title = await row.locator('[data-title]').textContent();
        await row.locator('[data-title]').click();
        await expectSoon(() => documentPage(page).title.textContent(), title);
        await expectVisible(page.getByRole('status').filter({ hasText: /^Hit 1 of \d+$/ }));
        await expectVisible(page.getByRole('tab', { name: /^Properties/ }));
        await page.getByRole('link', { name: 'Back to results' }).click();
        await expectSoon(() => page.evaluate(() => document.activeElement?.textContent), title);
        expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
      });
      // The language is kept for the account, which the other journeys use as well.
      await page.getByRole('button', { name: /Account menu of / }).click();
      await Promise.all([
        saved(),
        page.getByRole('menuitemradio', { name: 'Nederlands', exact: true }).click(),
      ]);
    },
    { colorScheme: 'dark' },
  ));
