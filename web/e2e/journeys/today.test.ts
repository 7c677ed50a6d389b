import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Meeting } from '../../../server/src/stores/documents/document.ts';
import { sqliteDocumentStore } from '../../../server/src/stores/documents/sqlite/sqlite-document-store.ts';
import { aDocument } from '../../../server/test/documents.ts';
import { expectAccessible } from '../browser.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { accounts, logIn } from '../pages/login-page.ts';
import { savedSearchesPage } from '../pages/saved-searches-page.ts';
import { useOwnStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useOwnStage();

const wide = { colorScheme: 'light' } as const;
const phone = { colorScheme: 'dark', viewport: { width: 390, height: 844 }, hasTouch: true } as const;

test.each([
  ['wide and light', wide],
  ['a phone, dark', phone],
])('today: the first screen has what is new, without asking the timeline: %s', (_name, options) =>
  stage.play(async (page) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const dashboard = dashboardPage(page);
    await logIn(page);
    const kinds = page.getByRole('region', { name: 'Nieuw per soort' });
    await expectVisible(kinds);
    await expectVisible(page.getByRole('status').filter({ hasText: /^Sinds .+: \d+ nieuwe stukken/ }));
    await expectVisible(page.getByRole('region', { name: /^(Vergaderingen vandaag|Komende week)$/ }));
    await expectVisible(page.getByText('voorbeelddata'));
    expect(asked.filter((path) => path.endsWith('/timeline'))).toEqual([]);
    expect(await dashboard.filters.count()).toBe(0);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    const cards = () => page.locator('#main section[aria-labelledby] h3').allTextContents();
    const order = (await cards()).map((title) =>
      title.replace(/^(Vergaderingen vandaag|Komende week)$/, 'meetings'),
    );
    const top = (name: string) =>
      page.getByRole('heading', { name, level: 3 }).evaluate((one) => one.getBoundingClientRect().top);
    expect(order).toContain('meetings');
    const narrow = 'viewport' in options;
    const meetings = await top((await cards()).find((title) => /^(Verg|Komende)/.test(title))!);
    expect(meetings < (await top('Nieuw per soort'))).toBe(true);
    expect(meetings > (await top('Mijn zoekopdrachten'))).toBe(narrow);
    // Wide it stands in a column of its own, beside.
    if (narrow) expect(await top('Zoeken met gewone woorden')).toBeGreaterThan(await top('Nieuw per soort'));

    // The name of a kind stands beside its first title, or on a phone right above it.
    const heading = await kinds.getByRole('heading', { level: 4 }).first().boundingBox();
    const first = await kinds.getByRole('listitem').first().boundingBox();
    expect(narrow ? first!.y - heading!.y - heading!.height : heading!.y - first!.y).toBeLessThan(10);

    const title = kinds.getByRole('link').first();
    const text = await title.textContent();
    if (!narrow) {
      // The keys walk the titles.
      await page.locator('#main').focus();
      await page.keyboard.press('j');
      await expectSoon(() => page.evaluate(() => document.activeElement?.textContent), text);
      await page.keyboard.press('l');
      const dialog = page.getByRole('dialog', { name: 'Aan lijst toevoegen' });
      await expectSoon(() => dialog.evaluate((one) => one.contains(document.activeElement)), true);
      await page.keyboard.press('Escape');
      await expectSoon(() => dialog.count(), 0);
      await expectSoon(() => page.evaluate(() => document.activeElement?.textContent), text);
      await page.keyboard.press('Enter');
    } else await title.click();
    await expectVisible(page.getByRole('heading', { level: 1, name: text! }));
  }, options),
);

test('today: a kind of the first screen narrows the search that is yet to be typed', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await logIn(page);
    await page.getByRole('region', { name: 'Nieuw per soort' }).getByRole('button').first().click();
    await expectSoon(() => dashboard.query.evaluate((field) => field === document.activeElement), true);
    await expectSoon(() => Promise.resolve(new URL(page.url()).searchParams.has('types')), true);
    await page.keyboard.type('minister');
    await page.keyboard.press('Enter');
    await expectVisible(dashboard.rows);
    expect(new URL(page.url()).searchParams.has('types')).toBe(true);
    await expectVisible(dashboard.filters);
  }));

