import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessibleInBothThemes, expectFits, expectKept } from '../browser.ts';
import { signIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();
const said = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);
const amended = () => stage.findDocument('voorstel', ({ groupPath }) => groupPath === 'ek/wetsvoorstel');

test('compare: from a version one comes to what changed, walks along it, and turns the view', () =>
  stage.play(async (page) => {
    const { id } = await amended();
    await signIn(page);
    await page.goto(`/nl/document/${id}`);
    await page.getByRole('link', { name: 'Vergelijk versies' }).click();
    const list = page.getByRole('navigation', { name: 'Artikelen' });
    await expectVisible(list.getByRole('button', { name: /Evaluatie gewijzigd/ }));
    await expectVisible(list.getByRole('button', { name: /^Artikel 3.* was 2$/ }));
    await expectVisible(page.locator('del', { hasText: 'vijf' }));
    await expectVisible(page.locator('ins', { hasText: 'drie' }));
    await expectVisible(page.getByText('niet in deze versie').first());
    await expectAccessibleInBothThemes(page);

    const place = page.getByRole('status').filter({ hasText: /wijziging/ });
    await page.locator('#main').focus();
    await page.keyboard.press('n');
    await expectSoon(async () => (await place.textContent())?.replace(/\d+$/, ''), 'wijziging 1 van ');
    await page.keyboard.press('p');
    const [, last, all] = /(\d+) van (\d+)/.exec((await place.textContent()) ?? '') ?? [];
    expect(last).toBe(all);
    await page.keyboard.press('v');
    await expectSoon(() => Promise.resolve(said(page, 'view')), 'inline');
    await page.getByText('niet in deze versie').first().waitFor({ state: 'detached' });
    await expectAccessibleInBothThemes(page);

    await list.getByRole('button', { name: /Evaluatie/ }).click();
    expect(said(page, 'art')).toMatch(/^\d+$/);
    await page.getByRole('button', { name: /^Eerdere versie/ }).click();
    await page.getByRole('menuitem', { name: /^Gewijzigd voorstel EK, A/ }).click();
    await expectVisible(page.getByRole('heading', { name: 'Deze teksten zijn woordelijk gelijk' }));
    expect(await page.locator('body').textContent()).not.toMatch(/geconsolideerd/i);
  }));

test('compare: on a phone, in English, both versions are one text with the list of articles folded above it', () =>
  stage.play(
    async (page) => {
      const { numbers } = await amended();
      const number = numbers.find(({ kind }) => kind === 'dossier')!.value.replace(/,.*| /g, '');
      await signIn(page);
      await page.goto('/settings');
      await page.getByRole('radiogroup', { name: 'Taal' }).getByText('English').click();
      await expectKept(page);
      await page.goto(`/nl/dossier/${number}/compare?view=side`);
      await expectVisible(page.locator('ins', { hasText: 'drie' }));
      await expectVisible(page.getByText('List of articles'));
      expect(await page.getByText('not in this version').count()).toBe(0);
      expect(await page.locator('ins', { hasText: 'drie' }).textContent()).toBe('added: drie, end.');
      await expectAccessibleInBothThemes(page);
      await expectFits(page);
    },
    { viewport: { width: 390, height: 844 } },
  ));
