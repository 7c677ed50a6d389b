import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessibleInBothThemes } from '../browser.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { signIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const said = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

test('dossier: a number among results leads to it, with its stages, rows by tab, and search within it', () =>
  stage.play(async (page) => {
    await signIn(page);
    await dashboardPage(page).open('nl', { q: 'type:"voorstel van wet" aansluitovereenkomsten', back: '1' });
    const number = page
      .getByRole('article')
      .getByRole('link', { name: /^37 004/ })
      .first();
    await number.click();
    await expectVisible(page.getByRole('heading', { level: 1, name: /^Wijziging van de Energiewet/ }));
    const stages = page.getByRole('list', { name: 'Stand van het dossier' }).getByRole('listitem');
    expect(await stages.locator('b').allTextContents()).toEqual([
      'Ingediend: bereikt',
      'Schriftelijke ronde: bereikt',
      'Plenair debat',
      'Stemming Tweede Kamer: bereikt',
      'Eerste Kamer: loopt',
      'Stemming Eerste Kamer',
      'Staatsblad',
    ]);
    // Nothing tells of the debate in the demo, and nothing of an act.
    expect(await stages.nth(2).textContent()).toContain('onbekend');
    expect(await stages.nth(6).textContent()).toContain('nog niets bekend');
    expect(await stages.nth(4).getAttribute('aria-current')).toBe('step');
    await expectAccessibleInBothThemes(page);

    await page.locator('#main').focus();
    await page.keyboard.press('3');
    await expectSoon(async () => said(page, 'tab'), 'vote');
    await expectVisible(page.getByText('Tweede Kamer: aangenomen', { exact: false }).first());
    await page.keyboard.press('1');
    await page.keyboard.press('j');
    const first = await page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('Enter');
    await expectSoon(() => title(page).textContent(), first);
    await page.goBack();

    await page.getByRole('searchbox', { name: 'Zoek in dit dossier' }).fill('netbeheerder');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/nl/dashboard**');
    expect(said(page, 'q')).toBe('nummer:37004 EN (netbeheerder)');
  }));

test('dossier: it is followed in one click and no longer at the next, and all of it goes onto a list', () =>
  stage.play(async (page) => {
    await signIn(page);
    await page.goto('/nl/dossier/36914');
    await page.getByRole('button', { name: 'Volg dit dossier' }).click();
    const followed = page.getByRole('button', { name: 'Je volgt dit dossier' });
    await expectVisible(followed);
    const saved = page.getByRole('link', { name: 'Dossier 36 914', exact: true });
    await expectVisible(saved);
    await page.locator('#main').focus();
    await page.keyboard.press('f');
    await expectVisible(page.getByRole('button', { name: 'Volg dit dossier' }));
    await saved.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Alle \d+ aan lijst toevoegen$/ }).click();
    await expectVisible(page.getByRole('dialog', { name: 'Aan lijst toevoegen' }));
    await page.keyboard.press('Escape');

    await page.goto('/nl/dossier/49999');
    await page.waitForURL('**/nl/dashboard**');
    expect(said(page, 'q')).toBe('nummer:49999');
  }));

test('dossier: on a phone in English its steps unfold and what can be done stands below', () =>
  stage.play(
    async (page) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'English' }).click();
      await signIn(page);
      await page.goto('/nl/dossier/37004');
      const steps = page.getByRole('region', { name: 'How the dossier stands' });
      await expectVisible(steps.getByText('step 5 of 7', { exact: false }));
      await steps.getByRole('button').tap();
      await expectVisible(steps.getByText('Bulletin of Acts'));
      const bar = page.getByRole('group', { name: 'Actions' });
      expect(await bar.getByRole('button').allTextContents()).toEqual(['Follow', 'To a list', 'Share']);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await expectAccessibleInBothThemes(page);
      await page.getByRole('tab', { name: /^People/ }).tap();
      await expectVisible(page.getByRole('link', { name: 'S.M. Verhoeckx' }));
    },
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  ));
