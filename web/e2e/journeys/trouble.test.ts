import { rm } from 'node:fs/promises';
import { test } from 'vitest';
import { newVisitor, sharedBrowser } from '../browser.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { logIn } from '../pages/login-page.ts';
import { startProduct } from '../product.ts';
import { useStage } from '../stage.ts';
import { copyDemo } from '../start-demo.ts';
import { expectVisible } from '../waiting.ts';

const stage = useStage();

test('trouble: a fault of the server is told in the panel, with a reference and a way to try again', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await logIn(page);
    const fault = {
      errors: [{ code: 'SERVER', message: 'Er is een serverfout opgetreden' }],
      requestId: 'abc123',
    };
    await page.route('**/api/document/timeline*', (route) => route.fulfill({ status: 500, json: fault }));
    await dashboard.search('woningbouw');
    await expectVisible(page.getByText('Er is een serverfout opgetreden').last());
    await expectVisible(page.getByText(/abc123/));
    await page.unroute('**/api/document/timeline*');
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expectVisible(dashboard.rows);
  }));

test('trouble: a busy server is said, and the search comes without anybody asking again', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await logIn(page);
    const busy = { errors: [{ code: 'BUSY', message: 'Het is even druk.' }], requestId: 'abc123' };
    await page.route(
      '**/api/document/timeline*',
      (route) => route.fulfill({ status: 503, headers: { 'retry-after': '2' }, json: busy }),
      { times: 1 },
    );
    await dashboard.search('woningbouw');
    await expectVisible(page.getByText('Het is even druk. We proberen het zo opnieuw.').last());
    await expectVisible(dashboard.rows);
  }));

test('trouble: what failed without a network is asked again with one, and a fault of an unknown kind says what it is', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await logIn(page);
    // All that is fetched for results is there.
    await dashboard.search('stikstof');
    await expectVisible(dashboard.rows);
    await page.context().setOffline(true);
    await dashboard.search('woningbouw');
    await expectVisible(page.getByText(/Helaas! Het lukt ons niet om verbinding met je te maken/).last());
    await page.context().setOffline(false);
    await expectVisible(dashboard.rows);

    const fault = { errors: [{ code: 'EC-99', message: 'De maan staat verkeerd.' }], requestId: 'abc123' };
    await page.route('**/api/users/me/preferences*', (route) => route.fulfill({ status: 500, json: fault }));
    await page.route('**/api/document/timeline*', (route) => route.fulfill({ status: 500, json: fault }));
    await dashboard.search('motie');
    await expectVisible(page.getByRole('heading', { name: 'De maan staat verkeerd.' }));
    await expectVisible(page.getByText('Referentienummer abc123', { exact: true }));
    await page.getByRole('button', { name: 'Donker thema' }).click();
    await expectVisible(page.getByText('De maan staat verkeerd. Referentienummer abc123').last());
  }));

test('trouble: a server that is gone is named as such, and works again after its return', async () => {
  const dataDir = await copyDemo();
  const browser = await sharedBrowser();
  const first = await startProduct({ DATA_DIR: dataDir });
  const page = await newVisitor(browser, first.address);
  const dashboard = dashboardPage(page);
  await logIn(page);
  await dashboard.search('woningbouw');
  await expectVisible(dashboard.rows);
  await first.stop();
  await dashboard.search('stikstof');
  await expectVisible(page.getByText(/Helaas! Het lukt ons niet om verbinding met je te maken/).last());
  const second = await startProduct({ DATA_DIR: dataDir, PORT: new URL(first.address).port });
  await page.getByRole('main').getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expectVisible(dashboard.rows);
  await page.context().close();
  await second.stop();
  await rm(dataDir, { recursive: true, force: true });
});
