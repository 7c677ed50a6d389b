import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessibleMarkup, useScreens } from '../../test/screens.tsx';

const screens = useScreens();

test('why: staff choose a user and a document, and get the answer, the steps and a sentence to copy', async () => {
  const { user, email } = await screens.openAdmin('/admin/why');
  await user.type(await screen.findByRole('combobox', { name: 'Gebruiker' }), email);
  await expectAccessibleMarkup();
  await user.click(await screen.findByRole('option', { name: new RegExp(email), hidden: true }));
  await user.type(screen.getByRole('combobox', { name: 'Stuk' }), 'test-nothing-here');
  expect(await screen.findByText('Niets gevonden')).toBeTruthy();
  const chosen = new URLSearchParams(location.search).get('user')!;
  await screens.goAdmin(`/admin/why?user=${chosen}&document=x-nothing`);
  expect(
    await screen.findByRole('heading', { name: '‘x-nothing’ is niet gemaild aan Test User.' }),
  ).toBeTruthy();
  const because = 'Er is hier geen stuk met het kenmerk x-nothing.';
  expect(screen.getAllByText(because)).toHaveLength(2);
  await expectAccessibleMarkup();
  await user.click(screen.getByText('EN'));
  expect(await screen.findByText('There is no document here with the id x-nothing.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Kopieer als antwoord' }));
  expect(await navigator.clipboard.readText()).toBe(
    '‘x-nothing’ was not mailed to Test User. There is no document here with the id x-nothing.',
  );
});

test('why: whoever goes back sees the question before, never the answer to another', async () => {
  const other = await screens.subscriber();
  const { user, email } = await screens.openAdmin('/admin/why?document=x-nothing');
  const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Gebruiker' });
  for (const one of [email, other.email]) {
    await user.clear(await field());
    await user.type(await field(), one);
    await user.click(await screen.findByRole('option', { name: new RegExp(one), hidden: true }));
    await waitFor(async () => expect((await field()).value).toContain(one));
    await screen.findByRole('heading', { name: '‘x-nothing’ is niet gemaild aan Test User.' });
  }
  history.back();
  await waitFor(async () => expect((await field()).value).toContain(email));
});

test('why: a search for people that failed says so, and not that nobody was found', async () => {
  const { user } = await screens.openAdmin('/admin/why');
  const broken = { errors: [{ code: 'SERVER', message: '' }], requestId: 'r' };
  screens.spoil((path) =>
    path.startsWith('/api/admin/people') ? Response.json(broken, { status: 500 }) : undefined,
  );
  await user.type(await screen.findByRole('combobox', { name: 'Gebruiker' }), 'iemand');
  expect(await screen.findByText('Er is een serverfout opgetreden')).toBeTruthy();
  expect(screen.queryByText('Niets gevonden')).toBeNull();
});

test('sources: are listed by how they stand, and one tells what is known of it', async () => {
  const { user } = await screens.openAdmin('/admin/sources');
  const table = await screen.findByRole('table');
  const link = within(table).getByRole('link', { name: 'Tweede Kamer (open data)' });
  await expectAccessibleMarkup();
  await user.click(link);
  const panel = await screen.findByRole('complementary', { name: 'Tweede Kamer (open data)' });
  // The product of these tests reads no source.
  expect(within(panel).getByText(/niet ingesteld om deze bron te lezen/)).toBeTruthy();
  expect(within(panel).getByText('Er ging nog niets mis.')).toBeTruthy();
  await expectAccessibleMarkup();
  await user.type(screen.getByRole('searchbox', { name: 'Zoek bron' }), 'vlaams');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Tweede Kamer (open data)' })).toBeNull());
  await user.click(within(panel).getByRole('button', { name: 'Sluiten' }));
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
});

