import { screen, waitFor, within } from '@testing-library/react';
import { words } from 'contract/words';
import { expect, test } from 'vitest';
import { expectAccessibleMarkup, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const mara = '/nl/person/screens-mara';

test('person: every number leads to the search for exactly what it counts', async () => {
  const user = await screens.open(mara);
  await heading('Mara Proefstra');
  screen.getByText('sinds 6 december 2023');
  const figures = within(screen.getByRole('list', { name: 'In deze periode' }));
  const turns = figures.getByRole('link', { name: '12 beurten in 1 debat' });
  expect(new URL(turns.getAttribute('href')!, 'http://x').searchParams.get('q')).toBe(
    'spreker:"Mara Proefstra"',
  );
  figures.getByRole('link', { name: '1 schriftelijke vraag' });
  expect(figures.queryByRole('link', { name: '0 amendementen' })).toBeNull();
  const topics = await part('Waarover');
  expect(topics.getAllByRole('link')[0]!.textContent).toMatch(/^warmtenet/);
  await expectAccessibleMarkup();
  await user.click(figures.getByRole('link', { name: '1 motie' }));
  // What it found is counted there; rows need a layout, and the page of the person has a link of the same name.
  await screen.findByText('1 resultaat');
  expect(location.pathname).toBe('/nl/dashboard');
  // Two kinds of one name say whose they are.
  screen.getByText('Eerste Kamer: Moties');
});

test('person: committees of today lead to what they have to do with, and say where somebody takes a place', async () => {
  const user = await screens.open(mara);
  const [first] = await screen.findAllByText(/^Commissies/);
  expect(first!.textContent).toBe('Commissies PRF (voorzitter), vervangend TST');
  await user.click(screen.getByRole('link', { name: 'PRF, vaste commissie voor Proeven' }));
  await waitFor(() => expect(location.pathname).toBe('/nl/dashboard'));
  expect(new URLSearchParams(location.search).get('q')).toBe('commissie:"vaste commissie voor Proeven"');
});

test('person: a quotation is literal and leads to its second, and a question tells how late it is', async () => {
  await screens.open(mara);
  const said = await part('Laatst gezegd');
  said.getByText('“Over huurders en het warmtenet hoor ik de regering in dit debat te weinig.”');
  const moment = said.getByRole('link', { name: 'Open het verslag op 0:16:00' });
  expect(moment.getAttribute('href')).toMatch(/screens-person-debate.*#t=960$/);
  const questions = await part('Schriftelijke vragen');
  questions.getByText('1 open, waarvan 1 te laat');
  questions.getByText('9 dagen te laat');
});

test('person: a vote by name against the own party is told with its numbers, and nothing ranks anybody', async () => {
  await screens.open(mara);
  const votes = await part('Anders dan de eigen fractie');
  votes.getByText('1 van 1 hoofdelijke stemming');
  votes.getByText('Proefstra voor');
  votes.getByText('fractie 2 tegen');
  const shown = [screen.getByRole('main'), ...screen.queryAllByRole('complementary')];
  expect(shown.map(({ textContent }) => textContent).join(' ')).not.toMatch(
    /rang|score|aanwezig|afwezig|standpunt|belangstelling|interesse/i,
  );
});

test('person: of two of one name the page says who the other is and what counts for neither', async () => {
  const user = await screens.open('/nl/person/screens-bo');
  await heading('Bo Twijfel');
  screen.getByText(/vermeldingen noemen geen partij of kenmerk en tellen voor niemand/);
  expect(screen.queryByRole('region', { name: 'Waarover' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Bo Twijfel, Andere Partij' }));
  await screen.findByText('Andere Partij');
  expect(location.pathname).toBe('/nl/person/screens-bo2');
});

test('person: who is new is said to be so first, and few turns have no bars', async () => {
  await screens.open('/nl/person/screens-new');
  await heading('Noa Nieuwkoop');
  screen.getByText('Tweede Kamerlid sinds 3 weken');
  await screen.findByText('Geen citaten in deze periode.');
  expect(screen.queryByRole('region', { name: 'Waarover' })).toBeNull();
});

test('person: a minister has no votes', async () => {
  await screens.open('/nl/person/screens-min');
  await heading('Ina Ministra');
  await part('Laatst gezegd');
  expect(screen.queryByRole('region', { name: 'Anders dan de eigen fractie' })).toBeNull();
  await expectAccessibleMarkup();
});

test('person: another period is in the address, and a part that does not come is asked for again by itself', async () => {
  const user = await screens.open(mara);
  await heading('Mara Proefstra');
  await part('Laatst gezegd');
  let spoilt = 0;
  screens.spoil((path) => {
    if (!path.endsWith('/said') || spoilt > 0) return undefined;
    spoilt += 1;
    const body = JSON.stringify({ errors: [{ code: 'SERVER', message: '' }], requestId: 'abc123' });
    return new Response(body, { status: 500 });
  });
  await user.click(screen.getByRole('button', { name: 'Periode: 12 maanden' }));
  await user.click(await screen.findByRole('menuitemradio', { name: '2 jaar', hidden: true }));
  await screen.findByText(/Dit onderdeel is niet geladen/);
  expect(new URLSearchParams(location.search).get('m')).toBe('24');
  await part('Schriftelijke vragen');
  await user.click(screen.getByRole('button', { name: /opnieuw/i }));
  await part('Laatst gezegd');
});

test('person: it is followed and let go', async () => {
  const user = await screens.open(mara);
  const follow = await screen.findByRole('button', { name: 'Volg' });
  await waitFor(() => expect(follow.getAttribute('aria-disabled')).toBe('false'));
  await user.click(follow);
  await screen.findByRole('button', { name: 'Je volgt' });
  screen.getByRole('link', { name: 'Mara Proefstra' });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Je volgt' }).getAttribute('aria-disabled')).toBe('false'),
  );
  await user.click(screen.getByRole('button', { name: 'Je volgt' }));
  await screen.findByRole('button', { name: 'Volg' });
});

test('person: who is in no list has no page, nor has who is outside the subscription', async () => {
  await screens.open('/nl/person/screens-nobody');
  await heading('Deze persoon is niet gevonden');
  await screens.open(mara, { modules: ['EUDashboard'] });
  await heading('Deze persoon valt buiten je abonnement');
});

test('person: a name in a document leads to the person, and one of two does not', async () => {
  const user = await screens.open('/nl/document/screens-person-motion');
  const [link] = await screen.findAllByRole('link', { name: 'Mara Proefstra' });
  await user.click(link!);
  await heading('Mara Proefstra');
  await screens.reload('/nl/document/screens-person-unsure');
  await screen.findAllByText('Bo Twijfel');
  expect(screen.queryByRole('link', { name: 'Bo Twijfel' })).toBeNull();
});

test('person: no word of the page has a gender in either language', () => {
  const said = JSON.stringify([words.nl.person, words['en-gb'].person]);
  expect(said).not.toMatch(/\b(?:hij|hem|zij|haar|he|him|his|she|her|hers)\b/i);
});
