import { expect, test } from 'vitest';
import { domainWords } from '../domains.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { accounts, logIn, signIn } from '../pages/login-page.ts';
import { shell } from '../pages/shell.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();

const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('search: what cannot be searched is said at the field, and nothing is asked', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await logIn(page);
    await dashboard.submit.click();
    await expectVisible(page.getByText('Geef een onderwerp op', { exact: true }));
    await dashboard.search('-');
    await expectVisible(page.getByText(/Onderwerp moet uit minstens 1 tekens bestaan/));
    await dashboard.search('NIET visserij');
    await expectVisible(page.getByText(/voeg een zoekwoord toe/));
    expect(new URL(page.url()).searchParams.get('q')).toBeNull();
  }));

test('search: the example of the first screen finds something, on every dashboard', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await signIn(page);
    await dashboard.open('nl', {});
    for (const [domain] of domainWords) {
      await dashboard.follow(domain, {});
      await page.getByRole('region', { name: 'Zoeken met gewone woorden' }).getByRole('button').click();
      await expectVisible(dashboard.rows);
    }
  }));

test('search: sources and contexts narrow the search and stand in the address', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await logIn(page);
    await dashboard.search('woningbouw');
    await expectVisible(dashboard.rows);
    const all = await dashboard.count.textContent();
    await dashboard.filters.getByRole('button', { name: 'Niets', exact: true }).click();
    await dashboard.filters
      .getByRole('checkbox', { name: /^Moties/ })
      .first()
      .check();
    await expectSoon(async () => (await dashboard.count.textContent()) !== all, true);
    expect(new URL(page.url()).searchParams.get('types')).toBe('tk.motie');
    for (const row of await dashboard.rows.all()) expect(await row.textContent()).toMatch(/^Motie/);
    await page.reload();
    await expectVisible(dashboard.rows);
    // Kinds without hits are folded away; this one has some.
    const questions = dashboard.filters.getByRole('checkbox', { name: /^Schriftelijke vragen/ }).first();
    expect(await questions.isChecked()).toBe(false);
    await dashboard.filters.getByRole('checkbox', { name: 'Alle contexten' }).uncheck();
    await expectVisible(page.getByText('Selecteer een context', { exact: true }));
  }));

test('search: a period is chosen or typed, with a clear word about dates that are none', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await logIn(page);
    await dashboard.search('motie');
    await expectVisible(dashboard.rows);
    await dashboard.period.click();
    await page.getByRole('button', { name: 'Laatste 30 dagen' }).click();
    await expectSoon(() => Promise.resolve(new URL(page.url()).searchParams.get('p')), '30d');
    await dashboard.period.click();
    const from = page.getByRole('textbox', { name: 'Van', exact: true });
    const to = page.getByRole('textbox', { name: 'Tot en met', exact: true });
    await from.fill('31-2-2026');
    await page.getByRole('button', { name: 'Toepassen' }).click();
    await expectVisible(page.getByText('Deze datum bestaat niet'));
    await from.fill('5-11-2025');
    await to.fill('1-3-2025');
    await page.getByRole('button', { name: 'Toepassen' }).click();
    await expectVisible(page.getByText('De datums stonden andersom en zijn omgewisseld.'));
    await expectSoon(() => {
      const { searchParams } = new URL(page.url());
      return Promise.resolve([searchParams.get('from'), searchParams.get('to')]);
    }, ['2025-03-01', '2025-11-05']);
  }));

test('search: the next results come while scrolling, and at a key press', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await logIn(page);
    await dashboard.search('minister');
    await expectVisible(dashboard.rows);
    const loaded = page.getByText(/^(?!30 )\d+ van [\d.]+ resultaten geladen$/);
    const more = page.getByRole('button', { name: 'Meer laden' });
    await dashboard.titles.first().focus();
    for (let press = 0; press < 60 && !(await loaded.count()); press += 1) {
      await page.keyboard.press('j');
      if (await more.count()) await more.focus().then(() => page.keyboard.press('Enter'));
    }
    await expectSoon(async () => (await loaded.count()) > 0, true);
  }));

