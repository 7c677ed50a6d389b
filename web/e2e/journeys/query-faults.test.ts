import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectQuiet } from '../browser.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { logIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();

/** A dashboard whose clock stands still, and the queries it asks for; again where an answer is late. */
async function openStill(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/document/timeline'))
      asked.push((request.postDataJSON() as { query: string }).query);
  });
  await page.clock.install();
  await logIn(page);
  const dashboard = dashboardPage(page);
  await expectVisible(dashboard.query);
  await expectQuiet(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  return { dashboard, asked };
}

test('query faults: a fault is told where it stands once the typing pauses, keeps nobody from typing on, and is mended at a click', () =>
  stage.play(async (page) => {
    const { dashboard, asked } = await openStill(page);
    const { query, form } = dashboard;
    const fault = page.getByText(/^Het haakje \) heeft geen tegenhanger/);
    await query.pressSequentially('woningbouw) OF huur');
    await page.clock.runFor(500);
    await query.press('e');
    // The pause begins again with every key.
    await page.clock.runFor(600);
    expect(await fault.count()).toBe(0);
    expect(await query.getAttribute('aria-invalid')).toBe('false');
    await page.clock.runFor(100);
    await expectVisible(fault);
    expect(await page.getByRole('status').filter({ has: fault }).getAttribute('id')).toBe(
      await query.getAttribute('aria-describedby'),
    );
    expect(await query.getAttribute('aria-invalid')).toBe('true');
    const wrong = form.locator('[data-wrong]');
    expect(await wrong.allTextContents()).toEqual([')']);
    // The line under it lies where the input draws the character: behind as many letters as come before it.
    const letters = await wrong.evaluate(
      (mark) => mark.previousElementSibling!.getBoundingClientRect().right,
    );
    expect((await wrong.boundingBox())!.x).toBeCloseTo(letters, 0);
    expect(await wrong.evaluate((mark) => getComputedStyle(mark).textDecorationLine)).toContain('underline');

    expect(await query.evaluate((input) => input === document.activeElement)).toBe(true);
    await query.press('n');
    expect(await query.inputValue()).toBe('woningbouw) OF huuren');
    // What is typed on is not faulty until it is judged.
    expect(await fault.count()).toBe(0);
    expect(await wrong.count()).toBe(0);
    await query.press('Backspace');
    await query.press('Backspace');
    await page.clock.runFor(700);
    const repair = page.getByRole('button', { name: 'Herstellen: woningbouw OF huur', exact: true });
    await expectVisible(repair);
    expect(asked).toEqual([]);
    await page.clock.resume();
    await expectAccessible(page);
    await repair.click();
    await expectVisible(dashboard.rows);
    expect(await query.inputValue()).toBe('woningbouw OF huur');
    expect(new URL(page.url()).searchParams.get('q')).toBe('woningbouw OF huur');
    expect([...new Set(asked)]).toEqual(['woningbouw OF huur']);
    expect(await fault.count()).toBe(0);
  }));

test('query faults: several faults are mended by one click, by keyboard too, and a fault without repair only tells', () =>
  stage.play(async (page) => {
    const { dashboard, asked } = await openStill(page);
    const { query } = dashboard;
    await query.fill('NIET visserij');
    await page.clock.runFor(700);
    const negative = page.getByText(/voeg een zoekwoord toe/);
    await expectVisible(negative);
    const repair = page.getByRole('button', { name: /^Herstellen/ });
    expect(await repair.count()).toBe(0);
    // Enter says it again and asks nothing.
    await query.press('Enter');
    await expectVisible(negative);
    expect(await query.evaluate((input) => input === document.activeElement)).toBe(true);

    await query.fill('("woningbouw OF huur');
    await page.clock.runFor(700);
    await expectVisible(repair);
    const mended = (await repair.locator('code').textContent())!;
    expect(asked).toEqual([]);
    await page.clock.resume();
    await repair.press('Enter');
    await expectSoon(() => query.inputValue(), mended);
    await expectSoon(() => Promise.resolve(new URL(page.url()).searchParams.get('q')), mended);
    await expectVisible(page.getByText('Geen resultaten gevonden').or(dashboard.rows));
    expect(await page.getByRole('button', { name: /^Herstellen/ }).count()).toBe(0);
  }));

test('query faults: a date in the query leads to the period, and the rest of it runs', () =>
  stage.play(async (page) => {
    const { dashboard } = await openStill(page);
    const { query } = dashboard;
    await query.fill('woningbouw datum:2026-03-01');
    await page.clock.runFor(700);
    await page.clock.resume();
    await page.getByRole('button', { name: 'Kies een periode' }).click();
    const period = page.getByRole('dialog', { name: 'Periode' });
    await expectVisible(period);
    await expectVisible(dashboard.rows);
    expect(await query.inputValue()).toBe('woningbouw');
    await period.getByRole('button', { name: 'Hele archief' }).click();
    await expectSoon(() => Promise.resolve(new URL(page.url()).searchParams.get('back')), '1');
  }));
