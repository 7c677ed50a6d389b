import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectAccessibleInBothThemes } from '../browser.ts';
import { inEachDomain } from '../domains.ts';
import { agendaPage } from '../pages/agenda-page.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { accounts, signIn } from '../pages/login-page.ts';
import { statisticsPage } from '../pages/statistics-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();

/** Opens a search as it is, for who is logged in. */
async function openSearch(page: Page, domain: string, parameters: Record<string, string>) {
  const dashboard = dashboardPage(page);
  await dashboard.open(domain, parameters);
  await expectVisible(dashboard.count);
  return { dashboard, statistics: statisticsPage(page) };
}

const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

/** The number a row shows, without what is beside it. */
async function shown(row: Locator): Promise<number> {
  return Number((await row.locator('span').nth(1).textContent())!.replaceAll('.', ''));
}

async function contentOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

test('statistics: every row opens exactly the documents it counted, or leaves these out with Alt, and can be undone', () =>
  stage.play(async (page) => {
    await signIn(page);
    const { dashboard, statistics } = await openSearch(page, 'nl', {
      q: 'zorg',
      back: '1',
      tab: 'statistics',
    });
    const all = await dashboard.total();
    for (const [card, name, without] of [
      ['Frequenties', 'types', 'types'],
      ['Stakeholders', 'who', 'notwho'],
      ['Vaakst genoemde onderwerpen', 'about', 'notabout'],
    ] as const) {
      const row = statistics.rows(card).first();
      await expectVisible(row);
      await statistics.expectCounted();
      const count = await shown(row);
      expect(count).toBeLessThan(all);
      await row.click();
      await expectSoon(() => dashboard.total(), count);
      expect(parameter(page, name)).not.toBeNull();
      expect(parameter(page, 'tab')).toBe('statistics');
      await expectVisible(page.getByRole('status').filter({ hasText: /^Gefilterd op / }));
      await page.getByRole('button', { name: 'Ongedaan maken' }).click();
      await expectSoon(() => dashboard.total(), all);
      await statistics.expectCounted();

      await row.click({ modifiers: ['Alt'] });
      await expectSoon(() => dashboard.total(), all - count);
      // A filter, not words: a name is recognised also where it is written in another way.
      expect(parameter(page, without)).not.toBeNull();
      expect(parameter(page, 'q')).toBe('zorg');
      await page.goBack();
      await expectSoon(() => dashboard.total(), all);
    }
    await statistics.expectCounted();
    const named = statistics.rows('Stakeholders').first();
    const excluded = await named.locator('span').first().textContent();
    await named.click({ modifiers: ['Alt'] });
    await page.getByRole('button', { name: `Filter weghalen: Zonder ${excluded}` }).click();
    await expectSoon(() => dashboard.total(), all);

    // A share is written with the decimal sign of the language.
    const [spreadsheet] = await Promise.all([
      page.waitForEvent('download'),
      statistics.more('Frequenties', 'Download als CSV'),
    ]);
    const text = (await contentOf(spreadsheet)).toString('utf8');
    expect(text).toContain('Naam;Aantal;Aandeel\r\n');
    expect(text).toMatch(/;\d+,\d\r\n/);

    await statistics.expectCounted();
    const row = statistics.rows('Frequenties').first();
    const count = await shown(row);
    await row.focus();
    await page.keyboard.press('Alt+Enter');
    await expectSoon(() => dashboard.total(), all - count);
    await statistics.tab('Tijdlijn').click();
    await expectVisible(dashboard.rows);
  }));

