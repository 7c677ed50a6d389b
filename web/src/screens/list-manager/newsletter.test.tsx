import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessibleMarkup, expectKept, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();
const valueOf = (field: HTMLElement) => (field as HTMLInputElement).value;
const title = () => screen.findByRole('textbox', { name: 'Titel en onderwerp van de mail' });

/** A new list, and what is on it; with its drawer open. */
async function openDrawer(
  user: UserEvent,
  { updates }: { updates: readonly string[] },
): Promise<HTMLElement> {
  await user.click((await screen.findAllByRole('button', { name: 'Nieuwe lijst' }))[0]!);
  await user.type(await screen.findByRole('textbox', { name: 'Titel' }), 'Netcongestie{Enter}');
  await screen.findByRole('heading', { level: 2, name: 'Netcongestie' });
  for (const update of updates) {
    await user.click(screen.getByRole('button', { name: 'Eigen update' }));
    const form = within(await screen.findByRole('dialog', { name: 'Eigen update' }));
    await user.type(form.getByRole('textbox', { name: 'Titel' }), update);
    await user.type(form.getByRole('textbox', { name: 'Bron (naam)' }), 'Eigen bron');
    await user.click(form.getByRole('button', { name: 'Toevoegen' }));
    await screen.findByRole('heading', { level: 3, name: update });
  }
  return reopen(user);
}
async function reopen(user: UserEvent): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: 'Nieuwsbrief' }));
  await title();
  return screen.findByRole('dialog', { name: 'Nieuwsbrief maken' });
}
const closed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Nieuwsbrief maken' })).toBeNull());

test('newsletter: what is changed is kept by itself, also by who closes at once, and is there again', async () => {
  const user = await screens.open('/list-manager');
  const drawer = within(await openDrawer(user, { updates: ['Afspraak'] }));
  await user.type(await title(), 'Week 48');
  await drawer.findByText('Bewaard');
  await expectAccessibleMarkup();
  await user.click(drawer.getByRole('checkbox', { name: 'Bron' }));
  await user.click(drawer.getByRole('button', { name: 'Sluiten' }));
  await closed();
  await expectKept();
  const again = within(await reopen(user));
  expect(valueOf(await title())).toBe('Week 48');
  expect(again.getByRole<HTMLInputElement>('checkbox', { name: 'Bron' }).checked).toBe(false);
  await user.clear(await title());
  await again.findByText('Bewaard');
});

test('newsletter: what cannot be kept stays as it was typed, and is not lost without asking', async () => {
  const user = await screens.open('/list-manager');
  const drawer = within(await openDrawer(user, { updates: ['Afspraak'] }));
  const fault = JSON.stringify({ errors: [{ code: 'SERVER', message: '' }], requestId: 'abc123' });
  screens.spoil((_, init) => (init?.method === 'PUT' ? new Response(fault, { status: 500 }) : undefined));
  await user.type(await title(), 'Week 48');
  await drawer.findByText(/^Niet bewaard\./);
  await user.keyboard('{Escape}');
  const asked = await screen.findByRole('dialog', { name: 'Sluiten zonder te bewaren?' });
  await user.click(within(asked).getByRole('button', { name: 'Annuleren' }));
  expect(valueOf(await title())).toBe('Week 48');
  screens.spoil(() => undefined);
  await user.click(await drawer.findByRole('button', { name: 'Opnieuw proberen' }));
  await drawer.findByText('Bewaard');
  await user.keyboard('{Escape}');
  await closed();
});

test('newsletter: nothing chosen is said, half a colour changes nothing, and headings alone are no newsletter', async () => {
  const user = await screens.open('/list-manager');
  const drawer = within(await openDrawer(user, { updates: ['Afspraak'] }));
  const ways = () => within(drawer.getByRole('group', { name: 'Nieuwsbrief gebruiken' }));
  await drawer.findByTitle('Voorbeeld: Netcongestie');
  await user.click(drawer.getByRole('checkbox', { name: 'Afspraak' }));
  await waitFor(() => expect(drawer.getAllByText('Selecteer ten minste 1 item')).toHaveLength(2));
  for (const button of ways().getAllByRole('button'))
    expect((button as HTMLButtonElement).disabled, button.textContent).toBe(true);
  await user.click(drawer.getByRole('checkbox', { name: 'Afspraak' }));
  await drawer.findByTitle('Voorbeeld: Netcongestie');

  await user.click(drawer.getByRole('radio', { name: 'Eigen kleuren' }));
  await user.click(await drawer.findByRole('radio', { name: 'Pruim en fuchsia' }));
  const primary = drawer.getByRole('textbox', { name: 'Hoofdkleur' });
  await user.clear(primary);
  await drawer.findByText('Kies een kleur.');
  await user.type(primary, '#ffc53d');
  await user.click(await drawer.findByRole('button', { name: /^Neem #[0-9A-F]{6} voor witte tekst$/ }));
  await waitFor(() => expect(drawer.queryByText(/^Witte tekst heeft/)).toBeNull());
  await expectAccessibleMarkup();
  await drawer.findByText('Bewaard');
});

test('newsletter: without its module the button tells what it is', async () => {
  const user = await screens.open('/list-manager', { modules: ['nlDashboard', 'listManager'] });
  await user.click((await screen.findAllByRole('button', { name: 'Nieuwe lijst' }))[0]!);
  await user.type(await screen.findByRole('textbox', { name: 'Titel' }), 'Netcongestie{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Nieuwsbrief' }));
  await screen.findByRole('heading', { name: 'De nieuwsbrief hoort niet bij je abonnement' });
  await expectAccessibleMarkup();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
