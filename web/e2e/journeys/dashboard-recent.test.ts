import { expect, test } from 'vitest';
import { expectAccessible } from '../browser.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { accounts, logIn, loginPage, signIn } from '../pages/login-page.ts';
import { savedSearchesPage } from '../pages/saved-searches-page.ts';
import { shell } from '../pages/shell.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible, unfold } from '../waiting.ts';

const stage = useStage();

test('dashboard recent: recent searches are offered below the field, by keyboard, newest first', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await logIn(page);
    for (const query of ['woningbouw', 'stikstof', 'woningbouw', 'visserij']) {
      await dashboard.search(query);
      await expectSoon(() => Promise.resolve(new URL(page.url()).searchParams.get('q')), query);
    }
    await expectVisible(dashboard.rows);
    await dashboard.query.fill('');
    const options = dashboard.suggestions.getByRole('option');
    await expectSoon(() => options.allTextContents(), ['visserij', 'woningbouw', 'stikstof']);
    await expectAccessible(page);
    await dashboard.query.fill('stik');
    await expectSoon(() => options.allTextContents(), ['stikstof']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectSoon(() => Promise.resolve(new URL(page.url()).searchParams.get('q')), 'stikstof');
    await expectSoon(() => dashboard.suggestions.count(), 0);
    await page.goto('/eu/dashboard');
    await dashboard.query.click();
    await expectSoon(() => dashboard.suggestions.count(), 0);
  }));

test('dashboard recent: a search comes back with its filters; taking it away can be undone, and so can wiping all', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await signIn(page);
    await dashboard.open('nl', { q: 'woningbouw', p: '30d', types: 'tk.motie' });
    await expectVisible(dashboard.chip('Moties'));
    await dashboard.search('stikstof');
    await unfold(dashboard.filters.getByRole('button', { name: 'Recente zoekopdrachten' }));
    const recent = dashboard.filters.getByRole('region', { name: 'Recente zoekopdrachten' });
    const first = recent.getByRole('listitem').filter({ hasText: 'woningbouw' });
    await expectSoon(() => recent.getByRole('listitem').count(), 2);
    expect(await first.textContent()).toContain('Laatste 30 dagen · Moties');

    await first.getByRole('button', { name: 'Verwijderen: woningbouw' }).click();
    await expectSoon(() => recent.getByRole('listitem').count(), 1);
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expectSoon(() => recent.getByRole('listitem').count(), 2);
    await first.getByRole('button').first().click();
    await expectSoon(() => {
      const { searchParams } = new URL(page.url());
      return Promise.resolve([searchParams.get('q'), searchParams.get('p'), searchParams.get('types')]);
    }, ['woningbouw', '30d', 'tk.motie']);

    await recent.getByRole('button', { name: 'Wis geschiedenis' }).click();
    await expectSoon(() => recent.count(), 0);
    await page.keyboard.press('Control+z');
    await expectSoon(() => recent.getByRole('listitem').count(), 2);
  }));

test('dashboard recent: saved searches of the dashboard are offered after the recent ones, by title and query, and applied', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    const searches = savedSearchesPage(page);
    const group = (name: string) => dashboard.suggestions.getByRole('group', { name, exact: true });
    const recent = group('Recente zoekopdrachten').getByRole('option');
    const saved = group('Opgeslagen zoekopdrachten').getByRole('option');
    const parameters = async () => {
      const { searchParams } = new URL(page.url());
      return [searchParams.get('q'), searchParams.get('types'), searchParams.has('s')];
    };
    await signIn(page);
    await dashboard.open('nl', { q: 'netcongestie OF motie', types: 'tk.motie' });
    await searches.saveAs('Het stroomnet');
    await dashboard.search('woningbouw');
    await expectSoon(async () => (await parameters())[0], 'woningbouw');
    await page.goto('/nl/dashboard');
    await dashboard.query.click();
    await expectSoon(() => saved.allTextContents(), ['Het stroomnetnetcongestie OF motie']);
    await expectSoon(() => recent.count(), 2);
    await expectAccessible(page);
    // The arrows go through both groups, past the end to the field, and back.
    await page.keyboard.press('ArrowUp');
    const active = () => dashboard.query.getAttribute('aria-activedescendant');
    expect(await active()).toBe(await saved.getAttribute('id'));
    expect(await saved.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('ArrowDown');
    expect(await active()).toBeNull();
    await page.keyboard.press('ArrowDown');
    expect(await active()).toBe(await recent.first().getAttribute('id'));

    await dashboard.query.fill('stroomnet');
    await expectSoon(() => dashboard.suggestions.getByRole('group').count(), 1);
    await dashboard.query.fill('CONGESTIE');
    await expectSoon(() => recent.count(), 1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectSoon(parameters, ['netcongestie OF motie', 'tk.motie', true]);
    await expectVisible(searches.applied.getByText('Het stroomnet'));
    await expectSoon(() => dashboard.suggestions.count(), 0);

    // Those of another dashboard are not.
    await page.goto('/eu/dashboard');
    await dashboard.query.click();
    await expectVisible(page.getByText(/^Zoek iets en kies Bewaar/));
    await expectSoon(() => dashboard.suggestions.count(), 0);

    await dashboard.open('nl', { q: 'visserij' });
    await searches.choose('Het stroomnet', 'Verwijderen');
    await page.getByRole('button', { name: 'Zoekopdracht verwijderen' }).click();
    await expectVisible(page.getByText('‘Het stroomnet’ is verwijderd'));
  }));

test('dashboard recent: they stay when the user logs out, and another user of the browser cannot read them', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await signIn(page);
    await dashboard.open('nl-lr', { q: 'geheimewens' });
    await expectVisible(page.getByText('Geen resultaten gevonden'));
    const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }]));
    await expectSoon(async () => (await stored()).includes('private:'), true);
    await shell(page).choose('menuitem', 'Uitloggen');
    await expectVisible(loginPage(page).heading);
    expect(await stored()).toContain('private:');
    expect(await stored()).not.toContain('geheimewens');

    await logIn(page, { email: accounts.localOnly, leadsTo: '**/nl-lr/dashboard' });
    await dashboard.query.click();
    await expectSoon(() => dashboard.suggestions.count(), 0);
    await shell(page).choose('menuitem', 'Uitloggen');

    await signIn(page);
    await page.goto('/nl-lr/dashboard');
    await dashboard.query.click();
    await expectVisible(dashboard.suggestions.getByRole('option', { name: 'geheimewens' }));
  }));