test('statistics beside the timeline: keys and dragging choose a period in the histogram, and the next meetings lead to the agenda and back', () =>
  stage.play(async (page) => {
    await signIn(page);
    const { dashboard, statistics } = await openSearch(page, 'nl', { q: 'zorg' });
    const bars = statistics.bars(page);
    await expectVisible(bars.locator('svg'));
    const all = await dashboard.total();
    await bars.focus();
    await page.keyboard.press('ArrowLeft');
    await expectVisible(page.getByRole('status').filter({ hasText: /\d{4}: \d+ resulta/ }));
    for (let week = 0; week < 8; week += 1) await page.keyboard.press('Shift+ArrowLeft');
    const chosen = page.getByRole('status').filter({ hasText: /^Gekozen: / });
    await expectVisible(chosen);
    const count = Number(/, (\d+) resulta/.exec((await chosen.textContent())!)![1]);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(all);
    await page.keyboard.press('Enter');
    await expectSoon(() => dashboard.total(), count);
    expect(parameter(page, 'from')).toMatch(/^\d{4}-\d\d-\d\d$/);
    await expectVisible(dashboard.rows);
    await page.goBack();
    await expectSoon(() => dashboard.total(), all);

    await expectVisible(bars.locator('svg'));
    const box = (await bars.boundingBox())!;
    await page.mouse.move(box.x + box.width * 0.7, box.y + 30);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 8, box.y + 30, { steps: 5 });
    const dragged = Number(/, (\d+) resulta/.exec((await chosen.textContent())!)![1]);
    await page.mouse.up();
    await expectSoon(() => dashboard.total(), dragged);

    await dashboard.follow('nl', { q: 'netcongestie' });
    const agenda = statistics.card('Agenda bij deze zoekopdracht');
    const meeting = agenda.getByRole('listitem').getByRole('link').first();
    await expectVisible(meeting);
    await agenda.getByRole('link', { name: 'Open in de agenda' }).click();
    await page.waitForURL('**/agenda?q=netcongestie&**');
    await expectVisible(agendaPage(page).titles);
    expect(await agendaPage(page).query.inputValue()).toBe('netcongestie');
    await page.goBack();
    await meeting.click();
    await page.waitForURL('**/agenda/demo-vergadering-*?q=netcongestie');
    await expectVisible(page.getByRole('heading', { level: 1 }));
    await page.getByRole('link', { name: 'Terug naar resultaten' }).click();
    await page.waitForURL('**/nl/dashboard?q=netcongestie**');
    await expectVisible(dashboard.rows);
  }));

