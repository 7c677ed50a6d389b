import { isListOf, isNumber, isObjectOf, isOptional, isText } from '#api/shapes.ts';
import { recall, remember } from '#session/storage.ts';

/** Where a reader is in the results of a search. */
export interface Anchor {
  /** The search whose results these are. */
  search: string;
  /** The first document in view, and how many pixels below the top edge it begins. */
  id: string;
  offset: number;
  /** The document that was opened; gets the focus back. */
  opened?: string;
}
const isAnchor = isObjectOf<Anchor>({
  search: isText,
  id: isText,
  offset: isNumber,
  opened: isOptional(isText),
});

const entry = 'timelineAnchors';
/** Searches of this tab whose place is kept: as far as one goes back. */
const most = 20;

const kept = () => recall(entry, isListOf(isAnchor), 'tab') ?? [];

/** Remembers in this tab where the reader is in the results (UX 4: by document, not by pixels). */
export function keepAnchor(anchor: Anchor): void {
  const others = kept().filter(({ search }) => search !== anchor.search);
  remember(entry, [anchor, ...others].slice(0, most), 'tab');
}

/** Where the reader was in the results of this search. */
export function anchorOf(search: string): Anchor | undefined {
  return kept().find((anchor) => anchor.search === search);
}

/** Forgets where the reader was: they ask for the newest results. */
export function forgetAnchor(search: string): void {
  remember(
    entry,
    kept().filter((anchor) => anchor.search !== search),
    'tab',
  );
}
