import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saveContent } from '../../../test/save-content.ts';
import { expectAccessibleMarkup, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();

test('councils: staff choose one of the list, add one by hand, and take one away', async () => {
  const { user } = await screens.openAdmin('/admin/councils?system=ibabs');
  const utrecht = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Lees Utrecht' });
  expect(utrecht.checked).toBe(true);
  screen.getByText(/Alleen wat is gekozen wordt gelezen/);
  screen.getByText(/uit openbare overzichten van 16 augustus 2026/);
  await expectAccessibleMarkup();

  await user.type(screen.getByRole('searchbox', { name: 'Zoek op naam' }), 'sudwest');
  await screen.findByText(/Geen gevonden/);
  await user.clear(screen.getByRole('searchbox', { name: 'Zoek op naam' }));
  await user.type(screen.getByRole('searchbox', { name: 'Zoek op naam' }), 'soest');
  await user.click(await screen.findByRole('checkbox', { name: 'Lees Soest' }));
  await user.clear(screen.getByRole('searchbox', { name: 'Zoek op naam' }));

  await user.click(screen.getByRole('button', { name: 'Voeg toe' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Raad of Staten toevoegen aan iBabs/ }));
  await user.type(dialog.getByRole('textbox', { name: 'Naam' }), 'Proefstad');
  const key = dialog.getByRole('textbox', { name: 'Naam van de site bij iBabs' });
  await user.type(key, 'proef stad');
  dialog.getByText('Zo noemt dit systeem een raad niet.');
  await user.clear(key);
  await user.type(key, 'utrecht');
  dialog.getByText('Die staat er al.');
  await user.clear(key);
  await user.type(key, 'proefstad');
  await expectAccessibleMarkup();
  await user.click(dialog.getByRole('button', { name: 'Gereed' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Lees Utrecht' }));
  await saveContent(user);

  const names = () =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter(({ checked }) => checked)
      .map((one) => one.getAttribute('aria-label'));
  expect(names()).toEqual(['Lees Proefstad', 'Lees Soest']);
  screen.getByText('zelf toegevoegd');
});

test('councils: of a service that lists its own all are read until one is chosen', async () => {
  const { user } = await screens.openAdmin('/admin/councils');
  await screen.findByText(/worden alle raden en Staten gelezen die de dienst kent/);
  await user.type(screen.getByRole('searchbox', { name: 'Zoek op naam' }), 'leiden');
  await user.click(await screen.findByRole('checkbox', { name: 'Lees Leiden' }));
  await waitFor(() => expect(screen.queryByText(/worden alle raden en Staten gelezen/)).toBeNull());
});
