import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectAccessibleInBothThemes } from '../browser.ts';
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
