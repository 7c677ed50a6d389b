import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessibleMarkup, expectKept, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const debate = '/agenda/screens-debate';

test('meeting: its points stand in order, each with its documents; those without hits are folded', async () => {
  const user = await screens.open(`${debate}?q=netcongestie`);
  await heading('Commissiedebat Energiewet');
  const points = screen.getAllByRole('heading', { level: 2, name: /Brief over|Voortgang|Vertrouwelijk/ });
  expect(points.map(({ textContent }) => textContent)).toEqual([
    'Brief over contracten',
    'Voortgang netcongestie',
    'Vertrouwelijk overleg',
  ]);
  expect(points[1]!.querySelector('mark')?.textContent).toBe('netcongestie');
  await screen.findByText('2 treffers');
  screen.getByText('Besloten agendapunt');
  expect(screen.queryByRole('link', { name: 'Brief over planning' })).toBeNull();
  await expectAccessibleMarkup();
  await user.click(screen.getByRole('button', { name: 'Nog 2 documenten' }));
  screen.getByRole('link', { name: 'Brief over planning' });
  await user.click(screen.getByRole('button', { name: 'Toon minder documenten' }));
  expect(screen.queryByRole('link', { name: 'Brief over planning' })).toBeNull();
});

test('meeting: who is there stands by what they are, and all of them are shown when asked for', async () => {
  const user = await screens.open(debate);
  const card = within(await screen.findByRole('region', { name: 'Deelnemers' }));
  card.getByRole('heading', { name: 'Voorzitter' });
  const party = await card.findByRole('link', { name: 'Proefpartij' });
  expect(party.getAttribute('href')).toBe('/nl/party/screens-proef');
  // One that no list has leads nowhere.
  expect(card.queryByRole('link', { name: 'Christelijk Midden' })).toBeNull();
  card.getByText('Christelijk Midden');
  expect(card.getAllByRole('listitem')).toHaveLength(8);
  await user.click(card.getByRole('button', { name: 'Toon alle 11' }));
  expect(card.getAllByRole('listitem')).toHaveLength(11);
});

test('meeting: one that is followed stays so, and can be let go', async () => {
  const user = await screens.open(debate);
  const button = (name: string) => screen.findByRole('button', { name });
  await screen.findByText(/^Volg deze vergadering, dan krijg je een mail/);
  await user.click(await button('Volg deze vergadering'));
  await button('Je volgt deze vergadering');
  await screen.findAllByText('Je krijgt een mail als deze vergadering verandert.');
  await expectKept();
  await screens.reload();
  await screen.findByText(/^Je krijgt een mail bij elke wijziging/);
  await user.click(await button('Je volgt deze vergadering'));
  await button('Volg deze vergadering');
  await expectKept();
  await screens.reload();
  await button('Volg deze vergadering');
});

test('meeting: following that fails is taken back, and the reason is told', async () => {
  const user = await screens.open(debate);
  const follow = await screen.findByRole('button', { name: 'Volg deze vergadering' });
  const body = JSON.stringify({ errors: [{ code: 'SERVER', message: '' }], requestId: 'abc123' });
  screens.spoil((path) => (path.includes('/followed') ? new Response(body, { status: 500 }) : undefined));
  await user.click(follow);
  await screen.findAllByText('Er is een serverfout opgetreden');
  await screen.findByRole('button', { name: 'Volg deze vergadering' });
});

test('meeting: one behind closed doors tells its title and time alone', async () => {
  await screens.open('/agenda/screens-closed');
  await heading('Gesprek achter gesloten deuren');
  screen.getByRole('heading', { name: 'Deze vergadering is besloten' });
  screen.getByText('13:30–17:30');
  expect(screen.queryByText('Thorbeckezaal')).toBeNull();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
  await expectAccessibleMarkup();
});

test('meeting: one that was withdrawn, or never was, says so and leads back to the agenda', async () => {
  await screens.open('/agenda/screens-withdrawn');
  await heading('Deze vergadering staat niet meer op de agenda');
  screen.getByText('Ingetrokken rondetafelgesprek');
  const back = screen.getAllByRole('link', { name: 'Naar agenda' }).at(-1)!;
  expect(back.getAttribute('href')).toBe('/agenda');
  await expectAccessibleMarkup();
  history.replaceState(null, '', '/agenda/screens-never');
  await screens.reload();
  await heading('Deze vergadering is niet gevonden');
});

test('meeting: outside the subscription its dashboard is named, and without the agenda what that holds', async () => {
  await screens.open(debate, { modules: ['agenda', 'EUDashboard'] });
  await heading('Deze vergadering valt buiten je abonnement');
  await screens.open(debate, { modules: ['nlDashboard'] });
  await heading('Ontgrendelen?');
  await waitFor(() => expect(screen.queryByText('Commissiedebat Energiewet')).toBeNull());
});
