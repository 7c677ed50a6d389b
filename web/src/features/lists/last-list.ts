import { queries } from '#api/queries.ts';
import { showError } from '#session/describe.ts';
import { loadLateWords } from '#session/locale.ts';
import { addToList, sayAlreadyOn } from './list-actions.ts';
import { type Addition, pickLists } from './picker-state.ts';
import { activeLists, fetchHoldings } from './use-lists.ts';

/** Adds to the list that was used last; without any the picker, which makes one, opens at the anchor. */
export async function addToLastList(addition: Addition, anchor: HTMLElement): Promise<void> {
  if (addition.documentIds.length === 0) return;
  try {
    const [lists] = await Promise.all([queries.fetchQuery(activeLists), loadLateWords('listPicker')]);
    const [last] = lists.data;
    if (!last) return pickLists(addition, anchor);
    const { documentIds, quoted } = addition;
    const held = quoted ? [] : await fetchHoldings(documentIds);
    const isOn = (id: string) => held.some((one) => one.documentId === id && one.listId === last.id);
    if (documentIds.every(isOn)) sayAlreadyOn(last, documentIds.length);
    else await addToList(last, addition);
  } catch (failure) {
    showError(failure);
  }
}
