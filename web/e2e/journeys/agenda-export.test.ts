import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { addDays, dayOf } from 'contract/amsterdam';
import { readWorkbook } from '../../../server/test/workbook.ts';
import { expectAccessibleInBothThemes } from '../browser.ts';
import { agendaPage } from '../pages/agenda-page.ts';
import { accounts, signIn, signInAsStaff } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectVisible } from '../waiting.ts';

const stage = useStage();
const today = () => dayOf(Date.now());

test('agenda: an Excel file has a row for each meeting that was counted, and staff alone see what is kept of one', () =>
  stage.play(async (page) => {
    const agenda = agendaPage(page);
    await signInAsStaff(page, stage.product);
    await agenda.open({ from: today(), to: addDays(today(), 120), kind: 'committee' });
    await expectVisible(agenda.rows);
    await page.getByRole('button', { name: 'Excel' }).click();
    const dialog = page.getByRole('dialog', { name: 'Vergaderingen in Excel' });
    const counted = dialog.getByText(/^\d+ vergaderingen, 1 rij elk$/);
    await expectVisible(counted);
    await expectAccessibleInBothThemes(page);
    // Once the file is there the dialog is not.
    const rows = Number.parseInt((await counted.textContent())!, 10);
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download Excel' }).press('Enter');
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
