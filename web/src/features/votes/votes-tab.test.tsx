import { screen, waitFor, within } from '@testing-library/react';
import { words } from 'contract/words';
import { storagePrefix } from '#session/storage.ts';
import { expect, test } from 'vitest';
import { expectAccessibleMarkup, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();
const address = '/nl/dashboard?q=kiesproef&tab=votes';
const { votes } = words.nl;

const parameter = (name: string) => new URLSearchParams(location.search).get(name);

test.each(['nl', 'en-gb'] as const)(
  'votes: the matrix has a column for each party in the order of its seats, in %s',
  async (locale) => {
    const said = words[locale].votes;
    localStorage.setItem(`${storagePrefix}device`, JSON.stringify({ locale, uiDarkMode: 'light' }));
    const user = await screens.open(address);
    const grid = await screen.findByRole('grid', { name: said.matrix });
    expect(grid.getAttribute('aria-rowcount')).toBe('14');
    const heads = within(grid).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual([
      said.subject,
      said.outcome,
      expect.stringMatching(/^LA27Liberaal Appèl, 27/),
      expect.stringMatching(/^GV22Groen Verbond, 22/),
      expect.stringMatching(/^Wat3Waterpartij, 3/),
    ]);
    await screen.findByRole('region', { name: said.deviations.title });
    await expectAccessibleMarkup();
    await user.click(within(heads[4]!).getByRole('button'));
    await waitFor(() => expect(parameter('with')).toBe('Waterpartij'));
    expect(within(grid).getByRole('columnheader', { selected: true }).textContent).toMatch(/^Wat3/);
  },
);

test('votes: a head with Shift sorts by that party, by mouse and keyboard, and tells so with the way back', async () => {
  const user = await screens.open(address);
  const grid = await screen.findByRole('grid');
  const head = (name: RegExp) => within(within(grid).getByRole('columnheader', { name })).getByRole('button');
  await user.keyboard('{Shift>}');
  await user.click(head(/Groen Verbond/));
  await user.keyboard('{/Shift}');
  await screen.findByText(/^Gesorteerd op wat Groen Verbond deed/);
  expect(parameter('vsort')).toBe('Groen Verbond');
  expect(parameter('with')).toBeNull();
  head(/Waterpartij/).focus();
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  await screen.findByText(/^Gesorteerd op wat Waterpartij deed/);
  await user.click(screen.getByRole('button', { name: 'Nieuwste eerst' }));
  await waitFor(() => expect(parameter('vsort')).toBeNull());
});

test('votes: agreement is a number of votes that leads to those in which the two differed', async () => {
  const user = await screens.open(`${address}&with=Groen+Verbond`);
  const agreed = await screen.findByRole('list', {
    name: votes.agreement.of.replace('{{party}}', 'Groen Verbond'),
  });
  const told = () => within(agreed).getAllByRole('listitem');
  expect(told().map((row) => row.textContent)).toEqual(['Liberaal Appèl9 van 12', 'Waterpartij0 van 11']);
  await user.click(within(told()[0]!).getByRole('button'));
  await screen.findByText('3 stemmingen');
  expect(parameter('vapart')).toBe('Liberaal Appèl,Groen Verbond');
  // Of three votes in common nobody is told how often they were alike.
  expect(await screen.findByText(/Minder dan 10 gedeelde stemmingen/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: votes.showAll }));
  await screen.findByText('13 stemmingen');
});

test('votes: who deviated is told of votes by name alone, and leads to them', async () => {
  const user = await screens.open(address);
  const card = within(await screen.findByRole('region', { name: votes.deviations.title }));
  await user.click(await card.findByRole('button', { name: 'Lid 0' }));
  await screen.findByText('1 stemming');
  expect(card.getByText('Alleen uit 1 hoofdelijke stemming.')).toBeTruthy();
});

test('votes: filters narrow votes and stand in the address, and the last of a kind stays', async () => {
  const user = await screens.open(address);
  const column = within(await screen.findByRole('complementary', { name: 'Filters' }));
  const rejected = await column.findByRole('checkbox', { name: /^Verworpen/ });
  await user.click(rejected);
  await screen.findByText('12 stemmingen');
  expect(parameter('vresult')).toBe('aangenomen');
  await waitFor(() =>
    expect(column.getByRole<HTMLInputElement>('checkbox', { name: /^Aangenomen/ }).disabled).toBe(true),
  );
  await user.click(column.getByRole('checkbox', { name: /^Verworpen/ }));
  await waitFor(() => expect(parameter('vresult')).toBeNull());
  await user.click(column.getByRole('checkbox', { name: /^Verschil van 10/ }));
  await waitFor(() => expect(parameter('vclose')).toBe('1'));
});

