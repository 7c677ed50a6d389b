import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessibleMarkup, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();
const board = () => screen.findByRole('table', { name: 'De draad van deze procedure' });
const row = async (name: RegExp) => {
  const header = within(await board()).getByRole('rowheader', { name });
  return within(header.closest('tr')!)
    .getAllByRole('cell')
    .map((cell) => within(cell));
};

test('thread: levels beside phases, each document with the words that name a number, the others in place', async () => {
  const user = await screens.open('/eu/dossier/2033-0611-COD');
  await board();
  expect(screen.getAllByRole('tab')[0]!.textContent).toBe('Draad6');
  screen.getByText('Richtlijn (EU) 2034/611');
  const [eu, nl, be] = await row(/^Voorstel/);
  eu!.getByRole('link', { name: 'Draad proposal-611' });
  expect(nl!.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Draad letter-3',
    'Draad letter-2',
  ]);
  // What was not found is said to be not found, and no more than that.
  be!.getByText('Niet gevonden in onze bronnen.');
  const [quote] = nl!.getAllByText('De brief over', { exact: false, selector: 'blockquote' });
  await user.click(nl!.getAllByText('noemt COM(2033) 611')[0]!);
  expect(quote!.closest('details')!.open).toBe(true);
  expect(quote!.querySelector('mark')!.textContent).toBe('COM(2033) 611');
  await expectAccessibleMarkup();
  await user.click(nl!.getByRole('button', { name: 'Nog 1 stuk: Nederland, Voorstel' }));
  await nl!.findByRole('link', { name: 'Draad letter-1' });
  expect(nl!.queryByRole('button', { name: /^Nog/ })).toBeNull();
});

test('thread: the deadline opens its article, and a country without a bill has none found, nothing else', async () => {
  const user = await screens.open('/eu/dossier/2033-0611-COD');
  const card = within(await screen.findByRole('region', { name: 'Omzetten, uiterlijk 12 december 2097' }));
  card.getByText('dagen te gaan', { exact: false });
  const words = card.getByText('by 12 December 2097', { exact: false });
  expect(words.hidden).toBe(true);
  await user.click(card.getByRole('button', { name: 'artikel 31, lid 1' }));
  expect(words.hidden).toBe(false);
  card.getByRole('link', { name: /^Dossier 45 611: Ingediend, sinds/ });
  card.getByText('geen wetsontwerp gevonden');
  card.getByText('geen ontwerp van decreet gevonden');
  expect(document.body.textContent).not.toMatch(/niet omgezet|afwezig/i);
  await expectAccessibleMarkup();
});

test('thread: without a day in its text a directive has no deadline and no days', async () => {
  await screens.open('/eu/dossier/2033-0612-COD');
  const card = await screen.findByRole('region', { name: 'Omzetten' });
  within(card).getByText('Termijn niet gevonden in de tekst.');
  expect(card.textContent).not.toMatch(/dag/);
});

test('thread: a dashboard outside the subscription is its name with a lock and how many there are', async () => {
  await screens.open('/eu/dossier/2033-0611-COD', { modules: ['EUDashboard'] });
  const table = within(await board());
  table.getByText('Nederland: 4 stukken, buiten je abonnement');
  const [, nl] = await row(/^Voorstel/);
  nl!.getByText('Buiten je abonnement.');
  expect(screen.queryByText(/letter-/)).toBeNull();
  await expectAccessibleMarkup();
});

test('thread: a bill leads back to the procedure that its title names, with the words that do so', async () => {
  await screens.open('/nl/dossier/45611');
  const belongs = within(await screen.findByRole('region', { name: 'Hoort bij' }));
  const link = belongs.getByRole('link', { name: /^2033\/0611\(COD\)/ });
  expect(link.getAttribute('href')).toBe('/eu/dossier/2033-0611-COD');
  belongs.getByText('noemt (EU) 2034/611');
  await expectAccessibleMarkup();
});
