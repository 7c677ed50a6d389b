import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words } from 'contract/words';
import { shortcuts } from '../../src/features/shortcuts/table.ts';
import { expectAccessible } from '../browser.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { debatePage } from '../pages/debate-page.ts';
import { documentPage } from '../pages/document-page.ts';
import { logIn } from '../pages/login-page.ts';
import { palette } from '../pages/palette.ts';
import { settingsPage } from '../pages/settings-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();

/** The keys of UX 4 as the help writes them in Dutch, under its headings. */
const keys = {
  everywhere: [
    'Ctrl K',
    '?',
    'C',
    'G dan D',
    'G dan A',
    'G dan 1 t/m 5',
    'G dan L',
    'G dan S',
    'L',
    'Shift L',
    'Ctrl Z',
    'Esc',
  ],
  dashboard: ['/', 'S', 'T', '[', ']'],
  agenda: ['1 t/m 4', 'T', '← of →'],
  results: ['J of ↓', 'K of ↑', 'Enter', 'O', 'X'],
  document: ['N', 'P', 'V'],
  dossier: ['F', 'D', '1 t/m 5'],
  debate: ['Spatie', 'Shift ←', 'Shift →'],
  lists: ['Alt ↑ of Alt ↓'],
};
const english = (dutch: string) =>
  dutch.replace('dan', 'then').replace('t/m', 'to').replace(' of ', ' or ').replace('Spatie', 'Space');

/** What a dialog says of the keys: for every heading its lines, keys and what they do. */
const told = (dialog: Locator) =>
  dialog.locator('section:has(> h3)').evaluateAll((sections) =>
    sections.map((section) => [
      section.querySelector('h3')!.textContent,
      [...section.querySelectorAll('dl > div')].map((line) => {
        const texts = document.createTreeWalker(line.querySelector('dt')!, NodeFilter.SHOW_TEXT);
        const caps: string[] = [];
        while (texts.nextNode()) caps.push(texts.currentNode.nodeValue!.trim());
        return `${caps.filter(Boolean).join(' ')}: ${line.querySelector('dd')!.textContent}`;
      }),
    ]),
  );

test('shortcuts help: both dialogs of help list every key that works, in both languages', () =>
  stage.play(async (page) => {
    await logIn(page);
    for (const locale of ['nl', 'en-gb'] as const) {
      const { shell: bar, shortcuts: said } = words[locale];
      const expected = Object.entries(keys).map(([place, written]) => {
        const names = shortcuts.filter(({ where }) => where === place).map(({ name }) => said.names[name]);
        expect(names).toHaveLength(written.length);
        return [
          said.places[place as keyof typeof keys],
          written.map((one, index) => `${locale === 'nl' ? one : english(one)}: ${names[index]}`),
        ];
      });
      const help = page.getByRole('button', { name: bar.help, exact: true });
      await expectVisible(help);
      await page.keyboard.press('?');
      const keyboard = page.getByRole('dialog', { name: said.title });
      await expectVisible(keyboard);
      expect(await told(keyboard)).toEqual(expected);
      await page.keyboard.press('Escape');
      await expectSoon(() => keyboard.count(), 0);
      await help.click();
      const support = page.getByRole('dialog', { name: bar.help });
      await expectVisible(support.locator('dl'));
      expect(await told(support)).toEqual(expected);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expectSoon(() => support.count(), 0);
      await switchTo(page, locale === 'nl' ? 'English' : 'Nederlands');
    }
  }));

async function switchTo(page: Page, language: string) {
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/users/me/preferences'),
  );
  await page.getByRole('button', { name: /Accountmenu van|Account menu of/ }).click();
  await page.getByRole('menuitemradio', { name: language, exact: true }).click();
  await saved;
  // The menu stays, as somebody may try the other language; its letters are its own.
  await page.keyboard.press('Escape');
  await expectSoon(() => page.getByRole('menu').count(), 0);
}

test('shortcuts help: single keys are switched off in the settings and then do nothing, until they are switched on again', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    const settings = settingsPage(page);
    const single = page.getByRole('switch', { name: 'Sneltoetsen van één letter' });
    /** Throws the switch and waits until the server knows. */
    const set = async (on: boolean) => {
      await settings.open('algemeen');
      await single.press('Space');
      await expectVisible(settings.saved);
      expect(await single.isChecked()).toBe(on);
    };
    await logIn(page);
    await set(false);
    await dashboard.open('nl', { q: 'woningbouw', back: '1' });
    await dashboard.titles.first().focus();
    await expectVisible(page.getByRole('region', { name: 'Documentsoorten' }));
    const state = () =>
      page.evaluate(() => [
        location.href,
        document.activeElement?.textContent,
        document.querySelectorAll('[role="dialog"],[role="menu"],input:checked[aria-label*="electe"]').length,
        document.querySelector('section[data-kind]')?.textContent,
        document.querySelectorAll('aside').length,
      ]);
    const before = await state();
    const signs = shortcuts
      .filter(({ where, name }) => where !== 'debate' && where !== 'agenda' && name !== 'palette')
      .flatMap((shortcut): string[] => [...shortcut.keys]);
    expect(signs).toContain('g l');
    for (const key of signs) {
      for (const press of key.split(' ')) await page.keyboard.press(press.replace('shift+', 'Shift+'));
      expect(await state(), key).toEqual(before);
    }
    // What a key opens may take its time to come.
    await page.waitForTimeout(500);
    expect(await state()).toEqual(before);
    expect(page.context().pages()).toHaveLength(1);
    // The arrows are no letters, and the palette is not opened by one.
    await page.keyboard.press('ArrowDown');
    await expectSoon(async () => (await state())[1], await dashboard.titles.nth(1).textContent());
    await palette(page).open();
    await page.keyboard.press('Escape');

    await page.goto('/nl/document/demo-vragenuur/minister');
    const debate = debatePage(page);
    const { hits } = documentPage(page);
    await expectVisible(hits.filter({ hasText: /^Treffer 1 van/ }));
    await page.locator('main').focus();
    for (const key of ['n', 'Shift+ArrowRight', 'Space', 'p']) await page.keyboard.press(key);
    expect(await hits.textContent()).toMatch(/^Treffer 1 van/);
    expect(await debate.seconds()).toBe(0);
    await expectVisible(debate.play);

    await set(true);
    await page.goto('/nl/document/demo-vragenuur/minister');
    await expectVisible(hits.filter({ hasText: /^Treffer 1 van/ }));
    await page.keyboard.press('n');
    await expectVisible(hits.filter({ hasText: /^Treffer 2 van/ }));
  }));
