import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays, dayOf } from 'contract/amsterdam';
import { startOfStep } from 'contract/calendar-steps';
import { expectAccessible, expectAccessibleInBothThemes } from '../browser.ts';
import { agendaPage } from '../pages/agenda-page.ts';
import { accounts, logIn, signIn } from '../pages/login-page.ts';
import { palette } from '../pages/palette.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible, unfold } from '../waiting.ts';

const stage = useStage();
/** Meetings enough for every view. */
const q = 'commissie* OF plenair OF rondetafelgesprek OF committee OF vergadering';
const today = () => dayOf(Date.now());
const typed = (day: string) => day.split('-').reverse().join('-');
/** What the address of a page says. */
const said = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);
const expectSaid = (page: Page, name: string, value: string | null) =>
  expectSoon(() => Promise.resolve(said(page, name)), value);

test('agenda: the agenda is one of the places, one key and one word away', () =>
  stage.play(async (page) => {
    await logIn(page);
    await page.getByRole('navigation', { name: 'Onderdelen' }).getByRole('link', { name: 'Agenda' }).click();
    await page.waitForURL('**/agenda');
    await expectSoon(() => page.title(), 'Agenda – Vizier');
    await page.goto('/nl/dashboard');
    await page.locator('#main').focus();
    for (const key of ['g', 'a']) await page.keyboard.press(key);
    await page.waitForURL('**/agenda');
    await page.goto('/nl/dashboard');
    await palette(page).open();
    await page.keyboard.type('agenda');
    await page
      .getByRole('option', { name: /^Agenda/ })
      .first()
      .click();
    await page.waitForURL('**/agenda');
  }));

