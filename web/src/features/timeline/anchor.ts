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

const entry = 'timelineAnchor';

/** Remembers in this tab where the reader is in the results (UX 4: by document, not by pixels). */
export function keepAnchor(anchor: Anchor): void {
  remember(entry, anchor, 'tab');
}

/** Where the reader was in the results of this search. */
export function anchorOf(search: string): Anchor | undefined {
  const anchor = recall(entry, Anchor, 'tab');
  return anchor?.search === search ? anchor : undefined;
}
