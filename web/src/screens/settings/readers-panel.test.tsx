import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessibleMarkup, expectKept, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();
const panel = async () => within(await screen.findByRole('region', { name: 'Lezers' }));

test('readers: a reply address waits to be confirmed, and what is no address is refused', async () => {
  const user = await screens.open('/settings#lezers');
  const readers = await panel();
  await user.click(await readers.findByRole('button', { name: 'Stel een adres in' }));
  await user.click(readers.getByRole('button', { name: 'Stuur bevestigingsmail' }));
  await readers.findByText('Vul een e-mailadres in.');
  const address = readers.getByRole('textbox', { name: 'E-mailadres' });
  await user.type(address, 'geen adres{Enter}');
  await waitFor(() => expect(address.getAttribute('aria-invalid')).toBe('true'));
  await user.clear(address);
  await user.type(address, 'redactie@veldkers.example{Enter}');
  await readers.findByText(/^Wacht op bevestiging: redactie@veldkers\.example/);
  await expectAccessibleMarkup();
  await readers.findByText('Nog geen nieuwsbrieven verstuurd');
});

test('readers: an address list is made, renamed, filled, opened for signing up and removed', async () => {
  const user = await screens.open('/settings#lezers');
  const readers = await panel();
  await user.click(await readers.findByRole('button', { name: 'Nieuwe adressenlijst' }));
  await user.click(readers.getByRole('button', { name: 'Maak lijst' }));
  await readers.findByText('Geef de lijst een naam.');
  await user.type(readers.getByRole('textbox', { name: 'Naam' }), 'Leden{Enter}');
  await user.click(await readers.findByRole('button', { name: 'Naam wijzigen: Leden' }));
  await user.type(readers.getByRole('textbox', { name: 'Naam' }), ' energie{Enter}');

  await user.click(await readers.findByRole('button', { name: 'Lezers van Leden energie' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lezers van Leden energie' }));
  await user.click(dialog.getByRole('button', { name: 'Voeg toe' }));
  await dialog.findByText('Plak ten minste 1 adres.');
  await dialog.findByText('Schrijf op waarom.');
  await user.click(dialog.getByRole('textbox', { name: 'Adressen' }));
  await user.paste('Anna Bos <anna@leden.example>\nbram@leden.example\ngeen adres\nanna@leden.example');
  await user.type(dialog.getByRole('textbox', { name: /^Waarom/ }), 'Leden');
  await user.click(dialog.getByRole('button', { name: 'Voeg toe' }));
  await dialog.findByText('2 lezers toegevoegd, 1 stond er al op.');
  await dialog.findByText('Regel 3: geen adres');
  await expectAccessibleMarkup();
  await user.click(dialog.getByRole('button', { name: 'Klaar' }));
  await user.type(dialog.getByRole('searchbox', { name: 'Zoek op adres of naam' }), 'anna');
  await waitFor(() => expect(dialog.queryByText('bram@leden.example')).toBeNull());
  await user.click(await dialog.findByRole('button', { name: 'Haal van de lijst: anna@leden.example' }));
  await dialog.findByText('Geen lezers gevonden');
  await user.keyboard('{Escape}');
  await readers.findByText('1 lezer');

  await user.click(readers.getByRole('switch', { name: 'Aanmelden met een link: Leden energie' }));
  await readers.findByRole('button', { name: 'Kopieer aanmeldlink: Leden energie' });
  await user.click(readers.getByRole('button', { name: 'Verwijder: Leden energie' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Adressenlijst verwijderen?' }));
  await user.click(asked.getByRole('button', { name: 'Verwijder' }));
  await readers.findByText(/^Nog geen adressenlijsten/);
  await expectKept();
});
