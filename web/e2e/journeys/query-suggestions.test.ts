import { expect, test } from 'vitest';
import { expectAccessibleInBothThemes, expectFits } from '../browser.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { logIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('query suggestions: a committee is found while it is typed, and searching for it finds what was told', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await logIn(page);
    await page.goto('/be-fed/dashboard');
    const options = dashboard.suggestions.getByRole('option');
    await dashboard.query.click();
    await page.keyboard.type('comm');
    await expectVisible(options.filter({ hasText: 'commissie:' }));
    expect(await dashboard.query.inputValue()).toBe('comm');
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await dashboard.query.inputValue()).toBe('commissie:');
    await page.keyboard.type('leefm');
    const first = options.first();
    await expectVisible(first.filter({ hasText: /documenten$/ }));
    await expectAccessibleInBothThemes(page);
    const [name, told] = [
      await first.locator('span').textContent(),
      Number((await first.locator('small').textContent())!.replace(/\D/g, '')),
    ];
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectSoon(() => dashboard.suggestions.count(), 0);
    expect(await dashboard.query.inputValue()).toBe(`commissie:"${name}"`);
    expect(new URL(page.url()).searchParams.get('q')).toBeNull();
    await dashboard.open('be-fed', { q: `commissie:"${name}"`, back: '1' });
    await expectVisible(dashboard.rows);
    expect(await dashboard.total()).toBeGreaterThanOrEqual(told);
  }));

test('query suggestions: on a phone a party is taken by a touch and stays in the field', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await logIn(page);
    await dashboard.query.tap();
    const hasFocus = () => dashboard.query.evaluate((field) => field === document.activeElement);
    // A browser may wait for a second touch before it takes the first for one.
    await expectSoon(hasFocus, true);
    await page.keyboard.type('partij:');
    expect(await dashboard.query.inputValue()).toBe('partij:');
    // Values, which come in the place of the name of the field.
    const values = dashboard.suggestions.getByRole('option').filter({ hasText: /document(en)?$/ });
    const first = values.first();
    await expectVisible(first);
    await expectFits(page);
    expect((await first.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await first.tap();
    await expectSoon(() => dashboard.suggestions.count(), 0);
    expect(await dashboard.query.inputValue()).toMatch(/^partij:./);
    expect(await hasFocus()).toBe(true);
  }, phone));
