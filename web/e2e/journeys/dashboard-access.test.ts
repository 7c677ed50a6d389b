import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { expectAccessibleInBothThemes } from '../browser.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { logIn, signIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectVisible } from '../waiting.ts';

const stage = useStage();

const scenes: Record<string, (page: Page) => Promise<void>> = {
  'filters that are set': async (page) => {
    const dashboard = dashboardPage(page);
    await dashboard.open('nl', { q: 'woning', back: '1', ctx: 'ruimte-wonen', min: '55', types: 'tk,ek' });
    await expectVisible(dashboard.rows);
    await expectVisible(dashboard.filters.getByRole('slider', { name: 'Minimale match' }));
    await expectAccessibleInBothThemes(page);
    await dashboard.filters.getByRole('button', { name: 'Wat is een context?' }).click();
    await expectVisible(page.getByRole('dialog', { name: 'Wat is een context?' }));
  },
  'the months': async (page) => {
    const dashboard = dashboardPage(page);
    await dashboard.open('eu', { q: 'energy', back: '1', com: 'ITRE', lang: 'nl' });
    await expectVisible(dashboard.rows);
    await dashboard.period.click();
    await expectVisible(page.getByRole('table').last());
  },
  'recent searches': async (page) => {
    const dashboard = dashboardPage(page);
    await dashboard.open('nl', { q: 'woning', back: '1' });
    await expectVisible(dashboard.rows);
    await dashboard.search('stikstof');
    await dashboard.filters.getByRole('button', { name: 'Recente zoekopdrachten' }).click();
    await dashboard.query.click();
    await expectVisible(dashboard.suggestions);
  },
  'no hits': async (page) => {
    const dashboard = dashboardPage(page);
    await dashboard.open('nl', { q: 'woningbouw', back: '1', types: 'bekendmakingen.tractatenblad' });
    await expectVisible(page.getByRole('button', { name: /^Zonder dit filter/ }));
  },
};

test.each(Object.entries(scenes))('dashboard access: in both themes %s can be read and used', (_, scene) =>
  stage.play(async (page) => {
    await logIn(page);
    await scene(page);
    await expectAccessibleInBothThemes(page);
  }),
);

test.each([360, 1180, 1920])('dashboard access: at %i pixels nothing scrolls sideways', (width) =>
  stage.play(
    async (page) => {
      const dashboard = dashboardPage(page);
      await signIn(page);
      await dashboard.open('nl', { q: 'woning', back: '1', ctx: 'ruimte-wonen,energie-klimaat,economie' });
      await expectVisible(dashboard.rows);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) throw new Error(`${wide} pixels too wide`);
    },
    { viewport: { width, height: 800 } },
  ),
);
