import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { TrendsResponse } from 'contract/statistics';
import { expectAccessible } from '../browser.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { logIn, signIn } from '../pages/login-page.ts';
import { statisticsPage } from '../pages/statistics-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();

const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);
const undo = (page: Page) => page.getByRole('button', { name: 'Ongedaan maken' });

/** Opens the statistics of a search, for who is logged in. */
async function openStatistics(page: Page, domain: string, parameters: Record<string, string>) {
  const dashboard = dashboardPage(page);
  await dashboard.open(domain, { ...parameters, tab: 'statistics' });
  await expectVisible(dashboard.count);
  return { dashboard, statistics: statisticsPage(page) };
}

/** The name and the number a row shows. */
async function shown(row: Locator): Promise<{ name: string; count: number }> {
  const [name, count] = await row.locator('span').allTextContents();
  return { name: name!, count: Number(count!.replaceAll('.', '')) };
}

test('statistics clicks: a topic, a bar and a part of a bar each open exactly the documents they counted, and a committee is named', () =>
  stage.play(async (page) => {
    await signIn(page);
    const { dashboard, statistics } = await openStatistics(page, 'nl', { q: 'zorg', back: '1' });
    const rows = statistics.rows('Vaakst genoemde onderwerpen');
    await expectVisible(rows);
    const all = await dashboard.total();
    const topics = await Promise.all((await rows.all()).map(shown));
    expect(topics.length).toBeGreaterThan(1);
    const texts = await rows.allTextContents();
    for (const [index, { count }] of topics.entries()) {
      expect(count).toBeLessThan(all);
      await rows.nth(index).click();
      await expectSoon(() => dashboard.total(), count);
      expect(parameter(page, 'about')).not.toBeNull();
      // The choice is marked, and the others keep the numbers by which to choose.
      await expectSoon(() => rows.nth(index).getAttribute('aria-pressed'), 'true');
      expect(await rows.allTextContents()).toEqual(texts);
    }
    await rows.last().click();
    await expectSoon(() => dashboard.total(), all);
    expect(parameter(page, 'about')).toBeNull();

    const answered = page.waitForResponse((response) => response.url().endsWith('/statistics/trends'));
    await dashboard.follow('nl', { q: 'onderwijs', tab: 'statistics' });
    const { data: points } = (await (await answered).json()) as TrendsResponse;
    const bars = statistics.bars(statistics.trend);
    await expectVisible(bars.locator('svg'));
    const found = await dashboard.total();
    const read = statistics.trend.getByRole('status');
    const numberRead = async () => Number(/: (\d+)/.exec((await read.textContent())!)![1]);
    const periodOf = () => ({ start: parameter(page, 'from'), end: parameter(page, 'to') });

    // Only the parts of bars have colours of their own.
    const parts = bars.locator('rect[style]');
    const boxes = (await Promise.all((await parts.all()).map((part) => part.boundingBox()))).map(
      (box) => box!,
    );
    // Those of the columns that leave room above them, for the clicks there.
    const top = (await bars.boundingBox())!.y;
    const low = boxes.filter(({ x }) => boxes.every((other) => other.x !== x || other.y > top + 30));
    const part = low.reduce((one, other) => (other.height > one.height ? other : one));
    const middle = { x: part.x + part.width / 2, y: part.y + part.height / 2 };
    await page.mouse.move(middle.x, middle.y);
    await expectVisible(read.filter({ hasText: /, .+: \d+/ }));
    const inPart = await numberRead();
    await page.mouse.click(middle.x, middle.y);
    await expectSoon(() => dashboard.total(), inPart);
    expect(parameter(page, 'types')).not.toBeNull();
    const chosen = points.find(({ start }) => start === parameter(page, 'from'));
    expect(chosen).toMatchObject(periodOf());
    expect(inPart).toBeLessThanOrEqual(chosen!.count);
    await undo(page).click();
    await expectSoon(() => dashboard.total(), found);

    // Above a bar there is nothing but its period.
    await expectVisible(bars.locator('svg'));
    const above = (await bars.boundingBox())!.y + 10;
    await page.mouse.move(middle.x, above);
    await expectVisible(read.filter({ hasText: /: \d+ resulta/ }));
    expect(await numberRead()).toBe(chosen!.count);
    await page.mouse.click(middle.x, above);
    await expectSoon(() => dashboard.total(), chosen!.count);
    expect(periodOf()).toEqual({ start: chosen!.start, end: chosen!.end });
    expect(parameter(page, 'types')).toBeNull();

    // A committee has its name beside its code, in the table and in what is downloaded as well.
    await dashboard.follow('eu', { q: 'committee', tab: 'statistics' });
    const row = statistics.rows('Stakeholders').first();
    const detail = row.locator('small');
    await expectVisible(detail);
    const name = (await detail.textContent())!;
    const code = (await shown(row)).name.slice(0, -name.length);
    expect(code).toMatch(/^[A-Z]{4}$/);
    await statistics.more('Stakeholders', 'Toon als tabel');
    const first = statistics.card('Stakeholders').getByRole('rowheader').first();
    expect(await first.textContent()).toBe(`${code} – ${name}`);
    const [spreadsheet] = await Promise.all([
      page.waitForEvent('download'),
      statistics.more('Stakeholders', 'Download als CSV'),
    ]);
    const text = await readFile(await spreadsheet.path(), 'utf8');
    expect(text.split('\r\n')[1]).toContain(`${code} – ${name}`);
  }));

test.each([
  ['wide and light', { colorScheme: 'light' }],
  ['a phone, dark', { colorScheme: 'dark', viewport: { width: 390, height: 844 }, hasTouch: true }],
] as const)(
  'statistics clicks: the chart above the timeline as a table, as picture and as CSV: %s',
  (_name, options) =>
    stage.play(async (page) => {
      await logIn(page);
      const dashboard = dashboardPage(page);
      const { bars } = statisticsPage(page);
      await dashboard.open('nl', { q: 'zorg' });
      await expectVisible(bars(page).locator('svg'));
      const all = await dashboard.total();
      const more = async (action: string) => {
        await page.getByRole('button', { name: 'Meer opties voor Publicaties per week' }).click();
        await page.getByRole('menuitem', { name: action }).click();
      };
      await more('Toon als tabel');
      const table = page.getByRole('table', { name: 'Publicaties per week' });
      const cells = await table.locator('tbody td').allTextContents();
      expect(cells.reduce((sum, text) => sum + Number(text), 0)).toBe(all);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await expectAccessible(page);
      const download = async (action: string) =>
        (await Promise.all([page.waitForEvent('download'), more(action)]))[0];
      const lines = (await readFile(await (await download('Download als CSV')).path(), 'utf8'))
        .trim()
        .split('\r\n');
      expect(lines).toHaveLength(cells.length + 1);
      const picture = await readFile(await (await download('Download als PNG')).path());
      expect(picture.subarray(1, 4).toString()).toBe('PNG');
      const filled = table.getByRole('button').last();
      const count = Number(await filled.textContent());
      await filled.click();
      await expectSoon(() => dashboard.total(), count);
      expect(parameter(page, 'from')).not.toBeNull();
    }, options),
);
