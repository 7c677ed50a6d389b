import { screen, waitFor, within } from '@testing-library/react';
import { readAgendaSyncPdf } from 'contract/support';
import { expect, test } from 'vitest';
import { saveContent } from '../../../test/save-content.ts';
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

// In this file, because the tests of all files share one product, whose help is one for all.
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const rows = () =>
  within(screen.getByRole('group', { name: 'Veelgestelde vragen' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('support: staff change a question and add a video, and users read them; what ships comes back', async () => {
  const { user } = await screens.openAdmin('/admin/support');
  await user.click(await button(/^Wijzig: Vindt een zoekwoord/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Wijzig vraag' }));
  const done = dialog.getByRole<HTMLButtonElement>('button', { name: 'Gereed' });
  const field = dialog.getByRole('textbox', { name: 'Vraag' });
  await user.clear(field);
  expect(done.disabled).toBe(true);
  await user.type(field, 'Ook meervouden?');
  // Typing into the answer needs a layout: a journey does.
  expect(dialog.getByRole('textbox', { name: 'Antwoord' }).textContent).toMatch(/^Ja\. Wie ‘motie’ zoekt/);
  await expectAccessibleMarkup();
  await user.click(done);
  await user.click(await button('Omhoog: Ook meervouden?'));
  expect(rows()[0]).toBe('Ook meervouden?');
  const up = await button('Omhoog: Ook meervouden?');
  expect([up.ariaDisabled, document.activeElement === up]).toEqual(['true', true]);

  await user.click(await button('Nieuwe video'));
  const video = within(await screen.findByRole('dialog', { name: 'Nieuwe video' }));
  await user.type(video.getByRole('textbox', { name: 'Titel' }), 'Zoeken');
  await user.type(video.getByRole('textbox', { name: 'Adres' }), '/videos/zoeken.mp4');
  await user.click(video.getByRole('button', { name: 'Gereed' }));
  await saveContent(user);
  expect(rows()[0]).toBe('Ook meervouden?');
  await expectAccessibleMarkup();

  const reader = await screens.open('/support');
  const help = within(await screen.findByRole('dialog', { name: 'Hulp en contact' }));
  await waitFor(() => expect(document.querySelectorAll('details')).toHaveLength(9));
  expect(document.querySelector('summary')?.textContent).toBe('Ook meervouden?');
  await reader.click(help.getByRole('tab', { name: 'Video’s' }));
  expect(document.querySelector('video')).toBeNull();
  await reader.click(await help.findByRole('button', { name: 'Speel af: Zoeken' }));
  expect(document.querySelector('video')?.getAttribute('src')).toBe('/videos/zoeken.mp4');
  await expectAccessibleMarkup();

  const again = await screens.openAdmin('/admin/support');
  await again.user.click(await button('Zet terug: Ook meervouden?'));
  await again.user.click(await button(/^Omlaag: Vindt een zoekwoord/));
  await again.user.click(await button('Verwijder: Zoeken'));
  expect(document.activeElement).toBe(await button('Nieuwe video'));
  await saveContent(again.user);
});
