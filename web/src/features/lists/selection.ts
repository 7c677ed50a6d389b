import { useSyncExternalStore } from 'react';
import { useValue, value } from '#session/value.ts';

const selection = value<ReadonlySet<string>>(new Set());

/** The documents that are selected in the timeline, by id. */
export const useSelection = (): ReadonlySet<string> => useValue(selection);

/** Whether one document is selected; renders again only when that changes. */
export function useSelected(documentId: string): boolean {
  return useSyncExternalStore(selection.subscribe, () => selection.now().has(documentId));
}

/** Whether anything is selected; renders again only when that changes. */
export function useSelecting(): boolean {
  return useSyncExternalStore(selection.subscribe, () => selection.now().size > 0);
}

/** The selected documents at this moment. */
export const selectedNow = (): readonly string[] => [...selection.now()];

/** Selects a document, or no longer. */
export function toggleSelected(documentId: string): void {
  const next = new Set(selection.now());
  if (!next.delete(documentId)) next.add(documentId);
  selection.set(next);
}

/** Selects nothing any more. */
export function clearSelection(): void {
  if (selection.now().size > 0) selection.set(new Set());
}