test('agenda: the list shows what is found by day, and who comes back from a meeting is where they were', () =>
  stage.play(async (page) => {
    const agenda = agendaPage(page);
    await signIn(page);
    await agenda.open({ q, from: today(), to: addDays(today(), 120) });
    await expectVisible(agenda.rows);
    await expectVisible(agenda.days);
    await expectVisible(agenda.rows.locator('mark'));
    await expectAccessibleInBothThemes(page);

    // Scrolling on at the top brings the past, above what is read.
    const first = await agenda.titles.first().textContent();
    const topOfFirst = async () =>
      Math.round((await agenda.titles.filter({ hasText: first! }).first().boundingBox())?.y ?? 0);
    const place = await topOfFirst();
    await agenda.titles.first().hover();
    await page.mouse.wheel(0, -100);
    await expectSaid(page, 'from', addDays(today(), -28));
    await expectSoon(
      () => agenda.meetings.evaluate((list) => (list.parentElement?.scrollTop ?? 0) > 0),
      true,
    );
    expect(Math.abs((await topOfFirst()) - place)).toBeLessThanOrEqual(2);
    await agenda.open({ q, from: today(), to: addDays(today(), 120) });
    await expectVisible(agenda.rows);

    await page.locator('#main').focus();
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('j');
    const title = await page.evaluate(() => document.activeElement?.textContent);
    await expectSoon(() => agenda.peek.getByRole('heading', { level: 2 }).textContent(), title);
    const top = () =>
      page.evaluate(() => Math.round(document.activeElement?.getBoundingClientRect().top ?? 0));
    const before = await top();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/agenda/*?q=**');
    await expectSoon(() => page.getByRole('heading', { level: 1 }).textContent(), title);
    await page.goBack();
    await expectVisible(agenda.rows);
    await expectSoon(() => page.evaluate(() => document.activeElement?.textContent), title);
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
  }));

test('agenda: calendars, kinds and states narrow the agenda, with counts, and without a query it is everything', () =>
  stage.play(async (page) => {
    const agenda = agendaPage(page);
    await signIn(page);
    await page.goto('/agenda');
    await expectVisible(agenda.rows);
    const filters = page.getByRole('complementary', { name: 'Filters' });
    const plenary = filters.locator('label').filter({ hasText: /^Plenair\d/ });
    await expectSoon(async () => /, [1-9]\d* vergadering/.test((await plenary.textContent()) ?? ''), true);
    const [, counted] = /, (\d+) vergadering/.exec((await plenary.textContent())!)!;
    await plenary.getByRole('checkbox').check();
    await expectSaid(page, 'kind', 'plenary');
    await expectVisible(page.getByText(new RegExp(`^${counted} vergadering`)));
    expect(await agenda.rows.count()).toBeGreaterThan(0);
    await filters.getByRole('checkbox', { name: /^Nationaal/ }).check();
    await expectSaid(page, 'cal', 'nl');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Filters wissen' }).click();
    await expectSaid(page, 'cal', null);
    expect(said(page, 'kind')).toBeNull();
  }));

test('agenda: day, week and month have a key each, their days in the address, and go back in steps', () =>
  stage.play(async (page) => {
    const agenda = agendaPage(page);
    await signIn(page);
    const monday = startOfStep(addDays(today(), 14), 'week');
    await agenda.open({ q, date: monday });
    await expectVisible(agenda.rows);
    await page.locator('#main').focus();

    await page.keyboard.press('2');
    await expectVisible(agenda.placed);
    expect(said(page, 'view')).toBe('week');
    expect(await agenda.view('Week').getAttribute('aria-pressed')).toBe('true');
    await expectAccessibleInBothThemes(page);
    await page.locator('#main').focus();
    await page.keyboard.press('ArrowRight');
    await expectSaid(page, 'date', addDays(monday, 7));
    await page.goBack();
    await expectSaid(page, 'date', monday);

    await page.locator('#main').focus();
    await page.keyboard.press('3');
    await expectVisible(agenda.placed);
    await expectAccessibleInBothThemes(page);
    // The number of a day opens it; the arrows walk from one to the next.
    const number = (day: string) => agenda.meetings.locator(`[data-date="${day}"] [tabindex]`).first();
    await number(monday).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expectSaid(page, 'view', 'day');
    expect(said(page, 'date')).toBe(addDays(monday, 1));

    await page.locator('#main').focus();
    await page.keyboard.press('t');
    await expectSaid(page, 'date', null);
    await page.keyboard.press('4');
    await expectSaid(page, 'view', null);
    await expectVisible(agenda.rows);
  }));

test('agenda: the days are typed as DD-MM-YYYY within those of the agenda, or picked in the month at the left', () =>
  stage.play(async (page) => {
    const agenda = agendaPage(page);
    await signIn(page);
    await agenda.open({ q });
    await agenda.period.click();
    const popover = page.getByRole('dialog', { name: 'Periode' });
    const [from, to] = ['Van', 'Tot en met'].map((name) => popover.getByRole('textbox', { name }));
    await to!.fill(typed(addDays(today(), 400)));
    await to!.press('Enter');
    await expectVisible(popover.getByText(/^De agenda loopt van \d\d-\d\d-\d{4} tot en met/));
    await expectAccessible(page);
    const [first, last] = [addDays(today(), 3), addDays(today(), 40)];
    await from!.fill(typed(first));
    await to!.fill(typed(last));
    await to!.press('Enter');
    await expectSaid(page, 'from', first);
    expect(said(page, 'to')).toBe(last);
    await expectSoon(() => agenda.period.textContent(), `${typed(first)} – ${typed(last)}`);

    await agenda.month.getByRole('button', { pressed: true }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectSaid(page, 'date', addDays(first, 7));
    expect(said(page, 'from')).toBeNull();
  }));

test('agenda: a search of the agenda is run, remembered and saved from its bar', () =>
  stage.play(async (page) => {
    const agenda = agendaPage(page);
    await signIn(page);
    await agenda.open({ q: 'netcongestie' });
    await agenda.query.fill('netcongestie OF woningbouw (');
    await agenda.query.press('Enter');
    await expectVisible(agenda.form.locator('xpath=..').getByRole('button', { name: /^Herstellen/ }));
    await agenda.query.fill('netcongestie OF woningbouw');
    await agenda.query.press('Enter');
    await expectSaid(page, 'q', 'netcongestie OF woningbouw');
    await unfold(page.getByRole('button', { name: 'Recente zoekopdrachten' }));
    const recent = page.getByRole('region', { name: 'Recente zoekopdrachten' }).getByRole('listitem');
    await expectSoon(() => recent.count(), 2);

    await page.getByRole('button', { name: 'Bewaar zoekopdracht' }).click();
    const dialog = page.getByRole('dialog', { name: /^Zoekopdracht bewaren/ });
    const title = dialog.getByRole('textbox', { name: 'Titel' });
    await expectSoon(() => title.inputValue(), 'netcongestie OF woningbouw');
    await title.fill('Stroom en huizen');
    await dialog.getByRole('button', { name: 'Bewaren' }).click();
    const saved = page.getByRole('region', { name: 'Agendazoekopdrachten' });
    const link = saved.getByRole('link', { name: /^Stroom en huizen/ });
    await expectVisible(link);
    await agenda.open({ q: 'visserij' });
    await link.click();
    await expectSoon(() => agenda.query.inputValue(), 'netcongestie OF woningbouw');
    await expectVisible(saved.locator('[aria-current]').filter({ hasText: 'Stroom en huizen' }));
    await expectAccessible(page);
  }));

test('agenda: a reader elsewhere is told that the times are those of Amsterdam', () =>
  stage.play(
    async (page) => {
      const agenda = agendaPage(page);
      await signIn(page);
      await agenda.open({ q });
      await expectVisible(page.getByText('Amsterdamse tijd', { exact: true }));
      await expectVisible(agenda.rows);
    },
    { timezoneId: 'America/New_York' },
  ));

test('agenda: on a phone the agenda is a list with its filters a tap away', () =>
  stage.play(
    async (page) => {
      const agenda = agendaPage(page);
      await signIn(page);
      await agenda.open({ q, view: 'month' });
      await expectVisible(agenda.rows);
      await expectAccessibleInBothThemes(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(await agenda.view('Week').count()).toBe(0);
      await page.getByRole('button', { name: /^Filters/ }).tap();
      await expectVisible(agenda.month);
      await expectAccessible(page);
      await page.getByRole('button', { name: /^Toon (\d+ )?vergadering/ }).tap();
      await agenda.view('Dag').tap();
      await expectSaid(page, 'view', 'day');
    },
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  ));

test('agenda: who lacks the module sees an invented sample behind a blur, what it is and whom to write', () =>
  stage.play(async (page) => {
    await signIn(page, accounts.localOnly);
    await page.goto('/agenda');
    await expectVisible(page.getByRole('heading', { name: 'Ontgrendelen?' }));
    await expectVisible(page.getByText('Voorbeeld met verzonnen vergaderingen'));
    const contact = page.getByRole('link', { name: 'Neem contact op over de agenda' });
    expect(await contact.getAttribute('href')).toMatch(/^mailto:/);
    expect(await page.getByRole('article').count()).toBe(0);
    await expectAccessibleInBothThemes(page);
  }));
