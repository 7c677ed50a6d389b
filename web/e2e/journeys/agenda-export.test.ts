import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { addDays, dayOf, instantOf, startOfDay } from 'contract/amsterdam';
import { aMeeting } from '../../../server/src/domains/alerts/test/a-meeting.ts';
import { eventsIn } from '../../../server/src/domains/alerts/test/events-in.ts';
import { readWorkbook } from '../../../server/test/workbook.ts';
import { expectAccessibleInBothThemes } from '../browser.ts';
import { comesIn } from '../comes-in.ts';
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

/** A night in which clocks change, within the days of a calendar. */
function nightOfClocks(): string {
  const days = Array.from({ length: 250 }, (_, nth) => addDays(today(), nth - 80));
  return days.find((day) => startOfDay(addDays(day, 1)) - startOfDay(day) !== 24 * 60 * 60_000)!;
}

test('agenda: on a phone, in English, the address of a subscription is read alike by two parsers', () =>
  stage.play(
    async (page) => {
      const at = (day: string, hour: number) => new Date(instantOf(day, hour, 30)).toISOString();
      const starts = { night: at(nightOfClocks(), 1), off: at(addDays(today(), 1), 10), on: at(today(), 23) };
      await comesIn(
        stage.product,
        aMeeting('night', starts.night),
        aMeeting('off', starts.off, { status: 'cancelled' }),
        aMeeting('on', starts.on),
        aMeeting('other', starts.on, { agendaItems: [] }),
      );
      await stage.post('/agenda/savedsearches', {
        title: 'The grid',
        includeInWebcal: true,
        queryDetails: { query: 'verzwaring AND stroomnet', filters: ['nl:tk'] },
      });
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
      await expectVisible(dialog.getByText('The grid', { exact: true }));
      const address = dialog.getByRole('textbox', { name: 'Address of your calendar' });
      await expectVisible(address);
      await expectVisible(dialog.getByText('Android', { exact: true }));
      await expectAccessibleInBothThemes(page);
      const written = await address.inputValue();
      expect(await dialog.getByRole('textbox', { name: /^Webcal address/ }).inputValue()).toBe(
        written.replace(/^https?:/, 'webcal:'),
      );
      const answer = await fetch(new URL(new URL(written).pathname, stage.product.address));
      const events = eventsIn(await answer.text()).filter(({ id }) => id.startsWith('test-'));
      expect(Object.fromEntries(events.map(({ id, start, status }) => [id, [start, status]]))).toEqual({
        'test-night': [starts.night, 'CONFIRMED'],
        'test-off': [starts.off, 'CANCELLED'],
        'test-on': [starts.on, 'CONFIRMED'],
      });
      await page.keyboard.press('Escape');
      await expectSoon(() => dialog.count(), 0);
      await expectSoon(() => more.evaluate((button) => button === document.activeElement), true);
    },
    { viewport: { width: 390, height: 844 }, hasTouch: true },
  ));
