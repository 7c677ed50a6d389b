import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays, dayOf, instantOf } from 'contract/amsterdam';
import { aMeeting } from '../../../server/src/domains/alerts/test/a-meeting.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '../browser.ts';
import { comesIn } from '../comes-in.ts';
import { agendaPage } from '../pages/agenda-page.ts';
import { signIn } from '../pages/login-page.ts';
import { shell } from '../pages/shell.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();
/** Meetings enough to walk through. */
const q = 'commissie* OF plenair OF rondetafelgesprek OF committee OF vergadering';
const said = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);
const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** Of the peek. */
const name = (page: Page) => agendaPage(page).peek.getByRole('heading', { level: 2 });

test('meeting: the keys choose meetings, which are looked at beside the others, opened, and left where one was', () =>
  stage.play(async (page) => {
    const agenda = agendaPage(page);
    await signIn(page);
    await agenda.open({ q });
    await expectVisible(agenda.rows);
    const titles = await agenda.titles.allTextContents();
    await page.locator('#main').focus();
    await page.keyboard.press('j');
    await expectSoon(() => name(page).textContent(), titles[0]);
    await page.keyboard.press('ArrowDown');
    await expectSoon(() => name(page).textContent(), titles[1]);
    await expectVisible(agenda.peek.getByRole('heading', { name: /^Agendapunten/ }));
    await expectAccessibleInBothThemes(page);

    await page.keyboard.press('Escape');
    await agenda.peek.waitFor({ state: 'detached' });
    expect(said(page, 'm')).toBeNull();
    await agenda.titles.nth(2).click();
    await expectSoon(() => name(page).textContent(), titles[2]);
    await page.goBack();
    await agenda.peek.waitFor({ state: 'detached' });

    await page.keyboard.press('2');
    await agenda.placed.first().click();
    await expectVisible(name(page));
    const chosen = await name(page).textContent();
    await agenda.peek.getByRole('link', { name: 'Open de hele pagina' }).click();
    await expectSoon(() => title(page).textContent(), chosen);
    await expectAccessibleInBothThemes(page);
    await page.getByRole('link', { name: 'Terug naar agenda' }).click();
    await expectSoon(() => name(page).textContent(), chosen);
    expect(said(page, 'view')).toBe('week');
  }));

test('meeting: on its page it is followed and put into a calendar, and the next one is a step away', () =>
  stage.play(async (page) => {
    const agenda = agendaPage(page);
    await signIn(page);
    await agenda.open({ q });
    await agenda.titles.first().focus();
    const titles = await agenda.titles.allTextContents();
    await page.keyboard.press('Enter');
    await expectSoon(() => title(page).textContent(), titles[0]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'In mijn agenda' }).click(),
    ]);
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);

    await page.getByRole('button', { name: 'Volg deze vergadering' }).click();
    const followed = page.getByRole('button', { name: 'Je volgt deze vergadering' });
    await expectVisible(followed);
    await expectVisible(page.getByText('Je krijgt een mail als deze vergadering verandert.'));
    await expectAccessible(page);

    await page
      .getByRole('group', { name: 'Bladeren door de vergaderingen' })
      .getByText(/^1 van \d+$/)
      .waitFor();
    await page.locator('#main').focus();
    await page.keyboard.press('j');
    await expectSoon(() => title(page).textContent(), titles[1]);
    await page.keyboard.press('k');
    await expectVisible(followed);
    await followed.click();
    await expectVisible(page.getByRole('button', { name: 'Volg deze vergadering' }));
  }));

/** One of many meetings, three a day from tomorrow on. */
function meeting(nth: number, changed: { later?: number; status?: 'cancelled' } = {}) {
  const day = addDays(dayOf(Date.now()), 1 + Math.floor(nth / 3));
  const begins = instantOf(addDays(day, changed.later ?? 0), 9 + (nth % 3), 0);
  const { status = 'planned' } = changed;
  const fields = { title: `Overleg ${nth}`, text: 'Over kwelderzeewier.' };
  return aMeeting(`open-${nth}`, new Date(begins).toISOString(), { status }, fields);
}

