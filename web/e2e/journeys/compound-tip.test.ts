import { expect, test } from 'vitest';
import { expectQuiet } from '../browser.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { logIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();

test('compound tip: compounds are tipped where they find half more, once per query, and not after the tip was closed twice', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await logIn(page);
    const tip = page.getByRole('main').getByRole('button', { name: /^\p{L}+\*: \d+ resultaten$/u });
    const close = page.getByRole('button', { name: 'Sluit tip' });
    await dashboard.search('energie');
    await expectVisible(tip);
    const promised = Number((await tip.textContent())!.replace(/\D/g, ''));
    expect(promised).toBeGreaterThanOrEqual(1.5 * (await dashboard.total()));
    await tip.click();
    await expectSoon(dashboard.total, promised);
    expect(await tip.count()).toBe(0);

    // A query that says more than one plain word is left alone.
    const asked = page.waitForResponse(/\/api\/document\/timeline/);
    await dashboard.search('energie OF net');
    await asked;
    await expectVisible(dashboard.rows);
    expect(await tip.count()).toBe(0);

    for (const word of ['energie', 'stroom']) {
      await dashboard.search(word);
      await expectVisible(close);
      await close.click();
      await expectSoon(() => close.count(), 0);
    }
    await dashboard.search('water');
    await expectVisible(dashboard.rows);
    await expectQuiet(page);
    expect(await close.count()).toBe(0);
  }));
