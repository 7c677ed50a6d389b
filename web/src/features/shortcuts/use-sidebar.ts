import i18next from 'i18next';
import { isBoolean, isObjectOf } from '#api/shapes.ts';
import { recall, remember } from '#session/storage.ts';
import { useValue, value } from '#session/value.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { useShortcut } from './use-shortcut.ts';

const entry = 'sidebars';
interface Hidden {
  left: boolean;
  right: boolean;
}
const hidden = value<Hidden>({
  left: false,
  right: false,
  ...recall(entry, isObjectOf<Hidden>({ left: isBoolean, right: isBoolean }), 'tab'),
});

function hide(side: 'left' | 'right', hides: boolean): void {
  hidden.set({ ...hidden.now(), [side]: hides });
  remember(entry, hidden.now(), 'tab');
}

/**
 * Whether a sidebar is shown; `[` and `]` hide and show the two, for this tab (UX 4). Hiding can be undone
 * from the message that tells of it. `there` is false where the screen has no such sidebar now.
 */
export function useSidebar(side: 'left' | 'right', there: boolean): boolean {
  const hides = useValue(hidden)[side];
  const toggle = () => {
    hide(side, !hides);
    if (hides) return;
    showMessage({
      kind: 'info',
      text: i18next.t(`shell.sidebarHidden.${side}`),
      undo: () => hide(side, false),
    });
  };
  useShortcut(side === 'left' ? '[' : ']', there ? toggle : undefined);
  return there && !hides;
}
