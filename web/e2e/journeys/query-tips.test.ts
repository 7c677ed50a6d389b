import { expect, test } from 'vitest';
import { expectAccessibleInBothThemes, expectQuiet } from '../browser.ts';
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

test('query tips: an operator in lower case, a typing error and a compound are told with what they would find, and run by a click', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await logIn(page);
    const main = page.getByRole('main');
    const offered = (query: string) =>
      main.getByRole('button', { name: new RegExp(`^${query}: [\\d.]+ resulta`, 'u') });
    const choose = async (query: string) => {
      const promised = Number(
        /: ([\d.]+) /.exec((await offered(query).textContent())!)![1]!.replaceAll('.', ''),
      );
      await offered(query).click();
      await expectSoon(dashboard.total, promised);
      expect(await page.getByRole('combobox', { name: 'Zoekopdracht' }).inputValue()).toBe(query);
    };
    await dashboard.search('energie of water');
    await expectVisible(offered('energie OF water'));
    await expectAccessibleInBothThemes(page);
    await choose('energie OF water');

    // Without a hit, and with one or two.
    await dashboard.search('enregie');
    await expectVisible(offered('energie'));
    await expectAccessibleInBothThemes(page);
    await choose('energie');
    expect(await page.getByText('Misschien bedoel je:').count()).toBe(0);
  }));