test('search: whoever scrolls to the end faster than the browser tells what is seen gets all results', () =>
  stage.play(async (page) => {
    // A browser that is busy tells what came into view and went out of it later, and all of it at once.
    await page.addInitScript(() => {
      globalThis.IntersectionObserver = class extends IntersectionObserver {
        readonly untold: IntersectionObserverEntry[];
        constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          const untold: IntersectionObserverEntry[] = [];
          super((entries, observer) => {
            if (untold.push(...entries) > entries.length) return;
            setTimeout(() => {
              const told = untold.splice(0);
              if (told.length > 0) tell(told, observer);
            }, 150);
          }, options);
          this.untold = untold;
        }
        override disconnect() {
          this.untold.length = 0;
          super.disconnect();
        }
      };
    });
    const dashboard = dashboardPage(page);
    await signIn(page);
    await dashboard.open('nl', { q: 'motie OF regering', back: '1' });
    await expectVisible(dashboard.rows);
    const all = await dashboard.total();
    expect(all).toBeGreaterThan(200);
    const loading = page.getByText(`${all} van ${all} resultaten geladen`);
    await page.evaluate(() => {
      let box = document.querySelector('[data-row]');
      while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
      // After every frame, so that the end was out of view in one and is in view in the next.
      const toEnd = () => {
        setTimeout(() => (box!.scrollTop = box!.scrollHeight));
        requestAnimationFrame(toEnd);
      };
      toEnd();
    });
    await expectVisible(page.getByText('Einde van de resultaten', { exact: true }));
    await expectSoon(() => loading.count(), 1);
  }));

test('no hits in the period: the number further back, and one click to see them', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await signIn(page);
    await dashboard.open('nl', { q: 'woningbouw', from: ahead(25), to: ahead(28) });
    await expectVisible(page.getByText('Geen resultaten gevonden'));
    // Looking back is on for the next search: the numbers say what each of them is of.
    await expectVisible(page.getByText(/^\d\d-\d\d-\d{4} – \d\d-\d\d-\d{4}: 0 · archief: [\d.]+$/));
    await page.getByRole('button', { name: /^Kijk verder terug \(\d+\)$/ }).click();
    await expectVisible(dashboard.rows);
    await dashboard.search('kwantumzeppelin');
    await expectVisible(page.getByText('Geen resultaten gevonden'));
    expect(await page.getByRole('button', { name: /^Kijk verder terug/ }).count()).toBe(0);
  }));

test('the keyboard alone: slash to the field, j to a hit, Enter to open', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await logIn(page);
    await expectVisible(dashboard.query);
    await page.locator('body').press('/');
    await page.keyboard.type('netcongestie');
    await page.keyboard.press('Enter');
    await expectVisible(dashboard.rows);
    const first = (await dashboard.titles.first().textContent())!;
    await dashboard.query.blur();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expectSoon(() => page.getByRole('heading', { level: 1 }).textContent(), first);
  }));

test('search: a domain outside the subscription shows what it holds instead of an error', () =>
  stage.play(async (page) => {
    await logIn(page, { email: accounts.localOnly, leadsTo: '**/nl-lr/dashboard' });
    await page.getByRole('navigation', { name: 'Domeinen' }).getByRole('link', { name: /^EU/ }).click();
    await page.waitForURL('**/eu/dashboard');
    await expectVisible(page.getByRole('main').getByRole('link', { name: /contact|mail/i }));
  }));

// The last one here: the user reads English from now on.
test('search: kinds of documents have English names on an English screen', () =>
  stage.play(async (page) => {
    await logIn(page);
    await shell(page).choose('menuitemradio', 'English');
    await expectVisible(page.getByRole('link', { name: 'Searches' }));
    await page.goto('/nl/dashboard?q=motie&back=1');
    const kinds = page.locator('article [data-family]');
    await expectVisible(kinds);
    await expectVisible(page.getByText('Motions', { exact: true }));
    expect((await kinds.allTextContents()).filter((kind) => kind.includes('Brief regering'))).toEqual([]);
  }));
