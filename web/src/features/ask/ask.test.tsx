import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessibleMarkup, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();
const inAddress = () => Object.fromEntries(new URLSearchParams(location.search));

test('asking: a question gives passages with their words marked, says what was left out, and is in the address', async () => {
  const user = await screens.open('/be-flm/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Vraag' }));
  await screen.findByText('Stel een vraag in gewone taal');
  const field = screen.getByRole('textbox', { name: 'Vraag' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.type(field, 'Wat werd gezegd over het stroomnet?{Enter}');
  await waitFor(() => expect(inAddress()).toEqual({ ask: 'Wat werd gezegd over het stroomnet?' }));
  const answer = await screen.findByRole('article', { name: 'Antwoord op je vraag' });
  await within(answer).findByText(/^Antwoorden met AI staat hier uit/);
  expect(answer.querySelector('blockquote mark')?.textContent).toMatch(/stroomnet/i);
  const card = screen.getByRole('region', { name: 'Zo is je vraag gelezen' });
  expect(card.textContent).toContain('Weggelaten: wat, werd, gezegd, over, het');
  await within(answer).findByText('Niet gevonden');
  await expectAccessibleMarkup();
});

test('asking: the query of a question is edited, and what is searched within is taken away', async () => {
  const user = await screens.open(
    '/be-flm/dashboard?q=stroomnet&ask=Wat+zei+de+minister+over+zonnepanelen%3F',
  );
  const card = await screen.findByRole('region', { name: 'Zo is je vraag gelezen' });
  await user.click(within(card).getByRole('button', { name: 'Bewerk' }));
  const query = within(card).getByRole('textbox', { name: 'Zoekopdracht bij je vraag' });
  await user.clear(query);
  await user.type(query, 'stroomnet{Enter}');
  await waitFor(() => expect(inAddress()).toMatchObject({ askq: 'stroomnet', q: 'stroomnet' }));
  await user.click(await screen.findByRole('button', { name: 'Zoek niet meer binnen stroomnet' }));
  await waitFor(() => expect(inAddress()).not.toHaveProperty('q'));
  expect(inAddress()).toHaveProperty('ask');
});

test('asking: the documents of an answer open as results, and the question stays among the recent searches', async () => {
  const user = await screens.open('/be-flm/dashboard?ask=Wat+is+er+over+het+stroomnet%3F');
  const parts = await screen.findByRole('navigation', { name: 'Delen van het antwoord' });
  await user.click(await within(parts).findByRole('button', { name: /^Tijdlijn/ }));
  await waitFor(() => expect(inAddress()).toEqual({ q: 'stroomnet' }));
  await user.click(await screen.findByRole('combobox', { name: 'Zoekopdracht' }));
  await user.clear(screen.getByRole('combobox', { name: 'Zoekopdracht' }));
  await user.click(await screen.findByRole('option', { name: /^Wat is er over het stroomnet\?/ }));
  await waitFor(() => expect(inAddress()).toEqual({ ask: 'Wat is er over het stroomnet?' }));
});
