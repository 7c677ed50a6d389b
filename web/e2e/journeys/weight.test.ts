import { expect, test } from 'vitest';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { logIn } from '../pages/login-page.ts';
import { total, weighScripts } from '../script-weight.ts';
import { useStage } from '../stage.ts';
import { expectVisible } from '../waiting.ts';

const stage = useStage();

/** Bytes after gzip. */
const budget = 250_000;

test('what is fetched from the login to the first results stays within its budget', () =>
  stage.play(async (page) => {
    const weigh = weighScripts(page);
    const dashboard = dashboardPage(page);
    await logIn(page);
    await dashboard.search('stikstof');
    await expectVisible(dashboard.rows);
    await expectVisible(page.getByRole('complementary', { name: 'Statistieken' }).getByRole('heading'));
    await page.waitForLoadState('networkidle');
    const scripts = await weigh();
    expect(total(scripts), JSON.stringify(scripts.slice(0, 10))).toBeLessThanOrEqual(budget);
  }));
