import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { expectQuiet } from '../browser.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { accounts, logIn, loginPage } from '../pages/login-page.ts';
import { total, weighScripts } from '../script-weight.ts';
import { useStage } from '../stage.ts';
import { expectVisible } from '../waiting.ts';

const stage = useStage();

/** Bytes after gzip. */
const budget = 260_000;

test('weight: what the build compressed is what browsers get', async () => {
  const assets = fileURLToPath(new URL('../../dist/assets', import.meta.url));
  const sizes = await Promise.all(
    (await readdir(assets))
      .filter((name) => name.endsWith('.js'))
      .map(async (name) => ({ name, size: (await stat(join(assets, name))).size })),
  );
  const { name } = sizes.toSorted((one, other) => other.size - one.size)[0]!;
  for (const [coding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
    ['identity', ''],
  ] as const) {
    const headers = { 'accept-encoding': coding };
    const answer = await fetch(`${stage.product.address}/assets/${name}`, { headers });
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(await readFile(join(assets, name)));
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(coding);
    if (ending === '') continue;
    const { size } = await stat(join(assets, name + ending));
    expect(Number(answer.headers.get('content-length'))).toBe(size);
  }
});

test('weight: the first files say that they are used whole, so that they are compiled while they arrive', async () => {
  const assets = fileURLToPath(new URL('../../dist/assets', import.meta.url));
  const first = (await readdir(assets)).filter((name) =>
    /^(libraries|start|shell|results)-.*\.js$/.test(name),
  );
  const beginnings = await Promise.all(
    first.map(async (name) => (await readFile(join(assets, name), 'utf8')).split('\n', 1)[0]),
  );
  expect(beginnings).toEqual(Array.from({ length: 4 }, () => '//# allFunctionsCalledOnLoad'));
});

/** Nobody fetches anything twice, so what a screen needs is weighed for who comes to it first. */
test('weight: what is fetched from the login to the first screen stays within its budget', () =>
  stage.play(async (page) => {
    const weigh = weighScripts(page);
    await logIn(page);
    await expectVisible(page.getByRole('region', { name: 'Nieuw per soort' }));
    await expectQuiet(page);
    const scripts = await weigh();
    expect(total(scripts), JSON.stringify(scripts.slice(0, 10))).toBeLessThanOrEqual(budget);
  }));

test('weight: what is fetched from the login to the results of a link stays within its budget', () =>
  stage.play(async (page) => {
    const weigh = weighScripts(page);
    const dashboard = dashboardPage(page);
    const login = loginPage(page);
    await dashboard.open('nl', { q: 'stikstof' });
    await login.logIn(accounts.everything);
    await expectVisible(dashboard.rows);
    await expectVisible(page.getByRole('complementary', { name: 'Statistieken' }).getByRole('heading'));
    await expectQuiet(page);
    const scripts = await weigh();
    expect(total(scripts), JSON.stringify(scripts.slice(0, 10))).toBeLessThanOrEqual(budget);
  }));

test('weight: the styles of the components that are used come along, and no others', async () => {
  const library = dirname(fileURLToPath(import.meta.resolve('@mantine/core/styles/Button.css')));
  const built = fileURLToPath(new URL('../../dist/assets', import.meta.url));
  const textOf = async (folder: string, name: string) => readFile(join(folder, name), 'utf8');
  const allOf = async (extension: string) => {
    const names = (await readdir(built)).filter((name) => name.endsWith(extension));
    return (await Promise.all(names.map((name) => textOf(built, name)))).join('\n');
  };
  const [code, styles] = await Promise.all([allOf('.js'), allOf('.css')]);
  const used: string[] = [];
  const there: string[] = [];
  for (const name of await readdir(library)) {
    if (!name.endsWith('.css') || name.endsWith('.layer.css')) continue;
    const classes = [...new Set((await textOf(library, name)).match(/\bm_[0-9a-f]{6,}/g))];
    if (classes.some((one) => code.includes(one))) used.push(name);
    if (classes.some((one) => styles.includes(one))) there.push(name);
  }
  expect(used.length).toBeGreaterThan(10);
  expect(there).toEqual(used);
});
