import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessibleMarkup, expectKept, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Nieuwsbrief maken' }));
const checkbox = async (name: string) => (await drawer()).findByRole<HTMLInputElement>('checkbox', { name });

/** The drawer of a new list with an update on it. */
async function openDrawer(): Promise<UserEvent> {
  const user = await screens.open('/list-manager');
  await user.click((await screen.findAllByRole('button', { name: 'Nieuwe lijst' }))[0]!);
  await user.type(await screen.findByRole('textbox', { name: 'Titel' }), 'Netcongestie{Enter}');
  await screen.findByRole('heading', { level: 2, name: 'Netcongestie' });
  await user.click(screen.getByRole('button', { name: 'Eigen update' }));
  const form = within(await screen.findByRole('dialog', { name: 'Eigen update' }));
  await user.type(form.getByRole('textbox', { name: 'Titel' }), 'Afspraak');
  await user.type(form.getByRole('textbox', { name: 'Bron (naam)' }), 'Eigen bron');
  await user.click(form.getByRole('button', { name: 'Toevoegen' }));
  await screen.findByRole('heading', { level: 3, name: 'Afspraak' });
  await user.click(screen.getByRole('button', { name: 'Nieuwsbrief' }));
  await screen.findByRole('textbox', { name: 'Titel en onderwerp van de mail' });
  return user;
}
const svg = (inner: string, name: string) =>
  new File([`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30">${inner}</svg>`], name, {
    type: 'image/svg+xml',
  });
const choose = async (user: UserEvent, file: File) =>
  user.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, file);
const menu = async (user: UserEvent, name: string) => {
  await user.click((await drawer()).getByRole('button', { name: 'Kies een sjabloon' }));
  await user.click(await screen.findByRole('menuitem', { name, hidden: true }));
};

test('newsletter: a logo that cannot be used says why; one that can is everyone’s, and can be left out', async () => {
  const user = await openDrawer();
  expect((await checkbox('Logo')).disabled).toBe(true);
  await user.click(await (await drawer()).findByRole('button', { name: 'Voeg een logo toe' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Logo van / }));
  await user.click(dialog.getByRole('button', { name: 'Bewaar voor iedereen' }));
  await dialog.findByText('Kies een bestand.');
  await choose(user, new File([new Uint8Array(300_001)], 'groot.png', { type: 'image/png' }));
  await dialog.findByText('Dit bestand is te groot: hoogstens 300 kB.');
  await choose(user, svg('<script>alert(1)</script>', 'script.svg'));
  await dialog.findByText('script.svg');
  await user.click(dialog.getByRole('button', { name: 'Bewaar voor iedereen' }));
  await dialog.findByText(/^In deze SVG staat een script/);
  await expectAccessibleMarkup();
  await choose(user, svg('<rect width="90" height="30"/>', 'logo.svg'));
  await dialog.findByText('logo.svg');
  await user.click(dialog.getByRole('button', { name: 'Bewaar voor iedereen' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Logo van / })).toBeNull());
  await waitFor(async () => expect((await checkbox('Logo')).checked).toBe(true));
  const shown = () => screen.getByTitle<HTMLIFrameElement>('Voorbeeld: Netcongestie').srcdoc;
  await waitFor(() => expect(shown()).toMatch(/<img src="\/api\/newsletters\/logos\/[\w-]{22}\.png"/));
  await user.click(await checkbox('Logo'));
  await waitFor(() => expect(shown()).not.toContain('<img'));

  await user.click((await drawer()).getByRole('button', { name: 'Verwijder' }));
  const question = () => screen.findByRole('dialog', { name: 'Logo verwijderen?' });
  await question();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Logo verwijderen?' })).toBeNull());
  await user.click((await drawer()).getByRole('button', { name: 'Verwijder' }));
  await user.click(within(await question()).getByRole('button', { name: 'Verwijder' }));
  await (await drawer()).findByText('Nog geen logo');
  await expectKept();
});

