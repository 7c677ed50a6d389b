import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays, dayOf, instantOf, startOfDay } from 'contract/amsterdam';
import { aMeeting } from '../../../server/src/domains/alerts/test/a-meeting.ts';
import { eventsIn } from '../../../server/src/domains/alerts/test/events-in.ts';
import { expectAccessibleInBothThemes } from '../browser.ts';
import { comesIn } from '../comes-in.ts';
import { agendaPage } from '../pages/agenda-page.ts';
import { signIn } from '../pages/login-page.ts';
import { peopleDatabaseOf } from '../people-database.ts';
import { useOwnStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useOwnStage();
const today = () => dayOf(Date.now());
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** One of many meetings, three a day from tomorrow on. */
function meeting(nth: number, changed: { later?: number; status?: 'cancelled' } = {}) {
  const day = addDays(dayOf(Date.now()), 1 + Math.floor(nth / 3));
  const begins = instantOf(addDays(day, changed.later ?? 0), 9 + (nth % 3), 0);
  const { status = 'planned' } = changed;
  const fields = { title: `Overleg ${nth}`, text: 'Over kwelderzeewier.' };
  return aMeeting(`open-${nth}`, new Date(begins).toISOString(), { status, agendaItems: [] }, fields);
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

    await agenda.open({ meeting: 'test-open-31' });
    await expectVisible(
      agenda.rows.getByText(/^Gewijzigd: [a-z]{2} \d+ \S+ \d\d:00, was [a-z]{2} \d+ \S+ \d\d:00$/),
    );
  }));

/** A meeting comes in that a saved search of the agenda finds; it is followed every half hour, and here at once. */
async function findsNew(title: string): Promise<void> {
  const [id, day] = ['test-grid', addDays(today(), 2)];
  const fields = { title: 'Debat over netcongestie', text: 'Over netcongestie.' };
  await comesIn(stage.product, aMeeting('grid', `${day}T09:00:00Z`, { agendaItems: [] }, fields));
  const people = peopleDatabaseOf(stage.product);
  const search = 'from agenda_searches where title = ?';
  people
    .prepare(`insert into followed_meetings select id, '${id}', after + 1, 1, '${day}' ${search}`)
    .run(title);
  people
    .prepare(
      `insert into meeting_changes (id, search_id, user_id, document_id, seq, after, found_at)
       select 'change', id, user_id, '${id}', after + 1, '{}', 0 ${search}`,
    )
    .run(title);
  people.close();
}

test('agenda: new meetings of a saved search are counted until they are looked at, and marked from then on', () =>
  stage.play(async (page) => {
    const agenda = agendaPage(page);
    const name = 'Stroom en huizen';
    await stage.post('/agenda/savedsearches', {
      title: name,
      queryDetails: { query: 'netcongestie OF woningbouw', filters: [] },
    });
    await findsNew(name);
    await signIn(page);
    await agenda.open({ q: 'visserij' });
    const link = page
      .getByRole('region', { name: 'Agendazoekopdrachten' })
      .getByRole('link', { name: new RegExp(`^${name}`) });
    const told = link.getByRole('img', { name: '1 nieuwe of gewijzigde vergadering' });
    await expectVisible(told);
    await expectAccessibleInBothThemes(page);
    await link.click();
    await expectSoon(() => told.count(), 0);
    const row = agenda.rows.filter({ hasText: 'Debat over netcongestie' });
    await expectVisible(row.getByText('Nieuw', { exact: true }));
    await expectAccessibleInBothThemes(page);
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
      let calendar = '';
      // As calendar programs do, it comes back where the product is too busy at first.
      await expectSoon(async () => {
        const answer = await fetch(new URL(new URL(written).pathname, stage.product.address));
        calendar = await answer.text();
        return answer.status;
      }, 200);
      const events = eventsIn(calendar).filter(({ id }) => id.startsWith('test-'));
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
