import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessibleMarkup, expectKept, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Zoekopdracht' });
const list = () => screen.queryByRole('listbox', { name: 'Suggesties' });
const option = (name: string | RegExp) => screen.findByRole('option', { name });

/** Opens the Flemish dashboard and goes to its field. */
async function atField(): Promise<{ user: UserEvent; input: HTMLInputElement }> {
  const user = await screens.open('/be-flm/dashboard');
  const input = await field();
  await user.click(input);
  return { user, input };
}

/** The paths of the calls for values from now on, and what they asked. */
function callsForValues(answer?: () => Response) {
  const asked: unknown[] = [];
  screens.spoil((path, init) => {
    if (!path.endsWith('/document/values')) return undefined;
    asked.push(JSON.parse(init?.body as string));
    return answer?.();
  });
  return asked;
}

test('suggestions while typing: the name of a field and then a value are taken by keyboard, and nothing is run', async () => {
  const { user, input } = await atField();
  await user.type(input, 'stroomnet per');
  await option('persoon:');
  expect(input.getAttribute('aria-expanded')).toBe('true');
  expect(input.getAttribute('aria-activedescendant')).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect((await option('persoon:')).id).toBe(input.getAttribute('aria-activedescendant'));
  await user.keyboard('{Enter}');
  expect(input.value).toBe('stroomnet persoon:');
  expect(document.activeElement).toBe(input);

  await user.keyboard('AA');
  await option(/^Aart de Wit/);
  const values = within(screen.getByRole('group', { name: 'Aanvullen: persoon' })).getAllByRole('option');
  expect(values.map(({ textContent }) => textContent)).toEqual([
    'Fien van Aarle2 documenten',
    'Aart de Wit1 document',
  ]);
  await screen.findByText('2 suggesties');
  await expectAccessibleMarkup();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect(input.value).toBe('stroomnet persoon:"Fien van Aarle"');
  expect(list()).toBeNull();
  expect(new URLSearchParams(location.search).get('q')).toBeNull();
});

test('suggestions while typing: only the piece at the caret is replaced, also by a click', async () => {
  const { user, input } = await atField();
  await user.type(input, 'partij:pro stroomnet', { initialSelectionStart: 0 });
  await user.type(input, 'e', { initialSelectionStart: 10, initialSelectionEnd: 10 });
  expect(input.value).toBe('partij:proe stroomnet');
  await user.click(await option(/^Proefpartij/));
  expect(input.value).toBe('partij:Proefpartij stroomnet');
  expect(input.selectionStart).toBe('partij:Proefpartij'.length);
});

test('suggestions while typing: Escape closes the list and leaves the text, and Tab goes on', async () => {
  const { user, input } = await atField();
  await user.type(input, 'tit');
  await option('titel:');
  await user.keyboard('{ArrowDown}{Escape}');
  expect(list()).toBeNull();
  expect(input.value).toBe('tit');
  await user.keyboard('{Backspace}');
  await option('titel:');
  await user.keyboard('{ArrowDown}');
  await user.tab();
  expect(input.value).toBe('ti');
  expect(list()).toBeNull();
  expect(document.activeElement).not.toBe(input);
});

test('suggestions while typing: a few letters are waited for where there are many values, and of types and parties none', async () => {
  const asked = callsForValues();
  const { user, input } = await atField();
  await user.type(input, 'persoon:f partij:');
  await option(/^Proefpartij/);
  await user.clear(input);
  await user.type(input, 'persoon:fi');
  await option(/^Fien van Aarle/);
  expect(asked).toEqual([
    { groupingName: 'be-flm', field: 'party', text: '' },
    { groupingName: 'be-flm', field: 'person', text: 'fi' },
  ]);
  // What was said before is known, and is there once the name of the field is taken.
  await user.clear(input);
  await user.type(input, 'parti{ArrowDown}{Enter}');
  expect(input.value).toBe('partij:');
  await option(/^Proefpartij/);
  expect(asked).toHaveLength(2);
});

test('suggestions while typing: where the server cannot say anything nothing is shown', async () => {
  const asked = callsForValues(() => new Response('{}', { status: 500 }));
  const { user, input } = await atField();
  await user.type(input, 'type:');
  await waitFor(() => expect(asked).toHaveLength(1));
  await expectKept();
  expect(list()).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('suggestions while typing: the agenda offers what meetings of every dashboard have', async () => {
  const user = await screens.open('/agenda');
  const input = await field();
  await user.click(input);
  await user.type(input, 'type:');
  const values = within(await screen.findByRole('group', { name: 'Aanvullen: type' }));
  expect(
    (await values.findAllByRole('option')).every(({ textContent }) =>
      /\d vergadering(en)?$/.test(textContent),
    ),
  ).toBe(true);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(input.value).toMatch(/^type:\S/);
});