test('today: without the agenda the first screen says what there would be; its answer fails and comes at a press', () =>
  stage.play(async (page) => {
    await page.route('**/api/today*', (route) =>
      route.fulfill({ status: 500, json: { errors: [], requestId: 'x' } }),
    );
    await logIn(page, { email: accounts.localOnly, leadsTo: '**/nl-lr/dashboard' });
    const again = page.getByRole('main').getByRole('button', { name: 'Opnieuw proberen' });
    await expectVisible(again);
    await page.unroute('**/api/today*');
    await again.click();
    const locked = page.getByRole('region', { name: 'Komende week' });
    await expectVisible(locked.getByRole('link'));
    expect(await locked.getByRole('listitem').count()).toBe(0);
  }));

test('today: what the user follows chooses the meetings of the first screen, own contexts its documents', () =>
  stage.play(async (page) => {
    const path = join(stage.product.dataDir, 'documents.sqlite');
    const documents = await sqliteDocumentStore({ path, readers: 1, counters: 0, preparers: 1 });
    const [date, text] = [Date.now(), 'Over kwelderzeewier.'];
    const meeting: Meeting = {
      kind: 'committee',
      start: date,
      timeKnown: true,
      status: 'planned',
      agendaItems: [],
    };
    await documents.put([
      aDocument({
        id: 'of-water',
        title: 'Stuk over water',
        text,
        date,
        contexts: { water: 90, milieu: 10 },
      }),
      aDocument({ id: 'test-sea', title: 'Overleg op zee', text, date, groupPath: 'tk/agenda', meeting }),
    ]);
    await documents.close();

    await logIn(page);
    const dashboard = dashboardPage(page);
    const searches = savedSearchesPage(page);
    await dashboard.search('kwelderzeewier');
    await expectVisible(dashboard.count);
    await expectSoon(() => searches.save.getAttribute('aria-disabled'), 'false');
    await searches.saveAs('Zeewier');

    await page.goto('/nl/dashboard');
    const meetings = page.getByRole('region', { name: 'Vergaderingen vandaag' });
    await expectVisible(meetings.getByText('raakt Zeewier'));
    expect(await meetings.getByRole('listitem').count()).toBe(1);
    const choice = page.getByRole('group', { name: 'Welke stukken' });
    expect(await choice.count()).toBe(0);
    await expectAccessible(page);
    await meetings.getByRole('link', { name: 'Zeewier' }).click();
    await expectVisible(dashboard.titles.filter({ hasText: 'Stuk over water' }));
    await expectVisible(searches.applied);

    await page.goto('/settings#context');
    const own = page.getByRole('group', { name: 'Mijn contexten' });
    await own.getByRole('checkbox', { name: 'Water' }).check();
    await expectVisible(own.getByText('Instellingen zijn opgeslagen'));
    await expectAccessible(page);
    await page.goto('/nl/dashboard');
    const choices = choice.getByRole('button');
    await expectVisible(choices.filter({ hasText: /^Mijn contexten [1-9]\d*$/ }));
    const told = await choices.allTextContents();
    const [mine, all] = told.map((text) => Number(text.replaceAll(/\D/g, '')));
    expect(mine).toBeLessThan(all!);
    const shown = async () => {
      const perKind = page.getByRole('region', { name: 'Nieuw per soort' }).getByText(/^[\d.]+ nieuw$/);
      const counts = await perKind.allTextContents();
      return counts.reduce((sum, text) => sum + Number(text.replaceAll(/\D/g, '')), 0);
    };
    await expectSoon(shown, mine);
    await choice.getByRole('button', { name: 'Alles' }).click();
    await expectSoon(shown, all);
    expect(await choices.allTextContents()).toEqual(told);
    await expectVisible(page.getByRole('status').filter({ hasText: `${mine} in jouw contexten` }));
  }));
