import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessibleMarkup, expectKept, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();
const table = () => screen.findByRole('group', { name: 'Gebruikers' });
const rowOf = async (email: string) => (await within(await table()).findByText(email)).closest('tr')!;

async function act(user: UserEvent, email: string, action: string) {
  await user.click(within(await rowOf(email)).getByRole('button', { name: /^Acties voor/ }));
  await user.click(await screen.findByRole('menuitem', { name: action, hidden: true }));
  return screen.findByRole('dialog');
}

async function invite(user: UserEvent, first: string, email: string) {
  await user.click(await screen.findByRole('button', { name: 'Uitnodigen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Gebruiker uitnodigen' });
  await user.type(within(dialog).getByRole('textbox', { name: /E-mailadres/ }), email);
  await user.type(within(dialog).getByRole('textbox', { name: 'Voornaam' }), first);
  await user.click(within(dialog).getByRole('button', { name: 'Nodig uit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const fresh = () => `${crypto.randomUUID()}@tests.example`;

test('users: an admin invites, changes, deactivates with a hand-over and restores', async () => {
  const { user } = await screens.openAdmin('/admin/users', { roles: ['org-admin'] });
  const email = fresh();
  await invite(user, 'Ilse', email);
  expect(within(await rowOf(email)).getByText(/^uitgenodigd/)).toBeTruthy();
  await expectAccessibleMarkup();

  const edit = await act(user, email, 'Wijzig…');
  await user.type(within(edit).getByRole('textbox', { name: 'Achternaam' }), 'Quartel');
  await user.click(within(edit).getByRole('checkbox', { name: 'Beheerder van de organisatie' }));
  expect(within(edit).queryByRole('checkbox', { name: /Medewerker/ })).toBeNull();
  await expectAccessibleMarkup();
  await user.type(within(edit).getByRole('textbox', { name: 'Reden' }), 'Functie');
  await user.click(within(edit).getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText('Ilse Quartel')).toBeTruthy();
  expect(within(await rowOf(email)).getByText('Beheerder van de organisatie')).toBeTruthy();

  await user.click(within(await rowOf(email)).getByRole('button', { name: /^Acties voor/ }));
  await user.click(
    await screen.findByRole('menuitem', { name: 'Stuur activatiemail opnieuw', hidden: true }),
  );
  // Shown, and announced.
  expect(await screen.findAllByText(/^Je hebt zojuist een activatiemail verzonden/)).toHaveLength(2);

  const leave = await act(user, email, 'Deactiveer…');
  expect(await within(leave).findByText('Deze gebruiker heeft geen lijsten of zoekopdrachten.')).toBeTruthy();
  await expectAccessibleMarkup();
  await user.type(within(leave).getByRole('textbox', { name: 'Reden' }), 'Uit dienst');
  await user.click(within(leave).getByRole('button', { name: 'Deactiveer' }));
  expect(await within(await rowOf(email)).findByText(/^gestopt/)).toBeTruthy();
  const restore = await act(user, email, 'Herstel…');
  await user.type(within(restore).getByRole('textbox', { name: 'Reden' }), 'Vergissing');
  await user.click(within(restore).getByRole('button', { name: 'Herstel' }));
  expect(await within(await rowOf(email)).findByText(/^uitgenodigd/)).toBeTruthy();
  await expectKept();
});

test('users: a file is looked at line by line before anybody is invited', async () => {
  const { user, email: own } = await screens.openAdmin('/admin/users', { roles: ['org-admin'] });
  await user.click(await screen.findByRole('button', { name: 'Inlezen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Gebruikers inlezen' });
  const text = within(dialog).getByRole('textbox', { name: 'Inhoud van het bestand' });
  const look = () => user.click(within(dialog).getByRole('button', { name: 'Bekijk wat er gebeurt' }));
  const [one, other] = [fresh(), fresh()];
  await user.click(text);
  await user.paste(`naam;e-mail;rol\nBas Kamphorst;${one};\nTest;${own};\nMarit;${other};koning`);
  await look();
  expect(await within(dialog).findByText('1 nieuw, 1 al aanwezig, 1 kan niet')).toBeTruthy();
  expect(within(dialog).getByText('‘koning’ is geen rol; kies gebruiker of beheerder.')).toBeTruthy();
  await expectAccessibleMarkup();
  // What is looked at while it changes is not carried out.
  fireEvent.click(within(dialog).getByRole('button', { name: 'Bekijk wat er gebeurt' }));
  fireEvent.change(text, { target: { value: `naam;e-mail\nEen ander;${one}` } });
  await expectKept();
  expect(within(dialog).queryByText('1 nieuw, 1 al aanwezig, 1 kan niet')).toBeNull();
  await user.clear(text);
  await user.paste(`naam;e-mail;rol\nBas Kamphorst;${one};\nMarit Oosterloo;${other};beheerder`);
  await look();
  await user.click(await within(dialog).findByRole('button', { name: 'Nodig 2 gebruikers uit' }));
  expect(await rowOf(one)).toBeTruthy();
  expect(within(await rowOf(other)).getByText('Beheerder van de organisatie')).toBeTruthy();
  await expectKept();
});

test('users: staff clear the second step that somebody lost, and nobody is offered that without one', async () => {
  const lost = await screens.subscriber({ factor: true });
  const { user, email } = await screens.openAdmin('/admin/users');
  const find = await screen.findByRole('searchbox', { name: 'Zoek op naam of e-mail' });
  await user.type(find, lost.email);
  const dialog = await act(user, lost.email, 'Wis tweede stap…');
  await expectAccessibleMarkup();
  await user.type(within(dialog).getByRole('textbox', { name: 'Reden' }), 'Telefoon kwijt');
  await user.click(within(dialog).getByRole('button', { name: 'Wis tweede stap' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectKept();
  for (const someone of [lost.email, email]) {
    await user.clear(find);
    await user.type(find, someone);
    await user.click(within(await rowOf(someone)).getByRole('button', { name: /^Acties voor/ }));
    await screen.findByRole('menuitem', { name: 'Beëindig sessies…', hidden: true });
    expect(screen.queryByRole('menuitem', { name: 'Wis tweede stap…', hidden: true })).toBeNull();
    await user.keyboard('{Escape}');
  }
});

test('users: whoever chose something in a dialog is asked before it is thrown away', async () => {
  const { user, email } = await screens.openAdmin('/admin/users', { roles: ['org-admin'] });
  const edit = await act(user, email, 'Wijzig…');
  const cancel = within(edit).getByRole('button', { name: 'Annuleren' });
  const language = within(edit).getByRole('combobox', { name: 'Taal' });
  const choose = async (name: string) => {
    await user.click(language);
    await user.click(await screen.findByRole('option', { name, hidden: true }));
  };
  await choose('English');
  await user.click(cancel);
  const asked = await screen.findByRole('dialog', { name: 'Sluiten zonder opslaan?' });
  await user.click(within(asked).getByRole('button', { name: 'Annuleren' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sluiten zonder opslaan?' })).toBeNull());
  // Nothing would be lost.
  await choose('Nederlands');
  await user.click(cancel);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