test('meeting: what is moved, called off or added is seen without a reload, and what is read stays where it is', () =>
  stage.play(async (page) => {
    const agenda = agendaPage(page);
    await comesIn(stage.product, ...Array.from({ length: 40 }, (_, nth) => meeting(nth)));
    await page.clock.install();
    await signIn(page);
    await agenda.open({ q: 'kwelderzeewier' });
    await agenda.titles.first().hover();
    await page.mouse.wheel(0, 700);
    const row = agenda.rows.filter({ hasText: 'Overleg 16' });
    const topOf = async () => Math.round((await row.boundingBox())?.y ?? 0);
    await expectVisible(row);
    const read = await topOf();

    const told = (count: number) =>
      page.getByRole('button', { name: new RegExp(`^${count} vergadering(en)? nieuw of gewijzigd`) });
    // As many as there were: one goes from below what is read to above it.
    await comesIn(stage.product, meeting(31, { later: -10 }));
    await page.clock.fastForward(181_000);
    await expectVisible(told(1));
    expect(Math.abs((await topOf()) - read)).toBeLessThanOrEqual(1);

    await comesIn(stage.product, meeting(2, { later: 9 }), meeting(17, { status: 'cancelled' }));
    await comesIn(stage.product, ...[100, 101].map((nth) => ({ ...meeting(0), id: `test-open-${nth}` })));
    await page.clock.fastForward(181_000);
    await expectVisible(told(5));
    await expectVisible(agenda.rows.filter({ hasText: 'Overleg 17' }).getByText('Gaat niet door'));
    expect(Math.abs((await topOf()) - read)).toBeLessThanOrEqual(1);
    await expectAccessibleInBothThemes(page);
    await told(5).click();
    await expectVisible(agenda.peek.getByRole('heading', { level: 2 }));
    await expectVisible(told(4));

    await page.goto('/agenda/test-open-20');
    await expectVisible(title(page));
    await comesIn(stage.product, meeting(20, { later: 2 }));
    await page.clock.fastForward(181_000);
    const changes = page.getByRole('complementary').getByRole('listitem');
    await expectVisible(changes.filter({ hasText: 'Datum' }));
    await comesIn(stage.product, meeting(20, { later: 2, status: 'cancelled' }));
    await page.clock.fastForward(181_000);
    await expectVisible(changes.filter({ hasText: 'Gaat niet door' }));
    await expectVisible(
      page.getByRole('status').filter({ hasText: /^Deze vergadering is zojuist gewijzigd/ }),
    );
  }));

test('meeting: on a phone it comes up as a sheet, and what stands beside it elsewhere has a tab', () =>
  stage.play(
    async (page) => {
      const agenda = agendaPage(page);
      await signIn(page);
      await agenda.open({ q });
      await agenda.titles.first().tap();
      const sheet = page.getByRole('dialog', { name: 'Vergadering' });
      await expectVisible(sheet.getByRole('heading', { name: /^Agendapunten/ }));
      await expectAccessibleInBothThemes(page);
      await sheet.getByRole('link', { name: 'Open de hele pagina' }).tap();
      await page.waitForURL('**/agenda/demo-*');
      await page.getByRole('tab', { name: /^Wijzigingen/ }).tap();
      await expectVisible(page.getByText(/^Volg deze vergadering, dan krijg je een mail/));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await expectAccessibleInBothThemes(page);
      await page.goBack();
      await sheet.getByRole('button', { name: 'Sluiten' }).tap();
      await sheet.waitFor({ state: 'detached' });
      expect(said(page, 'm')).toBeNull();
    },
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  ));

test('meeting: in English, on a screen between phone and desk', () =>
  stage.play(
    async (page) => {
      await signIn(page);
      await agendaPage(page).open({ q });
      await expectVisible(agendaPage(page).rows);
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
      await Promise.all([saved, shell(page).choose('menuitemradio', 'English')]);
      const meetings = page.getByRole('region', { name: 'Meetings' });
      await meetings.getByRole('heading', { level: 3 }).getByRole('link').first().click();
      const peek = page.getByRole('region', { name: 'Meeting', exact: true });
      await expectVisible(peek.getByRole('heading', { name: /^Agenda items/ }));
      await peek.getByRole('link', { name: 'Open the whole page' }).click();
      await expectVisible(page.getByRole('button', { name: 'Follow this meeting' }));
      await expectVisible(page.getByRole('tab', { name: /^Changes/ }));
      await expectAccessible(page);
    },
    { viewport: { width: 1024, height: 768 } },
  ));
