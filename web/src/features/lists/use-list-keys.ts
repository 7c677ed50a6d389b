import { useShortcut } from '#features/shortcuts/use-shortcut.ts';
import { useSession } from '#session/session.ts';
import { sayNotFetched } from '#ui/not-fetched.ts';
import { type Addition, pickLists } from './picker-state.ts';

/** L opens the picker of lists for what is there, and Shift+L puts it onto the list that was used last (UX 4). */
export function useListKeys(find: () => readonly [Addition, HTMLElement] | undefined): void {
  const { hasModule } = useSession();
  useShortcut('l', () => {
    const found = find();
    if (found) pickLists(...found);
  });
  useShortcut('shift+l', () => {
    const found = find();
    if (!found) return;
    if (!hasModule('listManager')) return pickLists(...found);
    import('./last-list.ts').then((part) => part.addToLastList(...found), sayNotFetched);
  });
}
