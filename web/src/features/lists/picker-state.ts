import { value } from '#session/value.ts';

/** What the picker of lists is open for. */
interface Picking {
  documentIds: readonly string[];
  /** The element it belongs to: it stands below that, and the focus goes back there. */
  anchor: HTMLElement;
}

/** The open picker of lists; there is one on the page. */
export const picking = value<Picking | undefined>(undefined);

/** Opens the picker of lists for these documents; closes it when it is open there. */
export function pickLists(documentIds: readonly string[], anchor: HTMLElement): void {
  if (documentIds.length === 0) return;
  picking.set(picking.now()?.anchor === anchor ? undefined : { documentIds, anchor });
}
