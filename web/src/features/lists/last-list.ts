import { queries } from '#api/queries.ts';
import { showError } from '#session/describe.ts';
import { loadLateWords } from '#session/locale.ts';
import { addToList } from './list-actions.ts';
import { type Addition, pickLists } from './picker-state.ts';
import { activeLists } from './use-lists.ts';

/** Adds to the list that was used last; without any the picker, which makes one, opens at the anchor. */
export async function addToLastList(addition: Addition, anchor: HTMLElement): Promise<void> {
  if (addition.documentIds.length === 0) return;
  try {
    const [lists] = await Promise.all([queries.fetchQuery(activeLists), loadLateWords('listPicker')]);
    const [last] = lists.data;
    if (last) await addToList(last, addition);
    else pickLists(addition, anchor);
  } catch (failure) {
    showError(failure);
  }
}
