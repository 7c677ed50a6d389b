import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessibleMarkup, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();
const names = () => screen.findByRole('group', { name: 'Personen, partijen en ministeries' });
const optionsOf = async () =>
  within(await names())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** Opens the palette of the Dutch dashboard and tells what is asked for names from then on. */
async function opened() {
  const user = await screens.open('/nl/dashboard');
  await screen.findByRole('combobox', { name: 'Zoekopdracht' });
  const asked: unknown[] = [];
  screens.spoil((path, init) => {
    if (path.endsWith('/subjects')) asked.push(JSON.parse(init?.body as string));
    return undefined;
  });
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Zoek of spring naar' });
  return { user, field, asked };
}

test('palette: a name leads to the page of who has it by keyboard, and Enter searches as ever', async () => {
  const { user, field, asked } = await opened();
  await user.type(field, 'mára proef');
  expect(await optionsOf()).toEqual(['Mara ProefstraNL · Proefpartij']);
  // What comes in while one types does not take the place of what Enter does.
  const search = screen.getByRole('option', { name: /^Zoek “mára proef”/ });
  expect(search.getAttribute('aria-selected')).toBe('true');
  await expectAccessibleMarkup();
  expect(asked).toContainEqual({ text: 'mára proef', first: 'nl' });
  await user.keyboard('{ArrowDown}');
  const person = screen.getByRole('option', { name: /^Mara Proefstra/ });
  expect(person.getAttribute('aria-selected')).toBe('true');
  expect(field.getAttribute('aria-activedescendant')).toBe(person.id);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/nl/person/screens-mara'));
  await screen.findByRole('heading', { level: 1, name: 'Mara Proefstra' });
});

test('palette: namesakes are two, a party says what it is, and a letter or a number asks for no names', async () => {
  const { user, field, asked } = await opened();
  await user.type(field, 'twijfel');
  expect(await optionsOf()).toEqual(['Bo TwijfelNL · Andere Partij', 'Bo TwijfelNL · Proefpartij']);
  await user.clear(field);
  await user.type(field, 'proefp');
  await waitFor(async () => expect((await optionsOf())[0]).toBe('ProefpartijTweede Kamer · partij'));
  await user.click(screen.getByRole('option', { name: /^Proefpartij.*Tweede Kamer/ }));
  await waitFor(() => expect(location.pathname).toBe('/nl/party/screens-proef'));

  await user.keyboard('{Control>}k{/Control}');
  const again = await screen.findByRole('combobox', { name: 'Zoek of spring naar' });
  const before = asked.length;
  await user.type(again, '36 914');
  await screen.findByText(/Geen document met nummer 36 914 gevonden/);
  await user.clear(again);
  await user.type(again, 'p');
  await screen.findByRole('option', { name: /^Zoek “p”/ });
  expect(screen.queryByRole('group', { name: 'Personen, partijen en ministeries' })).toBeNull();
  expect(asked).toHaveLength(before);
});

test('palette: where names cannot be found the rest of it does', async () => {
  const { user, field } = await opened();
  let refused = 0;
  screens.spoil((path) => {
    if (!path.endsWith('/subjects')) return undefined;
    refused += 1;
    return Response.json({ errors: [], requestId: 'x' }, { status: 500 });
  });
  await user.type(field, 'instellingen mara');
  await waitFor(() => expect(refused).toBeGreaterThan(0));
  expect(screen.getByRole('option', { selected: true }).textContent).toMatch(/^Zoek “instellingen mara”/);
  expect(screen.getByRole('alert').textContent).toBe('');
});
