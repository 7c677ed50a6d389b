/** Where on the screen keys work; the help lists them under these headings, in this order. */
export const places = [
  'everywhere',
  'dashboard',
  'agenda',
  'results',
  'document',
  'dossier',
  'debate',
  'lists',
] as const;
type Place = (typeof places)[number];

/** One line of the help: keys with one meaning, named by the words `shortcuts.names`. */
interface Row {
  name: string;
  where: Place;
  /** Keys we listen to, as `useShortcut` knows them; a sequence is written with a space. */
  keys: readonly string[];
  /** Keys with the same meaning that links, lists and dialogs have by themselves. */
  also?: readonly string[];
  /** Works while typing and with single keys switched off; a combination that takes no letter from anyone. */
  always?: true;
  /** Does it again as long as the key is held. */
  repeats?: true;
  /** Leaves the key to controls that use it themselves, such as a button or a slider. */
  yields?: true;
  /** The palette offers it wherever it works. */
  offered?: true;
}

/** Every shortcut of the product (UX 4): the handler, the help and the palette live from this table. */
export const shortcuts = [
  { name: 'palette', where: 'everywhere', keys: ['mod+k'], always: true },
  { name: 'help', where: 'everywhere', keys: ['?'], offered: true },
  { name: 'copyLink', where: 'everywhere', keys: ['c'], offered: true },
  { name: 'dashboard', where: 'everywhere', keys: ['g d'] },
  { name: 'agenda', where: 'everywhere', keys: ['g a'] },
  { name: 'domain', where: 'everywhere', keys: ['g 1', 'g 2', 'g 3', 'g 4', 'g 5'] },
  { name: 'lists', where: 'everywhere', keys: ['g l'] },
  { name: 'savedSearches', where: 'everywhere', keys: ['g s'] },
  { name: 'addToList', where: 'everywhere', keys: ['l'] },
  { name: 'addToLast', where: 'everywhere', keys: ['shift+l'] },
  { name: 'undo', where: 'everywhere', keys: [], also: ['mod+z'] },
  { name: 'close', where: 'everywhere', keys: [], also: ['escape'] },
  { name: 'query', where: 'dashboard', keys: ['/'], offered: true },
  { name: 'saveSearch', where: 'dashboard', keys: ['s'], offered: true },
  { name: 'view', where: 'dashboard', keys: ['t'], offered: true },
  { name: 'left', where: 'dashboard', keys: ['['], offered: true },
  { name: 'right', where: 'dashboard', keys: [']'], offered: true },
  { name: 'agendaView', where: 'agenda', keys: ['1', '2', '3', '4'] },
  { name: 'agendaToday', where: 'agenda', keys: ['t'], offered: true },
  { name: 'agendaPage', where: 'agenda', keys: ['arrowleft', 'arrowright'], yields: true },
  { name: 'next', where: 'results', keys: ['j'], also: ['arrowdown'], repeats: true },
  { name: 'previous', where: 'results', keys: ['k'], also: ['arrowup'], repeats: true },
  { name: 'open', where: 'results', keys: [], also: ['enter'] },
  { name: 'newTab', where: 'results', keys: ['o'] },
  { name: 'select', where: 'results', keys: ['x'] },
  { name: 'nextHit', where: 'document', keys: ['n'], repeats: true },
  { name: 'previousHit', where: 'document', keys: ['p'], repeats: true },
  { name: 'compareView', where: 'document', keys: ['v'], offered: true },
  { name: 'follow', where: 'dossier', keys: ['f'], offered: true },
  { name: 'compare', where: 'dossier', keys: ['d'], offered: true },
  { name: 'dossierPart', where: 'dossier', keys: ['1', '2', '3', '4', '5'] },
  { name: 'play', where: 'debate', keys: ['space'], yields: true },
  { name: 'back', where: 'debate', keys: ['shift+arrowleft'], repeats: true, yields: true },
  { name: 'forward', where: 'debate', keys: ['shift+arrowright'], repeats: true, yields: true },
  { name: 'moveItem', where: 'lists', keys: [], also: ['alt+arrowup', 'alt+arrowdown'] },
] as const satisfies readonly Row[];

/** A line of the table. */
export type Shortcut = (typeof shortcuts)[number];
/** A key or sequence of the table that an action can be bound to. */
export type Key = Shortcut['keys'][number];

// A key with one meaning on the dashboards and another on the agenda behaves the same in both.
const rowOf = new Map<string, Row>(shortcuts.flatMap((row) => row.keys.map((key) => [key, row])));

/** The line a key or sequence stands on; undefined for what is no shortcut. */
export function shortcutOf(key: string): Row | undefined {
  return rowOf.get(key);
}
