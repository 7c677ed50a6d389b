import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '#features/shortcuts/use-shortcut.ts';
import { NotFetched } from '#ui/late-dialog.tsx';
import { LatePart, lazyPart } from '#ui/late-part.tsx';
import { clearSelection, selectedNow, toggleSelected, useSelection } from './selection.ts';
import { useListKeys } from './use-list-keys.ts';

/** Fetched with the first selection. */
const SelectionTools = lazyPart(() => import('./selection-tools.tsx'), 'SelectionTools');

/** The result with the focus. */
const focusedRow = () => document.activeElement?.closest<HTMLElement>('[data-row="item"][data-key]');

/**
 * What can be done with the selected results; X selects the one with the focus, L adds the selection, or else
 * that result, to a list, Shift+L to the last one, and Escape clears the selection (UX 4). A selection belongs to the results of one search.
 */
export function SelectionBar({ of }: { of: string }) {
  const { t } = useTranslation();
  const count = useSelection().size;
  useEffect(() => clearSelection, [of]);
  useShortcut('x', () => {
    const id = focusedRow()?.dataset.key;
    if (id) toggleSelected(id);
  });
  useListKeys(() => {
    const row = focusedRow();
    const ids = selectedNow().length > 0 ? selectedNow() : row?.dataset.key ? [row.dataset.key] : [];
    const beside =
      document.querySelector<HTMLElement>('[data-add-selection]') ??
      row?.querySelector<HTMLElement>('[data-title]') ??
      row;
    return ids.length > 0 && beside ? [{ documentIds: ids }, beside] : undefined;
  });
  return (
    <>
      <p role="status" className="visually-hidden">
        {count > 0 && t('lists.selection.count', { count })}
      </p>
      {count > 0 && (
        <LatePart failure={<NotFetched onClose={clearSelection} />}>
          <SelectionTools />
        </LatePart>
      )}
    </>
  );
}