test('newsletter: settings are kept as a template, taken from it and brought up to date, and removing it is undone', async () => {
  const user = await openDrawer();
  await user.click(await checkbox('Bron'));
  await menu(user, 'Bewaar als sjabloon');
  const saving = within(await screen.findByRole('dialog', { name: 'Bewaar als sjabloon' }));
  await user.click(saving.getByRole('button', { name: 'Bewaar sjabloon' }));
  await saving.findByText('Geef het sjabloon een naam.');
  await user.type(saving.getByRole('textbox', { name: 'Naam' }), 'Weekbericht{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Bewaar als sjabloon' })).toBeNull());
  await user.click(await checkbox('Bron'));
  await user.click(await checkbox('Soort'));
  await menu(user, 'Bewaar als sjabloon');
  const again = within(await screen.findByRole('dialog', { name: 'Bewaar als sjabloon' }));
  await user.type(again.getByRole('textbox', { name: 'Naam' }), 'weekbericht{Enter}');
  await again.findByText('Er is al een sjabloon ‘Weekbericht’. Kies een andere naam.');
  await user.click(again.getByRole('button', { name: 'Annuleren' }));

  await menu(user, 'Weekbericht');
  await waitFor(async () => expect((await checkbox('Bron')).checked).toBe(false));
  expect((await checkbox('Soort')).checked).toBe(true);
  await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));
  await waitFor(async () => expect((await checkbox('Bron')).checked).toBe(true));

  await menu(user, 'Beheer sjablonen');
  const all = within(await screen.findByRole('dialog', { name: 'Beheer sjablonen' }));
  await user.click(await all.findByRole('button', { name: 'Werk bij met deze nieuwsbrief: Weekbericht' }));
  await screen.findAllByText('Sjabloon ‘Weekbericht’ is bijgewerkt');
  await user.click(all.getByRole('button', { name: 'Naam wijzigen: Weekbericht' }));
  await user.clear(all.getByRole('textbox', { name: 'Naam' }));
  await user.type(all.getByRole('textbox', { name: 'Naam' }), 'Bestuur{Enter}');
  await expectAccessibleMarkup();
  await user.click(await all.findByRole('button', { name: 'Verwijder: Bestuur' }));
  await all.findByText(/^Nog geen sjablonen/);
  await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));
  await all.findByRole('button', { name: 'Verwijder: Bestuur' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Beheer sjablonen' })).toBeNull());
  // The drawer stays.
  await menu(user, 'Bestuur');
  await waitFor(async () => expect((await checkbox('Soort')).checked).toBe(false));
  await (await drawer()).findByText('Bewaard');
});

test('newsletter: nothing is sent without readers or a confirmed reply address, which the dialog says', async () => {
  const user = await openDrawer();
  await user.click((await drawer()).getByRole('button', { name: 'Verstuur naar lezers…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nieuwsbrief versturen' }));
  await dialog.findByText('Nog geen adressenlijsten.');
  await user.click(dialog.getByRole('button', { name: 'Verstuur' }));
  await dialog.findByText('Kies ten minste 1 adressenlijst.');
  await expectAccessibleMarkup();
  await user.click(dialog.getByRole('link', { name: 'Beheer lezers' }));
  await user.click(await screen.findByRole('button', { name: 'Nieuwe adressenlijst' }));
  await user.type(screen.getByRole('textbox', { name: 'Naam' }), 'Leden{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Lezers van Leden' }));
  const readers = within(await screen.findByRole('dialog', { name: 'Lezers van Leden' }));
  await user.type(readers.getByRole('textbox', { name: 'Adressen' }), 'anna@leden.example');
  await user.type(readers.getByRole('textbox', { name: /^Waarom/ }), 'Leden{Enter}');
  await readers.findByText('1 lezer toegevoegd.');
  await user.keyboard('{Escape}');

  await user.click(screen.getAllByRole('link', { name: 'Lijsten' })[0]!);
  await user.click(await screen.findByRole('button', { name: 'Nieuwsbrief' }));
  expect((await checkbox('Leden')).checked).toBe(true);
  await user.click(await (await drawer()).findByRole('button', { name: 'Verstuur naar 1 lezer…' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Nieuwsbrief versturen' }));
  await asked.findByText(/^Er is nog geen bevestigd antwoordadres/);
  const send = asked.getByRole<HTMLButtonElement>('button', { name: 'Verstuur naar 1 lezer' });
  expect(send.disabled).toBe(true);
});
