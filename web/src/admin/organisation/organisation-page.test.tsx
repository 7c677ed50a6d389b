import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessibleMarkup, expectKept, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();
const rowOf = async (table: string, name: RegExp) =>
  (await within(await screen.findByRole('group', { name: table })).findByRole('rowheader', { name })).closest(
    'tr',
  )!;

/** Opens the page of the organisation of whoever is logged in, by the list of organisations. */
async function openOwn(roles: ('staff' | 'org-admin')[]) {
  const opened = await screens.openAdmin('/admin/users', { roles });
  const find = await screen.findByRole('searchbox', { name: 'Zoek op naam of e-mail' });
  await opened.user.type(find, opened.email);
  if (roles.includes('staff')) {
    const row = await rowOf('Gebruikers', /Test User/);
    await opened.user.click(await within(row).findByRole('link'));
  } else await opened.user.click(screen.getByRole('link', { name: 'Organisaties' }));
  await screen.findByRole('group', { name: 'Limieten en gebruik' });
  return opened;
}

test('organisation page: staff change modules, limits and details, each with a reason that the log keeps', async () => {
  const { user } = await openOwn(['staff']);
  await expectAccessibleMarkup();
  await user.click(screen.getByRole('button', { name: 'Wijzig EU dashboard' }));
  const dialog = await screen.findByRole('dialog', { name: 'EU dashboard wijzigen' });
  await user.type(within(dialog).getByLabelText('Tot en met'), '2099-12-31');
  await user.type(within(dialog).getByRole('textbox', { name: 'Configuratie' }), 'fout');
  expect(within(dialog).getByText('Regel 1 heeft niet de vorm: naam = waarde.')).toBeTruthy();
  await user.type(within(dialog).getByRole('textbox', { name: 'Configuratie' }), ' = 3');
  await user.click(within(dialog).getByRole('button', { name: 'Opslaan' }));
  expect(within(dialog).getByText('Vul in waarom.')).toBeTruthy();
  await expectAccessibleMarkup();
  await user.type(within(dialog).getByRole('textbox', { name: 'Reden' }), 'Verlengd');
  await user.click(within(dialog).getByRole('button', { name: 'Opslaan' }));
  const eu = await rowOf('Modules', /EU dashboard/);
  expect(await within(eu).findByText('31-12-2099')).toBeTruthy();
  expect(within(eu).getByText('fout = 3')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Wijzig Plaatsen' }));
  const limit = await screen.findByRole('dialog', { name: 'Plaatsen wijzigen' });
  const value = within(limit).getByRole('textbox', { name: 'Nieuwe limiet' });
  await user.clear(value);
  await user.type(value, '0');
  expect(await within(limit).findByText(/De organisatie zit hier nu boven/)).toBeTruthy();
  await user.clear(value);
  await user.type(value, '2');
  await user.type(within(limit).getByRole('textbox', { name: 'Reden' }), 'Kleiner pakket');
  await user.click(within(limit).getByRole('button', { name: 'Opslaan' }));
  const seats = await rowOf('Limieten en gebruik', /Plaatsen/);
  expect(await within(seats).findByText('1 van 2')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Wijzig gegevens' }));
  const details = await screen.findByRole('dialog', { name: 'Wijzig gegevens' });
  await user.type(within(details).getByRole('textbox', { name: 'Notities' }), 'Belt liever.');
  await user.type(within(details).getByRole('textbox', { name: 'Reden' }), 'Gesprek');
  await user.click(within(details).getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText('Belt liever.')).toBeTruthy();

  await user.click(screen.getByRole('link', { name: 'Logboek' }));
  await user.type(
    await screen.findByRole('searchbox', { name: 'Zoek op wie, wat of reden' }),
    'Kleiner pakket',
  );
  expect(await screen.findByText('Limiet gewijzigd')).toBeTruthy();
  await expectKept();
});

test('organisation page: its own admin sees limits and modules, and changes colours and users alone', async () => {
  const { user } = await openOwn(['org-admin']);
  await expectAccessibleMarkup();
  expect(screen.queryByRole('button', { name: 'Wijzig gegevens' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Module toevoegen' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Wijzig Plaatsen' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Wijzig voorkeuren' })).toBeNull();
  expect(screen.getByText('Nu: iedereen met de module Nieuwsbrief')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Kleuren van de nieuwsbrief' }));
  const dialog = await screen.findByRole('dialog', { name: 'Kleuren van de nieuwsbrief' });
  await user.click(within(dialog).getByRole('switch'));
  await user.type(within(dialog).getByRole('textbox', { name: 'Reden' }), 'Huisstijl');
  await user.click(within(dialog).getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText('Nu: alleen beheerders')).toBeTruthy();
  await expectKept();
});
