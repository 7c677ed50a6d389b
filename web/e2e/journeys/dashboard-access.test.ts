import { test } from 'vitest';
import { expectAccessibleInBothThemes, expectFits } from '../browser.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { signIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectVisible, unfold } from '../waiting.ts';

const stage = useStage();

test('dashboard access: in both themes no hits, set filters, recent searches and the months can be read and used', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await signIn(page);
    await dashboard.open('nl', { q: 'woningbouw', back: '1', types: 'bekendmakingen.tractatenblad' });
    await expectVisible(page.getByRole('button', { name: /^Zonder dit filter/ }));
    await expectAccessibleInBothThemes(page);

    await dashboard.follow('nl', { q: 'woning', back: '1', ctx: 'ruimte-wonen', min: '55', types: 'tk,ek' });
    await expectVisible(dashboard.rows);
    await expectVisible(dashboard.filters.getByRole('slider', { name: 'Minimale match' }));
    await expectAccessibleInBothThemes(page);
    await dashboard.filters.getByRole('button', { name: 'Wat is een context?' }).click();
    await expectVisible(page.getByRole('dialog', { name: 'Wat is een context?' }));
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');

    await dashboard.search('stikstof');
    await unfold(dashboard.filters.getByRole('button', { name: 'Recente zoekopdrachten' }));
    await dashboard.query.click();
    await expectVisible(dashboard.suggestions);
    await expectAccessibleInBothThemes(page);

    await dashboard.follow('eu', { q: 'energy', back: '1', com: 'ITRE', lang: 'nl' });
    await expectVisible(dashboard.rows);
    await dashboard.period.click();
    await expectVisible(page.getByRole('table').last());
    await expectAccessibleInBothThemes(page);
  }));

test('dashboard access: nothing scrolls sideways, however wide the window is', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await signIn(page);
    await dashboard.open('nl', { q: 'woning', back: '1', ctx: 'ruimte-wonen,energie-klimaat,economie' });
    for (const width of [1920, 1180, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectVisible(dashboard.rows);
      await expectFits(page);
    }
  }));
