import type { Icon as IconComponent } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Findable } from './narrow.ts';

/**
 * Parts of the palette, in the order in which they stand. Names are looked for while one types and come in last: so nothing that
 * stands there moves, and Enter does the same before and after.
 */
export const groups = [
  'number',
  'goTo',
  'saved',
  'lists',
  'documents',
  'searches',
  'actions',
  'search',
  'subjects',
] as const;

/** Something the palette does when it is chosen. */
export interface Entry extends Findable {
  key: string;
  group: (typeof groups)[number];
  icon: ReactNode;
  /** The whole of a label that is trimmed. */
  title?: string;
  /** Language of the label, where it is not the user's. */
  lang?: string;
  /** The shortcut that does the same. */
  keys?: string;
  act: () => void;
}

/** What stands before a label; it says nothing the label does not. */
export const icon = (Icon: IconComponent) => <Icon size={17} aria-hidden="true" />;
