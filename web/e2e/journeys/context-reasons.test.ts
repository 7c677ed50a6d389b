import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { TimelineItem } from 'contract/documents';
import { expectAccessibleInBothThemes } from '../browser.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { signIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();

/** A document whose first context is said surely. */
const sure = ({ scored, contexts }: TimelineItem) => scored && (contexts[0]?.percentage ?? 0) >= 70;
const chip = (page: Page) =>
  page
    .getByRole('article')
    .getByRole('button', { name: / \d+\s?%$/ })
    .first();
const reasons = (page: Page) => page.getByRole('dialog', { name: /^Waarom .+ \d+\s?%$/ });

test('context reasons: a click on a percentage tells the words and pieces that carried it, and the keys lead there and back', async () => {
  const { title } = await stage.findDocument('motie', sure);
  await stage.play(async (page) => {
    await signIn(page);
    await dashboardPage(page).open('nl', { q: `"${title.text}"`, back: '1' });
    await expectVisible(chip(page));
    const said = (await chip(page).textContent())!;
    await chip(page).focus();
    await page.keyboard.press('Enter');
    await expectVisible(reasons(page).getByRole('heading', { name: `Waarom ${said}` }));
    const words = reasons(page).getByRole('region', { name: 'Woorden' }).getByRole('listitem');
    await expectVisible(words);
    for (const word of await words.allTextContents()) expect(word).toMatch(/^.+ \d+\s?%$/);
    await expectVisible(reasons(page).getByRole('region', { name: 'In de tekst' }).locator('mark'));
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
    await expectSoon(() => reasons(page).count(), 0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(said);
    // A second click on the same chip closes what the first one opened.
    await chip(page).click();
    await expectVisible(reasons(page));
    await chip(page).click();
    await expectSoon(() => reasons(page).count(), 0);
  });
});

test('context reasons: the page of a document tells them too, also on a phone', async () => {
  const { id } = await stage.findDocument('motie', sure);
  await stage.play(
    async (page) => {
      await signIn(page);
      await page.goto(`/nl/document/${id}`);
      await page.getByRole('tab', { name: /^Kenmerken/ }).click();
      const own = page.getByRole('tabpanel').getByRole('button', { name: / \d+\s?%$/ });
      await own.first().click();
      await expectVisible(reasons(page).getByRole('region', { name: 'Woorden' }).getByRole('listitem'));
      const box = (await reasons(page).boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(390);
      await expectAccessibleInBothThemes(page);
    },
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  );
});

test('context reasons: a percentage that a line has no room for is seen while it has the focus', () =>
  stage.play(
    async (page) => {
      await signIn(page);
      await dashboardPage(page).open('nl', { q: 'type:"Schriftelijke vragen"', back: '1' });
      await expectVisible(chip(page));
      const isSeen = (one: Locator) =>
        one.evaluate((element) => {
          const [line, own] = [element.closest('ul')!, element].map((each) => each.getBoundingClientRect());
          return own!.top >= line!.top - 1 && own!.bottom <= line!.bottom + 1;
        });
      // The first result with two percentages of which the second is on a line below.
      const lines = page
        .getByRole('article')
        .getByRole('list')
        .filter({ has: page.getByRole('button').nth(1) });
      await expectVisible(lines);
      const all = await lines.all();
      const seen = await Promise.all(all.map((line) => isSeen(line.getByRole('button').nth(1))));
      const facts = all[seen.indexOf(false)]!;
      const [first, second] = [facts.getByRole('button').first(), facts.getByRole('button').nth(1)];
      expect(await isSeen(first)).toBe(true);

      await first.focus();
      await page.keyboard.press('Tab');
      expect([await isSeen(first), await isSeen(second)]).toEqual([false, true]);
      // What it opens has the focus meanwhile.
      await page.keyboard.press('Enter');
      await expectVisible(reasons(page));
      expect(await isSeen(second)).toBe(true);
      await page.keyboard.press('Escape');
      await expectSoon(() => second.evaluate((one) => one === document.activeElement), true);
      // Left by the focus, the line begins with its first fact again.
      await page.keyboard.press('Tab');
      expect(await facts.evaluate((line) => line.contains(document.activeElement))).toBe(false);
      expect([await isSeen(first), await isSeen(second)]).toEqual([true, false]);
    },
    { viewport: { width: 360, height: 844 } },
  ));
