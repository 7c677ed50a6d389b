import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessibleMarkup, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();
const compare = (number: string, search = '') => screens.open(`/nl/dossier/${number}/compare${search}`);

test('compare: the first and the last text of a dossier are compared, scans and instructions told apart', async () => {
  const user = await compare('35101');
  await screen.findByRole('heading', { level: 1, name: '35 101: Wetsvoorstel en Eindtekst vergeleken' });
  await screen.findByText(/^1 wijziging$/);
  const said = [...screen.getByRole('main').querySelectorAll('section del, section ins')];
  // Read aloud as what it is, not by its colour.
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'geschrapt: Gegevens, einde.',
    'toegevoegd: Informatie, einde.',
  ]);
  screen.getByText(/1 nota van wijziging is een instructie en geen hele tekst: die is hier niet verwerkt/);
  expect(document.body.textContent).not.toMatch(/geconsolideerd|betekent|gevolg/i);
  const list = within(screen.getByRole('navigation', { name: 'Artikelen' }));
  expect(list.getAllByRole('button')).toHaveLength(1);
  await user.click(screen.getByRole('checkbox', { name: 'Alleen wat anders is' }));
  await list.findByRole('button', { name: /^Artikel 1/ });
  await expectAccessibleMarkup();
  await user.click(screen.getByRole('button', { name: /^Latere versie/ }));
  const scan = await screen.findByRole('menuitem', {
    name: /Bijgewerkte tekst.*alleen een scan/,
    hidden: true,
  });
  expect(scan).toHaveProperty('disabled', true);
});

test('compare: an address that names a scan says that it is one', async () => {
  await compare('35101', '?from=2&to=4');
  await screen.findByRole('heading', { name: 'Deze versie is alleen een scan' });
});

test('compare: texts without articles are compared by paragraph, and it says so', async () => {
  await compare('35102');
  await screen.findByText(/^Een van deze teksten is niet in artikelen te verdelen/);
  expect(await screen.findAllByRole('heading', { level: 2, name: /^Alinea 1–2/ })).toHaveLength(2);
});

test('compare: two languages are not compared word by word', async () => {
  await compare('35103');
  await screen.findByRole('heading', { name: 'Deze teksten zijn in verschillende talen' });
});

test('compare: a dossier with one text has nothing to compare, and says which text it has', async () => {
  await compare('35104');
  await screen.findByRole('heading', { level: 1, name: 'Geen twee versies om te vergelijken' });
  await screen.findByText('Wetsvoorstel');
  await expectAccessibleMarkup();
});