test('sources: an item that could not be read is shown with what is kept of it, and dropped with a reason', async () => {
  const item = 'Document 7';
  const { user } = await screens.openAdmin('/admin/sources?source=tweedekamer', {
    roles: ['staff'],
    keptItem: item,
  });
  const panel = await screen.findByRole('complementary', { name: 'Tweede Kamer (open data)' });
  expect(await within(panel).findByText(item)).toBeTruthy();
  expect(within(panel).getByText(/^apart gezet op /)).toBeTruthy();
  expect(within(panel).getByText('De bron leverde iets anders dan verwacht')).toBeTruthy();
  expect(within(panel).getByText('shape at the source: not what it promises')).toBeTruthy();
  expect(
    within(panel).getByRole('link', { name: /^Bekijk bij de bron ?\(opent in een nieuw tabblad\)$/ }),
  ).toBeTruthy();
  expect(within(screen.getByRole('table')).getByText('1 item apart')).toBeTruthy();
  await expectAccessibleMarkup();
  await user.click(within(panel).getByRole('button', { name: 'Bekijk inhoud' }));
  const shown = await screen.findByRole('dialog', { name: 'Inhoud van het item' });
  expect(await within(shown).findByText('{"of":"Document 7"}')).toBeTruthy();
  await expectAccessibleMarkup();
  await user.keyboard('{Escape}');
  // The product of these tests reads no source.
  await user.click(await within(panel).findByRole('button', { name: 'Probeer opnieuw' }));
  const retry = await screen.findByRole('dialog', { name: 'Dit item opnieuw lezen?' });
  await user.click(within(retry).getByRole('button', { name: 'Probeer opnieuw' }));
  expect(await within(retry).findByText('Deze bron wordt hier niet gelezen.')).toBeTruthy();
  await user.click(within(retry).getByRole('button', { name: 'Annuleren' }));
  await user.click(await within(panel).findByRole('button', { name: 'Verwijder' }));
  const drop = await screen.findByRole('dialog', { name: 'Dit item verwijderen?' });
  await user.type(within(drop).getByRole('textbox', { name: /^Reden/ }), 'Geen stuk');
  await user.click(within(drop).getByRole('button', { name: 'Verwijder' }));
  expect(await within(panel).findByText('Alles van deze bron kon worden gelezen.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('1 item apart')).toBeNull());
});

test('deliveries: the log of a user is found by name; an admin of an organisation has that page and the log alone', async () => {
  const { user, email } = await screens.openAdmin('/admin/deliveries', { roles: ['org-admin'] });
  const pages = within(await screen.findByRole('navigation', { name: 'Onderdelen van het beheer' }));
  expect(pages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Organisaties',
    'Gebruikers',
    'Bezorging',
    'Logboek',
  ]);
  expect(await screen.findByText('Geen enkel adres wordt geweigerd.')).toBeTruthy();
  await user.type(screen.getByRole('combobox', { name: 'Gebruiker' }), email);
  await user.click(await screen.findByRole('option', { name: new RegExp(email), hidden: true }));
  expect(await screen.findByText('Geen mails.')).toBeTruthy();
  await expectAccessibleMarkup();
});

test('deliveries: mail to an address that was refused is resumed only where it stands still', async () => {
  for (const refused of [2, 3]) {
    await screens.openAdmin('/admin/deliveries', { roles: ['org-admin'], refused });
    await screen.findByText(refused < 3 ? `${refused} keer geweigerd` : `stil na ${refused} weigeringen`);
    const resume = screen.queryAllByRole('button', { name: /^Mail hervatten aan/ });
    expect([refused, resume.length]).toEqual([refused, refused < 3 ? 0 : 1]);
  }
});

test('jobs: queues, followers and alarms are told', async () => {
  await screens.openAdmin('/admin/jobs');
  const queues = await screen.findByRole('group', { name: 'Wachtrijen' });
  expect(within(queues).getByRole('rowheader', { name: 'Samenvattingen' })).toBeTruthy();
  expect(screen.getByText('Er zijn geen alarmen.')).toBeTruthy();
  await expectAccessibleMarkup();
});

test('jobs: how far the documents are renewed is told while they are', async () => {
  screens.spoil((path) =>
    path.startsWith('/api/admin/jobs')
      ? Response.json({
          leases: [],
          settled: 2_000,
          renewal: { upTo: 500, of: 2_000, since: '2026-11-20T09:00:00.000Z' },
          followers: [],
          queues: [],
          alarms: [],
        })
      : undefined,
  );
  await screens.openAdmin('/admin/jobs');
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Index wordt vernieuwd' });
  expect([bar.value, bar.max]).toEqual([500, 2_000]);
  expect(screen.getByText(/^Tot nummer 500 van 2\.000, bezig sinds/)).toBeTruthy();
  await expectAccessibleMarkup();
});
