import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saveContent } from '../../../test/save-content.ts';
import { expectAccessibleMarkup, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();

test('source trees: staff name a node and hide another with all below it, and put back what ships', async () => {
  const { user } = await screens.openAdmin('/admin/source-trees');
  const row = async (path: string) =>
    within(await screen.findByRole('row', { name: new RegExp(`^${path} `) }));
  const name = (await row('tk/motie')).getByLabelText<HTMLInputElement>('Naam in het Nederlands');
  await user.clear(name);
  await user.type(name, 'Voorstellen');
  const switchOf = async (path: string) => (await row(path)).getByRole<HTMLInputElement>('switch');
  await user.click(await switchOf('regering'));
  const below = await switchOf('regering/kamerbrief');
  expect([below.checked, below.disabled]).toEqual([false, true]);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Domein' }).disabled).toBe(true);
  await expectAccessibleMarkup();
  expect(await saveContent(user)).toEqual(['Moties → Voorstellen']);
  expect((await switchOf('regering')).checked).toBe(false);
  await user.click(await switchOf('regering'));
  await user.click(await screen.findByRole('button', { name: 'Zet terug: Voorstellen' }));
  expect(await saveContent(user)).toEqual(['Voorstellen → Moties']);
});
test('source trees: staff move, merge and add in a draft, compare it and publish it', async () => {
  const { user } = await screens.openAdmin('/admin/source-trees');
  await user.click(await screen.findByRole('radio', { name: 'Indeling' }));
  const row = async (name: string) =>
    within(await screen.findByRole('row', { name: new RegExp(`^${name} ?\\(laag`) }));
  expect(await screen.findByText(/zoals meegeleverd\.$/)).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Nieuwe groep' }));
  const group = within(await screen.findByRole('dialog', { name: 'Nieuwe groep' }));
  await user.type(group.getByLabelText(/Naam in het Nederlands/), 'Plenair');
  await user.type(group.getByLabelText(/Naam in het Engels/), 'Plenary');
  await user.type(group.getByLabelText(/Code/), 'Fout');
  expect(group.getByRole<HTMLButtonElement>('button', { name: 'Gereed' }).disabled).toBe(true);
  await user.clear(group.getByLabelText(/Code/));
  await user.type(group.getByLabelText(/Code/), 'plenair');
  await user.click(group.getByRole('button', { name: 'Gereed' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await row('Plenair');

  /** Asks for a place of a node by its menu, which a key opens. */
  const place = async (name: string, item: string, dialog: string, where: string) => {
    screen.getByRole('button', { name: `Acties voor Tweede Kamer › ${name}` }).focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('menuitem', { name: item, hidden: true }));
    const asked = within(await screen.findByRole('dialog', { name: dialog }));
    await user.type(asked.getByRole('combobox'), where);
    await user.click(await screen.findByRole('option', { name: where, hidden: true }));
    await user.click(asked.getByRole('button', { name: 'Gereed' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await place('Amendementen', 'Verplaats…', 'Amendementen verplaatsen', 'Plenair');
  await place(
    'Toezeggingen',
    'Voeg samen met…',
    'Toezeggingen samenvoegen',
    'Tweede Kamer › Brieven van leden',
  );
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Domein' }).disabled).toBe(true);
  await expectAccessibleMarkup();
  await user.click(screen.getByRole('button', { name: 'Bewaar concept' }));
  await user.click(await screen.findByRole('button', { name: 'Vergelijk en publiceer…' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Deze indeling publiceren?' }));
  expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Nieuwe groep: Plenair',
    'Verplaatst: Tweede Kamer › Amendementen → Plenair › Amendementen',
    'Samengevoegd: Tweede Kamer › Toezeggingen bij Tweede Kamer › Brieven van leden',
  ]);
  expect(asked.getByText('Geen bewaarde zoekopdracht noemt wat verandert.')).toBeTruthy();
  await expectAccessibleMarkup();
  await user.type(asked.getByRole('textbox', { name: 'Reden' }), 'Overzicht');
  await user.click(asked.getByRole('button', { name: 'Publiceer' }));
  expect(await screen.findByText(/^In gebruik is versie \d+, gepubliceerd op/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Vergelijk en publiceer…' })).toBeNull();

  // What ships comes back, and a draft that is not wanted goes.
  await user.click(screen.getByRole('button', { name: 'Begin bij de meegeleverde indeling' }));
  await user.click(screen.getByRole('button', { name: 'Bewaar concept' }));
  await user.click(await screen.findByRole('button', { name: 'Gooi concept weg…' }));
  const discarding = within(await screen.findByRole('dialog', { name: 'Dit concept weggooien?' }));
  await user.click(discarding.getByRole('button', { name: 'Gooi weg' }));
  await row('Plenair');
  await user.click(screen.getByRole('button', { name: 'Begin bij de meegeleverde indeling' }));
  await user.click(screen.getByRole('button', { name: 'Bewaar concept' }));
  await user.click(await screen.findByRole('button', { name: 'Vergelijk en publiceer…' }));
  const again = within(await screen.findByRole('dialog', { name: 'Deze indeling publiceren?' }));
  await user.type(again.getByRole('textbox', { name: 'Reden' }), 'Terug');
  await user.click(again.getByRole('button', { name: 'Publiceer' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Plenair ?\(laag/ })).toBeNull());
});