test('statistics: what fails is told in its place and can be tried again; the trend as a table, as CSV and as picture', () =>
  stage.play(
    async (page) => {
      await signIn(page);
      let broken = true;
      await page.route('**/api/nl/statistics/stakeholders', (route) =>
        broken ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
      );
      await page.route('**/assets/picture-*.js', (route) => (broken ? route.abort() : route.continue()));
      const { dashboard, statistics } = await openSearch(page, 'nl', { q: 'zorg' });
      const card = statistics.card('Stakeholders');
      await expectVisible(card.getByRole('alert'));
      expect(await card.textContent()).toContain('Er is een serverfout opgetreden');
      await expectVisible(dashboard.rows);
      await statistics.tab('Statistieken').click();
      const { trend } = statistics;
      await expectVisible(statistics.bars(trend).locator('svg'));
      await trend.getByRole('button', { name: 'Download als PNG' }).click();
      await expectVisible(
        page.getByRole('alert').filter({ hasText: /^De grafiek downloaden is niet gelukt/ }),
      );
      await expectVisible(statistics.bars(trend).locator('svg'));
      broken = false;
      await card.getByRole('button', { name: 'Opnieuw proberen' }).click();
      await expectVisible(statistics.rows('Stakeholders'));

      const all = await dashboard.total();
      await trend.getByRole('button', { name: 'Toon als tabel' }).click();
      const totals = trend.locator('tbody td:nth-child(2)');
      const numbers = (await totals.allTextContents()).map(Number);
      expect(numbers.reduce((sum, one) => sum + one, 0)).toBe(all);
      await expectAccessible(page);

      const [spreadsheet] = await Promise.all([
        page.waitForEvent('download'),
        trend.getByRole('button', { name: 'Download als CSV' }).click(),
      ]);
      expect(spreadsheet.suggestedFilename()).toMatch(/^Publicaties per week \d{4}-\d\d-\d\d\.csv$/);
      const text = (await contentOf(spreadsheet)).toString('utf8');
      expect(text.startsWith('\uFEFFPeriode;Totaal;')).toBe(true);
      const lines = text.slice(1).trimEnd().split('\r\n');
      expect(lines.slice(1).map((line) => Number(line.split(';')[1]))).toEqual(numbers);

      const [picture] = await Promise.all([
        page.waitForEvent('download'),
        trend.getByRole('button', { name: 'Download als PNG' }).click(),
      ]);
      const bytes = await contentOf(picture);
      expect(bytes.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
      expect(bytes.readUInt32BE(16)).toBe(2_400);
      expect(bytes.readUInt32BE(20)).toBeGreaterThan(1_000);

      const cell = totals.getByRole('button').last();
      const count = Number(await cell.textContent());
      await cell.click();
      await expectSoon(() => dashboard.total(), count);
    },
    { colorScheme: 'dark' },
  ));

test('the kind of stakeholder is part of the address: for Back and for who gets a copy; and is remembered for this dashboard, also after a new login', () =>
  stage.play(async (page) => {
    await signIn(page);
    const { dashboard, statistics } = await openSearch(page, 'nl', { q: 'zorg', tab: 'statistics' });
    const kind = statistics.card('Stakeholders').getByRole('combobox', { name: 'Soort stakeholder' });
    await expectSoon(() => kind.inputValue(), 'PER');
    const choose = async (label: string, code: string) => {
      const remembered = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
      await kind.selectOption({ label });
      await expectSoon(() => kind.inputValue(), code);
      await remembered;
    };
    const steps = () => page.evaluate(() => history.length);
    const before = await steps();
    await choose('Denktanks', 'TT');
    expect(parameter(page, 'code')).toBe('TT');
    expect(await steps()).toBe(before);
    const copied = page.url();

    await dashboard.search('onderwijs');
    await expectSoon(() => Promise.resolve(parameter(page, 'q')), 'onderwijs');
    await expectSoon(() => kind.inputValue(), 'TT');
    await choose('Bedrijven', 'COM');
    await page.goBack();
    await expectSoon(() => Promise.resolve(parameter(page, 'q')), 'zorg');
    await expectSoon(() => kind.inputValue(), 'TT');

    // Without one in the address it is what was looked at last.
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await signIn(page);
    await openSearch(page, 'nl', { q: 'zorg' });
    await expectSoon(() => kind.inputValue(), 'COM');
    await dashboard.follow('nl-lr', { q: 'wonen' });
    await expectSoon(() => kind.inputValue(), 'IG');
    await page.goto(copied);
    await expectSoon(() => kind.inputValue(), 'TT');
    // The journeys after this one find what is remembered last.
    await choose('Personen', 'PER');
  }));

test('statistics: those of every domain can be used by everyone, in both themes', () =>
  stage.play(async (page) => {
    await signIn(page);
    const dashboard = dashboardPage(page);
    const statistics = statisticsPage(page);
    await dashboard.open('nl', {});
    const queries = [
      ['nl', 'zorg'],
      ['nl-lr', 'wonen'],
      ['eu', 'energy'],
      ['be-fed', 'pensioenen'],
      ['be-flm', 'onderwijs'],
    ] as const;
    await inEachDomain(queries, async (domain, q) => {
      await dashboard.follow(domain, { q, tab: 'statistics' });
      await expectVisible(statistics.bars(page).locator('svg'));
      await expectVisible(statistics.rows('Frequenties'));
      await statistics.more('Frequenties', 'Toon als tabel');
      await expectVisible(statistics.card('Frequenties').getByRole('table'));
      await expectAccessibleInBothThemes(page);
      await statistics.tab('Tijdlijn').click();
      await expectVisible(
        statistics.rows('Stakeholders').or(page.getByText('Niemand van deze soort wordt genoemd.')),
      );
      await expectAccessibleInBothThemes(page, 'main, aside[aria-label="Statistieken"]');
    });
  }));

test('statistics: on a phone the statistics are on their tab, and one key goes there and back', () =>
  stage.play(
    async (page) => {
      await signIn(page);
      const { dashboard, statistics } = await openSearch(page, 'nl', { q: 'zorg' });
      await expectVisible(statistics.bars(page).locator('svg'));
      expect(await statistics.card('Stakeholders').count()).toBe(0);
      await page.locator('body').press('t');
      await expectVisible(statistics.rows('Stakeholders'));
      const { scrolls, width } = await page.evaluate(() => ({
        scrolls: document.documentElement.scrollWidth,
        width: innerWidth,
      }));
      expect(scrolls).toBeLessThanOrEqual(width);
      await expectAccessible(page);
      await page.locator('body').press('t');
      await expectVisible(dashboard.rows);
    },
    { viewport: { width: 390, height: 844 }, hasTouch: true },
  ));

test('statistics: who lacks a dashboard of the nation sees no meetings of it', () =>
  stage.play(async (page) => {
    await signIn(page, accounts.localOnly);
    const { statistics } = await openSearch(page, 'nl-lr', { q: 'wonen', tab: 'statistics' });
    await expectVisible(statistics.rows('Frequenties'));
    expect(await statistics.card('Agenda bij deze zoekopdracht').count()).toBe(0);
  }));
