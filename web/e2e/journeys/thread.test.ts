import { expect, test } from 'vitest';
import { expectAccessibleInBothThemes } from '../browser.ts';
import { signIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectVisible } from '../waiting.ts';

const stage = useStage();
/** The Dutch bill of the directive of the demo, whose own number has the year in which it began. */
const bill = '/nl/dossier/37118';

test('thread: a directive leads to the bills that name it, by its number and beside it, and these back', () =>
  stage.play(async (page) => {
    await signIn(page);
    await page.goto(bill);
    const belongs = page.getByRole('region', { name: 'Hoort bij' });
    await expectVisible(belongs.getByText(/^noemt \(EU\) \d{4}\/9004$/));
    await expectAccessibleInBothThemes(page);
    await belongs.getByRole('link', { name: /^\d{4}\/9004\(COD\)/ }).click();
    const board = page.getByRole('table', { name: 'De draad van deze procedure' });
    await expectVisible(board.getByRole('rowheader', { name: /^Omzetting/ }));
    await expectVisible(page.getByRole('region', { name: /^Omzetten, uiterlijk/ }));
    await expectVisible(page.getByText('geen ontwerp van decreet gevonden'));
    const stages = page.getByRole('list', { name: 'Stand van het dossier' });
    await expectVisible(stages.locator('[aria-current="step"]').getByRole('link', { name: /^uiterlijk/ }));
    // A meeting about the bill is among those of the procedure.
    const next = page.getByRole('region', { name: 'Volgende vergaderingen' });
    await expectVisible(next.getByRole('link', { name: /^Procedurevergadering/ }));
    const votes = page.getByRole('region', { name: 'Stemmingen' });
    await expectVisible(votes.getByText(/^Laatste hoofdelijke stemming/));
    await expectVisible(votes.getByRole('rowheader', { name: /^Nederlandse leden/ }));
    await page.getByRole('button', { name: 'artikel 4, lid 1' }).click();
    await expectAccessibleInBothThemes(page);

    await page.locator('#main').focus();
    await page.keyboard.press('j');
    const first = await page.evaluate(() => document.activeElement?.textContent);
    expect(await board.getByRole('link').first().textContent()).toBe(first);
    await page.getByRole('link', { name: /^Dossier 37 118/ }).click();
    await expectVisible(belongs);
  }));

test('thread: on a phone in English levels are tabs, phases stand below each other, and the deadline is a tab', () =>
  stage.play(
    async (page) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'English' }).click();
      await signIn(page);
      await page.goto(bill);
      await page.getByRole('region', { name: 'Belongs to' }).getByRole('link').tap();
      await page.getByRole('tab', { name: 'Netherlands' }).tap();
      await expectVisible(page.getByText(/^names \(EU\) \d{4}\/9004$/).first());
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await expectAccessibleInBothThemes(page);
      await page.getByRole('tab', { name: 'Transpose' }).tap();
      await expectVisible(page.getByRole('region', { name: /^Transpose by/ }));
      await expectVisible(page.getByText(/^Transposition step \d of \d, by/));
    },
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  ));
