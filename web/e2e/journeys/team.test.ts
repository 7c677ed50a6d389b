import { beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { List } from 'contract/lists';
import type { TimelineResponse } from 'contract/timeline';
import { addReader } from '../add-reader.ts';
import { expectAccessibleInBothThemes } from '../browser.ts';
import { accounts, signIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();
const colleague = 'rik@vizier.example';
beforeAll(() => addReader(stage.product, colleague, ['nlDashboard', 'DSModule', 'nlLrDashboard']));

const newNote = (page: Page, about = 'Notitie over dit document') =>
  page.getByRole('textbox', { name: about });
const notes = (page: Page) => page.getByRole('region', { name: 'Over dit document' }).getByRole('listitem');

test('team: a colleague who is mentioned by keyboard is told, answers and finds the document by its label', () =>
  stage.play(async (page) => {
    const { id } = await stage.findDocument(
      'motie',
      ({ groupPath, numbers }) => groupPath !== 'tk/motie' && numbers.some(({ kind }) => kind === 'dossier'),
    );
    await signIn(page);
    await page.goto('/settings#team');
    await page.getByRole('button', { name: 'Nieuw label' }).click();
    await page.getByRole('textbox', { name: 'Naam van het label' }).fill('Klant Noord');
    await page.keyboard.press('Enter');
    await expectVisible(page.getByRole('list', { name: 'Labels' }).getByText('Klant Noord'));
    await expectAccessibleInBothThemes(page);

    await page.goto(`/nl/document/${id}?tab=team`);
    await newNote(page).click();
    await page.keyboard.type('Dag @rik');
    await expectVisible(page.getByRole('option', { name: 'Rik Smit' }));
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Enter');
    await page.keyboard.type('kijk jij hiernaar?');
    await page.getByRole('button', { name: 'Plaats notitie' }).first().click();
    await expectSoon(() => notes(page).count(), 1);
    await expectVisible(notes(page).getByText('@Rik Smit'));
    await expectSoon(() => newNote(page).inputValue(), '');
    await newNote(page, 'Notitie over het hele dossier').fill('Hier zit meer in.');
    await page.getByRole('button', { name: 'Plaats notitie' }).nth(1).click();
    await expectVisible(page.getByRole('region', { name: /^Over dossier/ }).getByText('Hier zit meer in.'));
    await page.getByRole('checkbox', { name: 'Klant Noord' }).check();
    await expectVisible(page.getByRole('complementary').getByText('Klant Noord'));

    await signIn(page, colleague);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/nl/dashboard');
    await page.getByText('Dana de Wit noemde je', { exact: false }).waitFor();
    await page.getByRole('link', { name: 'Lees de notitie' }).click();
    await expectSoon(() => notes(page).count(), 1);
    expect(await page.getByRole('button', { name: 'Wijzig' }).count()).toBe(0);
    await expectSoon(() => page.getByText('Dana de Wit noemde je', { exact: false }).count(), 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await newNote(page).fill('Doe ik.');
    await page.getByRole('button', { name: 'Plaats notitie' }).first().click();
    await expectSoon(() => notes(page).count(), 2);
    await notes(page).getByRole('button', { name: 'Wijzig' }).click();
    await page.getByRole('textbox', { name: 'Wijzig' }).fill('Doe ik vandaag.');
    await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
    await expectVisible(notes(page).getByText('gewijzigd'));
    await expectAccessibleInBothThemes(page);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/nl/dashboard?q=motie&p=year');
    await page.getByRole('checkbox', { name: 'Klant Noord' }).check();
    await expectSoon(() => page.getByRole('article').count(), 1);
    await expectVisible(page.getByRole('article').getByText('Klant Noord'));
    await expectVisible(page.getByText('In een bewaarde zoekopdracht gaan ze niet mee', { exact: false }));
    expect(new URL(page.url()).searchParams.get('label')).toMatch(/^[\w-]{22}$/);
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Filter weghalen: Label Klant Noord' }).click();
    await expectSoon(async () => (await page.getByRole('article').count()) > 1, true);
  }));

test('team: another organisation sees no note and no label at the same document', () =>
  stage.play(async (page) => {
    const { data } = await stage.post<TimelineResponse>('/document/timeline', {
      query: 'energie OF wonen',
      groupingDetails: { name: 'nl-lr' },
      lookBack: true,
    });
    const { id } = data[0]!;
    await stage.post(`/team/documents/${id}/notes`, { text: 'Alleen voor ons huis' });
    const address = `/nl-lr/document/${id}?tab=team`;
    await signIn(page, colleague);
    await page.goto(address);
    await expectVisible(notes(page).getByText('Alleen voor ons huis'));
    await signIn(page, accounts.localOnly);
    await page.goto(address);
    await expectVisible(newNote(page));
    expect(await page.getByText('Alleen voor ons huis').count()).toBe(0);
    await expectVisible(page.getByText('Je organisatie heeft nog geen labels.'));

    await signIn(page, colleague);
    await page.goto('/settings');
    await page.getByText('English', { exact: true }).click();
    await page.goto(address);
    await expectVisible(page.getByRole('heading', { name: 'About this document' }));
    await expectVisible(page.getByRole('heading', { name: 'Who follows this' }));
    await expectAccessibleInBothThemes(page);
    await page.goto('/settings#team');
    await expectVisible(page.getByRole('switch', { name: 'Colleagues see what I follow' }));
    await page.getByRole('switch', { name: 'Colleagues see what I follow' }).check({ force: true });
    await expectVisible(page.getByText('Settings saved', { exact: false }));
    await expectAccessibleInBothThemes(page);
  }));

test('team: notes go onto a list only when that is ticked', () =>
  stage.play(async (page) => {
    const { id } = await stage.findDocument('motie', ({ groupPath }) => groupPath === 'tk/motie');
    await stage.post(`/team/documents/${id}/notes`, { text: 'Alleen voor collega’s' });
    const made = async (title: string) => (await stage.post<{ data: List }>('/lists', { title })).data.id;
    const [without, along] = [await made('Zonder notities'), await made('Met notities')];
    const noteOn = (list: string) =>
      page.evaluate(async (path) => {
        const answer = (await (await fetch(path)).json()) as { data: { note: string }[] };
        return answer.data.map(({ note }) => note);
      }, `/api/lists/${list}/list-items`);
    await signIn(page);
    await page.goto(`/nl/document/${id}`);
    await page.getByRole('button', { name: 'Aan lijst toevoegen' }).first().click();
    const picker = page.getByRole('dialog', { name: 'Aan lijst toevoegen' });
    const tick = picker.getByRole('checkbox', { name: 'Neem de notitie van je organisatie mee' });
    await expectVisible(tick);
    expect(await tick.isChecked()).toBe(false);
    await picker.getByRole('checkbox', { name: 'Zonder notities' }).click();
    await expectSoon(() => noteOn(without), ['']);
    await tick.check();
    await expectAccessibleInBothThemes(page);
    await picker.getByRole('checkbox', { name: 'Met notities' }).click();
    await expectSoon(async () => (await noteOn(along)).length, 1);
    expect((await noteOn(along))[0]).toMatch(/^Dana de Wit, .*: Alleen voor collega’s$/);
  }));
