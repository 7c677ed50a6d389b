import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { addDays, dayOf } from 'contract/amsterdam';
import { readWorkbook } from '../../../server/test/workbook.ts';
import { expectAccessibleInBothThemes } from '../browser.ts';
import { agendaPage } from '../pages/agenda-page.ts';
import { accounts, signIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();
const today = () => dayOf(Date.now());

test('agenda: an Excel file has a row for each meeting that was counted, and staff alone see what is kept of one', () =>
  stage.play(async (page) => {
    const agenda = agendaPage(page);
    await signIn(page);
    await agenda.open({ from: today(), to: addDays(today(), 120), kind: 'committee' });
    await expectVisible(agenda.rows);
    await page.getByRole('button', { name: 'Excel' }).click();
    const dialog = page.getByRole('dialog', { name: 'Vergaderingen in Excel' });
    const counted = dialog.getByText(/^\d+ vergaderingen, 1 rij elk$/);
    await expectVisible(counted);
    await expectAccessibleInBothThemes(page);
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download Excel' }).press('Enter');
    const rows = Number.parseInt((await counted.textContent())!, 10);
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`Agenda ${today()} ${addDays(today(), 120)}.xlsx`);
    const [head, ...meetings] = readWorkbook(await readFile(await download.path())).rows;
    expect(head).toContain('Orgaan');
    expect(meetings).toHaveLength(rows);
    await expectVisible(page.getByText('Het Excel-bestand is gedownload'));

    await page.goto('/agenda-debug');
    const kept = page.getByRole('group', { name: 'Vergaderingen' }).getByRole('rowheader').getByRole('link');
    await expectVisible(kept);
    await expectAccessibleInBothThemes(page);
    await kept.first().click();
    await page.waitForURL('**/agenda-debug/*');
    await expectVisible(page.getByRole('rowheader', { name: 'origin', exact: true }));
    const { pathname } = new URL(page.url());
    await signIn(page, accounts.localOnly);
    for (const hidden of ['/agenda-debug', pathname]) {
      await page.goto(hidden);
      await page.waitForURL('**/nl-lr/dashboard');
    }
  }));

test('agenda: on a phone, in English, a subscription is made whose address answers a calendar', () =>
  stage.play(
    async (page) => {
      await signIn(page);
      await page.goto('/settings');
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
      await page.getByRole('radiogroup', { name: 'Taal' }).getByText('English').click();
      await saved;
      await page.goto('/agenda');
      const more = page.getByRole('button', { name: 'More with the agenda' });
      await more.click();
      await page.getByRole('menuitem', { name: 'Subscribe' }).click();
      const dialog = page.getByRole('dialog', { name: 'Meetings in your own calendar' });
      await expectVisible(dialog.getByText(/^You have not marked any searches for your calendar yet/));
      await dialog.getByRole('button', { name: 'Create my calendar address' }).click();
      const address = dialog.getByRole('textbox', { name: 'Address of your calendar' });
      await expectVisible(address);
      await expectVisible(dialog.getByText('Android', { exact: true }));
      await expectAccessibleInBothThemes(page);
      const written = await address.inputValue();
      expect(await dialog.getByRole('textbox', { name: /^Webcal address/ }).inputValue()).toBe(
        written.replace(/^https?:/, 'webcal:'),
      );
      const answer = await fetch(new URL(new URL(written).pathname, stage.product.address));
      expect(new ICAL.Component(ICAL.parse(await answer.text())).name).toBe('vcalendar');
      await page.keyboard.press('Escape');
      await expectSoon(() => dialog.count(), 0);
      await expectSoon(() => more.evaluate((button) => button === document.activeElement), true);
    },
    { viewport: { width: 390, height: 844 }, hasTouch: true },
  ));
