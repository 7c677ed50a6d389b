import { screen, waitFor, within } from '@testing-library/react';
import { words } from 'contract/words';
import { expect, test } from 'vitest';
import { expectAccessibleMarkup, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const party = '/nl/party/screens-proef';
const queryOf = (link: HTMLElement) => new URL(link.getAttribute('href')!, 'http://x').searchParams;

test('party: who sits for it, and every number leads to the search for exactly what it counts', async () => {
  const user = await screens.open(party);
  await heading('Proefpartij');
  screen.getByText(/^3 zetels op /);
  const figures = within(screen.getByRole('list', { name: 'In deze periode' }));
  const turns = figures.getByRole('link', { name: '12 beurten in 1 debat' });
  expect(queryOf(turns).get('q')).toBe('spreker:"Proefpartij"');
  figures.getByRole('link', { name: '1 motie' });
  const members = await part('Leden');
  expect(members.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...['Noa Nieuwkoop', 'Mara Proefstra', 'Bo Twijfel'],
  ]);
  await expectAccessibleMarkup();
  await user.click(members.getByRole('link', { name: 'Mara Proefstra' }));
  await heading('Mara Proefstra');
});

test('party: a quotation says who spoke, and a divided vote by whom, with links to the votes', async () => {
  await screens.open(party);
  const said = await part('Laatst gezegd');
  said.getByText('“Over huurders en het warmtenet hoor ik de regering in dit debat te weinig.”');
  said.getByRole('link', { name: 'Mara Proefstra' });
  const votes = await part('Stemmingen');
  const split = queryOf(votes.getByRole('link', { name: 'verdeeld 1' }));
  expect([split.get('tab'), split.get('vparty')]).toEqual(['votes', 'Proefpartij,split']);
  votes.getByText(/1 voor, 2 tegen/);
  votes.getByRole('link', { name: 'Mara Proefstra voor' });
  expect(queryOf(votes.getByRole('link', { name: 'Leg naast andere partijen' })).get('with')).toBe(
    'Proefpartij',
  );
});

test('party: nothing ranks it, says who was there, takes a position or a likeness from a vote', async () => {
  await screens.open(party);
  await part('Stemmingen');
  const shown = [screen.getByRole('main'), ...screen.queryAllByRole('complementary')];
  expect(shown.map(({ textContent }) => textContent).join(' ')).not.toMatch(
    /rang|score|aanwezig|afwezig|standpunt|belangstelling|interesse|coalitie|lijkt op/i,
  );
});

test('party: one without turns, papers or votes says what is not known', async () => {
  await screens.open('/nl/party/screens-ander');
  await heading('Andere Partij');
  await screen.findByText('Geen stemmingen in deze periode waarin deze partij is geteld.');
  await screen.findByText('Geen citaten in deze periode.');
  expect(screen.queryByRole('region', { name: 'Waarover' })).toBeNull();
});

test('party: in a document of its chamber the name of the party leads to it, and so it does for a person', async () => {
  const user = await screens.open('/nl/document/screens-person-motion');
  const [link] = await screen.findAllByRole('link', { name: 'Proefpartij' });
  await user.click(link!);
  await heading('Proefpartij');
  await screens.reload('/nl/person/screens-mara');
  await user.click(await screen.findByRole('link', { name: 'Proefpartij' }));
  await heading('Proefpartij');
});

test('party: it is followed and let go', async () => {
  const user = await screens.open(party);
  const follow = await screen.findByRole('button', { name: 'Volg' });
  await waitFor(() => expect(follow.getAttribute('aria-disabled')).toBe('false'));
  await user.click(follow);
  await screen.findByRole('button', { name: 'Je volgt' });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Je volgt' }).getAttribute('aria-disabled')).toBe('false'),
  );
  await user.click(screen.getByRole('button', { name: 'Je volgt' }));
  await screen.findByRole('button', { name: 'Volg' });
});

test('party: one of no list has no page, nor has one outside the subscription', async () => {
  await screens.open('/nl/party/screens-nobody');
  await heading('Deze partij is niet gevonden');
  await screens.open(party, { modules: ['EUDashboard'] });
  await heading('Deze partij valt buiten je abonnement');
});

test('party: no word of the page has a gender in either language', () => {
  const said = JSON.stringify([words.nl.party, words['en-gb'].party]);
  expect(said).not.toMatch(/\b(?:hij|hem|zij|haar|he|him|his|she|her|hers)\b/i);
});
