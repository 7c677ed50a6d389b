import { expect, test } from 'vitest';
import { expectAccessible } from '../browser.ts';
import { logIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectVisible } from '../waiting.ts';

const stage = useStage();

test.each([360, 390])('on a phone of %i wide places are at the bottom and domains at the top', (width) =>
  stage.play(
    async (page) => {
      await logIn(page);
      const tabs = page.getByRole('navigation', { name: 'Domeinen' });
      const box = (await tabs.boundingBox())!;
      const third = (await tabs.getByRole('link').nth(2).boundingBox())!;
      expect(third.x + third.width).toBeLessThan(box.x + box.width);
      const places = page.getByRole('navigation', { name: 'Onderdelen' });
      await places.getByRole('link', { name: 'Lijsten' }).click();
      await page.waitForURL('**/list-manager**');
      await places.getByRole('link', { name: 'Dashboard' }).click();
      await page.waitForURL('**/nl/dashboard');
      await places.getByRole('button', { name: 'Meer' }).click();
      await expectAccessible(page);
      await page.getByRole('menuitem', { name: 'Meldingen' }).click();
      await expectVisible(page.getByText('Er zijn geen meldingen.'));
      await expectAccessible(page);
      await page.goto('/nl/dashboard?q=de&back=1');
      await page.getByRole('article').getByRole('heading').first().getByRole('link').click();
      await expectVisible(page.getByRole('heading', { level: 1 }));
      expect(await places.count()).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
    { viewport: { width, height: 844 }, hasTouch: true, isMobile: true },
  ),
);