test('votes: no word of a position, a likeness or a coalition is said, and no share', async () => {
  await screens.open(address);
  await screen.findByRole('grid');
  await screen.findByText(/^Telt hoe vaak de meerderheid/);
  expect(document.body.textContent).not.toMatch(/standpunt|lijkt op|gelijkenis|overeenkomst|coalitie|\d%/i);
});

test('votes: a source that publishes none is told from a search without them', async () => {
  await screens.open('/be-flm/dashboard?q=stroomnet&tab=votes');
  expect(await screen.findByRole('heading', { name: votes.notPublished })).toBeTruthy();
});

test('votes: their own address leads to the tab, with the search', async () => {
  await screens.open('/nl/votes?q=kiesproef');
  await screen.findByRole('grid');
  expect(location.pathname).toBe('/nl/dashboard');
  expect(parameter('tab')).toBe('votes');
});

test('votes: what the government said narrows them, in the source’s words, and stands in the list', async () => {
  const user = await screens.open(`${address}&view=list`);
  const box = (name: RegExp) => screen.findByRole('checkbox', { name });
  await user.click(await box(/^Niet bekend/));
  await screen.findByText('2 stemmingen');
  expect(parameter('vopinion')).toBe('Ontraden');
  // The last of what is chosen cannot be taken away.
  await waitFor(async () => expect((await box(/^Ontraden/)).hasAttribute('disabled')).toBe(true));
  await user.click(await box(/^Niet bekend/));
  await screen.findByText('13 stemmingen');
  expect(parameter('vopinion')).toBeNull();
});

test('votes: of those of the Union no government says anything, and nothing is asked of it', async () => {
  await screens.open(ofUnion);
  await screen.findByRole('grid', { name: votes.matrix });
  await screen.findByRole('checkbox', { name: /^Aangenomen|^Niet bekend/ });
  expect(screen.queryByText(votes.filters.opinion)).toBeNull();
});

const ofUnion = '/eu/dashboard?q=landenproef&tab=votes';

test('votes: of the Union they are told by country too, kept in the address, with their names in full', async () => {
  const user = await screens.open(ofUnion);
  const control = () => within(screen.getByRole('radiogroup', { name: votes.per.label }));
  const heads = () => screen.getAllByRole('columnheader').slice(2);
  await screen.findByRole('grid', { name: votes.matrix });
  expect(heads().map((head) => head.textContent)).toEqual([
    expect.stringMatching(/^NI3NI, 3 zetels/),
    expect.stringMatching(/^PPE3PPE, 3 zetels/),
  ]);
  await user.click(control().getByText(votes.per.country));
  await screen.findByRole('grid', { name: votes.countries.matrix });
  expect(parameter('vper')).toBe('country');
  expect(heads().map((head) => head.textContent)).toEqual(['DE3Duitsland, 3 leden', 'NL2Nederland, 2 leden']);
  const agreed = within(await screen.findByRole('list', { name: 'Stemde gelijk met Duitsland' }));
  expect(agreed.getByRole('listitem').textContent).toBe('Nederland10 van 12');
  await expectAccessibleMarkup();
  await user.click(agreed.getByRole('button'));
  await screen.findByText('2 stemmingen');
  expect(parameter('vapart')).toBe('DE,NL');
  await screen.findByText(/de meeste leden uit Duitsland en Nederland niet gelijk/);
  // What was chosen of countries says nothing of parties.
  await user.click(control().getByText(votes.per.party));
  await screen.findByText('12 stemmingen');
  expect([parameter('vper'), parameter('vapart')]).toEqual([null, null]);
  await screen.findByRole('grid', { name: votes.matrix });
});

test('votes: where no countries are told, none can be chosen, in the address neither', async () => {
  await screens.open(`${address}&vper=country`);
  await screen.findByRole('grid', { name: votes.matrix });
  expect(screen.queryByRole('radiogroup', { name: votes.per.label })).toBeNull();
});
