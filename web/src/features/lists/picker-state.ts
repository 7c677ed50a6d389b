import type { Quoted } from 'contract/quotations';
import { value } from '#session/value.ts';

/** What goes onto lists: documents, or what is quoted of one. */
export interface Addition {
  documentIds: readonly string[];
  quoted?: Quoted;
  /** What is written with a document that is new on a list. */
  note?: string;
}

/** What the picker of lists is open for. */
interface Picking extends Addition {
  /** The element it belongs to: it stands below that, and the focus goes back there. */
  anchor: HTMLElement;
  /** Where that was: what stands beside selected words goes with them. */
  place: DOMRect;
}

/** The open picker of lists; there is one on the page. */
export const picking = value<Picking | undefined>(undefined);

/** Opens the picker of lists for this; closes it when it is open there. */
export function pickLists(addition: Addition, anchor: HTMLElement): void {
  if (addition.documentIds.length === 0) return;
  picking.set(
    picking.now()?.anchor === anchor
      ? undefined
      : { ...addition, anchor, place: anchor.getBoundingClientRect() },
  );
}
