import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessibleMarkup, expectKept, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();
const rowOf = async (table: string, name: RegExp) =>
  (await within(await screen.findByRole('group', { name: table })).findByRole('rowheader', { name })).closest(
    'tr',
  )!;

/** Opens the page of the organisation of whoever is logged in, by the list of organisations. */
async function openOwn(roles: ('staff' | 'org-admin')[], apiKey?: string) {
  const wanted = { roles, ...(apiKey === undefined ? {} : { apiKey }) };
  const opened = await screens.openAdmin('/admin/users', wanted);
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
  const seats = () => rowOf('Limieten en gebruik', /Plaatsen/);
  expect(await within(await seats()).findByText('1 van 2')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Wijzig Plaatsen' }));
  const usual = await screen.findByRole('dialog', { name: 'Plaatsen wijzigen' });
  const again = within(usual).getByRole('textbox', { name: 'Nieuwe limiet' });
  await user.type(again, 'x');
  expect(within(usual).getByText(/^Vul een heel getal in/)).toBeTruthy();
  expect(within(usual).getByRole('button', { name: 'Opslaan' })).toHaveProperty('disabled', true);
  await user.clear(again);
  expect(within(usual).getByPlaceholderText(/^gewoonlijk: \d+$/)).toBeTruthy();
  await user.type(within(usual).getByRole('textbox', { name: 'Reden' }), 'Als anderen');
  await user.click(within(usual).getByRole('button', { name: 'Opslaan' }));
  await waitFor(async () => expect(within(await seats()).queryByText(/eigen limiet/)).toBeNull());

  await user.click(screen.getByRole('button', { name: 'Wijzig EU dashboard' }));
  const edit = await screen.findByRole('dialog', { name: 'EU dashboard wijzigen' });
  await user.type(within(edit).getByRole('textbox', { name: 'Reden' }), 'Andere dagen');
  await user.click(within(edit).getByRole('button', { name: 'Beëindig nu' }));
  const end = await screen.findByRole('dialog', { name: 'EU dashboard nu beëindigen?' });
  // Why it is changed is not why it ends.
  expect(within(end).getByRole('textbox', { name: 'Reden' })).toHaveProperty('value', '');
  await user.click(within(end).getByRole('button', { name: 'Annuleren' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  expect(screen.getByText('0 van 1 gebruikers')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Uitnodigen' }));
  const invite = await screen.findByRole('dialog', { name: 'Gebruiker uitnodigen' });
  const email = `${crypto.randomUUID()}@tests.example`;
  await user.type(within(invite).getByRole('textbox', { name: /E-mailadres/ }), email);
  await user.click(within(invite).getByRole('button', { name: 'Nodig uit' }));
  // The rule of logging in is about the new one too.
  expect(await screen.findByText('0 van 2 gebruikers')).toBeTruthy();

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

test('organisation page: its admin sees the API keys of its users, and revokes one with a reason', async () => {
  const { user, email } = await openOwn(['org-admin'], 'Intranet');
  const row = await rowOf('API-sleutels', /^Intranet$/);
  expect(within(row).getByText(email)).toBeTruthy();
  expect(within(row).getByText('zoeken en lezen')).toBeTruthy();
  await user.click(within(row).getByRole('button', { name: 'Trek in: Intranet van Test User' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sleutel ‘Intranet’ van Test User intrekken' });
  await expectAccessibleMarkup();
  await user.type(within(dialog).getByRole('textbox', { name: 'Reden' }), 'Gelekt');
  await user.click(within(dialog).getByRole('button', { name: 'Trek in' }));
  expect(await screen.findByText('Niemand in deze organisatie heeft een API-sleutel.')).toBeTruthy();
  await expectKept();
});
