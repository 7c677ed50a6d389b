import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import type { List } from 'contract/lists';
import { readWord } from '../../../server/test/word.ts';
import { readWorkbook } from '../../../server/test/workbook.ts';
import { addReader } from '../add-reader.ts';
import { expectAccessibleInBothThemes } from '../browser.ts';
import { listsPage } from '../pages/lists-page.ts';
import { signIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();
const colleague = 'fenna@vizier.example';
beforeAll(() => addReader(stage.product, colleague, ['nlDashboard', 'listManager']));

test('lists: handed over to a colleague, with a copy or without, and found there', () =>
  stage.play(async (page) => {
    const lists = listsPage(page);
    for (const title of ['Warmte', 'Stroom']) await stage.post('/lists', { title });
    await signIn(page);
    await page.goto('/list-manager');
    await lists.choose('Warmte', 'Overdragen');
    const form = page.getByRole('dialog', { name: 'Lijsten overdragen' });
    const email = form.getByRole('textbox', { name: 'E-mailadres van de collega' });
    await form.getByRole('button', { name: '1 lijst overdragen' }).click();
    await expectVisible(form.getByText('Vul het e-mailadres van de ontvanger in'));
    await email.fill('niemand@elders.example');
    await email.blur();
    await expectVisible(form.getByText('Geen gebruiker gevonden met dit e-mailadres...'));
    await expectAccessibleInBothThemes(page);
    await email.fill(colleague);
    await email.blur();
    await expectVisible(form.getByRole('status').getByText('Rik Smit'));
    await form.getByRole('checkbox', { name: /^Warmte/ }).uncheck();
    await form.getByRole('button', { name: 'Overdragen', exact: true }).click();
    await expectVisible(form.getByText('Selecteer ten minste 1 lijst'));
    for (const name of [/^Warmte/, /^Stroom/]) await form.getByRole('checkbox', { name }).check();
    await form.getByRole('button', { name: '2 lijsten overdragen' }).click();
    await expectVisible(page.getByText(`2 lijsten overgedragen aan ${colleague}`));
    await expectSoon(() => form.count(), 0);
    await expectVisible(lists.navigation.getByRole('link', { name: /^Warmte/ }));

    await page.setViewportSize({ width: 390, height: 844 });
    await lists.choose('Warmte', 'Overdragen');
    await form.getByRole('checkbox', { name: 'Houd een kopie' }).uncheck();
    await email.fill(colleague);
    await form.getByRole('button', { name: '1 lijst overdragen' }).click();
    const sure = page.getByRole('dialog', { name: 'Overdragen zonder kopie?' });
    await expectVisible(sure);
    await page.keyboard.press('Escape');
    await expectSoon(() => sure.count(), 0);
    expect(await email.inputValue()).toBe(colleague);
    await form.getByRole('button', { name: '1 lijst overdragen' }).click();
    await sure.getByRole('button', { name: '1 lijst overdragen' }).click();
    await expectVisible(page.getByText(`1 lijst overgedragen aan ${colleague}`));
    await expectSoon(() => lists.navigation.getByRole('link', { name: /^Warmte/ }).count(), 0);

    await signIn(page, colleague);
    await page.goto('/list-manager');
    await expectSoon(() => lists.navigation.getByRole('link', { name: /^(Warmte|Stroom)/ }).count(), 3);
  }));

test('lists: what is marked is downloaded as Word or Excel; where nothing is, that is said', () =>
  stage.play(async (page) => {
    const lists = listsPage(page);
    const { id, title } = await stage.findDocument('motie', () => true);
    const list = (await stage.post<{ data: List }>('/lists', { title: 'Voor het bestuur' })).data;
    await signIn(page);
    await page.goto(`/list-manager/${list.id}`);
    await lists.choose('Voor het bestuur', 'Downloaden als Word');
    await expectVisible(page.getByText('Selecteer ten minste 1 item'));
    await stage.post('/lists/list-items', {
      listIds: [list.id],
      listItems: [{ kind: 'document', documentId: id }],
    });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      lists.choose('Voor het bestuur', 'Downloaden als Word'),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Voor het bestuur \d{4}-\d\d-\d\d\.docx$/);
    const { paragraphs } = readWord(await readFile(await download.path()));
    expect(paragraphs[0]!.text).toBe('Voor het bestuur');
    expect(paragraphs.map(({ text }) => text)).toContain(title.text);
    await expectVisible(page.getByText('Het bestand is gedownload'));
    const [table] = await Promise.all([
      page.waitForEvent('download'),
      lists.choose('Voor het bestuur', 'Downloaden als Excel'),
    ]);
    expect(table.suggestedFilename()).toMatch(/^Voor het bestuur \d{4}-\d\d-\d\d\.xlsx$/);
    const { rows } = readWorkbook(await readFile(await table.path()));
    expect(rows[1]).toContain(title.text);
  }));
