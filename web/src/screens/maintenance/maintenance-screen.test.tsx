import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Maintenance } from 'contract/maintenance';
import { expectAccessibleMarkup, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();

const maintenance: Maintenance = {
  on: true,
  announced: null,
  texts: { nl: 'We zetten nieuwe servers neer.', 'en-gb': 'We are putting in new servers.' },
};

/** The product of these tests is everybody's: this page alone finds it closed. */
const close = () =>
  screens.spoil((path) =>
    path.startsWith('/api/maintenance')
      ? Response.json(maintenance)
      : Response.json({ errors: [{ code: 'MAINT', message: 'x' }], requestId: 'r' }, { status: 503 }),
  );

test('maintenance: the page is left for the notice, and come back to with what was being typed', async () => {
  const user = await screens.open('/list-manager');
  await user.click((await screen.findAllByRole('button', { name: 'Nieuwe lijst' }))[0]!);
  await user.type(await screen.findByRole('textbox', { name: 'Titel' }), 'Stikstof in de Kamer');
  close();
  await user.keyboard('{Enter}');

  await screen.findByRole('heading', { level: 1, name: 'Gepland onderhoud' });
  await screen.findByText('We zetten nieuwe servers neer.');
  screen.getByText(/Wat je aan het typen was, is bewaard/);
  screen.getByRole('button', { name: 'Nu proberen' });
  // Read aloud every ten seconds.
  const read = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(read).toContain('Over 30 seconden proberen we het opnieuw.');
  await expectAccessibleMarkup();
  await user.click(screen.getByRole('button', { name: 'English' }));
  await screen.findByText('We are putting in new servers.');
  await user.click(await screen.findByRole('button', { name: 'Nederlands' }));
  await screen.findByText('We zetten nieuwe servers neer.');

  screens.spoil(() => undefined);
  // As the notice does, which jsdom cannot.
  await screens.reload('/login');
  expect(location.pathname).toBe('/list-manager');
  const kept = await screen.findByRole('region', { name: 'Bewaard van voor het onderhoud' });
  within(kept).getByText('Stikstof in de Kamer');
  within(kept).getByRole('button', { name: 'Kopieer: Titel' });
  await expectAccessibleMarkup();
  await user.click(within(kept).getByRole('button', { name: 'Weggooien' }));
  expect(screen.queryByRole('region', { name: 'Bewaard van voor het onderhoud' })).toBeNull();
  await screens.reload();
  await screen.findByRole('heading', { name: /lijst/i, level: 1 });
  expect(screen.queryByRole('region', { name: 'Bewaard van voor het onderhoud' })).toBeNull();
});

test('maintenance: who is not logged in is shown where staff log in', async () => {
  await screens.open('/settings');
  const { logout } = await import('#session/user.ts');
  logout();
  await screen.findByRole('button', { name: 'Inloggen' });
  await screens.reload('/maintenance');
  const link = await screen.findByRole('link', { name: 'Inloggen als medewerker' });
  expect(link.getAttribute('href')).toBe('/login');
});

test('maintenance: what is announced is told on every page until it is put away, and again when it changes', async () => {
  const announced = { from: '2033-12-05T21:00:00Z', until: '2033-12-05T22:00:00Z' };
  const notice = { ...maintenance, on: false, announced, version: 1 };
  const tell = (told: object) =>
    screens.spoil((path) =>
      path.startsWith('/api/users/me/notices?') ? Response.json({ maintenance: told }) : undefined,
    );
  tell(notice);
  const user = await screens.open('/settings');
  const said = 'Onderhoud maandag 5 december 22:00 tot 23:00. We zetten nieuwe servers neer.';
  await screen.findByText(said);
  await expectAccessibleMarkup();
  await user.click(screen.getByRole('button', { name: 'Melding sluiten' }));
  await waitFor(() => expect(screen.queryByText(said)).toBeNull());
  await screens.reload();
  await screen.findByRole('heading', { level: 1 });
  tell({ ...notice, version: 2, announced: { ...announced, until: '2033-12-06T04:00:00Z' } });
  await screens.reload();
  await screen.findByText(/^Onderhoud maandag 5 december 22:00 tot dinsdag 6 december 05:00\./);
});
