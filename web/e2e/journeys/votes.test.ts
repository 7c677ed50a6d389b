import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readWorkbook } from '../../../server/test/workbook.ts';
import { expectAccessibleInBothThemes } from '../browser.ts';
import { signIn } from '../pages/login-page.ts';
import { shell } from '../pages/shell.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();
const address = '/nl/votes?q=motie&back=1';

const count = (page: Page) => page.getByRole('status').filter({ hasText: /^[\d.]+ (stemmingen?|votes?)$/ });
const total = async (page: Page) => Number((await count(page).textContent())!.replace(/\D/g, ''));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test('votes: the matrix tells by sign and word what each party did, by keyboard too, and every number leads to its votes', () =>
  stage.play(async (page) => {
    await signIn(page);
    await page.goto(address);
    const grid = page.getByRole('grid', { name: 'Stemmingen per fractie' });
    await expectVisible(grid.getByRole('rowheader'));
    expect(new URL(page.url()).pathname).toBe('/nl/dashboard');
    await expectVisible(page.getByRole('region', { name: 'Stemde gelijk met' }).getByRole('listitem'));
    await expectAccessibleInBothThemes(page);
    const all = await total(page);
    expect(await grid.getAttribute('aria-rowcount')).toBe(String(all + 1));

    // Only the rows near the view are on the page, and arrows walk on beyond them.
    const first = grid.getByRole('row').nth(1);
    await first.getByRole('gridcell').nth(1).focus();
    expect(await focused(page)).toMatch(/Liberaal Appèl, (voor|tegen|verdeeld)/);
    await page.keyboard.press('ArrowRight');
    await expectSoon(async () => /Groen Verbond, /.test((await focused(page)) ?? ''), true);
    for (let step = 0; step < 15; step += 1) await page.keyboard.press('ArrowDown');
    await expectSoon(() => page.evaluate(() => document.activeElement?.getAttribute('data-place')), '15 3');
    await page.keyboard.press('Control+Home');
    await expectSoon(() => page.evaluate(() => document.activeElement?.tagName), 'A');

    // The head chooses the party, and a number of it the votes in which the two differed.
    await grid.getByRole('button', { name: /^Groen Verbond, / }).click();
    const agreed = page.getByRole('list', { name: 'Stemde gelijk met Groen Verbond' });
    const number = agreed.getByRole('button').first();
    const [same, shared] = (await number.textContent())!.split(' van ').map(Number);
    await number.click();
    await expectSoon(() => total(page), shared! - same!);
    await page.getByRole('button', { name: 'Toon alle stemmingen' }).click();
    await expectSoon(() => total(page), all);

    // Filters are of votes alone, and in the address.
    const filters = page.getByRole('complementary', { name: 'Filters' });
    const adopted = filters.getByRole('checkbox', { name: /^Aangenomen/ });
    await adopted.click();
    await expectSoon(async () => (await total(page)) < all, true);
    const rejected = await total(page);
    await page.reload();
    await expectSoon(() => total(page), rejected);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Excel' }).click();
    const { rows } = readWorkbook(await readFile(await (await downloading).path()));
    expect(rows).toHaveLength(rejected + 1);
    await adopted.click();
    await expectSoon(() => total(page), all);

    await page.getByRole('radiogroup', { name: 'Weergave van de stemmingen' }).getByText('Lijst').click();
    const list = page.getByRole('list', { name: 'Stemmingen' });
    await list
      .getByRole('button', { name: /^\d+ fracties/ })
      .first()
      .click();
    await expectVisible(list.getByRole('heading', { name: /^Verdeeld of anders/ }));
    // Its link says what the party did.
    const party = list.getByRole('link', { name: /^Groen Verbond, / });
    expect(await party.getAttribute('href')).toMatch(/^\/nl\/party\/demo-/);
    // So does that of who voted otherwise than their party, in the votes that the name alone brings.
    const deviations = page.getByRole('region', { name: 'Week af van de eigen fractie' });
    const name = deviations.getByRole('listitem').first().getByRole('button');
    const called = (await name.textContent())!;
    await name.click();
    await expectSoon(async () => (await total(page)) < all, true);
    await list
      .getByRole('button', { name: /^\d+ fracties/ })
      .first()
      .click();
    const person = list.getByRole('link', { name: called });
    expect(await person.getAttribute('href')).toMatch(/^\/nl\/person\/demo-/);
    await expectAccessibleInBothThemes(page);

    // Roll calls of the Union are told by country too: codes above the columns, names everywhere else.
    await page.goto('/eu/dashboard?q=report&back=1&tab=votes');
    await expectVisible(grid.getByRole('rowheader'));
    await page
      .getByRole('radiogroup', { name: 'Stemmingen per fractie of per land' })
      .getByText('Per land')
      .click();
    const lands = page.getByRole('grid', { name: 'Stemmingen per land' });
    await expectVisible(lands.getByRole('button', { name: /^Duitsland, \d+ leden$/ }));
    const roll = lands.getByRole('row').nth(1);
    expect(await roll.getByRole('gridcell').nth(1).textContent()).toMatch(
      /^Duitsland, (voor|tegen|verdeeld)|^\d/,
    );
    await expectVisible(roll.getByText(/^\d zonder land$/));
    await expectAccessibleInBothThemes(page);
    await page.reload();
    await expectVisible(
      page.getByRole('list', { name: 'Stemde gelijk met Duitsland' }).getByRole('listitem'),
    );
    const rolls = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Excel' }).click();
    const [head] = readWorkbook(await readFile(await (await rolls).path())).rows;
    expect(head).toEqual(expect.arrayContaining(['Duitsland', 'Malta', 'Leden zonder bekend land']));
  }));

test('votes: on a phone, in English, a vote opens its parties in three groups, and what is counted has a view of its own', () =>
  stage.play(
    async (page) => {
      await signIn(page);
      await page.goto('/nl/dashboard');
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
      await Promise.all([saved, shell(page).choose('menuitemradio', 'English')]);
      await page.goto(address);
      await expectVisible(count(page));
      expect(await page.getByRole('grid').count()).toBe(0);
      const list = page.getByRole('list', { name: 'Votes' });
      await list
        .getByRole('button', { name: /^\d+ parties/ })
        .first()
        .click();
      await expectVisible(list.getByRole('heading', { name: /^For \(\d+\)$/ }));
      expect(await list.getByRole('heading', { level: 3 }).count()).toBe(3);
      const { scrolls, width } = await page.evaluate(() => ({
        scrolls: document.documentElement.scrollWidth,
        width: innerWidth,
      }));
      expect(scrolls).toBeLessThanOrEqual(width);
      await expectAccessibleInBothThemes(page);
      await page.getByText('Counts', { exact: true }).click();
      await expectVisible(page.getByRole('region', { name: 'Voted the same as' }));
      await expectAccessibleInBothThemes(page);
    },
    { viewport: { width: 390, height: 844 }, hasTouch: true },
  ));
