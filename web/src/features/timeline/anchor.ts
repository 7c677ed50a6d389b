import { z } from 'zod';
import { recall, remember } from '#session/storage.ts';

const Anchor = z.object({
  /** The search whose results these are. */
  search: z.string(),
  /** The first document in view, and how many pixels below the top edge it begins. */
  id: z.string(),
  offset: z.number(),
  /** The document that was opened; gets the focus back. */
  opened: z.string().optional(),
});
export type Anchor = z.infer<typeof Anchor>;

const entry = 'timelineAnchors';
/** Searches of this tab whose place is kept: as far as one goes back. */
const most = 20;

const kept = () => recall(entry, z.array(Anchor), 'tab') ?? [];

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
