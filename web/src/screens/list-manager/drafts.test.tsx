import { screen, waitFor, within } from '@testing-library/react';
import { addListItems, changeListItem, getListItems } from 'contract/list-item-calls';
import { getActiveLists } from 'contract/lists';
import { expect, test } from 'vitest';
import { expectAccessibleMarkup, expectKept, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();

/** What the page asks with; it is loaded anew for every test. */
async function elsewhere() {
  const [{ call }, { listsChanged }] = await Promise.all([
    import('#api/call.ts'),
    import('#features/lists/use-lists.ts'),
  ]);
  const { data } = await call(getActiveLists);
  const listId = data[0]!.id;
  const items = async () => (await call(getListItems, { params: { id: listId } })).data;
  return {
    add: (
      item: { kind: 'document'; documentId: string } | { kind: 'update'; title: string; sourceName: string },
    ) => call(addListItems, { body: { listIds: [listId], listItems: [item] } }).then(listsChanged),
    change: async (changes: { title: string } | { note: string }) => {
      const [item] = await items();
      await call(changeListItem, { body: { listItem: { id: item!.id, ...changes }, copyToLists: [] } });
      await listsChanged();
    },
  };
}
const makeList = async () => {
  const user = await screens.open('/list-manager');
  await user.click((await screen.findAllByRole('button', { name: 'Nieuwe lijst' }))[0]!);
  await user.type(await screen.findByRole('textbox', { name: 'Titel' }), 'Concepten{Enter}');
  await screen.findByRole('heading', { level: 2, name: 'Concepten' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return user;
};
const changed = 'Elders is deze tekst intussen gewijzigd.';

test('drafts: an own update that was changed elsewhere is shown beside what was left, and either can be taken', async () => {
  const user = await makeList();
  const { add, change } = await elsewhere();
  await add({ kind: 'update', title: 'Afspraak', sourceName: 'Eigen bron' });
  const edit = async (title: string) => {
    await user.click(await screen.findByRole('button', { name: `Wijzigen: ${title}` }));
    return within(await screen.findByRole('dialog', { name: 'Update wijzigen' }));
  };
  const first = await edit('Afspraak');
  await user.type(await first.findByRole('textbox', { name: 'Titel' }), ' van mij');
  expect(first.queryByText(changed)).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Sluiten zonder bewaren' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await change({ title: 'Afspraak van elders' });
  const again = await edit('Afspraak van elders');
  await again.findByText(changed);
  again.getByRole('heading', { name: 'Afspraak van elders' });
  const title = () => again.getByRole<HTMLInputElement>('textbox', { name: 'Titel' }).value;
  expect(title()).toBe('Afspraak van mij');
  await expectAccessibleMarkup();
  await user.click(again.getByRole('button', { name: 'Neem wat bewaard is' }));
  expect(title()).toBe('Afspraak van elders');
  expect(again.queryByText(changed)).toBeNull();
});

test('drafts: a note that changes elsewhere is followed while nothing is typed, and then stands beside what is', async () => {
  const user = await makeList();
  const { add, change } = await elsewhere();
  await add({ kind: 'document', documentId: 'screens-debate' });
  const meeting = await screen.findByRole('link', { name: 'Commissiedebat Energiewet' });
  expect(meeting.getAttribute('href')).toBe('/agenda/screens-debate');
  await user.click(await screen.findByRole('button', { name: /^Notitie toevoegen/ }));
  const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Notitie bij/ });
  await change({ note: 'Van Hanna' });
  await waitFor(() => expect(note().value).toBe('Van Hanna'));
  await user.type(note(), ' en van mij');
  await change({ note: 'Van Noor' });
  await screen.findByText(changed);
  screen.getByText('Van Noor');
  expect(note().value).toBe('Van Hanna en van mij');
  await user.click(screen.getByRole('button', { name: 'Bewaren' }));
  await screen.findByText('Van Hanna en van mij');
  await expectKept();
  expect(screen.queryByText(changed)).toBeNull();
});
