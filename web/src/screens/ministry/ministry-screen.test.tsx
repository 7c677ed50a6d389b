import { screen, within } from '@testing-library/react';
import { words } from 'contract/words';
import { expect, test } from 'vitest';
import { expectAccessibleMarkup, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const ministry = '/nl/ministry/Proeven';
const queryOf = (link: HTMLElement) => new URL(link.getAttribute('href')!, 'http://x').searchParams;

test('ministry: its ministers are as the sources name them, and every number leads to what it counts', async () => {
  const user = await screens.open(ministry);
  await heading('Ministerie van Proeven');
  const ministers = within(screen.getByRole('list', { name: 'Bewindspersonen' }));
  ministers.getByText(/Minister van Proeven/);
  const figures = within(screen.getByRole('list', { name: 'In deze periode' }));
  const made = figures.getByRole('link', { name: '1 toezegging van Ministerie van Proeven' });
  expect(queryOf(made).get('q')).toBe('organisatie:"Proeven"');
  figures.getByRole('link', { name: '1 brief' });
  await part('Waarin het voorkomt');
  await expectAccessibleMarkup();
  await user.click(ministers.getByRole('link', { name: 'Ina Ministra' }));
  await heading('Ina Ministra');
});

test('ministry: late commitments come first, each number opens those that stand so', async () => {
  await screens.open(ministry);
  const commitments = await part('Toezeggingen');
  const late = queryOf(commitments.getByRole('link', { name: '1 te laat' }));
  expect([late.get('tab'), late.get('standing'), late.get('ministry')]).toEqual([
    ...['commitments', 'overdue', 'Proeven'],
  ]);
  commitments.getByText('5 dagen te laat');
  commitments.getByRole('link', { name: 'Proefstuk promise' });
});

test('ministry: the name of one in a document and on a commitment leads to it', async () => {
  const user = await screens.open('/nl/document/screens-person-letter?tab=properties');
  await user.click(await screen.findByRole('link', { name: 'Ministerie van Proeven' }));
  await heading('Ministerie van Proeven');
  await screens.reload(
    '/nl/dashboard?q=organisatie%3AProeven&tab=commitments&sel=screens-person-promise&p=all',
  );
  await user.click(await screen.findByRole('link', { name: 'Proeven' }));
  await heading('Ministerie van Proeven');
});

test('ministry: nothing ranks it, and it has no votes', async () => {
  await screens.open(ministry);
  await part('Toezeggingen');
  const shown = [screen.getByRole('main'), ...screen.queryAllByRole('complementary')];
  expect(shown.map(({ textContent }) => textContent).join(' ')).not.toMatch(
    /rang|score|aanwezig|stemming|standpunt|belangstelling|interesse|gebroken/i,
  );
});

test('ministry: what no paper calls a ministry has no page, nor has one outside the subscription', async () => {
  await screens.open('/nl/ministry/Nergens');
  await heading('Dit ministerie is niet gevonden');
  await screens.open(ministry, { modules: ['EUDashboard'] });
  await heading('Dit ministerie valt buiten je abonnement');
});

test('ministry: no word of the page has a gender in either language', () => {
  const said = JSON.stringify([words.nl.ministry, words['en-gb'].ministry]);
  expect(said).not.toMatch(/\b(?:hij|hem|zij|haar|he|him|his|she|her|hers)\b/i);
});
