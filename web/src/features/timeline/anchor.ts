import { isListOf, isNumber, isObjectOf, isOptional, isText } from '#api/shapes.ts';
import { recall, remember } from '#session/storage.ts';

/** Where a reader is in the results of a search. */
export interface Anchor {
  /** The search whose results these are, and the entry of the browser's history at which they are. */
  search: string;
  entry: string;
  /** The first document in view, and how many pixels below the top edge it begins. */
  id: string;
  offset: number;
  /** Pages of results that were loaded. */
  pages?: number | undefined;
  /** The document that was opened; gets the focus back. */
  opened?: string;
}
const isAnchor = isObjectOf<Anchor>({
  search: isText,
  entry: isText,
  id: isText,
  offset: isNumber,
  pages: isOptional(isNumber),
  opened: isOptional(isText),
});

const name = 'timelineAnchors';
/** Places of this tab that are kept: as far as one goes back. */
const most = 20;

const kept = () => recall(name, isListOf(isAnchor), 'tab') ?? [];

/**
 * Remembers in this tab where the reader is in the results (UX 4: by document, not by pixels); who walks on from
 * document to document moves the place they left the results at.
 */
export function keepAnchor(anchor: Omit<Anchor, 'entry'> & { entry?: string }): void {
  const { search } = anchor;
  const { entry = '', pages } = anchorOf(search) ?? {};
  const next = { entry, pages, ...anchor };
  const others = kept().filter((other) => other.search !== search || other.entry !== next.entry);
  remember(name, [next, ...others].slice(0, most), 'tab');
}

/** Where the reader was in the results of this search, at an entry of the history or, without one, at last. */
export function anchorOf(search: string, entry?: string): Anchor | undefined {
  return kept().find((anchor) => anchor.search === search && (entry === undefined || anchor.entry === entry));
}

/** Forgets where the reader was: they ask for the newest results. */
export function forgetAnchor(search: string): void {
  remember(
    name,
    kept().filter((anchor) => anchor.search !== search),
    'tab',
  );
}
