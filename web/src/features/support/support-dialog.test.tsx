import { screen, waitFor, within } from '@testing-library/react';
import { readAgendaSyncPdf } from 'contract/support';
import { expect, test } from 'vitest';
import { expectAccessibleMarkup, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();

const open = () => screen.findByRole('dialog', { name: 'Hulp en contact' });
const openQuestions = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);

test('support: an address opens the dialog at its question, and closing it leaves the first page', async () => {
  const user = await screens.open('/support/fresh');
  const dialog = await open();
  expect(location.pathname).toBe('/nl/dashboard');
  await waitFor(() => expect(openQuestions(dialog)).toEqual(['Hoe snel staat een nieuw document erin?']));
  expect(dialog.querySelectorAll('details')).toHaveLength(9);
  await expectAccessibleMarkup();
  await user.type(within(dialog).getByRole('textbox', { name: 'Zoek in de vragen' }), 'slotje');
  await waitFor(() => expect(dialog.querySelectorAll('details')).toHaveLength(1));
  await user.click(within(dialog).getByText('Waarom staat er een slotje bij een domein of een bron?'));
  const link = /^Kopieer de link: Waarom staat er een slotje/;
  await user.click(await within(dialog).findByRole('button', { name: link }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/support/lock`);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('support: an address without a question, or with one that is none, opens them all', async () => {
  await screens.open('/support/nothing');
  const dialog = await open();
  await waitFor(() => expect(dialog.querySelectorAll('details')).toHaveLength(9));
  expect(openQuestions(dialog)).toEqual([]);
});

test('support: the agenda tab tells every calendar program, and offers it as a PDF; there are no videos yet', async () => {
  const user = await screens.open('/support');
  const dialog = within(await open());
  await user.click(dialog.getByRole('tab', { name: 'Agenda' }));
  await dialog.findByText('Outlook (klassiek)');
  const address = dialog.getByRole('link', { name: 'Download als PDF' }).getAttribute('href')!;
  expect(address).toBe(`/api${readAgendaSyncPdf.path.replace('{locale}', 'nl')}`);
  const pdf = await fetch(address);
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  await expectAccessibleMarkup();
  await user.click(dialog.getByRole('tab', { name: 'Video’s' }));
  await dialog.findByText("Er zijn nog geen video's");
});
